// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/notices/refusal.h"

#include "app/words/sentences/historytext.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/match/match.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace escarmouche::app {

namespace {

using namespace std::string_view_literals;

/** What a campaign refuses, unless somebody says why it is done all the same. */
constexpr std::array kReasoned{"campaign.refused.needs-reason"sv, "campaign.refused.not-of-crew"sv,
                               "campaign.refused.post-game-open"sv, "campaign.refused.drawn"sv,
                               "campaign.refused.other-rank"sv};
/** Of whatever game: its rules forbid it. */
constexpr auto kIllegal = ".refused.illegal"sv;

bool isReasoned(const std::string &key)
{
    return key.ends_with(kIllegal) || std::ranges::count(kReasoned, key) > 0;
}

struct RefusalWords {
    Q_DECLARE_TR_FUNCTIONS(Refusal)
};

} // namespace

QString whyNot(const rules::Error &error, const rules::PhraseBook &book,
               const std::function<std::optional<model::HistoryLine>()> &latest)
{
    if (error.code == rules::ErrorCode::RefusedByRule)
        return say(book, rules::whyRefused(error));
    if (error.code != rules::ErrorCode::StreamMoved)
        return {};
    const auto act = latest();
    //: who did what, a sentence
    return act ? RefusalWords::tr("%1 was quicker: %2")
                     .arg(toQString(act->person),
                          historyText(
                              [&book](const rules::Phrase &phrase) { return say(book, phrase); },
                              *act))
               : QString();
}

Refusal::Offer offerFor(const rules::Error &error)
{
    using rules::ErrorCode;
    if (error.code == ErrorCode::NotEnoughTreasury || error.code == ErrorCode::WouldBreakRule)
        return Refusal::Offer::Adjustment;
    if (error.code == ErrorCode::RefusedByRule && isReasoned(rules::whyRefused(error).key))
        return Refusal::Offer::Adjustment;
    if (error.code == ErrorCode::EmptyReason)
        return Refusal::Offer::Reason;
    if (error.code == ErrorCode::StreamMoved)
        return Refusal::Offer::Again;
    return Refusal::Offer::Nothing;
}

} // namespace escarmouche::app
