// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign/reportinput.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/campaign/campaigntext.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/inputfile.h"
#include "app/words/sentences/entryorder.h"
#include "model/text.h"
#include "rules/core/campaign/past/reportnames.h"

#include <set>

namespace escarmouche::app::cli {
namespace {

/** A mark that says nothing of anybody in the game is a slip of the hand. */
rules::Result<rules::BattleReport> withKnownMarks(rules::BattleReport report,
                                                  const std::vector<EntryLine> &lines)
{
    std::set<std::string> known;
    for (const EntryLine &line : lines)
        for (const rules::ReportWord &word : line.words)
            if (word.kind == rules::ReportWord::Kind::Mark)
                known.insert(word.key);
    for (std::size_t i = 0; i < report.figures.size(); ++i)
        for (const std::string &mark : report.figures[i].marks)
            if (!known.contains(mark))
                return rules::fail({.code = rules::ErrorCode::WrongChoice,
                                    .subject = mark,
                                    .pointer = "/figures/" + std::to_string(i) + "/marks",
                                    .hint = toUtf8(listed({known.begin(), known.end()}))});
    return report;
}

/** The report calls a band or a figure otherwise than the campaign: whose result is it? */
tl::unexpected<Complaint> otherName(const std::string &file, rules::Error error)
{
    error.file = file;
    const QString sentence =
        //: file, place in it, a name, another name
        told(QT_TRANSLATE_NOOP("CommandLine",
                               "%1 %2: This is “%3” in the game, but the report says “%4”. Nothing "
                               "was changed. Put the bands and figures as “campaign report” prints "
                               "them for this game."))
            .arg(toQString(error.file), toQString(error.pointer), toQString(error.hint),
                 toQString(error.subject));
    return tl::unexpected(Complaint{kRejected, sentence, std::move(error), {}});
}

} // namespace

Outcome<rules::BattleReport> readReport(const std::string &file, const rules::CampaignRules &rules,
                                        const rules::Campaign &campaign,
                                        const rules::Fixture &fixture)
{
    const auto text = readInput(file);
    if (!text)
        return complain(text.error());
    auto report = rules::decodeBattleReport(*text).and_then([&](rules::BattleReport read) {
        return withKnownMarks(std::move(read), entryOrder(rules, campaign, fixture));
    });
    if (!report) {
        report.error().file = file;
        return complain(report.error());
    }
    if (const auto named = rules::checkNames(campaign, fixture, *report); !named)
        return otherName(file, named.error());
    return std::move(*report);
}

} // namespace escarmouche::app::cli
