// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/record.h"

#include <QWidget>

#include <cstdint>
#include <vector>

namespace escarmouche::app {

/** Dice that fell together. */
struct DiceThrow {
    std::vector<std::uint8_t> faces;
    int sides = 6;
    int needed = 0; // 0: none is better than another

    static DiceThrow of(const rules::Thrown &thrown);
};

/** Dice as they lie, throw by throw: pips for six sides, a figure for others; those that reach what
    is needed filled. */
class DiceFaces : public QWidget
{
    Q_OBJECT

public:
    explicit DiceFaces(QWidget *parent = nullptr);

    /** What there is no room for is left out: the first ones tell what it was about. */
    void setThrows(std::vector<DiceThrow> thrown);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void drawDie(QPainter &painter, const QRectF &die, int face, const DiceThrow &thrown) const;

    std::vector<DiceThrow> m_throws;
};

} // namespace escarmouche::app
