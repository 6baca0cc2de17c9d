// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace escarmouche::model {
class Library;
struct GameRow;
} // namespace escarmouche::model

namespace escarmouche::app {

/** The matches of a library, those still played first: who against whom, what for, how it stands,
    when it was played last. As high as what is in it, where there is room. */
class MatchList : public QListWidget
{
    Q_OBJECT

public:
    explicit MatchList(QWidget *parent = nullptr);

    void fill(const model::Library &library);
    void choose(const QString &uuid);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void matchWanted(const QString &uuid);
    void removalWanted(const QString &uuid, const QString &sides);

private:
    QAction *makeAction(const QString &icon, const QKeySequence &keys, void (MatchList::*act)());
    void open();
    void remove();
    int heightOf(int lines) const;

    QAction *m_open;
    QAction *m_remove;
};

} // namespace escarmouche::app
