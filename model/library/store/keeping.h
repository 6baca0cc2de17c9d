// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/mailbox.h"
#include "model/library/store/librarystore.h"

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <utility>

namespace escarmouche::model {

/** What was done in a library and its disk has not acknowledged yet, oldest first: each deed is one
    transaction. What is to be kept before it is shown is shown by whom it tells that it is kept. */
template<class Deed>
class Keeping
{
public:
    /** Called on the thread that waits or turns the event loop, in the order of the deeds. */
    struct Ears {
        std::function<void(Deed)> kept;
        /** One could not be kept, and those after it stand on it: called once all are answered.
            Some may be on disk all the same, where a commit failed on its way back. */
        std::function<void(const rules::Error &, const std::deque<Deed> &)> lost;
    };

    explicit Keeping(LibraryStore &store) : m_store(store) {}

    /** Before anything is sent; without ears flush() alone tells. */
    void tell(Ears ears) { m_ears = std::move(ears); }
    /** The library is open for writing. */
    void send(LibraryWriter::Write write, Deed deed);

    const std::deque<Deed> &deeds() const { return m_deeds; }
    bool isEmpty() const { return m_deeds.empty(); }
    /** For threads that work for the same owner. */
    Mailbox::Slot slot() const { return m_mail.slot(); }
    void waitUntil(const std::function<bool()> &ready) { m_mail.waitUntil(ready, m_store.waiting); }
    /** Waits until all is answered; the first error complained of since the last call. */
    rules::Result<void> flush();
    /** flush() is to tell it. */
    void complain(const rules::Error &error)
    {
        if (!m_untold)
            m_untold = error;
    }

private:
    void hear(const rules::Result<void> &done);

    LibraryStore &m_store;
    Ears m_ears;
    std::deque<Deed> m_deeds;
    std::size_t m_answered = 0; // of these, once one was refused
    std::optional<rules::Error> m_refusal; // the first among them
    std::optional<rules::Error> m_untold;
    Mailbox m_mail; // ends first
};

template<class Deed>
void Keeping<Deed>::send(LibraryWriter::Write write, Deed deed)
{
    m_deeds.push_back(std::move(deed));
    m_store.writer->submit(std::move(write),
                           [this, slot = m_mail.slot()](const rules::Result<void> &done) {
                               slot([this, done] { hear(done); });
                           });
}

template<class Deed>
rules::Result<void> Keeping<Deed>::flush()
{
    waitUntil([this] { return m_deeds.empty(); });
    if (m_untold)
        return rules::fail(*std::exchange(m_untold, std::nullopt));
    return {};
}

template<class Deed>
void Keeping<Deed>::hear(const rules::Result<void> &done)
{
    if (done && !m_refusal) {
        Deed kept = std::move(m_deeds.front());
        m_deeds.pop_front();
        if (m_ears.kept)
            m_ears.kept(std::move(kept));
        return;
    }
    if (!m_refusal)
        m_refusal = m_store.named(done.error());
    if (++m_answered < m_deeds.size())
        return;
    const rules::Error error = *std::exchange(m_refusal, std::nullopt);
    const auto lost = std::exchange(m_deeds, {});
    m_answered = 0;
    if (m_ears.lost)
        m_ears.lost(error, lost);
    else
        complain(error);
}

} // namespace escarmouche::model
