// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match/matchsetup.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/match/matchjournal.h"
#include "app/cli/open/opencampaign.h"
#include "app/cli/open/workspace.h"
#include "app/words/language/uilanguage.h"
#include "model/text.h"
#include "rules/core/dice/dice.h"
#include "rules/core/match/script.h"

#include <QRandomGenerator>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace escarmouche::app::cli {
namespace {

/** A band of the library, standing or in a campaign (CAMPAIGN/BAND). */
rules::Result<model::NamedBand> bandOfLibrary(const Call &call, const std::string &name)
{
    const auto asError = [&](const Complaint &complaint) {
        return rules::fail(complaint.error.value_or(
            rules::Error{.code = rules::ErrorCode::BandNotFound, .subject = name}));
    };
    if (namesCampaign(name)) {
        const auto met = openCampaignBand(call, name, model::OpenMode::ReadOnly);
        if (!met)
            return asError(met.error());
        const rules::Campaign &campaign = met->open.campaign();
        return model::NamedBand{campaign.system, met->entrant().band->band(campaign.options)};
    }
    const auto workspace = openWorkspace(call, model::OpenMode::ReadOnly);
    if (!workspace)
        return asError(workspace.error());
    const auto row = bandCalled(*workspace, name);
    if (!row)
        return asError(row.error());
    const auto session = workspace->library->bands().open(row->uuid);
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
    return rules::ScriptPlayer(match, &dice, false).goOn();
}

tl::unexpected<Complaint> LoadedSetup::refused(const rules::Error &error) const
{
    return complain(model::inItsFile(error, resolved.file, path));
}

namespace {

/** A side without band and name gets the one that the scenario has for it, as in the window. */
void nameSides(LoadedSetup &loaded)
{
    rules::MatchSetup &setup = loaded.resolved.match;
    const auto title = loaded.rules().title(setup.scenario);
    if (!title || title->hasBands())
        return;
    for (std::size_t at = 0; at < std::min(setup.seats.size(), title->seats.size()); ++at)
        if (setup.seats[at].name.empty())
            setup.seats[at].name = title->seats[at].in(uiLanguage());
}

/** The set-up with its --ai, which may name these beside the system's machines. */
Outcome<LoadedSetup> load(const Call &call, const std::string &path, std::vector<std::string> known)
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
    nameSides(loaded);
    if (call.players.empty())
        return loaded;
    std::ranges::copy(loaded.rules().machines(), std::back_inserter(known));
    if (const auto seated = seatMachines(call.players, known, loaded.resolved.match.seats); !seated)
        return tl::unexpected(seated.error());
    return loaded;
}

} // namespace

Outcome<LoadedSetup> loadMachines(const Call &call, const std::string &path)
{
    auto loaded = load(call, path, {});
    if (!loaded)
        return loaded;
    if (std::ranges::count(loaded->resolved.match.seats, rules::kPerson,
                           &rules::SeatSetup::player) > 0)
        return complain(
            kUsage, told(QT_TRANSLATE_NOOP("CommandLine", "A person sits in this set-up; here only "
                                                          "machines play. Name them with --ai.")));
    return loaded;
}

Outcome<LoadedSetup> loadPlayers(const Call &call, const std::string &path)
{
    return load(call, path, {std::string(rules::kPerson)});
}

Outcome<MatchBeginning> loadBeginning(const Call &call)
{
    const std::string &word = call.words.front();
    if (!namesJournal(word)) {
        auto loaded = loadPlayers(call, word);
        if (!loaded)
            return tl::unexpected(loaded.error());
        return MatchBeginning{std::move(loaded->systems), loaded->resolved.system,
                              std::move(loaded->resolved.match)};
    }
    auto loaded = loadJournal(call);
    if (!loaded)
        return tl::unexpected(loaded.error());
    auto setup = rules::decodeMatchSetup(loaded->journal.header.setup);
    if (!setup)
        return complain(setup.error());
    return MatchBeginning{std::move(loaded->systems), loaded->system, std::move(*setup)};
}

std::uint64_t seedOf(const Call &call)
{
    return call.seed.value_or(QRandomGenerator::system()->generate());
}

} // namespace escarmouche::app::cli
