// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/talk/interruption.h"

#include <csignal>
#include <unistd.h>

namespace escarmouche::app::cli {
namespace {

// A signal can reach no more than this.
std::atomic<bool> stopWanted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void stop(int)
{
    if (stopWanted.exchange(true))
        _exit(kInterrupted);
}

} // namespace

Interruption::Interruption() : m_before(std::signal(SIGINT, stop)) {}

Interruption::~Interruption()
{
    std::signal(SIGINT, m_before);
}

const std::atomic<bool> &Interruption::wanted()
{
    return stopWanted;
}

} // namespace escarmouche::app::cli
