// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library.h"
#include "model/match/session/matchsession.h"
#include "model/resources.h"
#include "tests/support/musg/musgsetups.h"
#include "tests/support/toys/toycodecs.h"
#include "tests/support/toys/toygames.h"

#include <QTemporaryDir>

#include <memory>
#include <string>
#include <utility>

namespace escarmouche::tests {

/** The program's systems and three small made-up games. */
inline rules::RuleSystems gameSystems()
{
    auto systems = model::loadSystems().value();
    systems.push_back(ambushSystem());
    systems.push_back(cryptSystem());
    systems.push_back(quarterSystem());
    return systems;
}

/** A library in a folder of its own, for matches. */
struct GameLibrary {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("library"));
    rules::RuleSystems systems = gameSystems();

    std::unique_ptr<model::Library> open(model::OpenMode mode = model::OpenMode::Create) const
    {
        auto library = model::Library::open(path, systems, mode);
        return library ? std::move(*library) : nullptr;
    }
};

inline rules::MatchSetup seeded(rules::MatchSetup setup, std::uint64_t seed, bool practice = false)
{
    setup.seed = seed;
    setup.practice = practice;
    return setup;
}

inline std::unique_ptr<model::MatchSession> begin(model::Library &library,
                                                  const rules::MatchSetup &setup,
                                                  const std::vector<rules::SeatId> &typing = {})
{
    const auto uuid = library.matches().begin(setup, typing);
    auto session = uuid ? library.matches().open(*uuid) : rules::fail(uuid.error());
    if (!session || !(*session)->settle())
        return nullptr;
    return std::move(*session);
}

/** What somebody does who only tries: the same in the same place. */
inline rules::Result<void> playOne(model::MatchSession &session)
{
    const rules::SeatId seat = session.match().awaited().decision.seat;
    const auto action = session.match().chooseAs(seat, "random");
    return action ? session.submit(seat, *action) : rules::fail(action.error());
}

/** Somebody plays so many decisions; how many there were before the end. */
inline int play(model::MatchSession &session, int decisions)
{
    for (int each = 0; each < decisions; ++each) {
        if (!session.settle() || session.waits() != model::MatchWaits::Person || !playOne(session))
            return each;
    }
    return session.settle() ? decisions : -1;
}

} // namespace escarmouche::tests
