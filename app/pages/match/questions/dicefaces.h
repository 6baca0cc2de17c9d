// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/parts/die.h"
#include "rules/core/journal/record.h"

#include <QStringList>
#include <QWidget>

#include <cstdint>
#include <vector>

namespace escarmouche::app {

class MatchWords;

/** Dice that fell together. */
struct DiceThrow {
    std::vector<std::uint8_t> faces;
    int sides = 6;
    int needed = 0; // 0: none is better than another
    QStringList shown = {}; // by the faces, from 1 on; empty: their numbers
    std::vector<std::size_t> struck = {}; // those that fell again

    static DiceThrow of(const rules::Thrown &thrown, const MatchWords &words);
    /** What is written on a die that lies so. */
    QString wordOf(int face) const;
    LyingDie lying(int face) const;
};

/** Dice as they lie, throw by throw, in as many lines as they take: pips for six sides, a figure or
    a word for others; those that reach what is needed filled. */
class DiceFaces : public QWidget
{
    Q_OBJECT

public:
    explicit DiceFaces(QWidget *parent = nullptr);

    /** What there is no room for is left out: the first ones tell what it was about. */
    void setThrows(std::vector<DiceThrow> thrown);
    const std::vector<DiceThrow> &throws() const { return m_throws; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /** A die where it lies. */
    struct Lying {
        QRectF at;
        int face = 0;
        const DiceThrow *thrown = nullptr;
        bool isStruck = false;
    };
    std::vector<Lying> lying() const;

    std::vector<DiceThrow> m_throws;
};

} // namespace escarmouche::app
