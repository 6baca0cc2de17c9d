// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/figures/scorebar.h"

#include "app/look/palette/palette.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/figures/seatsign.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace escarmouche::app {

using rules::SeatId;

ScoreBar::ScoreBar(const MatchController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_line(new QHBoxLayout(this)),
      m_turn(new QLabel(this))
{
    m_line->setContentsMargins(kGap, 2, kGap, 2);
    m_line->setSpacing(2 * kGap);
    m_line->addWidget(m_turn);
    for (std::size_t seat = 0; seat < controller.session().row().seats.size(); ++seat) {
        auto *side = new QLabel(this);
        side->setTextFormat(Qt::PlainText);
        m_line->addWidget(signLabel(SeatId{static_cast<std::int8_t>(seat)}, this));
        m_line->addWidget(side);
        m_sides << side;
    }
    m_line->addStretch(1);
    refresh();
}

QString ScoreBar::sideText(const rules::BoardView &view, SeatId seat) const
{
    int points = 0;
    for (const rules::Counter &counter : view.counters) {
        if (counter.owner == seat)
            points += counter.value;
    }
    const auto standing = std::ranges::count_if(view.tokens, [&](const rules::Token &token) {
        return token.owner == seat && m_controller.play().stands(token);
    });
    //: a side of a match: name, victory points, figures that still stand
    return tr("%1: %2 VP, %n standing", nullptr, static_cast<int>(standing))
        .arg(m_controller.words().nameOf(seat), QString::number(points));
}

void ScoreBar::refresh()
{
    const rules::Request &request = m_controller.play().match().awaited();
    show(m_controller.play().view(),
         request.what == rules::Awaited::Decision ? request.decision.seat : rules::kNoSeat);
}

void ScoreBar::show(const rules::BoardView &view)
{
    show(view, rules::kNoSeat);
}

void ScoreBar::show(const rules::BoardView &view, SeatId asked)
{
    m_turn->setText(view.turn > 0 ? tr("Turn %1").arg(view.turn) : tr("Setting up"));
    for (qsizetype at = 0; at < m_sides.size(); ++at) {
        const SeatId seat{static_cast<std::int8_t>(at)};
        m_sides[at]->setText(sideText(view, seat));
        QFont font = this->font();
        font.setBold(seat == asked);
        m_sides[at]->setFont(font);
    }
}

} // namespace escarmouche::app
