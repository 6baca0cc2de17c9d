// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/told.h"

#include <QLineF>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QSizeF>

#include <vector>

class QGraphicsItem;

namespace escarmouche::app {

class BoardScene;
class RisingWord;

/** The words that are said on a board. Those about one spot stand in a block, the first on top,
    beside it where they cover neither tokens nor what the ground says nor other words; they go
    where the token goes that they are about. */
class Captions : public QObject
{
public:
    /** Child of the scene. */
    explicit Captions(BoardScene &scene);

    /** What words are about: a token, or -1 and a point. */
    struct Spot {
        int token = -1;
        QPointF at;
        double radius = 0; // of what stands there
    };

    /** Beside its spot; at 2 twice as fast as it is meant. */
    void say(const Spot &spot, const QString &text, rules::Outcome::Tone tone, double speed);
    /** What was said there last is told again by what comes next. */
    void takeBack(const Spot &spot);
    /** The token is there now: what is said of it goes along. */
    void carry(int token, QPointF to);
    /** Everybody stands still: what covers somebody goes elsewhere, what is said of a token that is
        there no more fades. */
    void settle();
    /** Milliseconds for which what was last said is still read. */
    int readFor() const;
    /** It has been read. */
    void endReading();
    /** What is said neither rises nor fades meanwhile, or until more is said. */
    void hold(bool isHeld);
    void drop();

private:
    struct Block {
        Spot spot;
        std::vector<QPointer<RisingWord>> words; // the first on top
        QPointF middle; // of all of them, in pixels from the spot
    };

    /** In pixels from the point that a block is about. */
    struct Plate {
        QPointF middle;
        QSizeF size;
    };

    void dropFaded();
    Block &blockAt(const Spot &spot);
    QSizeF sizeOf(const Block &block) const;
    std::vector<QPointF> waysToTouching(const Block &block) const;
    Qt::Edge edgeOf(const Block &block) const;
    void place(Block &block) const;
    bool isCovering(const Block &block) const;
    static std::vector<const QGraphicsItem *> itemsOf(const Block &block);
    bool isByOthers(const Block &block, const Plate &plate) const;
    QLineF pointerOf(const Block &block, const Plate &plate) const;

    BoardScene &m_scene;
    std::vector<Block> m_blocks;
};

} // namespace escarmouche::app
