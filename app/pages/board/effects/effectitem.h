// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>

namespace escarmouche::app {

/** Something that is seen for a moment above the tokens. */
class EffectItem : public QGraphicsItem
{
public:
    EffectItem() { setZValue(kAbove); }

    /** How far it has come, 0 to 1. */
    void setShare(double share)
    {
        m_share = share;
        update();
    }

protected:
    double share() const { return m_share; }

private:
    static constexpr double kAbove = 55;

    double m_share = 0;
};

} // namespace escarmouche::app
