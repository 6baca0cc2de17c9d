// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/bands.h"

#include "model/digest.h"
#include "model/library/called.h"
#include "model/library/repository/bandrepository.h"
#include "model/library/sessions/bandsession_p.h"
#include "model/library/sessions/streamshelf.h"
#include "model/text.h"

#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

Bands::Bands(std::shared_ptr<LibraryStore> store, OpenSessions &open)
    : m_store(std::move(store)), m_open(open)
{
}

const rules::BandRules *Bands::rules(const std::string &system) const
{
    return m_store->rulesOf(system);
}

Result<std::vector<BandRow>> Bands::list() const
{
    return BandRepository(*m_store->reader).list();
}

Result<std::vector<BandRow>> Bands::removed() const
{
    return BandRepository(*m_store->reader).list(true);
}

Result<std::vector<BandRow>> Bands::called(const std::string &uuidOrName) const
{
    const auto rows = list();
    if (!rows)
        return fail(rows.error());
    return model::called(*rows, uuidOrName);
}

Result<BandRow> Bands::find(const std::string &uuidOrName) const
{
    const auto rows = list();
    if (!rows)
        return fail(rows.error());
    return onlyCalled(*rows, uuidOrName, ErrorCode::BandNotFound, ErrorCode::BandAmbiguous);
}

Result<std::string> Bands::state(const std::string &uuid) const
{
    auto band = BandRepository(*m_store->reader).find(uuid);
    if (!band)
        return fail(band.error());
    if (!*band)
        return fail({.code = ErrorCode::BandNotFound, .subject = uuid});
    if ((*band)->stateHash != sha256((*band)->state))
        return fail({.code = ErrorCode::LibraryDamaged,
                     .subject = toUtf8(m_store->path),
                     .hint = "a band whose checksum does not fit: " + uuid});
    return std::move((*band)->state);
}

Result<std::unique_ptr<BandSession>> Bands::open(const std::string &uuid)
{
    auto stream = StreamSession<BandStream>::open(m_store, uuid);
    if (!stream)
        return fail(stream.error());
    auto session = std::make_unique<BandSession::Private>();
    session->stream = std::move(*stream);
    std::unique_ptr<BandSession> opened(new BandSession(std::move(session)));
    QObject::connect(opened.get(), &BandSession::acknowledged, &m_open, &OpenSessions::changed);
    m_open.add(openSession(*opened, *opened->d->stream));
    return opened;
}

Result<std::string> Bands::create(const std::string &system, const rules::BandAct &first)
{
    const StreamShelf<BandStream> shelf(*m_store, m_open);
    return shelf.keep(shelf.decide(system, first));
}

Result<std::vector<std::string>> Bands::create(const std::vector<NewBand> &bands)
{
    const StreamShelf<BandStream> shelf(*m_store, m_open);
    std::vector<NewStream> streams;
    for (const NewBand &band : bands) {
        auto decided = shelf.decide(band.system, band.act);
        if (!decided)
            return fail(decided.error());
        streams.push_back(std::move(*decided));
    }
    return shelf.keep(std::move(streams));
}

Result<void> Bands::remove(const std::string &uuid)
{
    return m_open.lookAfter(StreamShelf<BandStream>(*m_store, m_open).remove(uuid));
}

Result<void> Bands::restore(const std::string &uuid)
{
    return m_open.lookAfter(StreamShelf<BandStream>(*m_store, m_open).restore(uuid));
}

} // namespace escarmouche::model
