// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace escarmouche::app::cli {

constexpr int kInterrupted = 130;

/** While it lives, Ctrl+C asks for an end instead of making one; a second time it makes it. */
class Interruption
{
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

    /** Whether an end was asked for. */
    static const std::atomic<bool> &wanted();

private:
    void (*m_before)(int);
};

} // namespace escarmouche::app::cli
