// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/season/standingspanel.h"

#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/parts/barchart.h"
#include "app/pages/campaign/parts/plaintable.h"
#include "app/words/language/numbers.h"
#include "app/words/sentences/campaignwords.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/campaign/rounds/standings.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kPanelBars = 10; // figures told of as bars

/** A chief may be called as his band is. */
QString withBand(const QString &figure, const QString &band)
{
    return figure == band ? figure : QStringLiteral("%1 (%2)").arg(figure, band);
}

} // namespace

void StandingsPanel::begin()
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, kGap, 0, 0);
    layout->setHorizontalSpacing(kMargin);
    m_bandsTitle = new QLabel(this);
    makeSubheading(m_bandsTitle);
    m_ties = new QLabel(this);
    m_ties->setWordWrap(true);
    tint(m_ties, Tone::Dim);
    m_bands = new PlainTable(this);
    m_bands->setWide(1);
    m_points = new BarChart(this);
    m_figuresTitle = new QLabel(this);
    makeSubheading(m_figuresTitle);
    m_figures = new PlainTable(this);
    m_figures->setWide(4); // the ranks, so that names stay whole
    m_knockOuts = new BarChart(this);
    m_nothing = new QLabel(this);
    m_nothing->setWordWrap(true);
    tint(m_nothing, Tone::Dim);
    layout->addWidget(m_bandsTitle, 0, 0);
    layout->addWidget(m_ties, 1, 0, 1, 2);
    layout->addWidget(m_bands, 2, 0);
    layout->addWidget(m_points, 2, 1);
    layout->addWidget(m_figuresTitle, 3, 0);
    layout->addWidget(m_nothing, 4, 0, 1, 2);
    layout->addWidget(m_figures, 5, 0);
    layout->addWidget(m_knockOuts, 5, 1);
    layout->setRowStretch(2, 1);
    layout->setRowStretch(5, 1);
    layout->setColumnStretch(0, 3);
    layout->setColumnStretch(1, 2);
    retranslate();
}

void StandingsPanel::retranslate()
{
    m_bandsTitle->setText(tr("Bands"));
    m_figuresTitle->setText(tr("Figures"));
    m_bands->setAccessibleName(tr("Standings of the bands"));
    m_figures->setAccessibleName(tr("What the figures have done"));
}

void StandingsPanel::refresh()
{
    QStringList ties;
    for (const rules::TieBreaker breaker :
         rules::leagueOptions(controller().campaign().options).tieBreakers)
        ties << inUiLanguage(rules::breakerName(breaker));
    m_ties->setText(ties.isEmpty()
                        ? tr("Bands with as many points share their place.")
                        : tr("Ties are broken by: %1.").arg(ties.join(QStringLiteral(", "))));
    fillBands();
    fillFigures();
}

void StandingsPanel::fillBands()
{
    std::vector<TableRows::Row> rows;
    std::vector<BarChart::Bar> bars;
    for (const rules::BandStanding &row : rules::standings(controller().campaign())) {
        const QString name = controller().bandName(row.band);
        QStringList cells{QString::number(row.place), name};
        for (const int number : {row.points, row.played, row.wins, row.draws, row.losses, row.byes,
                                 row.forfeits, row.scored, row.conceded})
            cells << plainText(number);
        cells << signedText(row.difference()) << QString::number(row.knockOuts);
        rows.push_back({row.band.value, std::move(cells), {}, false, name});
        bars.push_back({name, row.points});
    }
    m_bands->fill({{tr("#"), true, tr("Place")},
                   {tr("Band")},
                   {tr("Points"), true},
                   {tr("P", "played"), true, tr("Games played")},
                   {tr("W", "won"), true, tr("Games won")},
                   {tr("D", "drawn"), true, tr("Games drawn")},
                   {tr("L", "lost"), true, tr("Games lost")},
                   {tr("B", "byes"), true, tr("Byes")},
                   {tr("F", "forfeits"), true, tr("Forfeits")},
                   {tr("VP+", "scored"), true, tr("Victory points scored")},
                   {tr("VP−", "conceded"), true, tr("Victory points conceded")},
                   {tr("±", "difference"), true, tr("Difference of victory points")},
                   {tr("KO", "knock-outs"), true, tr("Enemies put out of action")}},
                  std::move(rows));
    m_points->show(tr("Points"), std::move(bars));
}

void StandingsPanel::fillFigures()
{
    std::vector<TableRows::Row> rows;
    std::vector<BarChart::Bar> bars;
    for (const rules::FigureStanding &row : rules::figureStandings(controller().campaign())) {
        QStringList ranks;
        for (const auto &[rank, count] : row.byRank)
            ranks << QStringLiteral("%1 × %2").arg(count).arg(
                inUiLanguage(controller().rules().rankName(rank)));
        const QString name = inUiLanguage(row.name);
        rows.push_back({row.member.value,
                        {name, controller().bandName(row.band), QString::number(row.games),
                         QString::number(row.knockOuts), ranks.join(QStringLiteral(", ")),
                         QString::number(row.outOfAction)}});
        if (row.knockOuts > 0 && bars.size() < kPanelBars)
            bars.push_back({withBand(name, controller().bandName(row.band)), row.knockOuts});
    }
    const bool some = !rows.empty();
    m_nothing->setText(tr("No game has been played yet: figures come here with the first result."));
    m_nothing->setVisible(!some);
    m_figures->setVisible(some);
    m_knockOuts->setVisible(some);
    m_figures->fill({{tr("Figure")},
                     {tr("Band")},
                     {tr("Games"), true},
                     {tr("KO", "knock-outs"), true, tr("Enemies put out of action")},
                     {tr("By rank")},
                     {tr("Out"), true, tr("Times out of action")}},
                    std::move(rows));
    m_knockOuts->show(tr("Enemies put out of action"), std::move(bars));
}

} // namespace escarmouche::app
