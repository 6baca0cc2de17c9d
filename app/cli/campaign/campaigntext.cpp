// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign/campaigntext.h"

#include "app/cli/band/bandtext.h"
#include "app/cli/call/commandtable.h"
#include "app/cli/campaign/campaigndice.h"
#include "app/cli/campaign/campaignjson.h"
#include "app/cli/match/matchtext.h"
#include "app/cli/open/campaignrows.h"
#include "app/cli/talk/console.h"
#include "app/words/language/numbers.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/campaignwords.h"
#include "app/words/sentences/entryorder.h"
#include "app/words/sentences/phrases.h"
#include "app/words/sentences/players.h"
#include "app/words/sentences/recordwords.h"
#include "model/match/setup/quickmatch.h"
#include "model/text.h"
#include "rules/core/campaign/past/awards.h"
#include "rules/core/campaign/rounds/calendar.h"
#include "rules/core/campaign/rounds/points.h"
#include "rules/core/campaign/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace escarmouche::app::cli {

namespace {

QString name(const rules::Text &text)
{
    return toQString(text.in(uiLanguage()));
}

QString head(const char *source)
{
    return told(source);
}

/** Of somebody who may come: whether he does, as long as nobody was chosen whether he would. */
QString presenceText(const OpenCampaign &open, const rules::CrewLine &line, const rules::Crew *crew)
{
    const bool stays = crew && std::ranges::count(crew->members, line.member) == 0;
    switch (line.presence) {
    case rules::Presence::Comes:
        if (stays)
            //: of a figure that may come to a game and was not chosen
            return told(QT_TRANSLATE_NOOP("CommandLine", "stays behind"));
        return line.fee == 0
                   ? told(QT_TRANSLATE_NOOP("CommandLine", "comes"))
                   : told(QT_TRANSLATE_NOOP("CommandLine", "comes, for %1")).arg(line.fee);
    case rules::Presence::MustRoll:
    case rules::Presence::Misses:
        return open.said(line.sentence);
    case rules::Presence::MustBePaid:
        return stays || !crew
                   ? told(QT_TRANSLATE_NOOP("CommandLine", "would come for %1")).arg(line.fee)
                   : told(QT_TRANSLATE_NOOP("CommandLine", "comes, for %1")).arg(line.fee);
    }
    return {};
}

/** "3 of 11 come, drawn by lot". */
QString crewSum(const rules::Crew &crew, std::size_t all)
{
    const auto count = static_cast<int>(crew.members.size());
    const QString sum =
        QCoreApplication::translate("CommandLine", "%n of %1 come", nullptr, count).arg(all);
    return crew.how == rules::CrewChoice::Drawn
               ? told(QT_TRANSLATE_NOOP("CommandLine", "%1, drawn by lot")).arg(sum)
               : sum;
}

/** What the line waits for, and how it is said; empty: for nothing to be typed. */
QString lineAwaitedText(const rules::PostGameLine &line)
{
    if (!rules::takesDice(line))
        return {};
    //: dice as "2d6", how they are typed
    const char *awaited = QT_TRANSLATE_NOOP("CommandLine", "awaits %1: --dice %2, or --throw");
    if (line.awaiting != rules::Awaiting::Dice)
        //: a choice that dice may make: dice as "2d6", how they are typed
        awaited = QT_TRANSLATE_NOOP("CommandLine", "may be left to %1: --dice %2, or --throw");
    return u'\n' + QStringLiteral("      ") +
           told(awaited).arg(diceText(line.roll.roll), typedText(line.roll.roll));
}

QString scenarioText(const ScenarioTitles &titles, const std::string &scenario)
{
    const auto met = std::ranges::find(titles, scenario, &rules::ScenarioTitle::key);
    return met == titles.end() ? toQString(scenario) : name(met->name);
}

QString endWord(rules::FigureEnd end)
{
    switch (end) {
    case rules::FigureEnd::Standing:
        return {};
    case rules::FigureEnd::OutOfAction:
        return told(QT_TRANSLATE_NOOP("CommandLine", "out of action"));
    case rules::FigureEnd::LeftTable:
        return told(QT_TRANSLATE_NOOP("CommandLine", "left the table"));
    case rules::FigureEnd::NotPlayed:
        return told(QT_TRANSLATE_NOOP("CommandLine", "not played"));
    }
    return {};
}

QString optionText(const OpenCampaign &open, const rules::PostGameOption &option)
{
    const QString line =
        QStringLiteral("      %1  %2").arg(toQString(option.key), name(option.name));
    return option.possible ? line
                           : line + QStringLiteral(" – %1 (%2)")
                                        .arg(open.said(option.why), toQString(option.rule));
}

QString facesText(const OpenCampaign &open, const rules::PostGameLine &line)
{
    QStringList faces;
    for (const auto id : line.rolls) {
        if (const auto *roll = find(open.campaign(), id)) {
            for (const int face : roll->faces)
                faces << QString::number(face);
        }
    }
    return faces.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(faces.join(u' '));
}

QString lineText(const OpenCampaign &open, const rules::PostGameLine &line)
{
    QString text = QStringLiteral("  %1 %2  %3%4")
                       .arg(line.done ? QStringLiteral("x") : QStringLiteral("-"),
                            toQString(line.key), open.said(line.sentence), facesText(open, line));
    if (!line.rule.empty())
        text += QStringLiteral(" (%1)").arg(toQString(line.rule));
    for (const auto &told : rules::toldBeside(line))
        text += QStringLiteral("\n      %1").arg(open.said(told.sentence));
    if (line.done)
        return text;
    text += lineAwaitedText(line);
    for (const auto &option : line.options)
        text += u'\n' + optionText(open, option);
    return text;
}

/** What "used" and "marks" of a report may hold, each key with its meaning. */
QString wordsText(const OpenCampaign &open, const rules::Fixture &fixture)
{
    QStringList met;
    for (const auto &line : entryOrder(open.session->rules(), open.campaign(), fixture)) {
        for (const auto &word : line.words) {
            const QString key = word.kind == rules::ReportWord::Kind::Used
                                    ? QStringLiteral("\"used\": \"%1\"")
                                    : QStringLiteral("\"marks\": \"%1\"");
            const QString text =
                QStringLiteral("  %1  %2").arg(key.arg(toQString(word.key)), name(word.name));
            if (!met.contains(text))
                met << text;
        }
    }
    if (met.isEmpty())
        return {};
    return u'\n' + told(QT_TRANSLATE_NOOP("CommandLine", "A report may also say of a figure:")) +
           u'\n' + met.join(u'\n');
}

/** Games, knock-outs and experience as a table, then what befell each of them. */
QString recordTable(const RecordWords &words, const std::vector<const rules::FigureRecord *> &all)
{
    std::vector<QStringList> table{{head(QT_TRANSLATE_NOOP("CommandLine", "figure")),
                                    head(QT_TRANSLATE_NOOP("CommandLine", "name")),
                                    head(QT_TRANSLATE_NOOP("CommandLine", "record"))}};
    QString lives;
    for (const auto *record : all) {
        QStringList facts{words.tally(*record), words.knockOuts(*record)};
        facts.removeAll(QString());
        table.push_back({QString::number(record->figure.member.value), name(record->figure.name),
                         facts.join(QStringLiteral(" · "))});
        for (const auto &befallen : record->befallen)
            lives += QStringLiteral("  %1 · %2 · %3\n")
                         .arg(name(record->figure.name), words.game(befallen.fixture),
                              words.befallen(befallen));
    }
    return columns(table) + u'\n' + lives;
}

/** Those who are in the band no more, under a heading; empty: nobody. */
QString goneText(const RecordWords &words, const char *title,
                 const std::vector<rules::FallenRecord> &gone)
{
    std::vector<const rules::FigureRecord *> all;
    for (const auto &each : gone)
        all.push_back(&each.record);
    if (all.empty())
        return {};
    QString text = told(title) + u'\n' + recordTable(words, all);
    for (const auto &each : gone) {
        if (each.by)
            text +=
                QStringLiteral("  %1 · %2\n").arg(name(each.record.figure.name), words.by(each));
    }
    return text;
}

QString recordsText(const OpenCampaign &open, const rules::BandRecords &records)
{
    const RecordWords words(records, open.session->rules().phrases(), uiLanguage());
    std::vector<const rules::FigureRecord *> living;
    for (const auto &record : records.figures)
        living.push_back(&record);
    QString text = recordTable(words, living);
    if (!records.hirelings.empty())
        text += told(QT_TRANSLATE_NOOP("CommandLine", "Come for pay:")) + u'\n';
    for (const auto &hireling : records.hirelings)
        text += QStringLiteral("  %1 (%2)\n")
                    .arg(words.say(hireling.sentence), toQString(hireling.rule));
    //: heading of mercenaries who were put out of action, and would have to be hired anew
    text += goneText(words, QT_TRANSLATE_NOOP("CommandLine", "Contacts lost:"), records.lost);
    text += goneText(words, QT_TRANSLATE_NOOP("CommandLine", "The fallen:"), records.fallen);
    return text;
}

} // namespace

ScenarioTitles scenariosOf(const OpenCampaign &open)
{
    const auto &systems = *open.workspace.systems;
    const auto system = std::ranges::find(systems, open.session->system(), &rules::RuleSystem::key);
    return model::scenariosOf(*system).value_or(ScenarioTitles());
}

QString listed(const std::vector<std::string> &keys)
{
    QStringList list;
    for (const auto &key : keys)
        list << toQString(key);
    return list.join(QStringLiteral(", "));
}

/** Of a game without bands: a name, and the machine that plays the seat. */
QString entrantLine(const rules::CampaignRules &rules, const rules::Entrant &entrant)
{
    const std::string player = rules.playerOf(*entrant.band);
    const QString called = toQString(entrant.band->name());
    return player == rules::kPerson ? called
                                    : QStringLiteral("%1 (%2)").arg(called, playerName(player));
}

QString withdrawnText(const rules::Entrant &band)
{
    if (band.annulled)
        return told(QT_TRANSLATE_NOOP("CommandLine", ", withdrawn, its games annulled"));
    return band.withdrawn ? told(QT_TRANSLATE_NOOP("CommandLine", ", withdrawn")) : QString();
}

QString bandLine(const OpenCampaign &open, const rules::Entrant &band)
{
    if (!open.session->rules().hasBands())
        return entrantLine(open.session->rules(), band) + withdrawnText(band);
    const auto *owner = find(open.campaign(), band.owner);
    const auto figures = static_cast<int>(band.band->figures().size());
    const rules::Phrase whose{
        "campaign.whose",
        {{"band", band.band->name()}, {"player", owner ? owner->name : std::string()}}};
    //: a band and its player, its figures, its points
    const QString line =
        told(QT_TRANSLATE_NOOP("CommandLine", "%1: %2, treasury %3"))
            .arg(app::say(rules::campaignWords(), whose),
                 QCoreApplication::translate("CommandLine", "%n figures", nullptr, figures),
                 plainText(band.band->treasury()));
    return line + withdrawnText(band);
}

/** Something to tell beside the roster: games of this campaign, or what was brought along. */
bool hasPast(const rules::BandRecords &records)
{
    return !records.games.empty() || !records.fallen.empty() || !records.lost.empty() ||
           std::ranges::any_of(records.figures, [](const rules::FigureRecord &record) {
               return record.figure.experience > 0 || record.tally.games > 0 ||
                      !record.befallen.empty();
           });
}

QString bandText(const OpenCampaign &open, const rules::Entrant &band, const rules::Roster &roster)
{
    const auto records = rules::recordsOf(open.session->rules(), open.campaign(), band.id);
    QString text = bandLine(open, band) + u'\n' + rosterText(roster, {});
    if (hasPast(records))
        text = text.trimmed() + u'\n' + recordsText(open, records).trimmed();
    const QStringList account = accountText(open.campaign(), band);
    if (account.isEmpty())
        return text;
    //: heading of why a treasury rose and fell
    return text.trimmed() + u'\n' + told(QT_TRANSLATE_NOOP("CommandLine", "Account:")) +
           QStringLiteral("\n  ") + account.join(QStringLiteral("\n  "));
}

/** "Round 2: Karnash has a bye". */
QString byesText(const rules::Campaign &campaign)
{
    QString text;
    for (const rules::Round &round : campaign.rounds) {
        QStringList names;
        for (const rules::BandId band : round.byes)
            names << toQString(bandName(campaign, band));
        if (!names.isEmpty())
            //: a number, and the band that nobody plays against
            text += u'\n' + told(QT_TRANSLATE_NOOP("CommandLine", "Round %1, bye: %2"))
                                .arg(QString::number(round.number), names.join(u", "));
    }
    return text;
}

/** The scenario, and what else was agreed of this game alone. */
QString playedText(const OpenCampaign &open, const ScenarioTitles &titles,
                   const rules::FixturePlan &plan)
{
    QStringList parts{scenarioText(titles, plan.scenario)};
    for (const rules::Property &option : open.session->rules().fixtureOptions())
        if (rules::settingNamed(plan.settings, option.key))
            parts << name(option.label);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString calendarText(const OpenCampaign &open)
{
    const rules::Campaign &campaign = open.campaign();
    if (campaign.fixtures.empty())
        return told(QT_TRANSLATE_NOOP("CommandLine", "No game is scheduled yet.")) +
               byesText(campaign);
    const bool places = std::ranges::any_of(
        campaign.fixtures, [](const auto &fixture) { return !fixture.plan.place.empty(); });
    std::vector<QStringList> table{{head(QT_TRANSLATE_NOOP("CommandLine", "game")),
                                    head(QT_TRANSLATE_NOOP("CommandLine", "when"))}};
    if (places)
        table.front() << head(QT_TRANSLATE_NOOP("CommandLine", "where"));
    table.front() << head(QT_TRANSLATE_NOOP("CommandLine", "state"))
                  << (open.session->rules().hasBands()
                          ? head(QT_TRANSLATE_NOOP("CommandLine", "bands"))
                          : head(QT_TRANSLATE_NOOP("CommandLine", "players")))
                  << head(QT_TRANSLATE_NOOP("CommandLine", "scenario"))
                  << head(QT_TRANSLATE_NOOP("CommandLine", "result"));
    const ScenarioTitles titles = scenariosOf(open);
    for (const auto &fixture : campaign.fixtures) {
        QStringList row{QString::number(numberOf(campaign, fixture.id)), whenText(fixture.plan)};
        if (places)
            row << toQString(fixture.plan.place);
        table.push_back(row << statusText(campaign, fixture) << gameText(campaign, fixture)
                            << playedText(open, titles, fixture.plan)
                            << app::resultText(campaign, fixture));
    }
    return columns(table) + byesText(campaign);
}

QString owedText(const rules::Campaign &campaign, const rules::Owed &owed)
{
    const int number = numberOf(campaign, owed.fixture);
    switch (owed.what) {
    case rules::Owed::What::Date:
        return told(QT_TRANSLATE_NOOP("CommandLine", "To do: agree on a date for game %1"))
            .arg(number);
    case rules::Owed::What::Result:
        return told(QT_TRANSLATE_NOOP("CommandLine", "To do: enter the result of game %1"))
            .arg(number);
    case rules::Owed::What::Question:
        return told(QT_TRANSLATE_NOOP("CommandLine",
                                      "To do: decide about act %1, which no longer holds"))
            .arg(owed.act);
    case rules::Owed::What::PostGame:
        break;
    }
    return told(QT_TRANSLATE_NOOP("CommandLine", "To do: the post-game %1 of %2"))
        .arg(QString::number(number), toQString(bandName(campaign, owed.band)));
}

QString wholeText(const OpenCampaign &open)
{
    const rules::Campaign &campaign = open.campaign();
    model::CampaignRow row;
    row.status = campaign.status;
    row.archived = campaign.archived;
    QString text = QStringLiteral("%1 (%2)\n").arg(toQString(campaign.name), stateText(row));
    for (const auto &band : campaign.bands)
        text += QStringLiteral("  ") + bandLine(open, band) + u'\n';
    if (!campaign.fixtures.empty())
        text += calendarText(open) + u'\n';
    for (const auto &owed : rules::owed(campaign, localNow()))
        text += owedText(campaign, owed) + u'\n';
    return text.trimmed();
}

QString crewText(const OpenCampaign &open, const rules::Fixture &fixture, rules::BandId band)
{
    const auto *crew = crewOf(fixture, band);
    const auto lines =
        rules::crewDocument(open.session->rules(), open.campaign(), fixture.id, band);
    std::vector<QStringList> table{{head(QT_TRANSLATE_NOOP("CommandLine", "figure")),
                                    head(QT_TRANSLATE_NOOP("CommandLine", "name")),
                                    head(QT_TRANSLATE_NOOP("CommandLine", "for this game"))}};
    for (const auto &line : lines)
        table.push_back(
            {QString::number(line.member.value), name(line.name), presenceText(open, line, crew)});
    return crew ? columns(table) + u'\n' + crewSum(*crew, lines.size()) : columns(table);
}

/** "2 × Medikit; Fell to death": what is written down of somebody, in words. */
QString wordNames(const OpenCampaign &open, const std::vector<std::string> &keys)
{
    QStringList names;
    for (const auto &key : std::set<std::string>(keys.begin(), keys.end())) {
        const auto times = std::ranges::count(keys, key);
        const QString word = name(open.session->rules().wordName(key));
        names << (times > 1 ? QStringLiteral("%1 × %2").arg(QString::number(times), word) : word);
    }
    return names.join(QStringLiteral("; "));
}

/** What the writer of a report may have overlooked. */
QString doubtsText(const rules::BattleReport &report)
{
    QString text;
    if (report.turns == 0)
        text += u'\n' + told(QT_TRANSLATE_NOOP("CommandLine", "The report says 0 turns."));
    if (const int unclaimed = rules::unclaimedCasualties(report); unclaimed > 0)
        text +=
            u'\n' +
            QCoreApplication::translate(
                "CommandLine",
                "The report credits nobody with %n figure(s) out of action: no points for them.",
                nullptr, unclaimed);
    return text;
}

/** Of a game without bands: who won, how, and what each has scored. */
QString leagueReportText(const OpenCampaign &open, const rules::BattleReport &report,
                         bool isReported)
{
    const rules::Text way = open.session->rules().wayWon(report);
    const auto points = open.session->rules().objectivePoints(report.scenario);
    std::vector<QStringList> seats{{head(QT_TRANSLATE_NOOP("CommandLine", "seat")),
                                    head(QT_TRANSLATE_NOOP("CommandLine", "player")),
                                    head(QT_TRANSLATE_NOOP("CommandLine", "result")),
                                    points.empty()
                                        ? head(QT_TRANSLATE_NOOP("CommandLine", "points"))
                                        : name(points.front().name).toLower()}};
    for (const auto &seat : report.seats) {
        QString result = isReported ? resultWord(seat.result) : QStringLiteral("–");
        if (isReported && seat.result == rules::SeatResult::Win && !way.empty())
            result += u' ' + name(way);
        seats.push_back({QString::number(seat.seat.value + 1), toQString(seat.band), result,
                         plainText(totalScore(seat))});
    }
    return columns(seats);
}

QString reportText(const OpenCampaign &open, const rules::Fixture &fixture)
{
    const auto report = rules::reportOf(open.session->rules(), open.campaign(), fixture);
    if (!open.session->rules().hasBands())
        return leagueReportText(open, report, fixture.report != nullptr);
    std::vector<QStringList> seats{{head(QT_TRANSLATE_NOOP("CommandLine", "seat")),
                                    head(QT_TRANSLATE_NOOP("CommandLine", "band")),
                                    head(QT_TRANSLATE_NOOP("CommandLine", "result")),
                                    head(QT_TRANSLATE_NOOP("CommandLine", "points")),
                                    //: points for those put out of action
                                    head(QT_TRANSLATE_NOOP("CommandLine", "for casualties"))}};
    for (const auto &seat : report.seats)
        seats.push_back({QString::number(seat.seat.value + 1), toQString(seat.band),
                         resultWord(seat.result), plainText(totalScore(seat)),
                         plainText(rules::sumOf(open.session->rules().casualtyPoints(
                             report, seat.seat, open.campaign().options)))});
    std::vector<QStringList> figures{{head(QT_TRANSLATE_NOOP("CommandLine", "seat")),
                                      head(QT_TRANSLATE_NOOP("CommandLine", "figure")),
                                      head(QT_TRANSLATE_NOOP("CommandLine", "name")),
                                      head(QT_TRANSLATE_NOOP("CommandLine", "end")),
                                      head(QT_TRANSLATE_NOOP("CommandLine", "knock-outs")),
                                      head(QT_TRANSLATE_NOOP("CommandLine", "used up")),
                                      head(QT_TRANSLATE_NOOP("CommandLine", "marks"))}};
    for (const auto &figure : report.figures)
        figures.push_back({QString::number(figure.figure.seat.value + 1),
                           QString::number(figure.figure.member.value), name(figure.name),
                           endWord(figure.end), QString::number(figure.knockOuts.size()),
                           wordNames(open, figure.used), wordNames(open, figure.marks)});
    const QString text = columns(seats) + u'\n' + columns(figures);
    return text + (fixture.report ? doubtsText(report) : wordsText(open, fixture));
}

QString documentText(const OpenCampaign &open, const rules::PostGameDocument &document)
{
    QString text;
    for (const auto &step : document.steps) {
        const bool any = std::ranges::any_of(
            document.lines, [&](const auto &line) { return line.step == step.key; });
        if (!any)
            continue;
        text += name(step.title) + u'\n';
        for (const auto &line : document.lines) {
            if (line.step == step.key)
                text += lineText(open, line) + u'\n';
        }
    }
    text += treasuryText(document);
    if (const QString paid = paidText(document); !paid.isEmpty())
        text += u'\n' + paid;
    if (document.closed)
        text += u'\n' + told(QT_TRANSLATE_NOOP("CommandLine", "Closed."));
    else if (document.ready)
        text += u'\n' + told(QT_TRANSLATE_NOOP("CommandLine", "Ready to be closed."));
    return text;
}

QString standingsText(const rules::CampaignRules &rules, const rules::Campaign &campaign)
{
    const rules::Ranking ranking = rules.ranking();
    const bool hasDifference = ranking.uses(rules::TieBreaker::Difference);
    const bool hasKnockOuts = ranking.uses(rules::TieBreaker::KnockOuts);
    std::vector<QStringList> table{
        {head(QT_TRANSLATE_NOOP("CommandLine", "place")),
         rules.hasBands() ? head(QT_TRANSLATE_NOOP("CommandLine", "band"))
                          : head(QT_TRANSLATE_NOOP("CommandLine", "player")),
         head(QT_TRANSLATE_NOOP("CommandLine", "points")),
         head(QT_TRANSLATE_NOOP("CommandLine", "played")),
         head(QT_TRANSLATE_NOOP("CommandLine", "won")),
         head(QT_TRANSLATE_NOOP("CommandLine", "drawn")),
         head(QT_TRANSLATE_NOOP("CommandLine", "lost")),
         //: rounds in which a band had nobody to play against
         head(QT_TRANSLATE_NOOP("CommandLine", "byes")),
         head(QT_TRANSLATE_NOOP("CommandLine", "forfeits")),
         hasDifference ? head(QT_TRANSLATE_NOOP("CommandLine", "for")) : name(ranking.scored)}};
    if (hasDifference)
        table.front() << head(QT_TRANSLATE_NOOP("CommandLine", "against")) << QStringLiteral("±");
    if (hasKnockOuts)
        table.front() << head(QT_TRANSLATE_NOOP("CommandLine", "knock-outs"));
    for (const auto &row : rules::standings(ranking, campaign)) {
        QStringList cells{QString::number(row.place), toQString(bandName(campaign, row.band))};
        for (const int number : {row.points, row.played, row.wins, row.draws, row.losses, row.byes,
                                 row.forfeits, row.scored})
            cells << plainText(number);
        if (hasDifference)
            cells << plainText(row.conceded) << signedText(row.difference());
        if (hasKnockOuts)
            cells << plainText(row.knockOuts);
        table.push_back(std::move(cells));
    }
    QStringList ties;
    for (const rules::TieBreaker breaker :
         rules::leagueOptions(ranking, campaign.options).tieBreakers)
        ties << name(rules::breakerName(ranking, breaker));
    return columns(table) + u'\n' +
           (ties.isEmpty()
                ? told(QT_TRANSLATE_NOOP("CommandLine", "Those level on points share their place."))
                : told(QT_TRANSLATE_NOOP("CommandLine", "Ties are broken by: %1."))
                      .arg(ties.join(u", ")));
}

QString figureStandingsText(const rules::Campaign &campaign)
{
    std::vector<QStringList> table{{head(QT_TRANSLATE_NOOP("CommandLine", "name")),
                                    head(QT_TRANSLATE_NOOP("CommandLine", "band")),
                                    head(QT_TRANSLATE_NOOP("CommandLine", "games")),
                                    head(QT_TRANSLATE_NOOP("CommandLine", "knock-outs")),
                                    head(QT_TRANSLATE_NOOP("CommandLine", "out of action"))}};
    for (const auto &row : rules::figureStandings(campaign))
        table.push_back({name(row.name), toQString(bandName(campaign, row.band)),
                         QString::number(row.games), QString::number(row.knockOuts),
                         QString::number(row.outOfAction)});
    QString text = columns(table);
    const auto awards = rules::awardsOf(campaign);
    if (!awards.empty())
        text += u'\n';
    for (const auto &award : awards) {
        QStringList holders;
        for (const auto &holder : award.holders)
            holders << QStringLiteral("%1 (%2)").arg(name(holder.name),
                                                     toQString(bandName(campaign, holder.band)));
        //: an award, how many it was given for, and who has it
        text += u'\n' + told(QT_TRANSLATE_NOOP("CommandLine", "%1 (%2): %3"))
                            .arg(name(rules::awardName(award.kind)), QString::number(award.count),
                                 holders.join(u", "));
    }
    return text;
}

} // namespace escarmouche::app::cli
