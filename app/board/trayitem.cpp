// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/trayitem.h"

#include "app/board/screenpen.h"
#include "app/look/palette.h"

#include <QPainter>

#include <algorithm>
#include <map>

namespace escarmouche::app {

namespace {

constexpr double kPace = 3.4; // radii from one to the next
constexpr double kApart = 1; // radii between board and strip

/** One strip, its near edge at `near`, growing away from the board. */
Tray trayOf(rules::SeatId seat, const std::vector<int> &tokens, QRectF board, double near,
            double radius)
{
    const bool isBelow = seat.value % 2 == 0;
    const double pace = kPace * radius;
    const int across = std::max(1, static_cast<int>(board.width() / pace));
    const int rows = (static_cast<int>(tokens.size()) + across - 1) / across;
    const double height = rows * pace;
    Tray tray;
    tray.seat = seat;
    tray.box = {board.left(), isBelow ? near : near - height, board.width(), height};
    for (int n = 0; n < static_cast<int>(tokens.size()); ++n)
        tray.stands.emplace_back(tokens[static_cast<std::size_t>(n)],
                                 tray.box.topLeft() +
                                     QPointF(n % across + 0.5, n / across + 0.5) * pace);
    return tray;
}

} // namespace

std::vector<Tray> traysOf(const std::vector<std::pair<int, rules::SeatId>> &waiting, QRectF board,
                          double radius)
{
    std::map<rules::SeatId, std::vector<int>> bySeat;
    for (const auto &[token, seat] : waiting)
        bySeat[seat].push_back(token);
    double above = board.top() - kApart * radius;
    double below = board.bottom() + kApart * radius;
    std::vector<Tray> trays;
    for (const auto &[seat, tokens] : bySeat) {
        const bool isBelow = seat.value % 2 == 0;
        trays.push_back(trayOf(seat, tokens, board, isBelow ? below : above, radius));
        const QRectF &box = trays.back().box;
        (isBelow ? below : above) = isBelow ? box.bottom() + radius : box.top() - radius;
    }
    return trays;
}

void TrayItem::set(std::vector<Tray> trays)
{
    prepareGeometryChange();
    m_trays = std::move(trays);
    m_box = {};
    for (const Tray &tray : m_trays)
        m_box |= tray.box;
}

void TrayItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    for (const Tray &tray : m_trays) {
        QColor tint = seatFill(tray.seat.value, m_palette);
        QPen pen(tint, 1.5);
        setScreenPen(*painter, pen);
        tint.setAlpha(36);
        painter->setBrush(tint);
        painter->drawRoundedRect(tray.box, 20, 20);
    }
}

} // namespace escarmouche::app
