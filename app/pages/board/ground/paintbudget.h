// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

namespace escarmouche::app {

/** Time that one picture may take for what can be shown coarsely for once. */
class PaintBudget
{
public:
    /** A new picture begins. */
    void begin()
    {
        m_spent = 0;
        m_isShort = false;
    }
    bool isLeft() const { return m_spent < kMostNanoseconds; }
    /** Paints something finely, on the budget. */
    template<class Paint>
    void spend(const Paint &paint)
    {
        QElapsedTimer clock;
        clock.start();
        paint();
        m_spent += clock.nsecsElapsed();
    }
    /** Something was shown coarsely: another picture is due. */
    void fallShort() { m_isShort = true; }
    bool isShort() const { return m_isShort; }

private:
    static constexpr qint64 kMostNanoseconds = 12'000'000;

    qint64 m_spent = 0;
    bool m_isShort = false;
};

} // namespace escarmouche::app
