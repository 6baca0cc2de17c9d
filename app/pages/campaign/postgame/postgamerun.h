// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <string>

namespace escarmouche::app {

class PostGameDesk;

/** Goes through the open post-game line by line, each of them an act of its own. The window stays
    alive meanwhile; opening another post-game stops it, and so does another run. */
class PostGameRun : public QObject
{
    Q_OBJECT

public:
    explicit PostGameRun(PostGameDesk &desk, QObject *parent) : QObject(parent), m_desk(desk) {}

    /** All that asks nobody anything: dice thrown, routine confirmed. Stops at the first line whose
        dice ask a question. */
    void settleAll() { go(&PostGameRun::settleNext); }
    void confirmAll() { go(&PostGameRun::confirmNext); }

signals:
    /** The dice of that line ask a question. */
    void asked(const std::string &line);
    void ended();

private:
    void go(bool (PostGameRun::*step)());
    bool settleNext();
    bool rollNext();
    bool confirmNext();

    PostGameDesk &m_desk;
    bool (PostGameRun::*m_step)() = nullptr; // of what was begun last
};

} // namespace escarmouche::app
