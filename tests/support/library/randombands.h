// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library.h"
#include "model/match/session/matchsession.h"
#include "model/match/setup/quickmatch.h"
#include "model/resources.h"
#include "tests/support/library/campaignlibrary.h"

#include <QString>

#include <cstdlib>
#include <iostream>
#include <random>
#include <string>

namespace escarmouche::tests {

inline const rules::RuleSystems &systems()
{
    static const auto loaded = [] {
        auto all = model::loadSystems();
        if (!all) {
            std::cerr << "no systems: " << all.error().subject << '\n';
            std::abort();
        }
        return std::move(*all);
    }();
    return loaded;
}

/** Draws acts as a person at the shop would do them: from what the rules offer. Its draws do not
    depend on the library that the C++ standard comes with. */
class RandomPlayer
{
public:
    explicit RandomPlayer(std::uint64_t seed) : m_engine(seed) {}

    std::size_t below(std::size_t bound) { return bound == 0 ? 0 : m_engine() % bound; }

    rules::CreateBand newBand(const rules::BandRules &rules)
    {
        rules::CreateBand create;
        for (const auto &property : rules.creation()) {
            if (property.kind == rules::PropertyKind::Choice && !property.choices.empty())
                create.settings.push_back(
                    {property.key, property.choices[below(property.choices.size())].key});
        }
        create.settings.push_back({"name", "Bande " + std::to_string(below(100000))});
        return create;
    }

    /** An act on a band; none where the rules offer nothing. */
    std::optional<rules::BandAct> act(const rules::BandRules &rules, const std::string &band)
    {
        if (below(5) == 0)
            return rules::SetProperties{{}, {{"name", "Nom " + std::to_string(below(100000))}}};
        const auto figures = anyFigures(rules, band);
        if (figures && below(6) == 0)
            return rules::Discard{{{*figures, {}, figures->count}}};
        const auto chosen = figures ? std::vector{*figures} : std::vector<rules::Figures>{};
        const auto shop = rules.shop(band, chosen);
        if (!shop)
            return std::nullopt;
        std::vector<const rules::ShopEntry *> offers;
        for (const auto &tab : shop->tabs) {
            for (const auto &entry : tab.entries) {
                if (entry.possible)
                    offers.push_back(&entry);
            }
        }
        if (offers.empty())
            return std::nullopt;
        return offers[below(offers.size())]->act;
    }

private:
    std::optional<rules::Figures> anyFigures(const rules::BandRules &rules, const std::string &band)
    {
        const auto roster = rules.roster(band);
        if (!roster)
            return std::nullopt;
        std::vector<rules::Figures> all;
        for (const auto &group : roster->groups) {
            for (const auto &row : group.rows) {
                for (const auto &figure : row.figures)
                    all.push_back({figure.member, 1});
            }
        }
        return all.empty() ? std::nullopt : std::optional(all[below(all.size())]);
    }

    std::mt19937_64 m_engine;
};

/** Begins a match and plays a little of it; empty: it was kept. */
inline std::string fillMatch(model::Library &library, std::uint64_t seed)
{
    constexpr int kDecisions = 8;
    const auto quick = model::QuickMatch::of(systems(), systems().front().key, &library);
    auto setup = quick ? quick->setup(quick->suggested()) : rules::fail(quick.error());
    if (!setup)
        return "set-up";
    setup->seed = seed;
    for (auto &seat : setup->seats)
        seat.player = rules::kPerson;
    const auto uuid = library.matches().begin(*setup);
    const auto session = uuid ? library.matches().open(*uuid) : rules::fail(uuid.error());
    for (int each = 0; session && each < kDecisions && (*session)->settle(); ++each) {
        const auto seat = (*session)->match().awaited().decision.seat;
        const auto action = (*session)->match().chooseAs(seat, "random");
        if (!action || !(*session)->submit(seat, *action))
            return "act";
    }
    const bool kept =
        session && (*session)->settle() && (*session)->notes().set(3, "Zoé's \"note\"");
    return kept ? std::string() : "match";
}

/** A library of random bands, some undone acts and a removed band among them, a
    campaign and a match. Empty: made; else why not. */
inline std::string fillLibrary(const QString &path, int bands, int acts, std::uint64_t seed)
{
    RandomPlayer player(seed);
    auto library = model::Library::open(path, systems(), model::OpenMode::Create);
    if (!library)
        return "open: " + library.error().hint;
    const auto person = (*library)->people().add("Zoé \"Z\" O'Neil");
    if (!person || !(*library)->people().setCurrent(person->id))
        return "person";
    const auto &system = systems().front();
    for (int i = 0; i < bands; ++i) {
        const auto uuid = (*library)->bands().create(system.key, player.newBand(*system.bands));
        if (!uuid)
            return "create: " + uuid.error().subject + ' ' + uuid.error().hint;
        auto session = (*library)->bands().open(*uuid);
        if (!session)
            return "open band: " + session.error().hint;
        for (int n = 0; n < acts; ++n) {
            if (n > 1 && player.below(6) == 0)
                (void)(*session)->undo();
            else if (const auto act = player.act(*system.bands, (*session)->state()))
                (void)(*session)->perform(*act); // what the rules refuse is refused
        }
        if (const auto kept = (*session)->flush(); !kept)
            return "flush: " + kept.error().hint;
        if (i == 1 && !(*library)->bands().remove(*uuid))
            return "remove";
    }
    if (const auto fault = fillCampaign(**library, 1, seed); !fault.empty())
        return fault;
    return fillMatch(**library, seed);
}

} // namespace escarmouche::tests
