// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QKeySequence;
class QLabel;

namespace escarmouche::app {

class PostGameDesk;

/** Whose post-game is open, its account, and the acts on the whole of it. */
class PostGameHead : public QWidget
{
    Q_OBJECT

public:
    PostGameHead(const PostGameDesk &desk, QWidget *parent);

    /** In the order of a menu. */
    QList<QAction *> acts() const { return {m_settleAll, m_confirmAll, m_name, m_band, m_close}; }
    void refresh();
    void retranslate();

signals:
    void settleAllWanted();
    void confirmAllWanted();
    void bandWanted();
    void namingWanted();
    void closeWanted();

private:
    QAction *make(const char *icon, const QKeySequence &keys, void (PostGameHead::*wanted)());
    void arrange();

    const PostGameDesk &m_desk;
    QAction *m_settleAll;
    QAction *m_confirmAll;
    QAction *m_name;
    QAction *m_band;
    QAction *m_close;
    QLabel *m_title = nullptr;
    QLabel *m_account = nullptr;
};

} // namespace escarmouche::app
