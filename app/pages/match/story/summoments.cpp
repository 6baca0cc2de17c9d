// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/story/summoments.h"

namespace escarmouche::app {

namespace {
constexpr int kLeastSeenMs = 700;
constexpr int kHurryMs = 500; // keys that follow each other faster are one hurry
constexpr int kMostKeptMs = 3'000; // by a hurry
constexpr int kLateMs = 1'500;
} // namespace

void SumMoments::come()
{
    m_since.start();
    m_pressed.invalidate();
}

void SumMoments::go()
{
    m_gone.start();
    forget();
}

bool SumMoments::isTooSoon()
{
    if (!m_since.isValid() || m_since.elapsed() >= kMostKeptMs)
        return false;
    const bool isHurry = m_pressed.isValid() && m_pressed.elapsed() < kHurryMs;
    if (m_since.elapsed() >= kLeastSeenMs && !isHurry)
        return false;
    m_pressed.start();
    return true;
}

bool SumMoments::hasJustGone() const
{
    return m_gone.isValid() && m_gone.elapsed() < kLateMs;
}

} // namespace escarmouche::app
