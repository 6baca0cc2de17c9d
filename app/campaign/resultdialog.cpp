// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/resultdialog.h"

#include "app/campaign/campaigncontroller.h"
#include "app/campaign/campaignwords.h"
#include "app/look/fitting.h"
#include "app/look/palette.h"
#include "app/look/tint.h"
#include "app/text/sentences.h"

#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kMostPoints = 9999;
constexpr int kMostTurns = 99;
constexpr int kByPoints = -1;

/** A cell that is typed into, or chosen in. */
class ChoiceDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &,
                          const QModelIndex &index) const override
    {
        const auto *grid = static_cast<const ResultGrid *>(index.model());
        auto *box = new QComboBox(parent);
        box->setEditable(true);
        box->setInsertPolicy(QComboBox::NoInsert);
        box->addItems(grid->choices(index));
        box->completer()->setFilterMode(Qt::MatchContains);
        box->completer()->setCompletionMode(QCompleter::PopupCompletion);
        return box;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        auto *box = static_cast<QComboBox *>(editor);
        box->setCurrentIndex(std::max(0, box->findText(index.data(Qt::EditRole).toString())));
        box->lineEdit()->selectAll();
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override
    {
        model->setData(index, static_cast<QComboBox *>(editor)->currentText(), Qt::EditRole);
    }
};

} // namespace

ResultDialog::ResultDialog(CampaignController &controller, rules::FixtureId fixture,
                           QWidget *parent)
    : QDialog(parent), m_controller(controller), m_fixture(fixture),
      m_rows(new ResultGrid(controller.campaign(), *rules::find(controller.campaign(), fixture),
                            controller.rules(), this)),
      m_grid(new QTableView(this)), m_turns(new QSpinBox(this)), m_problem(new QLabel(this))
{
    const rules::Fixture &game = *rules::find(controller.campaign(), fixture);
    setWindowTitle(tr("Result: %1").arg(titleOf(controller.campaign(), game)));
    resize(860, 640);
    arrange(game);
    fitToScreen(*this);
    m_seats.front().points->setFocus();
}

void ResultDialog::arrange(const rules::Fixture &fixture)
{
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(makeSeats(fixture));
    auto *hint = new QLabel(
        tr("One line a figure, in the order of the sheets. Leave empty what nothing befell; type O "
           "for out of action, who did it by the number, as B3, and the rest by its first letter."),
        this);
    hint->setWordWrap(true);
    tint(hint, Tone::Dim);
    layout->addWidget(hint);
    makeGrid();
    layout->addWidget(m_grid, 1);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();
    tint(m_problem, Tone::Illegal);
    layout->addWidget(m_problem);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Enter the result"));
    buttons->button(QDialogButtonBox::Ok)->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Ok)->setDefault(false);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ResultDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ResultDialog::reject);
}

QWidget *ResultDialog::makeSeats(const rules::Fixture &fixture)
{
    auto *seats = new QWidget(this);
    auto *layout = new QGridLayout(seats);
    layout->setContentsMargins(0, 0, 0, 0);
    int row = 0;
    for (const rules::BandId band : fixture.plan.bands) {
        const QString name = m_controller.bandName(band);
        Seat seat{new QSpinBox(seats), new QComboBox(seats)};
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
    turns->setBuddy(m_turns);
    m_turns->setRange(0, kMostTurns);
    layout->addWidget(turns, row, 1);
    layout->addWidget(m_turns, row, 2);
    layout->setColumnStretch(0, 1);
    return seats;
}

void ResultDialog::makeGrid()
{
    m_grid->setModel(m_rows);
    m_grid->setItemDelegate(new ChoiceDelegate(m_grid));
    m_grid->setAccessibleName(tr("Figures of the game"));
    m_grid->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked);
    m_grid->setTabKeyNavigation(false);
    m_grid->setAlternatingRowColors(true);
    m_grid->verticalHeader()->hide();
    m_grid->horizontalHeader()->setHighlightSections(false);
    m_grid->setSelectionMode(QAbstractItemView::SingleSelection);
    m_grid->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int wide :
         {ResultGrid::Figure, ResultGrid::End, ResultGrid::By, ResultGrid::Used, ResultGrid::Marks})
        m_grid->horizontalHeader()->setSectionResizeMode(wide, QHeaderView::Stretch);
    for (const auto column : {ResultGrid::Used, ResultGrid::Marks})
        m_grid->setColumnHidden(column, !m_rows->asksFor(column));
    m_grid->setCurrentIndex(m_rows->index(0, ResultGrid::End));
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
        if (const int points = m_seats[seat].points->value(); points > 0)
            report.seats[seat].scores.push_back({"objective", points});
    }
    return report;
}

// What is refused is said here, with all that was typed still there.
void ResultDialog::accept()
{
    const auto listening =
        connect(&m_controller, &CampaignController::refused, this, [this](const Refusal &refusal) {
            m_problem->setText(refusal.what.isEmpty() ? sentence(refusal.error) : refusal.what);
            m_problem->show();
        });
    const bool entered = m_controller.perform(rules::EnterReport{m_fixture, report(), {}});
    disconnect(listening);
    if (entered)
        QDialog::accept();
}

} // namespace escarmouche::app
