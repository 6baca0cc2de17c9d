// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/store/backup.h"
#include "rules/core/values/error.h"

#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace escarmouche::model {

/** Makes verified backups of one library on a thread of its own, one after the other: asked for
    again while one is being made, it makes one more. */
class BackupKeeper
{
public:
    ~BackupKeeper();
    void of(const QString &library, const rules::RuleSystems &systems);
    /** Called on the keeper's thread. */
    void onFailure(std::function<void(const rules::Error &)> failed);

    void make();
    /** Until none is being made; the first failure since the last call. */
    [[nodiscard]] rules::Result<void> wait();

private:
    void run();

    QString m_library;
    const rules::RuleSystems *m_systems = nullptr;
    std::mutex m_mutex;
    bool m_running = false;
    bool m_again = false;
    std::optional<rules::Error> m_failure;
    std::function<void(const rules::Error &)> m_failed;
    std::thread m_thread;
};

} // namespace escarmouche::model
