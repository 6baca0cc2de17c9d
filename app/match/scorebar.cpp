// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/scorebar.h"

#include "app/look/palette.h"
#include "app/match/matchcontroller.h"
#include "app/match/seatsign.h"

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

QString ScoreBar::sideText(int seat) const
{
    const SeatId id{static_cast<std::int8_t>(seat)};
    const rules::BoardView view = m_controller.view();
    int points = 0;
    for (const rules::Counter &counter : view.counters) {
        if (counter.owner == id)
            points += counter.value;
    }
    const auto standing = std::ranges::count_if(view.tokens, [&](const rules::Token &token) {
        return token.owner == id && token.points > 0;
    });
    //: a side of a match: name, victory points, figures that still stand
    return tr("%1: %2 VP, %n standing", nullptr, static_cast<int>(standing))
        .arg(m_controller.nameOf(id))
        .arg(points);
}

void ScoreBar::refresh()
{
    const rules::BoardView view = m_controller.view();
    m_turn->setText(view.turn > 0 ? tr("Turn %1").arg(view.turn) : tr("Setting up"));
    const rules::Request &request = m_controller.match().awaited();
    for (qsizetype seat = 0; seat < m_sides.size(); ++seat) {
        QLabel *side = m_sides[seat];
        side->setText(sideText(static_cast<int>(seat)));
        QFont font = this->font();
        font.setBold(request.what == rules::Awaited::Decision &&
                     request.decision.seat.value == seat);
        side->setFont(font);
    }
}

} // namespace escarmouche::app
