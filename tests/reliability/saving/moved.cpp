// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/database/connection.h"
#include "model/library/store/check.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"
#include "tests/support/library/toylibrary.h"

#include <QDir>
#include <QFile>

#include <array>
#include <cstdio>

namespace escarmouche::reliability {

namespace {

using namespace escarmouche::tests;

/** A library in a folder of its own, opened through a link, and another one that nobody has open.
 */
struct Scene {
    ToyLibrary toy;
    QString folder = toy.folder.filePath(QStringLiteral("here"));
    QString link = toy.folder.filePath(QStringLiteral("link"));
    QString away = toy.folder.filePath(QStringLiteral("away"));
    ToyLibrary other;

    Scene()
    {
        QDir().mkpath(folder);
        toy.path = folder + QStringLiteral("/toy.library");
        QFile::link(toy.path, link);
        (void)ToyLibrary::createBand(*other.open(), "Other");
    }
};

void renameOver(const QString &from, const QString &to)
{
    (void)std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData());
}

struct Fate {
    const char *name;
    void (*befall)(const Scene &);
    QString (*kept)(const Scene &); // where what was stored lies then; empty: nowhere
};

QString nowhere(const Scene & /*scene*/)
{
    return {};
}

constexpr std::array<Fate, 6> kFates{{
    {"moved away", [](const Scene &scene) { QFile::rename(scene.toy.path, scene.away); },
     [](const Scene &scene) { return scene.away; }},
    {"deleted", [](const Scene &scene) { QFile::remove(scene.toy.path); }, nowhere},
    {"replaced by another",
     [](const Scene &scene) { renameOver(scene.other.path, scene.toy.path); }, nowhere},
    {"replaced by a copy of itself",
     [](const Scene &scene) {
         QFile::copy(scene.toy.path, scene.away);
         renameOver(scene.away, scene.toy.path);
     },
     nowhere},
    {"moved with its folder", [](const Scene &scene) { QFile::rename(scene.folder, scene.away); },
     [](const Scene &scene) { return scene.away + QStringLiteral("/toy.library"); }},
    {"its link leads elsewhere",
     [](const Scene &scene) {
         QFile::remove(scene.link);
         QFile::link(scene.other.path, scene.link);
     },
     [](const Scene &scene) { return scene.toy.path; }},
}};

/** What is at the path that the program was given. */
QByteArray standing(const Scene &scene)
{
    return QFile::exists(scene.link) ? contents(scene.link) : QByteArray("nothing");
}

/** A program that does not look where it writes. */
rules::Result<void> writeBlindly(model::Connection &connection)
{
    return connection.run("UPDATE band SET name = 'later'");
}

void tryFate(Outcome &outcome, const Fate &fate, std::uint64_t acts, bool blind)
{
    outcome.count();
    const Scene scene;
    std::string before;
    QByteArray present;
    {
        (void)scene.toy.open();
        const auto library =
            model::Library::open(scene.link, scene.toy.systems, model::OpenMode::Existing);
        const auto session = (*library)->bands().open(ToyLibrary::createBand(**library, "Alley"));
        for (std::uint64_t act = 0; act < acts; ++act)
            (void)(*session)->perform(rename("Name " + std::to_string(act)));
        outcome.expect((*session)->flush().has_value(), "nothing was stored before");
        before = model::checkLibrary(scene.toy.path, scene.toy.systems)->stateHash;
        const auto blindly = *model::Connection::open(scene.link, model::Connection::Access::Write);
        fate.befall(scene);
        present = standing(scene);
        (void)(*session)->perform(rename("later"));
        const auto done = blind ? writeBlindly(*blindly) : (*session)->flush();
        outcome.expect(!done && done.error().code == rules::ErrorCode::LibraryReplaced,
                       std::string(fate.name) + ": not noticed before the next write");
    }
    outcome.expect(standing(scene) == present,
                   std::string(fate.name) + ": something was written there");
    const auto kept = fate.kept(scene);
    if (kept.isEmpty())
        return;
    const auto report = model::checkLibrary(kept, scene.toy.systems);
    outcome.expect(verdict(report).has_value() && report->stateHash == before,
                   std::string(fate.name) + ": what had been stored is not there");
}

} // namespace

Outcome noticeMoved(const Trial &trial)
{
    Outcome outcome;
    RandomPlayer player(trial.seed);
    for (int i = 0; i < trial.n; ++i)
        tryFate(outcome, kFates[static_cast<std::size_t>(i) % kFates.size()], player.below(20),
                trial.control);
    return outcome;
}

} // namespace escarmouche::reliability
