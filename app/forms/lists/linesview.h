// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

#include <functional>

namespace escarmouche::app {

/** A list of lines with figures at their right, as LinesDelegate draws them. */
class LinesView : public QListView
{
    Q_OBJECT

public:
    LinesView(QAbstractItemModel *lines, QWidget *parent);
};

/** Digits typed on its lines are dice, not the beginning of a line to look for. */
class DiceLines : public LinesView
{
    Q_OBJECT

public:
    using Typed = std::function<void(const QString &)>;

    DiceLines(QAbstractItemModel *lines, Typed typed, QWidget *parent);

    void keyboardSearch(const QString &search) override { m_typed(search); }

private:
    Typed m_typed;
};

} // namespace escarmouche::app
