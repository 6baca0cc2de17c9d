// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts/settings.h"

#include "rules/musg/acts/deeds.h"
#include "rules/musg/acts/settingvalue.h"
#include "rules/musg/band/limits.h"
#include "rules/musg/legality/legality.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

Result<EntryId> raceOf(const Catalogue &catalogue, const Setting &setting)
{
    const auto id = lineOf(setting, kMostName);
    return id ? entryNamed(catalogue, *id, {Kind::Race}) : fail(id.error());
}

/** The figures of the old race become figures of the new one (MUSG-BAND-10). */
Result<void> setRace(Editing &editing, const Setting &setting)
{
    auto &band = editing.band();
    const auto race = raceOf(editing.catalogue(), setting);
    if (!race)
        return fail(race.error());
    for (auto &member : band.members) {
        if (member.profile == band.race)
            member.profile = *race;
    }
    band.race = *race;
    return {};
}

/** Points not spent at creation are a campaign's first treasury (MUSG-BAND-06). */
Result<void> setPhase(Editing &editing, const Setting &setting)
{
    auto &band = editing.band();
    const auto old = band.phase;
    if (const auto written = write(band.phase, choiceOf(setting, kPhaseKeys)); !written)
        return written;
    if (band.phase == old)
        return {};
    band.treasury = 0;
    if (band.phase == Phase::Campaign) {
        const int spent = sums(editing.catalogue(), band).total;
        band.treasury = std::max(0, band.options.caps.total - spent);
    }
    return {};
}

Result<void> setTreasury(Band &band, const Setting &setting)
{
    if (band.phase != Phase::Campaign)
        return fail(noSuchProperty(setting));
    return write(band.treasury, wholeOf(setting, -kMostPoints, kMostPoints));
}

} // namespace

Caps printedCaps(const Catalogue &catalogue)
{
    const auto &limits = catalogue.limits();
    return {limits.total, limits.heroes, limits.sousFifres};
}

Caps proportionalCaps(const Catalogue &catalogue, std::int64_t total)
{
    const auto &limits = catalogue.limits();
    const auto share = [&](int part) { return static_cast<int>(total * part / limits.total); };
    return {static_cast<int>(total), share(limits.heroes), share(limits.sousFifres)};
}

Result<void> setBand(Editing &editing, const Setting &setting)
{
    auto &band = editing.band();
    auto &options = band.options;
    const auto &key = setting.property;
    if (key == property::kName)
        return write(band.name, lineOf(setting, kMostName));
    if (key == property::kNotes)
        return write(band.notes, notesOf(setting, kMostNotes));
    if (key == property::kRace)
        return setRace(editing, setting);
    if (key == property::kTheme)
        return write(options.theme, choiceOf(setting, kThemeKeys));
    if (key == property::kPhase)
        return setPhase(editing, setting);
    if (key == property::kTotalCap)
        return write(options.caps.total, wholeOf(setting, 0, kMostPoints));
    if (key == property::kHeroCap)
        return write(options.caps.heroes, wholeOf(setting, 0, kMostPoints));
    if (key == property::kSousFifreCap)
        return write(options.caps.sousFifres, wholeOf(setting, 0, kMostPoints));
    if (key == property::kOtherSide)
        return write(options.otherSide, optionalWholeOf(setting, 0, kMostPoints));
    if (key == property::kMixedRaces)
        return write(options.mixedRaces, flagOf(setting));
    if (key == property::kTreasury)
        return setTreasury(band, setting);
    return fail(noSuchProperty(setting));
}

namespace {

/** Why a price is set by hand: given with it, else the act's own reason. */
std::string reasonOf(const SetProperties &act, const std::string &reason)
{
    const auto given = std::ranges::find(act.settings, property::kPriceReason, &Setting::property);
    const auto *text =
        given == act.settings.end() ? nullptr : std::get_if<std::string>(&given->value);
    return text && !text->empty() ? *text : reason;
}

} // namespace

Result<void> perform(Editing &editing, const SetProperties &act, const std::string &reason)
{
    const auto why = reasonOf(act, reason);
    const auto lines = editing.only(together(act.of));
    if (!lines)
        return fail(lines.error());
    for (const auto &setting : act.settings) {
        if (act.of.empty()) {
            if (const auto written = setBand(editing, setting); !written)
                return written;
        }
        if (setting.property == property::kCount && lines->size() > 1) {
            if (const auto written = setCountOfAll(editing, *lines, setting, why); !written)
                return written;
            continue;
        }
        for (const auto line : *lines) {
            if (const auto written = setMember(editing, line, setting, why); !written)
                return written;
        }
    }
    return {};
}

} // namespace escarmouche::rules::musg
