// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <atomic>
#include <cstdint>
#include <mutex>

namespace escarmouche::model {

/** Long work between the thread that does it and the one that waits: how far it has come, and
    whether it is to stop. */
class LongWork
{
public:
    enum class Step { Reading, Storing, Folding }; // bytes, acts, acts
    struct Progress {
        Step step = Step::Reading;
        std::int64_t done = 0;
        std::int64_t all = 0; // 0: nobody knows

        bool operator==(const Progress &) const = default;
    };

    void cancel() { m_cancelled = true; }
    bool isCancelled() const { return m_cancelled; }
    Progress progress() const
    {
        const std::lock_guard lock(m_mutex);
        return m_progress;
    }
    /** Tells how far the work has come; an error when it is to stop, which nobody is shown. */
    [[nodiscard]] rules::Result<void> reach(const Progress &progress)
    {
        if (m_cancelled)
            return rules::fail({.code = rules::ErrorCode::Internal, .hint = "cancelled"});
        const std::lock_guard lock(m_mutex);
        m_progress = progress;
        return {};
    }

private:
    std::atomic<bool> m_cancelled = false;
    mutable std::mutex m_mutex;
    Progress m_progress;
};

} // namespace escarmouche::model
