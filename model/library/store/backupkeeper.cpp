// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/store/backupkeeper.h"

namespace escarmouche::model {

BackupKeeper::~BackupKeeper()
{
    onFailure({});
    (void)wait();
}

void BackupKeeper::of(const QString &library, const rules::RuleSystems &systems)
{
    m_library = library;
    m_systems = &systems;
}

void BackupKeeper::onFailure(std::function<void(const rules::Error &)> failed)
{
    const std::lock_guard lock(m_mutex);
    m_failed = std::move(failed);
}

void BackupKeeper::make()
{
    const std::lock_guard lock(m_mutex);
    m_again = true;
    if (m_running)
        return;
    if (m_thread.joinable())
        m_thread.join(); // it has ended
    m_running = true;
    m_thread = std::thread([this] { run(); });
}

rules::Result<void> BackupKeeper::wait()
{
    if (m_thread.joinable())
        m_thread.join();
    const std::lock_guard lock(m_mutex);
    if (m_failure)
        return rules::fail(*std::exchange(m_failure, std::nullopt));
    return {};
}

void BackupKeeper::run()
{
    for (;;) {
        {
            const std::lock_guard lock(m_mutex);
            m_running = m_again;
            if (!m_again)
                return;
            m_again = false;
        }
        const auto made = Backups(m_library, *m_systems).make();
        if (made)
            continue;
        const std::lock_guard lock(m_mutex);
        if (!m_failure)
            m_failure = made.error();
        if (m_failed)
            m_failed(made.error());
    }
}

} // namespace escarmouche::model
