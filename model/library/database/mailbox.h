// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/patience.h"

#include <QObject>

#include <functional>
#include <memory>

namespace escarmouche::model {

/** Where other threads leave what is to be done on the thread that made the box: by its event loop,
    or while it waits. What is left after the end of the box is dropped. */
class Mailbox
{
public:
    using Letter = std::function<void()>;
    /** For other threads; outlives the box. */
    using Slot = std::function<void(Letter)>;

    Mailbox();
    ~Mailbox();
    Mailbox(const Mailbox &) = delete;
    Mailbox &operator=(const Mailbox &) = delete;

    Slot slot() const;
    /** Returns once ready() says so, which a letter makes true. */
    void waitUntil(const std::function<bool()> &ready, const Waiting &waiting);

private:
    struct Box;
    static void doAll(const std::shared_ptr<Box> &box);

    QObject m_here; // lives on the thread of the box
    std::shared_ptr<Box> m_box;
};

} // namespace escarmouche::model
