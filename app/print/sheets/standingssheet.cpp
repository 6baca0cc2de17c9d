// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheets/standingssheet.h"

#include "app/words/career/famewords.h"
#include "app/words/language/numbers.h"
#include "app/words/language/sheetwords.h"
#include "model/text.h"
#include "rules/core/campaign/past/awards.h"

#include <utility>

namespace escarmouche::app {
namespace {

constexpr auto kStandingsContext = "StandingsSheet";
constexpr std::size_t kSheetBars = 15; // figures told of as bars

PrintCell number(int amount)
{
    return {plainText(amount)};
}

/** Writes one sheet: what every part of it needs to know. */
struct StandingsWriter {
    const rules::Campaign &campaign;
    const rules::CampaignRules &rules;
    rules::Language language;
    SheetWords words{language, kStandingsContext};
    PrintDocument document{};

    QString bandName(rules::BandId id) const
    {
        const rules::Entrant *band = rules::find(campaign, id);
        return band ? toQString(band->band->name()) : QString();
    }

    void heading(const QString &title)
    {
        PrintBlock block;
        block.kind = PrintBlock::Kind::Heading;
        block.title = title;
        document.blocks.push_back(std::move(block));
    }

    void plain(PrintItem item)
    {
        PrintBlock block;
        block.left.push_back(std::move(item));
        document.blocks.push_back(std::move(block));
    }

    void table(PrintGrid grid)
    {
        PrintBlock block;
        block.kind = PrintBlock::Kind::Grid;
        block.grid = std::move(grid);
        document.blocks.push_back(std::move(block));
    }

    /** What a game is worth, and what parts bands that have as much. */
    QString worth() const
    {
        const rules::LeagueOptions options =
            rules::leagueOptions(rules.ranking(), campaign.options);
        QString text =
            words(QT_TRANSLATE_NOOP("StandingsSheet", "Points of a game: won %1, drawn %2, lost "
                                                      "%3, bye %4, forfeited %5."))
                .arg(plainText(options.win), plainText(options.draw), plainText(options.loss),
                     plainText(options.bye), plainText(options.forfeit));
        QStringList ties;
        for (const rules::TieBreaker tie : options.tieBreakers)
            ties << toQString(rules::breakerName(rules.ranking(), tie).in(language));
        text += u'\n';
        text += ties.isEmpty()
                    ? words(QT_TRANSLATE_NOOP("StandingsSheet",
                                              "Those level on points share their place."))
                    : words(QT_TRANSLATE_NOOP("StandingsSheet", "Ties are broken by: %1."))
                          .arg(ties.join(QStringLiteral(", ")));
        return text;
    }

    void bands()
    {
        const rules::Ranking ranking = rules.ranking();
        const bool hasDifference = ranking.uses(rules::TieBreaker::Difference);
        const bool hasKnockOuts = ranking.uses(rules::TieBreaker::KnockOuts);
        const QString scored = toQString(ranking.scored.in(language));
        PrintGrid grid;
        grid.columns = {{words(QT_TRANSLATE_NOOP("StandingsSheet", "Place")), 7, true},
                        {rules.hasBands() ? words(QT_TRANSLATE_NOOP("StandingsSheet", "Band"))
                                          : words(QT_TRANSLATE_NOOP("StandingsSheet", "Player")),
                         23},
                        {words(QT_TRANSLATE_NOOP("StandingsSheet", "Points")), 8, true},
                        {words(QT_TRANSLATE_NOOP("StandingsSheet", "Played")), 8, true},
                        {words(QT_TRANSLATE_NOOP("StandingsSheet", "Won")), 9, true},
                        {words(QT_TRANSLATE_NOOP("StandingsSheet", "Drawn")), 8, true},
                        {words(QT_TRANSLATE_NOOP("StandingsSheet", "Lost")), 9, true},
                        {words(QT_TRANSLATE_NOOP("StandingsSheet", "Byes")), 8, true},
                        {words(QT_TRANSLATE_NOOP("StandingsSheet", "Forfeits")), 9, true},
                        {hasDifference ? words(QT_TRANSLATE_NOOP("StandingsSheet", "VP scored"))
                                       : scored.left(1).toUpper() + scored.mid(1),
                         9, true}};
        if (hasDifference) {
            grid.columns.push_back(
                {words(QT_TRANSLATE_NOOP("StandingsSheet", "VP conceded")), 10, true});
            grid.columns.push_back(
                {words(QT_TRANSLATE_NOOP("StandingsSheet", "Difference")), 10, true});
        }
        if (hasKnockOuts)
            grid.columns.push_back(
                {words(QT_TRANSLATE_NOOP("StandingsSheet", "Knock-outs")), 10, true});
        PrintBars bars{words(QT_TRANSLATE_NOOP("StandingsSheet", "Points")), {}};
        for (const rules::BandStanding &row : rules::standings(ranking, campaign)) {
            const QString name = bandName(row.band);
            std::vector<PrintCell> cells{number(row.place), {name}};
            for (const int amount : {row.points, row.played, row.wins, row.draws, row.losses,
                                     row.byes, row.forfeits, row.scored})
                cells.push_back(number(amount));
            if (hasDifference) {
                cells.push_back(number(row.conceded));
                cells.push_back({signedText(row.difference())});
            }
            if (hasKnockOuts)
                cells.push_back(number(row.knockOuts));
            grid.rows.push_back(std::move(cells));
            bars.bars.push_back({name, row.points});
        }
        table(std::move(grid));
        plain(std::move(bars));
    }

    QString victims(const rules::FigureStanding &row) const
    {
        QStringList told;
        for (const auto &[rank, count] : row.byRank)
            told << QStringLiteral("%1 × %2").arg(count).arg(
                toQString(rules.rankName(rank).in(language)));
        return told.join(QStringLiteral(", "));
    }

    void awards()
    {
        QStringList lines;
        for (const rules::Award &award : rules::awardsOf(campaign)) {
            QStringList holders;
            for (const rules::FigureStanding &holder : award.holders)
                holders << QStringLiteral("%1 (%2)").arg(toQString(holder.name.in(language)),
                                                         bandName(holder.band));
            //: an award, how many it was given for, and who has it
            lines << words(QT_TRANSLATE_NOOP("StandingsSheet", "%1 (%2): %3"))
                         .arg(toQString(rules::awardName(award.kind).in(language)),
                              plainText(award.count), holders.join(QStringLiteral(", ")));
        }
        plain(PrintText{{}, lines.join(u'\n')});
    }

    void fame(std::vector<rules::Campaign> seasons)
    {
        seasons.push_back(campaign);
        const rules::HallOfFame hall = rules::hallOfFame(rules, seasons);
        const FameWords tell(hall, language);
        heading(words(QT_TRANSLATE_NOOP("StandingsSheet", "Hall of fame")));
        QStringList lines;
        for (const rules::SeasonOfFame &season : hall.seasons)
            lines << tell.champions(season);
        plain(PrintText{{}, lines.join(u'\n')});
        for (const rules::FameList &list : hall.lists) {
            lines.clear();
            for (const rules::FamousFigure &figure : list.best)
                lines << tell.figure(figure);
            plain(PrintText{tell.title(list), lines.join(u'\n')});
        }
    }

    void figures(const std::vector<rules::FigureStanding> &rows)
    {
        PrintGrid grid;
        grid.columns = {
            {words(QT_TRANSLATE_NOOP("StandingsSheet", "Figure")), 26},
            {words(QT_TRANSLATE_NOOP("StandingsSheet", "Band")), 22},
            {words(QT_TRANSLATE_NOOP("StandingsSheet", "Games")), 8, true},
            {words(QT_TRANSLATE_NOOP("StandingsSheet", "Knock-outs")), 10, true},
            {words(QT_TRANSLATE_NOOP("StandingsSheet", "Whom")), 24},
            {words(QT_TRANSLATE_NOOP("StandingsSheet", "Times out of action")), 10, true}};
        PrintBars bars{words(QT_TRANSLATE_NOOP("StandingsSheet", "Knock-outs")), {}};
        for (const rules::FigureStanding &row : rows) {
            const QString name = toQString(row.name.in(language));
            grid.rows.push_back({{name},
                                 {bandName(row.band)},
                                 number(row.games),
                                 number(row.knockOuts),
                                 {victims(row)},
                                 number(row.outOfAction)});
            if (row.knockOuts > 0 && bars.bars.size() < kSheetBars)
                bars.bars.push_back(
                    {QStringLiteral("%1, %2").arg(name, bandName(row.band)), row.knockOuts});
        }
        if (!bars.bars.empty())
            plain(std::move(bars));
        table(std::move(grid));
    }
};

} // namespace

PrintDocument standingsSheet(const rules::Campaign &campaign, const rules::CampaignRules &rules,
                             rules::Language language,
                             const std::vector<rules::Campaign> &seasonsBefore)
{
    StandingsWriter writer{campaign, rules, language};
    writer.document.title = writer.words(QT_TRANSLATE_NOOP("StandingsSheet", "%1 – standings"))
                                .arg(toQString(campaign.name));
    const auto games = static_cast<int>(rules::countingGames(campaign).size());
    writer.document.subtitle =
        writer.words.counted(QT_TRANSLATE_N_NOOP("StandingsSheet", "after %n game(s)"), games);
    writer.document.pageOf = writer.words(QT_TRANSLATE_NOOP("StandingsSheet", "page %1 / %2"));
    if (rules.hasBands())
        writer.heading(writer.words(QT_TRANSLATE_NOOP("StandingsSheet", "Bands")));
    writer.plain(PrintText{{}, writer.worth()});
    writer.bands();
    const auto figures = rules::figureStandings(campaign);
    if (!figures.empty()) {
        writer.heading(writer.words(QT_TRANSLATE_NOOP("StandingsSheet", "Figures")));
        writer.awards();
        writer.figures(figures);
    }
    if (!seasonsBefore.empty())
        writer.fame(seasonsBefore);
    return std::move(writer.document);
}

} // namespace escarmouche::app
