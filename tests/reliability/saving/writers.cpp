// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/digest.h"
#include "model/library/repository/bandrepository.h"
#include "model/library/repository/ledgerrepository.h"
#include "model/library/store/librarystore.h"
#include "model/library/streams/streamfold.h"
#include "tests/reliability/promise.h"
#include "tests/support/library/toylibrary.h"
#include "tests/support/toys/toyact.h"

#include <QCoreApplication>
#include <QProcess>
#include <QThread>

#include <cstdio>
#include <memory>
#include <random>
#include <set>

namespace escarmouche::reliability {

namespace {

using namespace escarmouche::tests;

constexpr int kBands = 2;
constexpr std::size_t kFewSkittles = 12;

rules::BandAct nextAct(const Alley &alley, std::mt19937_64 &random)
{
    const DrawBelow draw = [&random](int n) {
        return static_cast<int>(random() % static_cast<std::uint64_t>(n));
    };
    if (alley.skittles.size() > kFewSkittles)
        return rules::Discard{{{{{alley.skittles.front().id}, 1}, {}, 1}}};
    return someAct(alley, draw);
}

void say(const std::string &uuid)
{
    std::printf("%s\n", uuid.c_str());
    std::fflush(stdout);
}

/** Edits as the program does: an act on a moved stream is refused, read anew and offered again. */
int editThroughLibrary(const QString &path, int edits, std::mt19937_64 &random)
{
    const auto systems = toySystems();
    auto library = model::Library::open(path, systems, model::OpenMode::Existing);
    if (!library)
        return 1;
    std::vector<std::unique_ptr<model::BandSession>> sessions;
    const auto bands = (*library)->bands().list();
    for (const auto &band : *bands)
        sessions.push_back(std::move(*(*library)->bands().open(band.uuid)));
    for (int done = 0; done < edits;) {
        auto &session = *sessions[random() % sessions.size()];
        const std::string before = session.state();
        const auto act = nextAct(alleyOf(session), random);
        if (!session.perform(act, "race") || session.state() == before)
            continue; // the rules refused it, or it changed nothing
        while (session.pending()) {
            if (session.flush())
                say(session.history()->back().uuid);
            else if (!session.perform(act, "race"))
                break; // on the band as it now is, the rules refuse it
        }
        ++done;
    }
    return 0;
}

/** The control: an act is written behind whatever stands there, with the state that it was
    decided on. */
int editBlindly(const QString &path, int edits, std::mt19937_64 &random)
{
    const auto systems = toySystems();
    const auto &rules = *systems.front().bands;
    const auto opened = model::Connection::open(path, model::Connection::Access::Write);
    model::Connection &connection = **opened;
    const auto bands = *model::BandRepository(connection).list();
    for (int done = 0; done < edits; ++done) {
        auto band = **model::BandRepository(connection).find(bands[random() % bands.size()].uuid);
        const auto input = rules::encode({.act = nextAct(*decodeAlley(band.state), random),
                                          .fresh = static_cast<int>(random() % 1'000'000'000) + 1,
                                          .adjustment = "race"});
        const auto outcome = rules.decide(band.state, input);
        if (!outcome)
            continue;
        QThread::msleep(1); // for the other one to write in between
        band.state = *rules.evolve(band.state, *outcome);
        band.stateHash = model::sha256(band.state);
        model::LedgerEvent event{.stream = band.stream, .uuid = model::newUuid()};
        event.act = event.uuid;
        event.at = model::nowUtc();
        event.kind = "band-act/toy";
        event.payload = model::encode(model::ActPayload{input, *outcome});
        const auto written = connection.transaction([&]() -> rules::Result<void> {
            model::LedgerRepository ledger(connection);
            const auto head = *ledger.head(band.stream);
            event.seq = head.seq + 1;
            event.prevHash = head.hash;
            event.person = *connection.text("SELECT id FROM person LIMIT 1");
            event.hash = model::eventHash(event);
            const auto appended = ledger.append(event);
            return appended ? model::BandRepository(connection).write(band) : appended;
        });
        if (written)
            say(event.uuid);
    }
    return 0;
}

/** No act was lost: each acknowledged one is in its stream, each was decided on the band that its
    predecessors had made, and the band stored is what they all make together. */
void expectNothingLost(Outcome &outcome, const QString &path, std::set<std::string> acknowledged)
{
    const auto systems = toySystems();
    const auto &rules = *systems.front().bands;
    const auto connection = *model::Connection::open(path, model::Connection::Access::Read);
    model::LedgerRepository ledger(*connection);
    const auto streams = *ledger.streams();
    for (const std::string &stream : streams) {
        const auto events = *ledger.events(stream);
        outcome.expect(model::checkChain(events, *ledger.head(stream)).has_value(), "chain");
        const auto entries = *model::readEntries(events);
        std::string state;
        for (const auto &entry : entries) {
            const auto act = *model::readAct(entry);
            outcome.count();
            const auto decided = rules.decide(state, act.input);
            outcome.expect(decided && *decided == act.outcome,
                           "an act was decided on another band than it follows");
            acknowledged.erase(entry.event.uuid);
            if (const auto next = rules.evolve(state, act.outcome))
                state = *next;
        }
        outcome.expect((*model::BandRepository(*connection).find(stream))->state == state,
                       "the band is not what its acts make");
    }
    for (const std::string &uuid : acknowledged)
        outcome.expect(false, "lost " + uuid);
}

std::unique_ptr<QProcess> startChild(const QStringList &arguments)
{
    auto child = std::make_unique<QProcess>();
    child->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child->start(QCoreApplication::applicationFilePath(),
                 QStringList{QStringLiteral("--child")} + arguments);
    return child;
}

} // namespace

/** edits LIBRARY SEED EDITS true|blind: says the uuid of each act once it is on disk. */
int editLibrary(const QStringList &arguments)
{
    std::mt19937_64 random(arguments.value(1).toULongLong());
    const int edits = arguments.value(2).toInt();
    return arguments.value(3) == QStringLiteral("blind")
               ? editBlindly(arguments.value(0), edits, random)
               : editThroughLibrary(arguments.value(0), edits, random);
}

/** hold LIBRARY: takes the library for writing, and keeps it until killed. */
int holdLibrary(const QStringList &arguments)
{
    const auto connection =
        model::Connection::open(arguments.value(0), model::Connection::Access::Write);
    if (!connection || !(*connection)->run("BEGIN IMMEDIATE") ||
        !(*connection)->run("UPDATE band SET name = 'half'"))
        return 1;
    say("held");
    std::getchar(); // nobody ever writes to us
    return 0;
}

Outcome writeTogether(const Trial &trial)
{
    constexpr int kPatienceMs = 1'800'000;
    Outcome outcome;
    const ToyLibrary toy;
    {
        const auto library = toy.open();
        for (int i = 0; i < kBands; ++i)
            (void)ToyLibrary::createBand(*library, "Alley " + std::to_string(i));
    }
    std::vector<std::unique_ptr<QProcess>> writers;
    for (std::uint64_t i = 0; i < 2; ++i)
        writers.push_back(
            startChild({QStringLiteral("edits"), toy.path, QString::number(trial.seed * 2 + i),
                        QString::number(trial.n),
                        trial.control ? QStringLiteral("blind") : QStringLiteral("true")}));
    // One who holds the library in the middle of a write is killed; the others go on.
    const auto holder = startChild({QStringLiteral("hold"), toy.path});
    outcome.expect(holder->waitForReadyRead(20'000), "the library was never to be had");
    holder->kill();
    holder->waitForFinished();

    std::set<std::string> acknowledged;
    for (const auto &writer : writers) {
        outcome.expect(writer->waitForFinished(kPatienceMs) && writer->exitCode() == 0,
                       "a writer failed");
        for (const QByteArray &uuid : writer->readAllStandardOutput().trimmed().split('\n'))
            acknowledged.insert(uuid.toStdString());
    }
    outcome.expect(acknowledged.size() >= static_cast<std::size_t>(trial.n),
                   "the writers did not write");
    expectNothingLost(outcome, toy.path, acknowledged);
    return outcome;
}

} // namespace escarmouche::reliability
