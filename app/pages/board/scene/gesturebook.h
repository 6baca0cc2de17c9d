// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/scene/boardact.h"
#include "rules/core/journal/told.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::app {

/** Makes of what is told what a board plays. Remembers ways and aims, which are told before what
    comes of them. */
class GestureBook
{
public:
    /** `before` is the board ahead of these events. */
    std::vector<BoardAct> actsOf(const std::vector<rules::ToldEvent> &told,
                                 const rules::BoardView &before);
    /** Whom what that token does is about: its target, or itself where it aims at nobody. */
    int aimedAtBy(int token) const;

private:
    void add(const rules::Gesture &gesture, std::vector<BoardAct> &acts);
    void addEnd(const rules::Gesture &gesture, std::vector<BoardAct> &acts);
    void addWord(const rules::ToldEvent &event, std::vector<BoardAct> &acts);
    int tokenOf(const rules::ToldAs &as) const; // of its outcome
    rules::Place placeOf(int token) const;

    std::map<int, std::vector<rules::Place>> m_ways; // by token
    std::optional<std::pair<int, int>> m_aim; // who, at whom
    bool m_aimsWide = false; // an area is to be struck: what flies is told with it
    bool m_isStruck = false; // and it was: whom it met last is aimed at
    std::string m_act; // key of what somebody has set out to do
    std::map<int, rules::Place> m_places; // of the tokens at the moment
    std::map<int, int> m_radii; // of their bases
};

/** The part of a way from one place of it to another, both included; only these two where they do
    not both lie on it, one behind the other. */
std::vector<rules::Place> stretchOf(const std::vector<rules::Place> &way, const rules::Place &from,
                                    const rules::Place &to);

/** Whom of another side a token runs into at the end of a way on a measured table; -1: nobody. */
int metBy(int token, const std::vector<rules::Place> &way, const rules::BoardView &before);

} // namespace escarmouche::app
