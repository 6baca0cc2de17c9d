// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/digest.h"
#include "model/library/ledger/codec.h"
#include "model/library/repository/campaignrepository.h"
#include "model/library/repository/ledgerrepository.h"
#include "model/library/store/check.h"
#include "tests/reliability/fraildisk.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"
#include "tests/support/library/campaignlibrary.h"

#include <QFile>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <random>
#include <set>

namespace escarmouche::reliability {

namespace {

using namespace escarmouche::tests;
using model::Connection;

/** Ends a campaign that is being played. */
struct Enough {
};

/** What a codec that leaves out a field would have written: no dice. */
void leaveOutRolls(const QString &path, const std::string &uuid)
{
    const auto connection = *Connection::open(path, Connection::Access::Write);
    auto stored = **model::CampaignRepository(*connection).find(uuid);
    auto state = nlohmann::json::parse(stored.state);
    state.erase("rolls");
    stored.state = state.dump();
    stored.stateHash = model::sha256(stored.state);
    (void)connection->transaction(
        [&] { return model::CampaignRepository(*connection).write(stored); });
}

/** The acts of a campaign that stand on disk. */
std::set<std::string> eventsOf(model::CampaignSession &session)
{
    std::set<std::string> uuids;
    const auto lines = session.history();
    for (const auto &each : lines ? *lines : std::vector<model::CampaignLine>())
        uuids.insert(each.line.uuid);
    return uuids;
}

/** Of the last act; none: the history cannot be read. */
rules::Result<std::string> lastOf(const model::CampaignSession &session)
{
    const auto lines = session.history();
    return lines ? rules::Result<std::string>(lines->back().line.uuid) : rules::fail(lines.error());
}

/** A library with a campaign that has been played a little, closed. */
struct Begun {
    CampaignLibrary files;
    std::string uuid;

    explicit Begun(std::uint64_t seed)
    {
        const auto library = files.open();
        if (const auto fault = fillCampaign(*library, 1, seed); !fault.empty())
            qFatal("%s", fault.c_str());
        uuid = library->campaigns().list()->front().uuid;
    }
    /** The same again in a file of its own. */
    Begun(const Begun &other, std::string same) : uuid(std::move(same))
    {
        QFile::copy(other.files.path, files.path);
    }
};

/** Plays on until the disk says no; what was acknowledged. */
std::set<std::string> playUntilRefused(const Begun &begun, std::uint64_t seed,
                                       std::optional<rules::Error> &refusal, std::size_t acts = 60)
{
    std::set<std::string> acknowledged;
    auto library =
        model::Library::open(begun.files.path, begun.files.systems, model::OpenMode::Existing);
    auto session =
        library ? (*library)->campaigns().open(begun.uuid) : rules::fail(library.error());
    if (!session) { // cut while it was opened
        refusal = session.error();
        return acknowledged;
    }
    SessionRoom room(std::move(*session));
    room.after = [&] {
        const auto uuid = lastOf(room.session());
        const auto written = uuid.and_then(
            [&](const std::string &) -> rules::Result<void> { return room.session().flush(); });
        if (!written) {
            refusal = written.error();
            throw Enough();
        }
        acknowledged.insert(*uuid);
        if (acknowledged.size() >= acts)
            throw Enough();
    };
    room.refused = [&](const rules::Error &error) { // dice are kept before they are told
        if (error.code != rules::ErrorCode::InputOutput && error.code != rules::ErrorCode::DiskFull)
            return;
        refusal = error;
        throw Enough();
    };
    try {
        RandomCampaign(room, seed, false, 2).play(2);
    } catch (const Enough &) {
    }
    return acknowledged;
}

void expectKept(Outcome &outcome, const Begun &begun, const std::set<std::string> &acknowledged,
                const std::string &when)
{
    const auto sound = verdict(model::checkLibrary(begun.files.path, begun.files.systems));
    outcome.expect(sound.has_value(), when + ": not whole: " + (sound ? "" : sound.error().hint));
    const auto library = begun.files.open(model::OpenMode::Existing);
    const auto session = library ? library->campaigns().open(begun.uuid)
                                 : rules::Result<std::unique_ptr<model::CampaignSession>>();
    outcome.expect(session && *session, when + ": the campaign cannot be opened");
    if (!session || !*session)
        return;
    const auto present = eventsOf(**session);
    for (const auto &uuid : acknowledged)
        outcome.expect(present.contains(uuid), when + ": lost " + uuid);
}

} // namespace

Outcome reopenAfterEachAct(const Trial &trial)
{
    constexpr int kGames = 20;
    Outcome outcome;
    for (std::uint64_t seed = trial.seed; outcome.n() < trial.n; ++seed) {
        CampaignLibrary files;
        auto library = files.open();
        SessionRoom room(CampaignLibrary::found(*library));
        const std::string uuid = room.session().uuid();
        room.after = [&] {
            const std::string before = textOf(room.session());
            const bool written = room.session().flush().has_value();
            room.take(nullptr);
            library.reset();
            if (trial.control)
                leaveOutRolls(files.path, uuid);
            library = files.open(model::OpenMode::Existing);
            room.take(std::move(*library->campaigns().open(uuid)));
            outcome.count();
            outcome.expect(written && textOf(room.session()) == before,
                           "another campaign after act " + std::to_string(outcome.n()));
            if (outcome.n() >= trial.n)
                throw Enough();
        };
        try {
            RandomCampaign(room, seed, seed % 2 == 0).play(kGames);
        } catch (const Enough &) {
        }
    }
    return outcome;
}

namespace {

/** The campaign of a stream in which what was taken back never was: the acts that stand, each
    decided anew; but figures keep the numbers they were given. The control takes back nothing. */
std::string decidedAnew(const CampaignLibrary &files, model::CampaignSession &session, bool all)
{
    const auto connection = *Connection::open(files.path, Connection::Access::Read);
    const auto events = *model::LedgerRepository(*connection).events(session.uuid());
    const auto lines = *session.history();
    rules::Campaign campaign;
    for (const auto &line : lines) {
        if (!line.line.moved.empty() || (line.line.retracted && !all))
            continue;
        const auto &event = events[static_cast<std::size_t>(line.line.seq - 1)];
        const auto act = *model::decodeActPayload(event.payload);
        const auto former = *rules::decodeCampaignOutcome(session.rules(), act.outcome);
        auto outcome = decide(session.rules(), campaign, *rules::decodeCampaignInput(act.input));
        if (!outcome)
            return "refused: " + line.kind;
        (void)evolve(session.rules(), campaign,
                     withNumbersOf(session.rules(), campaign, std::move(*outcome), former));
    }
    return encode(campaign);
}

/** Undoes the last act, or takes any one or an earlier take-out out of the past; then goes back and
    forth: undo and redo are each other's opposite, whichever it was. */
void takeBackSome(Outcome &outcome, const CampaignLibrary &files, model::CampaignSession &session,
                  std::mt19937_64 &random, bool control)
{
    const std::string before = textOf(session);
    const auto lines = *session.history();
    const bool undo = random() % 2 == 0;
    const auto &any = lines[random() % lines.size()];
    if (undo ? !session.undo() : any.line.retracted || !session.takeOut({any.line.uuid}, "wrong"))
        return; // dice that stand, the first act
    if (!session.flush())
        return;
    outcome.count();
    outcome.expect(textOf(session) == decidedAnew(files, session, control),
                   "not the campaign in which the acts never were, at " +
                       std::to_string(outcome.n()));
    const std::string after = textOf(session);
    outcome.expect(undo ? session.redo().has_value() : session.undo().has_value(),
                   undo ? "nothing to redo" : "a take-out cannot be undone");
    outcome.expect(textOf(session) == before, "the way back leads to another campaign");
    outcome.expect(undo ? session.undo().has_value() : session.redo().has_value(),
                   "the way there cannot be gone again");
    outcome.expect(textOf(session) == after, "the way there leads to another campaign");
    outcome.expect(undo ? session.redo().has_value() : session.undo().has_value(),
                   "the way back cannot be gone again");
    outcome.expect(textOf(session) == before, "the second way back leads to another campaign");
}

} // namespace

Outcome takeBackExactly(const Trial &trial)
{
    constexpr int kGames = 4;
    Outcome outcome;
    std::mt19937_64 random(trial.seed);
    for (std::uint64_t seed = trial.seed; outcome.n() < trial.n; ++seed) {
        CampaignLibrary files;
        const auto library = files.open();
        SessionRoom room(CampaignLibrary::found(*library));
        bool begun = false; // bands are no longer joining
        room.after = [&] {
            begun = begun || !room.campaign().fixtures.empty();
            if (!begun || random() % 4 != 0)
                return;
            takeBackSome(outcome, files, room.session(), random, trial.control);
            if (outcome.n() >= trial.n)
                throw Enough();
        };
        try {
            RandomCampaign(room, seed, false, 3).play(kGames);
        } catch (const Enough &) {
        }
    }
    return outcome;
}

Outcome keepThroughPowerCuts(const Trial &trial)
{
    constexpr std::size_t kCalls = 400;
    Outcome outcome;
    std::mt19937_64 random(trial.seed);
    const Begun model(trial.seed);
    for (int i = 0; i < trial.n; ++i) {
        const Begun begun(model, model.uuid);
        outcome.count();
        std::optional<rules::Error> refusal;
        std::set<std::string> acknowledged;
        {
            FrailDisk disk;
            if (trial.control)
                disk.skipLogSyncs();
            disk.cutAfter(static_cast<int>(random() % kCalls));
            acknowledged = playUntilRefused(begun, random(), refusal);
            disk.losePower(random());
        }
        QFile::remove(begun.files.path + QStringLiteral("-shm"));
        expectKept(outcome, begun, acknowledged, "cut " + std::to_string(i));
    }
    return outcome;
}

Outcome bearAFullDisk(const Trial &trial)
{
    constexpr std::int64_t kStep = 4096;
    Outcome outcome;
    const Begun model(trial.seed);
    for (int i = 0; i < trial.n; ++i) {
        const Begun begun(model, model.uuid);
        outcome.count();
        std::optional<rules::Error> refusal;
        std::set<std::string> acknowledged;
        {
            FrailDisk disk;
            disk.setRoom(i * kStep);
            if (trial.control)
                disk.lieWhenFull();
            acknowledged = playUntilRefused(begun, trial.seed + 1, refusal);
        }
        outcome.expect(trial.control || !refusal || refusal->code == rules::ErrorCode::DiskFull,
                       "room for " + std::to_string(i) + " pages: another complaint");
        expectKept(outcome, begun, acknowledged, "room for " + std::to_string(i) + " pages");
        // When there is room again, it goes on.
        refusal.reset();
        (void)playUntilRefused(begun, trial.seed + 2, refusal, 2);
        outcome.expect(!refusal, "room for " + std::to_string(i) + " pages: does not go on");
    }
    return outcome;
}

} // namespace escarmouche::reliability
