// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/database/mailbox.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

namespace escarmouche::model {

struct Mailbox::Box {
    std::mutex mutex;
    std::condition_variable arrived;
    std::deque<Letter> letters;
    QObject *here = nullptr; // null: the mailbox is gone

    std::optional<Letter> take()
    {
        const std::lock_guard lock(mutex);
        if (!here || letters.empty())
            return std::nullopt;
        Letter letter = std::move(letters.front());
        letters.pop_front();
        return letter;
    }
};

Mailbox::Mailbox() : m_box(std::make_shared<Box>())
{
    m_box->here = &m_here;
}

Mailbox::~Mailbox()
{
    const std::lock_guard lock(m_box->mutex);
    m_box->here = nullptr;
    m_box->letters.clear();
}

Mailbox::Slot Mailbox::slot() const
{
    return [box = m_box](Letter letter) {
        const std::lock_guard lock(box->mutex);
        if (!box->here)
            return;
        box->letters.push_back(std::move(letter));
        box->arrived.notify_all();
        QMetaObject::invokeMethod(
            box->here, [box] { doAll(box); }, Qt::QueuedConnection);
    };
}

// A letter may be the end of the mailbox.
void Mailbox::doAll(const std::shared_ptr<Box> &box)
{
    while (const auto letter = box->take())
        (*letter)();
}

void Mailbox::waitUntil(const std::function<bool()> &ready, const Waiting &waiting)
{
    if (!ready() && waiting)
        waiting(ready);
    while (!ready()) {
        {
            std::unique_lock lock(m_box->mutex);
            m_box->arrived.wait(lock, [this] { return !m_box->letters.empty(); });
        }
        doAll(m_box);
    }
}

} // namespace escarmouche::model
