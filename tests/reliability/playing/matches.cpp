// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/digest.h"
#include "model/library/store/check.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"
#include "tests/support/library/gamelibrary.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <cstdio>

namespace escarmouche::reliability {

namespace {

using tests::GameLibrary;

constexpr int kDecisions = 60; // of the one played through

std::string lineOf(const rules::JournalEntry &entry)
{
    return std::to_string(entry.seq) + ' ' + model::sha256(encode(entry));
}

/** A match of a person with a machine that has been begun, and how it goes on when nothing
    befalls it. */
struct Model {
    GameLibrary home;
    std::string uuid;
    rules::Journal reference;

    explicit Model(std::uint64_t seed)
    {
        auto setup = tests::seeded(tests::musgSetup(0, "person"), seed);
        setup.seats[1].player = "easy";
        {
            const auto library = home.open();
            uuid = *library->matches().begin(setup);
            (void)(*library->matches().open(uuid))->settle();
        }
        const auto copy = home.folder.filePath(QStringLiteral("reference"));
        QFile::copy(home.path, copy);
        const auto library = *model::Library::open(copy, home.systems, model::OpenMode::Existing);
        const auto session = *library->matches().open(uuid);
        tests::play(*session, kDecisions);
        reference = session->match().journal();
    }

    QString laid(int number) const
    {
        const auto path = home.folder.filePath(QStringLiteral("played%1").arg(number));
        QFile::copy(home.path, path);
        return path;
    }
    std::unique_ptr<model::Library> open(const QString &path) const
    {
        auto library = model::Library::open(path, home.systems, model::OpenMode::Existing);
        return library ? std::move(*library) : nullptr;
    }
    /** As far as both go. */
    bool agrees(const rules::Journal &journal) const
    {
        const auto both = std::min(journal.entries.size(), reference.entries.size());
        return std::equal(journal.entries.begin(),
                          journal.entries.begin() + static_cast<std::ptrdiff_t>(both),
                          reference.entries.begin());
    }
};

/** Lets a child play and kills it after so many steps told and microseconds; what it told. */
QByteArray playUntilKilled(const Model &made, const QString &library, bool early, int steps,
                           unsigned long wait)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--child"), QStringLiteral("match"), library,
                   QString::fromStdString(made.uuid),
                   early ? QStringLiteral("early") : QStringLiteral("true")});
    QByteArray said;
    while (said.count('\n') < steps && process.waitForReadyRead(20'000))
        said += process.readAllStandardOutput();
    QThread::usleep(wait);
    process.kill();
    process.waitForFinished();
    return said + process.readAllStandardOutput();
}

void expectTold(Outcome &outcome, const rules::Journal &journal, const QByteArray &said,
                const std::string &when)
{
    for (const auto &line : said.split('\n')) {
        const auto parts = line.split(' ');
        if (parts.size() != 2 || parts[1].size() != 64)
            continue; // cut by the kill: nothing was acknowledged
        const auto seq = static_cast<std::size_t>(parts[0].toInt());
        outcome.expect(seq >= 1 && seq <= journal.entries.size() &&
                           lineOf(journal.entries[seq - 1]) == line.toStdString(),
                       when + ": entry " + std::to_string(seq) + " was told and is not there");
    }
}

/** Goes on with the match for some decisions; in the control with dice of its own. */
rules::Journal playedOn(const Model &made, const QString &path, bool anew)
{
    const auto library = made.open(path);
    auto session = *library->matches().open(made.uuid);
    (void)session->settle();
    if (anew) {
        const auto &last = session->branches().record()->steps().back();
        session = *library->matches().open(*session->branches().playOnFrom(last.entry));
    }
    tests::play(*session, 12);
    return session->match().journal();
}

} // namespace

/** match LIBRARY UUID true|early: plays on and says each entry once it is told, or, as the control,
    as soon as it is done. */
int playStoredMatch(const QStringList &arguments)
{
    const auto systems = tests::gameSystems();
    const auto library =
        model::Library::open(arguments.value(0), systems, model::OpenMode::Existing);
    auto session = library ? (*library)->matches().open(arguments.value(1).toStdString())
                           : rules::fail(library.error());
    if (!session)
        return 1;
    const bool early = arguments.value(2) == QStringLiteral("early");
    const auto say = [&](int entry) {
        const auto &entries = (*session)->match().journal().entries;
        std::printf("%s\n", lineOf(entries[static_cast<std::size_t>(entry) - 1]).c_str());
        std::fflush(stdout);
    };
    if (!early)
        QObject::connect(session->get(), &model::MatchSession::stepDone, session->get(),
                         [&](const model::MatchStep &step) { say(step.entry); });
    while ((*session)->settle() && (*session)->waits() == model::MatchWaits::Person) {
        if (!tests::playOne(**session))
            return 1;
        if (early)
            say(static_cast<int>((*session)->match().journal().entries.size()));
    }
    QThread::sleep(20); // over before it was killed
    return 0;
}

/** A match killed anywhere: what was told is there, and the rest is as if nothing had befallen. */
Outcome killMatches(const Trial &trial)
{
    Outcome outcome;
    const Model made(trial.seed);
    tests::RandomPlayer player(trial.seed);
    for (int i = 0; i < trial.n; ++i) {
        const auto path = made.laid(i);
        const int steps = 1 + static_cast<int>(player.below(12));
        const auto wait = trial.control || player.below(2) ? 0 : player.below(8000);
        const auto said = playUntilKilled(made, path, trial.control, steps, wait);
        const std::string when = "kill " + std::to_string(i);
        outcome.count();
        outcome.expect(said.count('\n') >= steps, "the child did not play");
        const auto whole = verdict(model::checkLibrary(path, made.home.systems));
        outcome.expect(whole.has_value(), when + ": not whole");
        const auto library = made.open(path);
        const auto journal =
            library ? library->matches().journal(made.uuid) : rules::Result<rules::Journal>();
        if (!journal)
            continue;
        expectTold(outcome, *journal, said, when);
        outcome.expect(made.agrees(*journal), when + ": another match is stored");
    }
    return outcome;
}

/** A match killed and gone on with throws the dice it would have thrown. */
Outcome throwOnce(const Trial &trial)
{
    Outcome outcome;
    const Model made(trial.seed);
    tests::RandomPlayer player(trial.seed);
    for (int i = 0; i < trial.n; ++i) {
        const auto path = made.laid(i);
        (void)playUntilKilled(made, path, false, 1 + static_cast<int>(player.below(12)),
                              player.below(8000));
        outcome.count();
        outcome.expect(made.agrees(playedOn(made, path, trial.control)),
                       "kill " + std::to_string(i) + ": dice were thrown anew");
    }
    return outcome;
}

} // namespace escarmouche::reliability
