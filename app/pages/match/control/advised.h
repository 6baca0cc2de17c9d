// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace escarmouche::app {

class MatchController;

/** What a machine weighs for the person who is asked, the best first: the first that strikes none
   of his own and takes back nothing that the one who acts has done in this activation goes to the
    front, where there is one. */
void putSensibleFirst(const MatchController &controller, std::vector<rules::Thought> &thoughts);

/** Does for the person who is asked what a machine would do in his place: one act of one figure.
    The activation that makes the act possible goes before it, and the end of an activation in which
    nothing better is left follows it. What it does is undone like any act of his own. */
class Advised
{
public:
    explicit Advised(MatchController &controller) : m_controller(controller) {}

    /** There is something to advise: the player is asked whom he activates or what he does, and
        nobody leads him who has something else to say first. */
    bool mayTake() const;
    /** What take() would do first, in words; empty: nothing. */
    QString told() const;
    /** Does the best act, as far as nothing has to be shown in between. */
    void take();
    /** All that was done has been shown: what belongs to the act follows. */
    void goOn();
    /** Once that is shown, the best act after it too, as often as that is asked for. */
    void takeLater() { ++m_wanted; }
    /** Of those one is due. */
    bool isWanted() const { return m_wanted > 0 && m_next == Next::Nothing; }
    void takeWanted();
    /** The player does something himself: nothing follows any more. */
    void drop();

private:
    enum class Next { Nothing, Act, End };

    void give(Next next);
    std::optional<std::string> best() const;

    MatchController &m_controller;
    Next m_next = Next::Nothing;
    int m_wanted = 0; // asked for, and not yet done
    bool m_isGiving = false;
};

} // namespace escarmouche::app
