// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/setup/setupfile.h"

#include "model/exchange/bandexchange.h"
#include "model/match/setup/quickmatch.h"
#include "model/systemfiles.h"
#include "model/text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace escarmouche::model {

using rules::Error;
using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

using From = SetupSource::From;

std::string bandPointer(std::size_t seat)
{
    return "/seats/" + std::to_string(seat) + "/band";
}

Result<const rules::RuleSystem *> systemOf(const rules::RuleSystems &systems,
                                           const std::string &key)
{
    std::string known;
    for (const rules::RuleSystem &system : systems) {
        if (system.key == key && system.matches)
            return &system;
        if (system.matches)
            known.append(known.empty() ? "" : ", ").append(system.key);
    }
    return fail(
        {.code = ErrorCode::SystemNotFound, .subject = key, .pointer = "/system", .hint = known});
}

/** Fetches what one set-up names. */
class Fetcher
{
public:
    Fetcher(const rules::RuleSystems &systems, const QString &setup, const LibraryBands &library)
        : m_systems(systems), m_folder(QFileInfo(setup).absoluteDir()), m_library(library)
    {
    }

    /** The canonical text of a band of that system. */
    Result<std::string> band(const SetupSource &reference, const rules::RuleSystem &system) const
    {
        auto met = named(reference, system);
        if (!met)
            return fail(met.error());
        if (met->system != system.key)
            return fail(
                {.code = ErrorCode::WrongChoice, .subject = met->system, .hint = system.key});
        return std::move(met->band);
    }

    Result<std::string> text(const SetupSource &reference, const rules::RuleSystem &system) const
    {
        switch (reference.from) {
        case From::Table:
            return systemFile(kTableFiles, system.key, reference.name);
        case From::Scenario:
            return scenario(reference.name, system);
        case From::Sample:
        case From::Library:
        case From::File:
            break;
        }
        const auto path = inside(reference.name);
        return path ? readFile(*path) : fail(path.error());
    }

private:
    static Result<std::string> scenario(const std::string &key, const rules::RuleSystem &system)
    {
        const auto all = playableScenarios(system);
        if (!all)
            return fail(all.error());
        std::vector<std::string_view> keys;
        for (const rules::Scenario &each : *all) {
            if (each.title.key == key)
                return each.text;
            keys.push_back(each.title.key);
        }
        return fail({.code = ErrorCode::EntryNotFound,
                     .subject = key,
                     .hint = rules::json::nearest(key, keys)});
    }

    Result<NamedBand> named(const SetupSource &reference, const rules::RuleSystem &system) const
    {
        if (reference.from == From::Library)
            return m_library(reference.name);
        if (reference.from == From::Sample)
            return sample(reference.name, system);
        const auto path = inside(reference.name);
        if (!path)
            return fail(path.error());
        auto read = importBandFile(m_systems, *path);
        return read ? Result<NamedBand>(NamedBand{read->system, std::move(read->band)})
                    : fail(read.error());
    }

    /** "karnash", or "musg/karnash". */
    static Result<NamedBand> sample(const std::string &name, const rules::RuleSystem &system)
    {
        const auto slash = name.find('/');
        if (slash != name.npos && name.substr(0, slash) != system.key)
            return NamedBand{name.substr(0, slash), {}};
        auto band =
            systemFile(kSampleBands, system.key, slash == name.npos ? name : name.substr(slash + 1))
                .and_then([&](const std::string &text) { return readBand(text, system); });
        return band ? Result<NamedBand>(NamedBand{system.key, std::move(*band)})
                    : fail(band.error());
    }

    static Result<std::string> readBand(const std::string &text, const rules::RuleSystem &system)
    {
        return system.bands ? system.bands->read(text)
                            : fail({.code = ErrorCode::SystemNotFound, .subject = system.key});
    }

    /** The file, if no link on the way leads out of the set-up's folder. */
    Result<QString> inside(const std::string &name) const
    {
        const QString path = m_folder.filePath(toQString(name));
        const QString real = QFileInfo(path).canonicalFilePath();
        if (real.isEmpty())
            return fail({.code = ErrorCode::FileNotFound, .subject = toUtf8(path)});
        if (!real.startsWith(QDir(m_folder.canonicalPath()).filePath(QString())))
            return fail({.code = ErrorCode::WrongPattern,
                         .subject = name,
                         .hint = "file:… inside the folder of the set-up"});
        return path;
    }

    const rules::RuleSystems &m_systems;
    QDir m_folder;
    const LibraryBands &m_library;
};

/** At its place in the set-up, where it is not in a file of its own. */
Error placed(Error error, const std::string &pointer)
{
    if (error.file.empty() && error.pointer.empty())
        error.pointer = pointer;
    return error;
}

/** What the scenario wants of the set-up and what the set-up gives, at the first place where they
    differ. A scenario that cannot be read is the match's to complain of. */
Result<void> checkNeeds(const rules::MatchRules &rules, const SetupFile &file,
                        const std::string &scenario)
{
    const auto title = rules.title(scenario);
    if (!title)
        return {};
    const auto seats = static_cast<int>(file.seats.size());
    if (seats < title->leastSeats)
        return fail(
            {.code = ErrorCode::TooFewEntries, .pointer = "/seats", .number = title->leastSeats});
    if (seats > title->mostSeats)
        return fail(
            {.code = ErrorCode::TooManyEntries, .pointer = "/seats", .number = title->mostSeats});
    const auto missing = [](const char *key, const std::string &object) {
        return fail({.code = ErrorCode::MissingKey, .subject = key, .pointer = object});
    };
    const auto unwanted = [](const char *key, const std::string &object) {
        return fail(
            {.code = ErrorCode::UnwantedKey, .subject = key, .pointer = object + '/' + key});
    };
    for (std::size_t seat = 0; seat < file.seats.size(); ++seat) {
        const std::string object = "/seats/" + std::to_string(seat);
        if (title->hasBands() && !file.seats[seat].band)
            return missing("band", object);
        if (title->hasBands() && !file.seats[seat].name.empty())
            return unwanted("name", object);
        if (!title->hasBands() && file.seats[seat].band)
            return unwanted("band", object);
    }
    const bool isGiven = !std::holds_alternative<std::monostate>(file.table);
    if (title->hasTable() && !isGiven)
        return missing("table", {});
    if (!title->hasTable() && isGiven)
        return unwanted("table", {});
    return {};
}

Result<ResolvedSetup> fetch(const rules::RuleSystems &systems, const SetupFile &file,
                            const Fetcher &fetcher)
{
    const auto system = systemOf(systems, file.system);
    if (!system)
        return fail(system.error());
    ResolvedSetup resolved{file, {}, *system};
    resolved.match.system = file.system;
    resolved.match.options = file.options;
    auto scenario = fetcher.text(file.scenario, **system);
    if (!scenario)
        return fail(placed(scenario.error(), "/scenario"));
    resolved.match.scenario = std::move(*scenario);
    if (auto ok = checkNeeds(*(*system)->matches, file, resolved.match.scenario); !ok)
        return fail(ok.error());
    for (std::size_t seat = 0; seat < file.seats.size(); ++seat) {
        const SetupFile::Seat &given = file.seats[seat];
        auto band = given.band ? fetcher.band(*given.band, **system) : std::string();
        if (!band)
            return fail(placed(band.error(), bandPointer(seat)));
        resolved.match.seats.push_back({std::move(*band), given.player, given.name});
    }
    if (const auto *wish = std::get_if<SetupFile::Wish>(&file.table))
        resolved.match.table = wish->text;
    if (const auto *table = std::get_if<SetupSource>(&file.table)) {
        auto text = fetcher.text(*table, **system);
        if (!text)
            return fail(placed(text.error(), "/table"));
        resolved.match.table = std::move(*text);
    }
    return resolved;
}

/** The reference that a pointer of the set-up leads into, and the pointer up to it. */
std::pair<const SetupSource *, std::string> referenceAt(const SetupFile &file,
                                                        const std::string &pointer)
{
    const auto isUnder = [&](const std::string &place) {
        return pointer.starts_with(place + "/") || pointer == place;
    };
    for (std::size_t seat = 0; seat < file.seats.size(); ++seat) {
        if (isUnder(bandPointer(seat)))
            return {file.seats[seat].band ? &*file.seats[seat].band : nullptr, bandPointer(seat)};
    }
    if (isUnder("/table"))
        return {std::get_if<SetupSource>(&file.table), "/table"};
    if (isUnder("/scenario"))
        return {&file.scenario, "/scenario"};
    return {nullptr, {}};
}

/** The file of the band is as it should be; the match takes no such band. */
bool isOfWhatIsPlayed(ErrorCode code)
{
    return code == ErrorCode::ModuleNotPlayed || code == ErrorCode::TooManyGuns ||
           code == ErrorCode::TooManyBlades;
}

/** The text of a table or a scenario is read again by the match, under its own key. */
Error oneInItsFile(Error error, const SetupFile &file, const QString &path)
{
    if (!error.file.empty())
        return error;
    const auto [reference, place] = referenceAt(file, error.pointer);
    const bool isFile = reference && reference->from == From::File && !isOfWhatIsPlayed(error.code);
    if (isFile) {
        error.file = toUtf8(QFileInfo(path).dir().filePath(toQString(reference->name)));
        error.pointer.erase(0, place.size());
    } else {
        error.file = toUtf8(path);
    }
    return error;
}

} // namespace

Result<ResolvedSetup> loadSetup(const rules::RuleSystems &systems, const QString &path,
                                const LibraryBands &library)
{
    const auto text = readFile(path);
    if (!text)
        return fail(text.error());
    auto file = readSetup(*text);
    if (!file) {
        file.error().file = toUtf8(path);
        return fail(file.error());
    }
    auto resolved = fetch(systems, *file, Fetcher(systems, path, library));
    if (!resolved && resolved.error().file.empty())
        resolved.error().file = toUtf8(path);
    return resolved;
}

Error inItsFile(Error error, const SetupFile &file, const QString &path)
{
    if (error.more.empty())
        return oneInItsFile(std::move(error), file, path);
    for (Error &each : error.more)
        each = oneInItsFile(std::move(each), file, path);
    return error;
}

} // namespace escarmouche::model
