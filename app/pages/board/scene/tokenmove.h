// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>
#include <QVariantAnimation>

namespace escarmouche::app {

class BoardScene;

/** A token on its way across the scene. */
class TokenMove : public QVariantAnimation
{
public:
    TokenMove(BoardScene &scene, int token, const QPolygonF &way);

    int token() const { return m_token; }
    /** 1 as it is meant, 2 twice as fast. */
    void begin(double speed);

protected:
    void updateCurrentValue(const QVariant &share) override;

private:
    BoardScene &m_scene;
    int m_token;
    QPolygonF m_way;
};

} // namespace escarmouche::app
