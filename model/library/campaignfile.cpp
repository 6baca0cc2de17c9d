// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/campaignfile.h"

#include "model/library/campaignrepository.h"
#include "model/library/ledgercodec.h"
#include "model/library/ledgerlines.h"
#include "model/library/ledgerrepository.h"
#include "model/library/personrepository.h"
#include "model/library/rows.h"

#include <QBuffer>

#include <algorithm>
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
    if (!head || !events)
        return fail(head ? events.error() : head.error());
    if (!people)
        return fail(people.error());
    if (const auto sound = checkChain(*events, *head); !sound)
        return fail(sound.error());
    return CampaignFile{authorsOf(*events, std::move(*people)), std::move(*events)};
}

/** A name is one person's; a stranger of the same name is told apart. */
Person named(Person person, const std::vector<Person> &known)
{
    const std::string name = person.name;
    for (int n = 2; std::ranges::find(known, person.name, &Person::name) != known.end(); ++n)
        person.name = name + " (" + std::to_string(n) + ')';
    return person;
}

Result<void> writePeople(Connection &connection, const std::vector<Person> &people)
{
    PersonRepository repository(connection);
    auto known = repository.list();
    if (!known)
        return fail(known.error());
    for (const Person &person : people) {
        if (std::ranges::find(*known, person.id, &Person::id) != known->end())
            continue;
        known->push_back(named(person, *known));
        if (const auto added = repository.add(known->back()); !added)
            return added;
    }
    return {};
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
    std::string text = encodeLine(LedgerStart{});
    for (const Person &person : file->people)
        text += encodeLine(person);
    for (const LedgerEvent &event : file->events)
        text += encodeLine(event);
    LedgerEnd end;
    end.people = static_cast<std::int64_t>(file->people.size());
    end.events = static_cast<std::int64_t>(file->events.size());
    return text + encodeLine(end);
}

Result<CampaignFile> readCampaign(std::string_view text)
{
    QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    auto ledger = readLedger(buffer);
    if (!ledger)
        return fail(ledger.error());
    if (ledger->streams.size() != 1 || !ledger->games.empty() ||
        !isOfCampaign(ledger->streams.begin()->second.front()))
        return fail({.code = ErrorCode::WrongChoice, .subject = "ledger", .hint = "campaign"});
    auto &events = ledger->streams.begin()->second;
    if (const auto sound = checkChain(events, {events.back().seq, events.back().hash}); !sound)
        return fail(sound.error());
    return CampaignFile{authorsOf(events, std::move(ledger->people)), std::move(events)};
}

Result<void> takeIn(Connection &connection, const rules::RuleSystems &systems,
                    const CampaignFile &file)
{
    const auto present = CampaignRepository(connection).find(file.events.front().stream);
    if (!present)
        return fail(present.error());
    if (*present)
        return fail({.code = ErrorCode::CampaignExists, .subject = (*present)->row.name});
    if (const auto written = writePeople(connection, file.people); !written)
        return written;
    LedgerRepository ledger(connection);
    for (const LedgerEvent &event : file.events) {
        if (const auto appended = ledger.append(event); !appended)
            return appended;
    }
    return writeRow(connection, systems, file.events);
}

} // namespace escarmouche::model
