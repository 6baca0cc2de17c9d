// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ways/path.h"
#include "rules/musg/play/state/events.h"
#include "rules/musg/play/state/figureset.h"

#include <cstdint>

namespace escarmouche::rules::musg::play {

/** A figure on its way; looks out for sight, contact and triggers at the start, each whole pas,
    each point of the path and the end (MUSG-REACT-07). */
struct MoveFrame {
    enum class Step : std::uint8_t {
        Begin,
        NerveTested, // MUSG-REACT-03
        Receiving, // each target of a charge in turn (MUSG-REACT-05)
        TrollAsked, // MUSG-MERC-06
        Setting, // all targets have received it
        Moving,
        Watched, // an observer has reacted
        Asked, // go on?
        Arrived,
        SettingOut, // looks round from where it stands
        FollowAsked, // MUSG-ACT-07
    };
    Step step = Step::Begin;
    FigureId figure;
    MoveKind kind = MoveKind::Walk;
    bool nerveTest = false;
    bool wasShotAt = false; // since it was last asked whether it goes on
    Path path;
    std::int32_t walked = 0; // hundredths of the path already behind
    std::int32_t told = 0; // of it already told
    FigureSet targets; // of a charge
    FigureSet pending; // observers or targets still to be dealt with at this point

    bool operator==(const MoveFrame &) const = default;
};

/** An observer meets a better enemy for the first time (MUSG-REACT-07, -08). */
struct SpotFrame {
    enum class Step : std::uint8_t { Begin, Tested, Shot, DistanceRolled, Done };
    Step step = Step::Begin;
    FigureId observer;
    FigureId mover;

    bool operator==(const SpotFrame &) const = default;
};

/** A figure about to be charged by a better one (MUSG-REACT-05, -06). */
struct ReceptionFrame {
    enum class Step : std::uint8_t { Begin, Tested, DieRolled, Asked, DistanceRolled, Done };
    Step step = Step::Begin;
    FigureId target;
    FigureId charger;

    bool operator==(const ReceptionFrame &) const = default;
};

/** A figure that was shot at by something stronger than its own (MUSG-REACT-09, -10). */
struct UnderFireFrame {
    enum class Step : std::uint8_t { Begin, Tested, DistanceRolled, Done };
    Step step = Step::Begin;
    FigureId figure;
    FigureId shooter;

    bool operator==(const UnderFireFrame &) const = default;
};

} // namespace escarmouche::rules::musg::play
