// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/figures/figurelist.h"

#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/figures/tokenmodel.h"

#include <QHeaderView>
#include <QScopedValueRollback>

namespace escarmouche::app {

namespace {
constexpr int kLetterWidth = 52; // with the sign of the side
} // namespace

FigureList::FigureList(const MatchController &controller, QWidget *parent)
    : QTableView(parent), m_controller(controller), m_figures(new TokenModel(controller, this))
{
    setModel(m_figures);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(verticalHeader()->defaultSectionSize());
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setWordWrap(false); // a line stays as high as it is whatever befalls; its tool tip has it all
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(TokenModel::States, QHeaderView::Stretch);
    setColumnWidth(TokenModel::Sign, kLetterWidth);
    hideColumn(TokenModel::Side);
    setColumnHidden(TokenModel::Points, !controller.play().counted().points.isCounted());
    setColumnHidden(TokenModel::Actions, !controller.play().counted().actions.isCounted());
    connect(&controller.aiming(), &Aiming::chosenChanged, this, &FigureList::follow);
    // The line may be current already, and somebody else have been chosen since.
    connect(this, &QTableView::clicked, this, &FigureList::tell);
    follow();
}

/** Where nobody is chosen, the keyboard stays in its line. */
void FigureList::follow()
{
    if (m_isInStep)
        return;
    const QScopedValueRollback isInStep(m_isInStep, true);
    const QModelIndex line = m_figures->indexOf(m_controller.aiming().chosen());
    if (line.isValid())
        setCurrentIndex(line.siblingAtColumn(TokenModel::Name));
    else
        clearSelection();
}

void FigureList::currentChanged(const QModelIndex &now, const QModelIndex &before)
{
    QTableView::currentChanged(now, before);
    tell(now);
}

/** The line that is chosen stays in sight. */
void FigureList::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (selectionModel()->hasSelection())
        scrollTo(currentIndex());
}

void FigureList::tell(const QModelIndex &line)
{
    if (m_isInStep)
        return;
    const QScopedValueRollback isInStep(m_isInStep, true);
    if (const int token = m_figures->tokenAt(line); token >= 0)
        emit met(token);
}

} // namespace escarmouche::app
