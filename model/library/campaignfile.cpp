// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/campaignfile.h"

#include "model/library/database/libraryfile.h"
#include "model/library/database/librarywriter.h"
#include "model/library/ledger/ledgercodec.h"
#include "model/library/repository/campaignrepository.h"
#include "model/library/repository/keepsakerepository.h"
#include "model/library/repository/ledgerrepository.h"
#include "model/library/repository/personrepository.h"
#include "model/library/streams/rows.h"
#include "model/text.h"

#include <QBuffer>

#include <memory>
#include <set>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

/** The people who wrote these events, in the order of the list. */
std::vector<Person> authorsOf(const std::vector<LedgerEvent> &events, std::vector<Person> people)
{
    std::set<std::string_view> authors;
    for (const LedgerEvent &event : events)
        authors.insert(event.person);
    std::erase_if(people, [&](const Person &person) { return !authors.contains(person.id); });
    return people;
}

Result<CampaignFile> readStored(Connection &connection, const std::string &uuid)
{
    const auto campaign = CampaignRepository(connection).find(uuid);
    if (!campaign)
        return fail(campaign.error());
    if (!*campaign)
        return fail({.code = ErrorCode::CampaignNotFound, .subject = uuid});
    LedgerRepository ledger(connection);
    const auto head = ledger.head(uuid);
    auto events = ledger.events(uuid);
    auto people = PersonRepository(connection).list();
    auto keepsakes = KeepsakeRepository(connection).list(uuid);
    if (!head || !events)
        return fail(head ? events.error() : head.error());
    if (!people || !keepsakes)
        return fail(people ? keepsakes.error() : people.error());
    if (const auto sound = checkChain(*events, *head); !sound)
        return fail(sound.error());
    return CampaignFile{authorsOf(*events, std::move(*people)), std::move(*events),
                        std::move(*keepsakes)};
}

} // namespace

Result<std::string> writeCampaign(Connection &connection, const std::string &uuid)
{
    if (const auto begun = connection.run("BEGIN"); !begun)
        return fail(begun.error());
    const auto file = readStored(connection, uuid);
    if (const auto ended = connection.run("COMMIT"); !ended)
        return fail(ended.error());
    if (!file)
        return fail(file.error());
    std::string text = encodeLine(LedgerStart{{}, !file->keepsakes.empty()});
    for (const Person &person : file->people)
        text += encodeLine(person);
    for (const LedgerEvent &event : file->events)
        text += encodeLine(event);
    for (const Keepsake &keepsake : file->keepsakes)
        text += encodeLine(keepsake);
    LedgerEnd end;
    end.people = static_cast<std::int64_t>(file->people.size());
    end.events = static_cast<std::int64_t>(file->events.size());
    end.keepsakes = static_cast<std::int64_t>(file->keepsakes.size());
    return text + encodeLine(end);
}

Result<CampaignFile> readCampaign(std::string_view text)
{
    QByteArray bytes = QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return readCampaign(buffer);
}

Result<CampaignFile> readCampaign(QIODevice &device, const LedgerReading &how)
{
    auto ledger = readLedger(device, how);
    if (!ledger)
        return fail(ledger.error());
    if (ledger->streams.size() != 1 || !ledger->games.empty() ||
        !isOfCampaign(ledger->streams.begin()->second.front()))
        return fail({.code = ErrorCode::WrongChoice, .subject = "ledger", .hint = "campaign"});
    auto &events = ledger->streams.begin()->second;
    if (const auto sound = checkChain(events, {events.back().seq, events.back().hash}); !sound)
        return fail(sound.error());
    return CampaignFile{authorsOf(events, std::move(ledger->people)), std::move(events),
                        std::move(ledger->keepsakes)};
}

Result<void> takeIn(Connection &connection, const rules::RuleSystems &systems, CampaignFile file,
                    LongWork *work)
{
    const auto present = CampaignRepository(connection).find(file.events.front().stream);
    if (!present)
        return fail(present.error());
    if (*present)
        return fail({.code = ErrorCode::CampaignExists, .subject = (*present)->row.name});
    if (const auto written = PersonRepository(connection).takeIn(file.people); !written)
        return written;
    if (const auto added = LedgerRepository(connection).add(file.events, work); !added)
        return added;
    KeepsakeRepository keepsakes(connection);
    for (const Keepsake &keepsake : file.keepsakes) {
        if (const auto added = keepsakes.add(keepsake); !added)
            return added;
    }
    return writeRow(connection, systems, std::move(file.events), work);
}

Result<std::string> importCampaign(const Library &library, CampaignFile file, LongWork *work)
{
    if (library.readOnly())
        return fail({.code = ErrorCode::PermissionDenied, .subject = toUtf8(library.path())});
    const auto writer = LibraryWriter::start(library.path());
    if (!writer)
        return fail(namingHolder(writer.error(), library.path()));
    std::string uuid = file.events.front().stream;
    // A write may be copied, a file should not be.
    const auto whole = std::make_shared<CampaignFile>(std::move(file));
    const auto done =
        (*writer)->perform([&systems = library.systems(), whole, work](Connection &connection) {
            return takeIn(connection, systems, std::move(*whole), work);
        });
    if (!done) // the lock is ours: whoever holds the library took none
        return fail(done.error());
    return uuid;
}

} // namespace escarmouche::model
