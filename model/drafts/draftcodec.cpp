// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/drafts/draftcodec.h"

#include <nlohmann/json.hpp>

namespace escarmouche::model {

std::string encodeDraftWords(const DraftWords &words)
{
    return nlohmann::json(words).dump();
}

// Words come back as they were typed, whatever is among them: the one reader of JSON refuses
// control characters and long texts, which only the act that they are for has to refuse.
DraftWords decodeDraftWords(std::string_view payload)
{
    const auto value = nlohmann::json::parse(payload, nullptr, false);
    DraftWords words;
    if (!value.is_object())
        return words;
    for (const auto &[field, text] : value.items())
        if (text.is_string())
            words.emplace(field, text.get<std::string>());
    return words;
}

} // namespace escarmouche::model
