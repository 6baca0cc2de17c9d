// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/result/resultdialog.h"

#include "app/forms/drafts/forms.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/parts/entryview.h"
#include "app/pages/campaign/result/scoresum.h"
#include "app/words/sentences/campaignwords.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {

constexpr int kMostPoints = 9999;
constexpr int kMostTurns = 99;
constexpr int kByPoints = -1;

} // namespace

ResultDialog::ResultDialog(CampaignController &controller, rules::FixtureId fixture,
                           QWidget *parent, std::optional<rules::BattleReport> entered)
    : EntryDialog(controller, {entered ? form::kCorrection : form::kResult, fixture.value},
                  new EntryView([this](const QModelIndex &cell) { return m_rows->choices(cell); }),
                  parent),
      m_fixture(fixture), m_entered(std::move(entered)),
      m_rows(new ResultGrid(controller.campaign(), *rules::find(controller.campaign(), fixture),
                            controller.rules(), this))
{
    const rules::Fixture &game = *rules::find(controller.campaign(), fixture);
    const QString name = titleOf(controller.campaign(), game);
    setWindowTitle(
        titleText(m_entered ? tr("Correct the result: %1").arg(name) : tr("Result: %1").arg(name)));
    resize(1080, 660);
    arrange(game);
    fitToScreen(*this);
    m_seats.front().points->setFocus();
}

// In the order in which the keyboard goes: bands, turns, grid, buttons.
// A cell that is being typed is entered as the dialog hides, and the sums follow it.
ResultDialog::~ResultDialog()
{
    hide();
}

void ResultDialog::arrange(const rules::Fixture &fixture)
{
    auto *layout = new QVBoxLayout(this);
    auto *head = new QHBoxLayout;
    head->setSpacing(kMargin);
    head->addWidget(makeSeats(fixture), 1, Qt::AlignTop);
    m_sum = new ScoreSum(controller().rules(), controller().campaign(), fixture, this);
    head->addWidget(m_sum, 1, Qt::AlignTop);
    layout->addLayout(head);
    auto *hint = new QLabel(
        tr("One row per figure, in the order of the sheets. Leave the row blank if nothing "
           "happened; type O for out of action, the attacker’s number, such as B3, and the rest by "
           "its first letter. Tab goes to the next cell, Ctrl+Enter goes on."),
        this);
    hint->setWordWrap(true);
    tint(hint, Tone::Dim);
    layout->addWidget(hint);
    makeGrid();
    layout->addWidget(&grid(), 1);
    fill();
    makeEnd(m_entered ? tr("&What follows…") : tr("&Enter the result"));
    setTabOrder(m_turns, &grid());
    followSums();
}

void ResultDialog::fill()
{
    if (!m_entered)
        return;
    m_rows->fill(*m_entered);
    m_turns->setValue(m_entered->turns);
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        const rules::SeatReport &said = m_entered->seats[seat];
        m_seats[seat].points->setValue(rules::totalScore(said));
        m_seats[seat].result->setCurrentIndex(m_seats[seat].result->findData(int(said.result)));
    }
}

// The sum follows the grid and says where the points typed are others; it never writes them unless
// it is asked to.
void ResultDialog::followSums()
{
    const auto compare = [this] { m_sum->compare(typedPoints()); };
    connect(m_rows, &ResultGrid::dataChanged, m_sum,
            [this] { m_sum->setReport(m_rows->report()); });
    connect(m_sum, &ScoreSum::sumsChanged, this, compare);
    for (const Seat &seat : m_seats)
        connect(seat.points, &QSpinBox::valueChanged, this, compare);
    connect(m_sum, &ScoreSum::sumsWanted, this, [this] {
        for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
            m_seats[seat].points->setValue(m_sum->sum(seat));
    });
    m_sum->setReport(m_rows->report());
}

std::vector<int> ResultDialog::typedPoints() const
{
    std::vector<int> points;
    for (const Seat &seat : m_seats)
        points.push_back(seat.points->value());
    return points;
}

QWidget *ResultDialog::makeSeats(const rules::Fixture &fixture)
{
    auto *seats = new QWidget(this);
    auto *layout = new QGridLayout(seats);
    layout->setContentsMargins(0, 0, 0, 0);
    int row = 0;
    for (const rules::BandId band : fixture.plan.bands) {
        const QString name = controller().bandName(band);
        Seat seat{new QSpinBox(seats), new QComboBox(seats)};
        const QString key = QString::number(band.value);
        seat.points->setObjectName(QStringLiteral("points.") + key);
        seat.result->setObjectName(QStringLiteral("result.") + key);
        seat.points->setRange(0, kMostPoints);
        seat.points->setAccessibleName(tr("Victory points of %1").arg(name));
        seat.result->addItem(tr("by the victory points"), kByPoints);
        seat.result->addItem(tr("won"), int(rules::SeatResult::Win));
        seat.result->addItem(tr("drew"), int(rules::SeatResult::Draw));
        seat.result->addItem(tr("lost"), int(rules::SeatResult::Loss));
        seat.result->setAccessibleName(tr("How %1 came out").arg(name));
        auto *label = new QLabel(QChar(u'A' + row) + QStringLiteral("  ") + name, seats);
        label->setTextFormat(Qt::PlainText);
        layout->addWidget(label, row, 0);
        layout->addWidget(new QLabel(tr("Victory points:"), seats), row, 1);
        layout->addWidget(seat.points, row, 2);
        layout->addWidget(seat.result, row, 3);
        m_seats.push_back(seat);
        ++row;
    }
    auto *turns = new QLabel(tr("&Turns played:"), seats);
    m_turns = new QSpinBox(seats);
    turns->setBuddy(m_turns);
    m_turns->setObjectName(QStringLiteral("turns"));
    m_turns->setRange(0, kMostTurns);
    layout->addWidget(turns, row, 1);
    layout->addWidget(m_turns, row, 2);
    layout->setColumnStretch(0, 1);
    return seats;
}

void ResultDialog::makeGrid()
{
    grid().setModel(m_rows);
    grid().setAccessibleName(tr("Figures of the game"));
    grid().horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int wide :
         {ResultGrid::Figure, ResultGrid::End, ResultGrid::By, ResultGrid::Used, ResultGrid::Marks})
        grid().horizontalHeader()->setSectionResizeMode(wide, QHeaderView::Stretch);
    for (const auto column : {ResultGrid::Used, ResultGrid::Marks})
        grid().setColumnHidden(column, !m_rows->asksFor(column));
    grid().setCurrentIndex(m_rows->index(0, ResultGrid::End));
}

rules::SeatResult ResultDialog::resultByPoints(std::size_t seat) const
{
    int most = 0;
    for (const Seat &each : m_seats)
        most = std::max(most, each.points->value());
    const auto best = std::ranges::count_if(
        m_seats, [&](const Seat &each) { return each.points->value() == most; });
    if (m_seats[seat].points->value() < most)
        return rules::SeatResult::Loss;
    return best > 1 ? rules::SeatResult::Draw : rules::SeatResult::Win;
}

rules::BattleReport ResultDialog::report() const
{
    rules::BattleReport report = m_rows->report();
    report.turns = m_turns->value();
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        const int said = m_seats[seat].result->currentData().toInt();
        report.seats[seat].result =
            said == kByPoints ? resultByPoints(seat) : static_cast<rules::SeatResult>(said);
        report.seats[seat].scores = scoresOf(seat, m_seats[seat].points->value());
        if (m_entered)
            report.seats[seat].conceded = m_entered->seats[seat].conceded;
    }
    return report;
}

/** As they were entered where they come to as much, else as the grid has them, else as typed. */
std::vector<rules::Score> ResultDialog::scoresOf(std::size_t seat, int points) const
{
    if (m_entered && points == rules::totalScore(m_entered->seats[seat]))
        return m_entered->seats[seat].scores;
    if (points == m_sum->sum(seat))
        return m_sum->scores(seat);
    return points > 0 ? std::vector<rules::Score>{{"objective", points}}
                      : std::vector<rules::Score>{};
}

bool ResultDialog::hasPoints() const
{
    return std::ranges::any_of(m_seats, [](const Seat &seat) { return seat.points->value() > 0; });
}

/** A result is worth points where anybody went out of action: who has none was forgotten. No game
    is over before its first turn. */
QStringList ResultDialog::doubts() const
{
    const auto figures = report().figures;
    const auto isOut = [](const rules::FigureReport &figure) {
        return figure.end == rules::FigureEnd::OutOfAction;
    };
    QStringList doubts;
    if (!hasPoints() && std::ranges::any_of(figures, isOut))
        doubts << tr("Figures went out of action, but nobody has victory points.");
    if (m_turns->value() == 0)
        doubts << tr("No turn is entered under “Turns played”.");
    return doubts;
}

bool ResultDialog::isMeant()
{
    QStringList found = doubts();
    return found.isEmpty() || agrees((found << tr("Enter the result anyway?")).join(u' '));
}

rules::CampaignAct ResultDialog::act() const
{
    return rules::EnterReport{m_fixture, report(), {}};
}

} // namespace escarmouche::app
