// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/drafts/draft.h"

#include <string_view>

namespace escarmouche::model {

/** The payload of a draft: a JSON object of texts. */
std::string encodeDraftWords(const DraftWords &words);
/** Empty: it cannot be read. */
DraftWords decodeDraftWords(std::string_view payload);

} // namespace escarmouche::model
