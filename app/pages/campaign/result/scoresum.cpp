// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/result/scoresum.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/tint.h"
#include "app/words/language/numbers.h"
#include "app/words/sentences/phrases.h"
#include "model/match/setup/fixturesetup.h"
#include "model/text.h"
#include "rules/core/campaign/rounds/points.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kMostCounted = 999;

QString letterOf(std::size_t band)
{
    return QString(QChar(u'A' + static_cast<int>(band)));
}

} // namespace

ScoreSum::ScoreSum(const rules::CampaignRules &rules, const rules::Campaign &campaign,
                   const rules::Fixture &fixture, QWidget *parent)
    : QWidget(parent), m_rules(rules), m_options(campaign.options), m_note(new QLabel(this))
{
    const auto objectives = rules.objectivePoints(
        model::scenarioCalled(campaign.system, fixture.plan.scenario).value_or(std::string()));
    for (const rules::BandId id : fixture.plan.bands) {
        const rules::Entrant *band = rules::find(campaign, id);
        m_bands.push_back(
            {{}, objectives, nullptr, nullptr, band ? toQString(band->band->name()) : QString()});
    }
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    addTitles(*grid);
    addObjectives(*grid);
    addSums(*grid);
    showSums();
}

void ScoreSum::addTitles(QGridLayout &grid)
{
    grid.addWidget(new QLabel(tr("Casualties"), this), 1, 0);
    int column = 1;
    for (Band &band : m_bands) {
        auto *letter = new QLabel(letterOf(static_cast<std::size_t>(column) - 1), this);
        letter->setAlignment(Qt::AlignCenter);
        letter->setToolTip(tipText(band.name));
        grid.addWidget(letter, 0, column);
        band.casualtyLabel = new QLabel(this);
        band.casualtyLabel->setAlignment(Qt::AlignCenter);
        grid.addWidget(band.casualtyLabel, 1, column);
        ++column;
    }
}

void ScoreSum::addObjectives(QGridLayout &grid)
{
    const auto &kinds = m_bands.front().objectives;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const int row = grid.rowCount();
        const rules::PointsOfKind &points = kinds[kind];
        const QString name = inUiLanguage(points.name);
        //: what points are given for, and how many for each
        auto *label = new QLabel(
            points.each == 1 ? name : tr("%1, %n point(s) each", nullptr, points.each).arg(name),
            this);
        label->setToolTip(tipText(toQString(points.rule)));
        grid.addWidget(label, row, 0);
        for (std::size_t band = 0; band < m_bands.size(); ++band)
            grid.addWidget(makeCount(band, kind), row, static_cast<int>(band) + 1);
    }
}

QSpinBox *ScoreSum::makeCount(std::size_t band, std::size_t kind)
{
    auto *count = new QSpinBox(this);
    count->setObjectName(QStringLiteral("count-%1-%2").arg(band).arg(kind));
    count->setRange(0, kMostCounted);
    //: what points are given for, a band
    count->setAccessibleName(
        tr("%1: %2").arg(inUiLanguage(m_bands[band].objectives[kind].name), m_bands[band].name));
    connect(count, &QSpinBox::valueChanged, this, [this, band, kind](int times) {
        m_bands[band].objectives[kind].count = times;
        showSums();
    });
    return count;
}

void ScoreSum::addSums(QGridLayout &grid)
{
    const int row = grid.rowCount();
    auto *head = new QLabel(tr("Adds up to"), this);
    makeSubheading(head);
    grid.addWidget(head, row, 0);
    int column = 1;
    for (Band &band : m_bands) {
        band.sumLabel = new QLabel(this);
        makeSubheading(band.sumLabel);
        band.sumLabel->setAlignment(Qt::AlignCenter);
        band.sumLabel->setAccessibleName(tr("Points added up for %1").arg(band.name));
        grid.addWidget(band.sumLabel, row, column++);
    }
    auto *take = new QPushButton(tr("&Use these points"), this);
    take->setAutoDefault(false);
    connect(take, &QPushButton::clicked, this, &ScoreSum::sumsWanted);
    grid.addWidget(take, row + 1, 0);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setObjectName(QStringLiteral("differences"));
    m_note->setAlignment(Qt::AlignTop);
    // Room for all that it may say, so that no row moves away from under the pointer.
    m_note->setMinimumHeight(static_cast<int>(m_bands.size() + 1) *
                             m_note->fontMetrics().lineSpacing());
    tint(m_note, Tone::Note);
    grid.addWidget(m_note, row + 2, 0, 1, column);
}

void ScoreSum::setReport(const rules::BattleReport &report)
{
    for (std::size_t band = 0; band < m_bands.size(); ++band)
        m_bands[band].casualties = m_rules.casualtyPoints(
            report, rules::SeatId{static_cast<std::int8_t>(band)}, m_options);
    m_unclaimed = rules::unclaimedCasualties(report);
    showSums();
}

void ScoreSum::showSums()
{
    for (std::size_t band = 0; band < m_bands.size(); ++band) {
        Band &own = m_bands[band];
        own.casualtyLabel->setText(plainText(rules::sumOf(own.casualties)));
        own.casualtyLabel->setToolTip(tipText(pointsText(own.casualties)));
        own.sumLabel->setText(plainText(sum(band)));
    }
    emit sumsChanged();
}

QStringList ScoreSum::differences(const std::vector<int> &typed) const
{
    QStringList lines;
    for (std::size_t band = 0; band < m_bands.size() && band < typed.size(); ++band) {
        if (typed[band] != sum(band))
            //: the letter of a band, victory points
            lines << tr("%1: %2 typed, %3 added up")
                         .arg(letterOf(band), plainText(typed[band]), plainText(sum(band)));
    }
    return lines;
}

void ScoreSum::compare(const std::vector<int> &typed)
{
    QStringList lines = differences(typed);
    if (m_unclaimed > 0)
        lines << tr("“Put out by” is empty for %n figure(s) out of action: no points for them.",
                    nullptr, m_unclaimed);
    m_note->setText(lines.join(u'\n'));
}

int ScoreSum::sum(std::size_t band) const
{
    return rules::sumOf(m_bands[band].casualties) + rules::sumOf(m_bands[band].objectives);
}

std::vector<rules::Score> ScoreSum::scores(std::size_t band) const
{
    return rules::scoresOf(m_bands[band].casualties, m_bands[band].objectives);
}

QString pointsText(const std::vector<rules::PointsOfKind> &points)
{
    QStringList lines;
    for (const rules::PointsOfKind &kind : points)
        //: how often, what points are given for, the number of a rule
        lines << ScoreSum::tr("%1 × %2, %n point(s) each (%3)", nullptr, kind.each)
                     .arg(QString::number(kind.count), inUiLanguage(kind.name),
                          toQString(kind.rule));
    return lines.join(u'\n');
}

} // namespace escarmouche::app
