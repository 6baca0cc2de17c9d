// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "app/cli/campaign/campaigncommands.h"
#include "app/cli/campaign/campaignjson.h"
#include "app/cli/campaign/campaigntext.h"
#include "app/cli/talk/console.h"
#include "app/words/language/dates.h"
#include "app/words/sentences/sentences.h"
#include "model/text.h"

#include <QDate>

#include <algorithm>

namespace escarmouche::app::cli {
namespace {

template<std::size_t... Index>
std::vector<std::string> kindsOf(std::index_sequence<Index...>)
{
    return {std::string(rules::keyOf(rules::CampaignAct(std::in_place_index<Index>)))...};
}

/** What --kind may be. */
std::vector<std::string> actKinds()
{
    auto kinds = kindsOf(std::make_index_sequence<std::variant_size_v<rules::CampaignAct>>());
    kinds.emplace_back(model::kTakeOut);
    kinds.emplace_back(model::kCorrection);
    return kinds;
}

Outcome<QDate> dayCalled(const std::string &word)
{
    const QDate day = QDate::fromString(toQString(word), QStringLiteral("yyyy-MM-dd"));
    if (day.isValid())
        return day;
    return complain(
        kUsage,
        told(QT_TRANSLATE_NOOP("CommandLine", "“%1” is not a date: write dates as 2026-10-24."))
            .arg(toQString(word)));
}

/** Drops what lies before the first day or after the last one, by the clocks here. */
Outcome<void> filterByDay(const CampaignCall &wish, std::vector<model::CampaignLine> &lines)
{
    if (!wish.since.empty()) {
        const auto first = dayCalled(wish.since);
        if (!first)
            return tl::unexpected(first.error());
        std::erase_if(lines, [begins = dayBegins(*first)](const auto &line) {
            return line.line.at < begins;
        });
    }
    if (!wish.until.empty()) {
        const auto last = dayCalled(wish.until);
        if (!last)
            return tl::unexpected(last.error());
        std::erase_if(lines, [ends = dayBegins(last->addDays(1))](const auto &line) {
            return line.line.at >= ends;
        });
    }
    return {};
}

/** Drops what is about none of the figures of --figure. */
Outcome<void> filterByFigure(const OpenCampaign &open, const CampaignCall &wish,
                             const rules::Entrant *band, std::vector<model::CampaignLine> &lines)
{
    if (wish.members.empty())
        return {};
    std::vector<FigureOfBand> wanted;
    for (const std::string &word : wish.members) {
        const auto figures = figuresCalled(open, band, word);
        if (!figures)
            return tl::unexpected(figures.error());
        wanted.insert(wanted.end(), figures->begin(), figures->end());
    }
    std::erase_if(lines, [&](const auto &line) {
        return std::ranges::none_of(wanted, [&](const FigureOfBand &figure) {
            return std::ranges::count(line.bands, figure.band) > 0 &&
                   std::ranges::count(line.members, figure.member) > 0;
        });
    });
    return {};
}

/** What the call filters by: kind, band, figure, game, days. */
Outcome<std::vector<model::CampaignLine>> filtered(const Call &call, const OpenCampaign &open)
{
    auto lines = open.session->history();
    if (!lines)
        return complain(lines.error());
    const CampaignCall &wish = call.campaign;
    const auto kinds = actKinds();
    if (!wish.kind.empty() && std::ranges::count(kinds, wish.kind) == 0)
        return complain(
            kNotFound, told(QT_TRANSLATE_NOOP("CommandLine",
                                              "There are no acts of the kind “%1”. Kinds are: %2."))
                           .arg(toQString(wish.kind), listed(kinds)));
    if (!wish.kind.empty())
        std::erase_if(*lines, [&](const auto &line) { return line.kind != wish.kind; });
    if (!wish.game.empty()) {
        const auto game = gameCalled(open.campaign(), wish.game);
        if (!game)
            return tl::unexpected(game.error());
        std::erase_if(*lines, [&](const auto &line) { return line.fixture != (*game)->id; });
    }
    const rules::Entrant *only = nullptr;
    if (!wish.band.empty()) {
        const auto band = bandCalled(open.campaign(), wish.band);
        if (!band)
            return tl::unexpected(band.error());
        only = *band;
        std::erase_if(*lines, [&](const auto &line) {
            return std::ranges::find(line.bands, only->id) == line.bands.end();
        });
    }
    if (const auto done = filterByFigure(open, wish, only, *lines); !done)
        return tl::unexpected(done.error());
    if (const auto done = filterByDay(wish, *lines); !done)
        return tl::unexpected(done.error());
    return std::move(*lines);
}

QString linesText(const OpenCampaign &open, const std::vector<model::CampaignLine> &lines)
{
    QStringList text;
    for (const auto &line : lines) {
        const QString sentence = open.said(line.line).replace(u'\n', u' ');
        text << QStringLiteral("%1  %2  %3  %4")
                    .arg(line.line.seq, 5)
                    .arg(momentText(line.line.at), toQString(line.line.person),
                         line.line.retracted
                             ? told(QT_TRANSLATE_NOOP("CommandLine", "(taken back) %1"))
                                   .arg(sentence)
                             : sentence);
    }
    return text.join(u'\n');
}

/** The acts of those numbers. */
Outcome<std::vector<std::string>> actsNumbered(const std::vector<std::int64_t> &numbers,
                                               const std::vector<model::CampaignLine> &lines)
{
    std::vector<std::string> uuids;
    for (const std::int64_t number : numbers) {
        const auto met =
            std::ranges::find_if(lines, [&](const auto &line) { return line.line.seq == number; });
        if (met == lines.end())
            return complain(
                kNotFound,
                told(QT_TRANSLATE_NOOP("CommandLine",
                                       "There is no act %1: the last one is %2. “campaign history” "
                                       "shows them."))
                    .arg(number)
                    .arg(lines.back().line.seq));
        uuids.push_back(met->line.uuid);
    }
    return uuids;
}

/** What is shown alone is filtered; the chronicle is written of a game. */
Outcome<void> checkUnfiltered(const CampaignCall &wish, bool takesBack)
{
    for (const auto &[given, option] :
         {std::pair{!wish.kind.empty(), "--kind"}, std::pair{!wish.band.empty(), "--band"},
          std::pair{!wish.members.empty(), "--figure"}, std::pair{!wish.since.empty(), "--since"},
          std::pair{!wish.until.empty(), "--until"},
          std::pair{takesBack && !wish.game.empty(), "--game"}})
        if (given)
            return complain(
                kUsage,
                told(QT_TRANSLATE_NOOP("CommandLine", "%1 is for acts to be shown: it goes neither "
                                                      "with --take-back nor with --write."))
                    .arg(QLatin1String(option)));
    return {};
}

/** Lines that brought acts back, or took them out: one sees from these what is out again. */
void tellMoved(const OpenCampaign &open, const std::vector<std::string> &uuids,
               const std::vector<model::CampaignLine> &lines)
{
    for (const auto &line : lines) {
        if (!line.line.moved.empty() && std::ranges::count(uuids, line.line.uuid) > 0)
            talk(told(QT_TRANSLATE_NOOP("CommandLine", "Taken back: %1 %2"))
                     .arg(line.line.seq)
                     .arg(open.said(line.line)));
    }
}

/** What later acts came to, or would come to. */
void tellEffects(const Call &call, const OpenCampaign &open,
                 const std::vector<model::CampaignConsequence> &effects, bool isDone)
{
    const QString notDone = told(QT_TRANSLATE_NOOP(
        "CommandLine", "Nothing was taken back. --force takes it back, and these acts with it."));
    Json json{{"taken_back", isDone}, {"consequences", Json::array()}};
    for (const auto &effect : effects) {
        json["consequences"].push_back(jsonOf(open, effect));
        if (!call.json)
            talk((effect.refused
                      ? told(QT_TRANSLATE_NOOP("CommandLine", "Also taken back: %1 %2"))
                      : told(QT_TRANSLATE_NOOP("CommandLine", "Has another result: %1 %2")))
                     .arg(effect.act.line.seq)
                     .arg(open.said(effect.act.line)));
    }
    if (!isDone)
        json["error"] = {{"exit", int{kIllegal}}, {"sentence", toUtf8(notDone)}};
    if (call.json)
        print(json);
    else if (!isDone)
        talk(notDone);
}

/** Without --force, later acts that would change or go are listed and nothing is done. */
Outcome<int> takeBack(const Call &call, const OpenCampaign &open)
{
    const auto lines = open.session->history();
    if (!lines)
        return complain(lines.error());
    const auto uuids = actsNumbered(call.campaign.retract, *lines);
    if (!uuids)
        return tl::unexpected(uuids.error());
    for (const auto &line : *lines) {
        if (line.line.retracted && std::ranges::count(*uuids, line.line.uuid) > 0)
            return complain(
                kIllegal,
                told(QT_TRANSLATE_NOOP("CommandLine", "Act %1 has been taken back already. Nothing "
                                                      "was changed."))
                    .arg(line.line.seq));
    }
    const auto effects = open.session->foresee(*uuids);
    if (!effects)
        return refused(open, effects.error());
    const bool does = effects->empty() || call.force;
    if (does) {
        if (const auto done = open.session->takeOut(*uuids, call.reason); !done)
            return refused(open, done.error());
        if (const auto kept = open.session->flush(); !kept)
            return complain(kept.error());
    }
    if (does && !call.json)
        tellMoved(open, *uuids, *lines);
    tellEffects(call, open, *effects, does);
    return does ? kFine : kIllegal;
}

/** The entry that an act wrote, as it is now. */
Outcome<const rules::ChronicleEntry *> entryOf(std::int64_t act, const OpenCampaign &open,
                                               const std::vector<model::CampaignLine> &lines)
{
    const auto known = actsNumbered({act}, lines);
    if (!known)
        return tl::unexpected(known.error());
    const auto line =
        std::ranges::find_if(lines, [&](const auto &each) { return each.line.seq == act; });
    const auto &chronicle = open.campaign().chronicle;
    const auto entry = std::ranges::find(chronicle, line->entry, &rules::ChronicleEntry::id);
    if (entry == chronicle.end())
        return complain(kNotFound,
                        told(QT_TRANSLATE_NOOP("CommandLine",
                                               "Act %1 left no entry in the chronicle. “campaign "
                                               "history --kind chronicle” shows those that did."))
                            .arg(act));
    return &*entry;
}

Outcome<rules::WriteChronicle> wordsOf(const Call &call, const OpenCampaign &open)
{
    const CampaignCall &wish = call.campaign;
    if (wish.edit) {
        const auto lines = open.session->history();
        if (!lines)
            return complain(lines.error());
        const auto entry = entryOf(*wish.edit, open, *lines);
        if (!entry)
            return tl::unexpected(entry.error());
        return rules::WriteChronicle{(*entry)->id, (*entry)->fixture, *wish.write};
    }
    if (wish.game.empty())
        return rules::WriteChronicle{{}, {}, *wish.write};
    const auto game = gameCalled(open.campaign(), wish.game);
    if (!game)
        return tl::unexpected(game.error());
    return rules::WriteChronicle{{}, (*game)->id, *wish.write};
}

/** Writes a new entry of the chronicle, or new words for an old one, and shows the act. */
Outcome<int> writeChronicle(const Call &call, const OpenCampaign &open)
{
    if (!call.campaign.write)
        return complain(
            kUsage, told(QT_TRANSLATE_NOOP("CommandLine", "Say what is to be written with --write "
                                                          "TEXT.")));
    const auto act = wordsOf(call, open);
    if (!act)
        return tl::unexpected(act.error());
    if (const auto done = perform(open, *act); !done)
        return tl::unexpected(done.error());
    const auto lines = open.session->history();
    if (!lines)
        return complain(lines.error());
    if (call.json)
        print(Json{{"acts", Json::array({jsonOf(open, lines->back())})}});
    else
        print(linesText(open, {lines->back()}));
    return kFine;
}

} // namespace

Outcome<int> showStandings(const Call &call)
{
    const auto open = openCampaign(call, model::OpenMode::ReadOnly);
    if (!open)
        return tl::unexpected(open.error());
    if (const auto has = checkBands(*open); call.campaign.figures && !has)
        return tl::unexpected(has.error());
    const auto &campaign = open->campaign();
    if (!call.json) {
        print(call.campaign.figures ? figureStandingsText(campaign)
                                    : standingsText(open->session->rules(), campaign));
        return kFine;
    }
    Json bands = Json::array();
    for (const auto &row : rules::standings(open->session->rules().ranking(), campaign))
        bands.push_back(jsonOf(campaign, row));
    Json figures = Json::array();
    for (const auto &row : rules::figureStandings(campaign))
        figures.push_back(jsonOf(campaign, row));
    Json awards = Json::array();
    for (const auto &award : rules::awardsOf(campaign))
        awards.push_back(jsonOf(campaign, award));
    Json ties = Json::array();
    for (const auto breaker :
         rules::leagueOptions(open->session->rules().ranking(), campaign.options).tieBreakers)
        ties.push_back(rules::kTieBreakerKeys[static_cast<std::size_t>(breaker)]);
    print(Json{{"bands", std::move(bands)},
               {"figures", std::move(figures)},
               {"awards", std::move(awards)},
               {"tie_breakers", std::move(ties)}});
    return kFine;
}

Outcome<int> showHistory(const Call &call)
{
    const bool takesBack = !call.campaign.retract.empty();
    const bool tellsMore = call.campaign.write || call.campaign.edit;
    const bool writes = takesBack || tellsMore;
    if (writes) {
        if (const auto fits = checkUnfiltered(call.campaign, takesBack); !fits)
            return tl::unexpected(fits.error());
    }
    const auto open = openCampaign(call, modeFor(writes));
    if (!open)
        return tl::unexpected(open.error());
    if (takesBack)
        return takeBack(call, *open);
    if (tellsMore)
        return writeChronicle(call, *open);
    const auto lines = filtered(call, *open);
    if (!lines)
        return tl::unexpected(lines.error());
    if (!call.json) {
        if (lines->empty())
            talk(told(QT_TRANSLATE_NOOP("CommandLine", "No act fits what was asked for.")));
        else
            print(linesText(*open, *lines));
        return kFine;
    }
    Json list = Json::array();
    for (const auto &line : *lines)
        list.push_back(jsonOf(*open, line));
    print(Json{{"acts", std::move(list)}});
    return kFine;
}

} // namespace escarmouche::app::cli
