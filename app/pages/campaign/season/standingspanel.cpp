// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/season/standingspanel.h"

#include "app/look/literal/markup.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/parts/barchart.h"
#include "app/pages/campaign/parts/plaintable.h"
#include "app/words/language/numbers.h"
#include "app/words/sentences/campaignwords.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/campaign/past/awards.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

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
    connect(m_figures, &QTreeView::activated, this,
            [this] { emit figureWanted({m_figures->chosen()}); });
    m_knockOuts = new BarChart(this);
    m_nothing = new QLabel(this);
    m_nothing->setWordWrap(true);
    tint(m_nothing, Tone::Dim);
    m_awards = new QLabel(this);
    m_awards->setWordWrap(true);
    m_awards->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(m_awards, &QLabel::linkActivated, this,
            [this](const QString &member) { emit figureWanted({member.toInt()}); });
    m_fame = new QPushButton(lineIcon(QStringLiteral("history")), {}, this);
    connect(m_fame, &QPushButton::clicked, this, &StandingsPanel::fameWanted);
    layout->addWidget(m_bandsTitle, 0, 0);
    layout->addWidget(m_fame, 0, 1, Qt::AlignTrailing);
    layout->addWidget(m_ties, 1, 0, 1, 2);
    layout->addWidget(m_bands, 2, 0);
    layout->addWidget(m_points, 2, 1);
    layout->addWidget(m_figuresTitle, 3, 0);
    layout->addWidget(m_nothing, 4, 0, 1, 2);
    layout->addWidget(m_awards, 5, 0, 1, 2);
    layout->addWidget(m_figures, 6, 0);
    layout->addWidget(m_knockOuts, 6, 1);
    layout->setRowStretch(2, 1);
    const bool hasFigures = controller().rules().hasBands();
    for (QWidget *part : std::initializer_list<QWidget *>{m_figuresTitle, m_nothing, m_awards,
                                                          m_figures, m_knockOuts})
        part->setVisible(hasFigures);
    layout->setRowStretch(6, hasFigures ? 1 : 0);
    layout->setColumnStretch(0, 3);
    layout->setColumnStretch(1, 2);
    retranslate();
}

void StandingsPanel::retranslate()
{
    const bool hasBands = controller().rules().hasBands();
    m_bandsTitle->setText(hasBands ? tr("Bands") : tr("Players"));
    m_figuresTitle->setText(tr("Figures"));
    m_fame->setText(tr("Hall of fame…"));
    m_fame->setToolTip(tr("Champions and famous figures of this campaign and of the seasons before "
                          "it"));
    m_bands->setAccessibleName(hasBands ? tr("Standings of the bands")
                                        : tr("Standings of the players"));
    m_figures->setAccessibleName(tr("What the figures have done"));
    m_figures->setToolTip(tr("Double-click or press Enter for the page of a figure"));
}

void StandingsPanel::refresh()
{
    QStringList ties;
    const rules::Ranking ranking = controller().rules().ranking();
    for (const rules::TieBreaker breaker :
         rules::leagueOptions(ranking, controller().campaign().options).tieBreakers)
        ties << inUiLanguage(rules::breakerName(ranking, breaker));
    m_ties->setText(ties.isEmpty()
                        ? tr("Those level on points share their place.")
                        : tr("Ties are broken by: %1.").arg(ties.join(QStringLiteral(", "))));
    fillBands(ranking);
    if (controller().rules().hasBands())
        fillFigures();
}

void StandingsPanel::fillBands(const rules::Ranking &ranking)
{
    const bool hasDifference = ranking.uses(rules::TieBreaker::Difference);
    const bool hasKnockOuts = ranking.uses(rules::TieBreaker::KnockOuts);
    std::vector<TableRows::Row> rows;
    std::vector<BarChart::Bar> bars;
    for (const rules::BandStanding &row : rules::standings(ranking, controller().campaign())) {
        const QString name = controller().bandName(row.band);
        QStringList cells{QString::number(row.place), name};
        for (const int number : {row.points, row.played, row.wins, row.draws, row.losses, row.byes,
                                 row.forfeits, row.scored})
            cells << plainText(number);
        if (hasDifference)
            cells << plainText(row.conceded) << signedText(row.difference());
        if (hasKnockOuts)
            cells << QString::number(row.knockOuts);
        rows.push_back({row.band.value, std::move(cells), {}, false, name});
        bars.push_back({name, row.points});
    }
    std::vector<TableRows::Column> columns{
        {tr("#"), true, tr("Place")},
        {controller().rules().hasBands() ? tr("Band") : tr("Player")},
        {tr("Points"), true},
        {tr("P", "played"), true, tr("Games played")},
        {tr("W", "won"), true, tr("Games won")},
        {tr("D", "drawn"), true, tr("Games drawn")},
        {tr("L", "lost"), true, tr("Games lost")},
        {tr("B", "byes"), true, tr("Byes")},
        {tr("F", "forfeits"), true, tr("Forfeits")}};
    if (hasDifference) {
        columns.push_back({tr("VP+", "scored"), true, tr("Victory points scored")});
        columns.push_back({tr("VP−", "conceded"), true, tr("Victory points conceded")});
        columns.push_back({tr("±", "difference"), true, tr("Difference of victory points")});
    } else {
        const QString scored = inUiLanguage(ranking.scored);
        columns.push_back({scored.left(1).toUpper() + scored.mid(1), true, {}});
    }
    if (hasKnockOuts)
        columns.push_back({tr("KO", "knock-outs"), true, tr("Enemies put out of action")});
    m_bands->fill(std::move(columns), std::move(rows));
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
    m_nothing->setText(
        tr("No game has been played yet: figures appear here with the first result."));
    m_nothing->setVisible(!some);
    m_awards->setVisible(some);
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
    tellAwards();
}

/** A line each; a name opens the page of its figure. */
void StandingsPanel::tellAwards()
{
    const QColor colour = palette().color(QPalette::Link);
    QList<Markup> lines;
    for (const rules::Award &award : rules::awardsOf(controller().campaign())) {
        //: an award, and how many it was given for: "Most knock-outs (3):"
        Markup line = Markup::bold(
            tr("%1 (%2):").arg(inUiLanguage(rules::awardName(award.kind)), plainText(award.count)));
        for (const rules::FigureStanding &holder : award.holders) {
            const QString name =
                withBand(inUiLanguage(holder.name), controller().bandName(holder.band));
            const bool isLast = &holder == &award.holders.back();
            line = line + Markup::link(QString::number(holder.member.value),
                                       isLast ? name : name + u',', colour);
        }
        lines << line;
    }
    Markup::lines(lines).showOn(*m_awards);
}

} // namespace escarmouche::app
