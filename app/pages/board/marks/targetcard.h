// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QRectF>
#include <QStringList>

#include <vector>

class QPainter;
class QTransform;

namespace escarmouche::app {

/** What an attack would come to, told beside whom it is aimed at. */
struct TargetCard {
    int target = -1; // token
    int attacker = -1; // token; -1: nobody on the board
    QString act;
    QStringList lines;

    bool isEmpty() const { return target < 0 || act.isEmpty(); }
    bool operator==(const TargetCard &) const = default;
};

/** What a card is laid among: discs of figures as boxes on the scene, plates on the screen. */
struct CardGround {
    QPointF target; // middle on the scene
    double radius = 0; // of the target
    std::vector<QRectF> kept; // target and attacker: never covered
    std::vector<QRectF> others; // covered where nothing else is possible
    std::vector<QRectF> plates; // never covered, on the screen
    QRectF room; // on the screen
};

/** Where on the screen the card stands: beside its target, else in a corner of the room. */
QRectF cardPlate(const QTransform &transform, const TargetCard &card, const CardGround &ground);

/** Of a fixed size on the screen. */
void paintTargetCard(QPainter &painter, const TargetCard &card, const QRectF &plate,
                     const QPalette &palette);

} // namespace escarmouche::app
