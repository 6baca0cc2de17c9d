// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/marks/trayitem.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/screenpen.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <map>

namespace escarmouche::app {

namespace {

constexpr double kPace = 3.4; // radii from one to the next
constexpr double kTrayGap = 1; // radii between board and strip
constexpr double kBroad = 1.6; // width to height of a board that fills a screen from side to side

/** Where the strips lie: at both sides of the board, or above and below it. */
class Margins
{
public:
    Margins(QRectF board, double radius)
        : m_board(board), m_radius(radius), m_isBeside(board.width() < kBroad * board.height())
    {
        m_used.fill(kTrayGap * radius);
    }

    /** The next strip of that seat, growing away from the board. */
    Tray add(rules::SeatId seat, const std::vector<int> &tokens)
    {
        const double pace = kPace * m_radius;
        const double length = m_isBeside ? m_board.height() : m_board.width();
        const int inOneLine = std::max(1, static_cast<int>(length / pace));
        const int lines = (static_cast<int>(tokens.size()) + inOneLine - 1) / inOneLine;
        Tray tray{seat, boxOf(seat, lines * pace), {}};
        for (int n = 0; n < static_cast<int>(tokens.size()); ++n) {
            const QPointF steps(n % inOneLine + 0.5, n / inOneLine + 0.5);
            tray.stands.emplace_back(tokens[static_cast<std::size_t>(n)],
                                     tray.box.topLeft() +
                                         (m_isBeside ? steps.transposed() : steps) * pace);
        }
        return tray;
    }

private:
    /** The first seat to the left or below, the second to the right or above, and so on. */
    QRectF boxOf(rules::SeatId seat, double depth)
    {
        const bool isFirst = seat.value % 2 == 0;
        double &used = m_used[isFirst ? 0 : 1];
        const double near = used;
        used += depth + m_radius;
        if (m_isBeside)
            return {isFirst ? m_board.left() - near - depth : m_board.right() + near, m_board.top(),
                    depth, m_board.height()};
        return {m_board.left(), isFirst ? m_board.bottom() + near : m_board.top() - near - depth,
                m_board.width(), depth};
    }

    QRectF m_board;
    double m_radius;
    bool m_isBeside;
    std::array<double, 2> m_used; // of either margin
};

} // namespace

std::vector<Tray> traysOf(const std::vector<std::pair<int, rules::SeatId>> &waiting, QRectF board,
                          double radius)
{
    std::map<rules::SeatId, std::vector<int>> bySeat;
    for (const auto &[token, seat] : waiting)
        bySeat[seat].push_back(token);
    Margins margins(board, radius);
    std::vector<Tray> trays;
    for (const auto &[seat, tokens] : bySeat)
        trays.push_back(margins.add(seat, tokens));
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
