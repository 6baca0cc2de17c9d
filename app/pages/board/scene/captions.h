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

namespace escarmouche::app {

class BoardScene;
class RisingWord;

/** The words that are said on a board. Those about one spot stand in a block, the first on top,
    beside it where they cover neither tokens nor what the ground says nor other words. */
class Captions : public QObject
{
public:
    /** Child of the scene. */
    explicit Captions(BoardScene &scene);

    /** Beside a point with something of that radius; at 2 twice as fast as it is meant. */
    void say(QPointF at, double radius, const QString &text, rules::Outcome::Tone tone,
             double speed);
    /** Milliseconds for which what was last said is still read. */
    int readFor() const;
    /** It has been read. */
    void endReading();
    void drop();

private:
    struct Block {
        QPointF at; // the point it is about
        double radius = 0; // of what stands there
        std::vector<QPointer<RisingWord>> words; // the first on top
    };

    /** In pixels from the point that a block is about. */
    struct Plate {
        QPointF middle;
        QSizeF size;
    };

    Block &blockAt(QPointF at, double radius);
    QSizeF sizeOf(const Block &block) const;
    void place(const Block &block) const;
    bool isByOthers(const Block &block, const Plate &plate) const;
    QLineF pointerOf(const Block &block, const Plate &plate) const;

    BoardScene &m_scene;
    std::vector<Block> m_blocks;
};

} // namespace escarmouche::app
