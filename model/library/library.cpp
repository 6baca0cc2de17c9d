// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library.h"

#include "model/drafts/drafts.h"
#include "model/library/store/librarystore.h"

#include <utility>

namespace escarmouche::model {

rules::Result<std::unique_ptr<Library>> Library::open(const QString &path,
                                                      const rules::RuleSystems &systems,
                                                      OpenMode mode, Milliseconds patience)
{
    auto store = openStore(path, systems, mode, patience);
    if (!store)
        return rules::fail(store.error());
    return std::unique_ptr<Library>(new Library(std::move(*store)));
}

Library::Library(std::shared_ptr<LibraryStore> store)
    : m_store(std::move(store)), m_open(*m_store->reader), m_bands(m_store, m_open),
      m_campaigns(m_store, m_open), m_matches(m_store, m_open), m_keepsakes(m_store, m_open),
      m_people(m_store)
{
    constexpr int kEveryMs = 1000; // others' acts are to appear within two seconds
    m_store->backups.onFailure([this](const rules::Error &error) {
        QMetaObject::invokeMethod(
            this, [this, error] { emit backupFailed(error); }, Qt::QueuedConnection);
    });
    connect(&m_open, &OpenSessions::changed, this, &Library::changed);
    connect(&m_watch, &QTimer::timeout, &m_open, &OpenSessions::look);
    m_watch.start(kEveryMs);
}

Library::~Library()
{
    m_store->backups.onFailure({}); // sessions may keep the store
}

QString Library::path() const
{
    return m_store->path;
}

bool Library::readOnly() const
{
    return !m_store->writer;
}

const rules::RuleSystems &Library::systems() const
{
    return *m_store->systems;
}

Drafts Library::drafts() const
{
    return Drafts(m_store);
}

void Library::setWitness(LibraryWitness witness)
{
    m_store->witness = std::move(witness);
}

void Library::setWaiting(Waiting waiting)
{
    m_store->waiting = std::move(waiting);
}

rules::Result<void> Library::flush()
{
    const auto written = m_open.flush();
    const auto kept = m_store->backups.wait();
    return written ? kept : written;
}

} // namespace escarmouche::model
