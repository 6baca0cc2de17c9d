// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open/workspace.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/talk/deeds.h"
#include "app/words/settings/settings.h"
#include "model/login.h"
#include "model/resources.h"
#include "model/systemfiles.h"
#include "model/text.h"
#include "rules/core/words/nearest.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace escarmouche::app::cli {
namespace {

/** --as, else the library's last, else the login name. */
Outcome<void> choosePerson(const Call &call, model::Library &library)
{
    if (library.readOnly() || (call.person.empty() && library.people().current()))
        return {};
    const auto seated =
        library.people().seat(call.person.empty() ? model::loginName() : call.person);
    return seated ? Outcome<void>() : complain(seated.error());
}

constexpr std::string_view kSample = "sample:";
const QString kMaps = QStringLiteral(":/maps/"); // of no system: any table is made of one
const QString kMapSuffix = QStringLiteral(".tmj");

bool isFileOfTheirs(const std::string &word)
{
    return !namesSample(word) || QFileInfo(toQString(word)).isFile();
}

/** The word with the nearest of these keys; empty where none is near. */
std::string nearestSample(const std::string &key, const std::vector<std::string> &keys)
{
    std::vector<rules::Known> known;
    for (const std::string &one : keys)
        known.push_back({one});
    const std::string near = rules::nearest(key, known);
    return near.empty() ? near : std::string(kSample) + near;
}

/** A file of the program where the word asks for one. */
rules::Result<QString> pathOf(const std::string &word, const model::FileKind &kind)
{
    if (isFileOfTheirs(word))
        return toQString(word);
    const std::string key = word.substr(kSample.size());
    if (const QString own = model::filePath(kind, key); !own.isEmpty())
        return own;
    return rules::fail({.code = rules::ErrorCode::FileNotFound,
                        .subject = word,
                        .hint = nearestSample(key, model::fileWords(kind))});
}

} // namespace

QString libraryPath(const Call &call)
{
    return call.library.empty() ? defaultLibraryPath() : toQString(call.library);
}

Outcome<std::unique_ptr<rules::RuleSystems>> loadSystems()
{
    auto systems = model::loadSystems();
    if (!systems)
        return complain(systems.error());
    return std::make_unique<rules::RuleSystems>(std::move(*systems));
}

Outcome<const rules::RuleSystem *> systemWith(const HasFace &has, const Call &call,
                                              const rules::RuleSystems &systems)
{
    std::vector<const rules::RuleSystem *> able;
    std::vector<std::string> keys;
    for (const rules::RuleSystem &system : systems) {
        if (!has(system))
            continue;
        able.push_back(&system);
        keys.push_back(system.key);
    }
    if (call.system.empty() && !able.empty())
        return able.front();
    const auto named = std::ranges::find(able, call.system, &rules::RuleSystem::key);
    if (named != able.end())
        return *named;
    return complain({.code = rules::ErrorCode::SystemNotFound,
                     .subject = call.system,
                     .hint = toUtf8(listText(keys))});
}

bool hasBands(const rules::RuleSystem &system)
{
    return system.bands != nullptr;
}

bool hasCampaigns(const rules::RuleSystem &system)
{
    return system.campaigns != nullptr;
}

Outcome<Workspace> openWorkspace(const Call &call, model::OpenMode mode)
{
    Workspace workspace;
    auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    workspace.systems = std::move(*systems);
    auto library = model::Library::open(libraryPath(call), *workspace.systems, mode, call.patience);
    if (!library)
        return complain(library.error());
    workspace.library = std::move(*library);
    workspace.library->setWitness(
        {[](const std::string &act) { noteDone(toQString(act)); }, noteUnconfirmed});
    if (const auto chosen = choosePerson(call, *workspace.library); !chosen)
        return tl::unexpected(chosen.error());
    return workspace;
}

Outcome<model::BandRow> bandCalled(const Workspace &workspace, const std::string &word)
{
    auto row = workspace.library->bands().find(word);
    if (row)
        return std::move(*row);
    if (row.error().code != rules::ErrorCode::BandAmbiguous)
        return complain(row.error());
    auto meant = workspace.library->bands().called(word);
    if (!meant)
        return complain(meant.error());
    return complain(row.error(), std::move(*meant), *workspace.systems);
}

bool namesSample(const std::string &word)
{
    return word.starts_with(kSample);
}

rules::Result<QString> bandPath(const std::string &word)
{
    return pathOf(word, model::kSampleBands);
}

rules::Result<QString> setupPath(const std::string &word)
{
    return pathOf(word, model::kSampleSetups);
}

rules::Result<QString> scriptPath(const std::string &word)
{
    return pathOf(word, model::kSampleScripts);
}

std::vector<std::string> sampleMaps()
{
    std::vector<std::string> keys;
    for (const QString &file : QDir(kMaps).entryList({u'*' + kMapSuffix}, QDir::Files, QDir::Name))
        keys.push_back(toUtf8(file.chopped(kMapSuffix.size())));
    return keys;
}

rules::Result<QString> mapPath(const std::string &word)
{
    if (isFileOfTheirs(word))
        return toQString(word);
    const std::string key = word.substr(kSample.size());
    const auto maps = sampleMaps();
    if (std::ranges::find(maps, key) != maps.end())
        return kMaps + toQString(key) + kMapSuffix;
    return rules::fail({.code = rules::ErrorCode::FileNotFound,
                        .subject = word,
                        .hint = nearestSample(key, maps)});
}

rules::Result<QString> campaignPath(const std::string &word)
{
    return pathOf(word, model::kSampleCampaigns);
}

Units unitsOf(const Call &call)
{
    if (!call.millimetresPerPas)
        return {};
    return {Units::Kind::Millimetres, *call.millimetresPerPas};
}

} // namespace escarmouche::app::cli
