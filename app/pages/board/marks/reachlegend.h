// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/boardwords.h"
#include "rules/core/board/boardface.h"

#include <QCoreApplication>

#include <vector>

class QPainter;
class QPalette;
class QRect;

namespace escarmouche::app {

/** What the edges of the areas in sight mean, line by line at the foot of a board. */
class ReachLegend
{
    Q_DECLARE_TR_FUNCTIONS(ReachLegend)

public:
    /** Instead of the areas of that sort shown before. */
    void show(const std::vector<rules::Reach> &reach, bool isThreat);
    /** In pixels of the screen. */
    void paint(QPainter &painter, const QRect &area, const Say &say, const QPalette &palette) const;

private:
    struct Line {
        rules::Reach::Kind kind;
        bool isThreat;
        rules::Phrase label;
    };
    std::vector<Line> m_lines;
};

} // namespace escarmouche::app
