// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/matchsetup.h"

#include "app/cli/commandtable.h"
#include "app/cli/workspace.h"
#include "model/text.h"
#include "rules/core/dice.h"

#include <QRandomGenerator>
#include <QStringList>

#include <algorithm>

namespace escarmouche::app::cli {
namespace {

/** Far beyond every game's own limit. */
constexpr std::size_t kMostEntries = 100'000;

rules::Result<model::NamedBand> bandOfLibrary(const Call &call, const std::string &name)
{
    const auto asError = [](const Complaint &complaint) {
        return rules::fail(complaint.error.value_or(rules::Error{.hint = "library"}));
    };
    const auto workspace = openWorkspace(call, model::OpenMode::ReadOnly);
    if (!workspace)
        return asError(workspace.error());
    const auto row = bandCalled(*workspace, name);
    if (!row)
        return asError(row.error());
    const auto session = workspace->library->openBand(row->uuid);
    if (!session)
        return rules::fail(session.error());
    return model::NamedBand{row->system, (*session)->state()};
}

} // namespace

Outcome<void> seatMachines(const std::string &names, const std::vector<std::string> &machines,
                           std::vector<rules::SeatSetup> &seats)
{
    const QStringList words = toQString(names).split(u',');
    QStringList known;
    for (const std::string &machine : machines)
        known << toQString(machine);
    for (const QString &word : words) {
        if (!known.contains(word))
            return complain({.code = rules::ErrorCode::WrongChoice,
                             .subject = toUtf8(word),
                             .hint = toUtf8(known.join(QStringLiteral(", ")))});
    }
    if (words.size() != 1 && words.size() != static_cast<qsizetype>(seats.size()))
        return complain(
            kUsage, told(QT_TRANSLATE_NOOP("CommandLine", "--ai names %1 machines for %2 seats."))
                        .arg(words.size())
                        .arg(seats.size()));
    for (std::size_t at = 0; at < seats.size(); ++at)
        seats[at].player = toUtf8(words.at(words.size() == 1 ? 0 : static_cast<qsizetype>(at)));
    return {};
}

rules::Result<void> playOut(rules::Match &match, std::uint64_t seed)
{
    rules::SeededDice dice(rules::seedOf(seed, 0));
    while (match.awaited().what != rules::Awaited::Over) {
        if (match.journal().entries.size() > kMostEntries)
            return rules::fail({.hint = "a match without end"});
        if (match.awaited().isChance()) {
            if (auto ok = match.answer(dice.answer(match.awaited())); !ok)
                return ok;
            continue;
        }
        const rules::SeatId seat = match.awaited().decision.seat;
        const auto action = match.choose(seat);
        if (!action)
            return rules::fail(action.error());
        if (auto ok = match.submit(seat, *action); !ok)
            return ok;
    }
    return {};
}

tl::unexpected<Complaint> LoadedSetup::refused(const rules::Error &error) const
{
    return complain(model::inItsFile(error, resolved.file, path));
}

Outcome<LoadedSetup> loadMachines(const Call &call, const std::string &path)
{
    auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    auto file = setupPath(path);
    if (!file)
        return complain(file.error());
    LoadedSetup loaded{std::move(*systems), {}, std::move(*file)};
    auto resolved = model::loadSetup(*loaded.systems, loaded.path, [&](const std::string &name) {
        return bandOfLibrary(call, name);
    });
    if (!resolved)
        return complain(resolved.error());
    loaded.resolved = std::move(*resolved);
    std::vector<rules::SeatSetup> &seats = loaded.resolved.match.seats;
    if (!call.players.empty()) {
        if (const auto seated = seatMachines(call.players, loaded.rules().machines(), seats);
            !seated)
            return tl::unexpected(seated.error());
    }
    if (std::ranges::count(seats, rules::kPerson, &rules::SeatSetup::player) > 0)
        return complain(
            kUsage, told(QT_TRANSLATE_NOOP("CommandLine", "A person sits in this set-up; here only "
                                                          "machines play. Name them with --ai.")));
    return loaded;
}

std::uint64_t seedOf(const Call &call)
{
    return call.seed.value_or(QRandomGenerator::system()->generate());
}

} // namespace escarmouche::app::cli
