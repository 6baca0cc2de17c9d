// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/codec/kinds.h"
#include "rules/kit/lookahead/lookahead.h"
#include "rules/kit/setup/choices.h"
#include "rules/zombies/ai/mind.h"
#include "rules/zombies/codec/codec.h"

// Set-ups of Zombies!!!: who plays, which parts are in, what people agree on.

namespace escarmouche::rules::zombies {

namespace {

constexpr int kLeastPlayers = 2;
constexpr std::string_view kCardsOut = "cards_out";
enum Group : std::size_t { kOfParts, kOfAreas, kOfSpecials, kOfRules };
constexpr kit::Agreement kAgreements[]{
    {"extra_cards", {"ZZZ-SETUP-05"}, kOfParts, true},
    {"z6", {"ZZZ-SETUP-05"}, kOfParts, true},
    {.key = kCardsOut, .rule = {"ZZZ-EXP-01"}, .group = kOfParts, .longest = 2'000},
    {"z2", {"ZZZ-EXP-08"}, kOfAreas, false},
    {"z3", {"ZZZ-EXP-08"}, kOfAreas, false},
    {"z4", {"ZZZ-EXP-08"}, kOfAreas, false},
    {"z5", {"ZZZ-EXP-08"}, kOfAreas, false},
    {"z7", {"ZZZ-EXP-08"}, kOfAreas, false},
    {"z8", {"ZZZ-EXP-08"}, kOfAreas, false},
    {"upper_half", {"ZZZ-EXP-02"}, kOfAreas, true},
    {"lab", {"ZZZ-EXP-09"}, kOfSpecials, false, "z2"},
    {"jeep", {"ZZZ-EXP-09"}, kOfSpecials, false, "z2"},
    {"ducts", {"ZZZ-EXP-09"}, kOfSpecials, false, "z3"},
    {"dogs", {"ZZZ-EXP-09"}, kOfSpecials, false, "z4"},
    {"straitjackets", {"ZZZ-EXP-09"}, kOfSpecials, false},
    {"sewer", {"ZZZ-SEWER-01"}, kOfRules, true, "z6"},
    {"subway", {"ZZZ-SUBWAY-01"}, kOfRules, true, "z6"},
    {"guts", {"ZZZ-GUTS-01"}, kOfRules, true},
    {"dodge", {"ZZZ-DODGE-01"}, kOfRules, false},
    {"short_game", {"ZZZ-SETUP-03"}, kOfRules, false},
    {"helipad_exits", {"ZZZ-TILE-09"}, kOfRules, false},
    {"set_end", {"ZZZ-WIN-02"}, kOfRules, false},
};

bool isIn(Set set, const kit::Wishes &wishes)
{
    if (set == Set::Z35)
        return wishes.is("extra_cards");
    return set == Set::Base || wishes.is(wordOf(set));
}

/** ZZZ-SETUP-05: what is about a part that is out stays in the box. */
bool isUseful(const CardKind &card, const kit::Wishes &wishes)
{
    if (card.type == CardType::Sewer)
        return wishes.is("sewer");
    return card.type != CardType::Subway || wishes.is("subway");
}

/** The kinds in play; of the others there are none. */
Result<Box> boxOf(const Box &all, const kit::Wishes &wishes)
{
    Box box = all;
    for (TileKind &tile : box.tiles)
        tile.count = isIn(tile.set, wishes) ? tile.count : 0;
    for (CardKind &card : box.cards)
        card.copies = isIn(card.set, wishes) && isUseful(card, wishes) ? card.copies : 0;
    for (const std::string &id : kit::idsIn(wishes.text(kCardsOut))) { // ZZZ-EXP-01
        const int number = kit::numberOf(box.cards, id);
        if (number == 0)
            return fail(under("/options/cards_out", kit::unknownKind(box.cards, id)));
        box.cards[static_cast<std::size_t>(number - 1)].copies = 0;
    }
    return box;
}

} // namespace

ZombiesCodec::ZombiesCodec(Box box, PhraseBook book, StageReader readStage)
    : m_box(std::make_shared<const Box>(std::move(box))),
      m_book(std::make_shared<const PhraseBook>(std::move(book))), m_readStage(readStage)
{
}

const Text &ZombiesCodec::word(std::string_view key) const
{
    return kit::wordIn(*m_book, key);
}

Result<std::string> ZombiesCodec::resolve(const MatchSetup &setup) const
{
    if (auto seats = kit::checkSeats(setup, kLeastPlayers, kMostPlayers); !seats)
        return fail(seats.error());
    return kit::wishesOf(kAgreements, setup)
        .and_then([&](const kit::Wishes &wishes) { return boxOf(*m_box, wishes); })
        .map([](const Box &box) { return figuresOf(box); });
}

Result<Terms> ZombiesCodec::terms(const MatchSetup &setup) const
{
    return kit::wishesOf(kAgreements, setup).map([](kit::Wishes wishes) {
        const Options rules{.shortGame = wishes.is("short_game"),
                            .helipadExits = wishes.is("helipad_exits"),
                            .upperHalf = wishes.is("upper_half"),
                            .lab = wishes.is("lab"),
                            .jeep = wishes.is("jeep"),
                            .ducts = wishes.is("ducts"),
                            .dogs = wishes.is("dogs"),
                            .straitjackets = wishes.is("straitjackets"),
                            .guts = wishes.is("guts"),
                            .dodge = wishes.is("dodge"),
                            .sewers = wishes.is("sewer"),
                            .subway = wishes.is("subway"),
                            .setEnd = wishes.is("set_end")};
        return Terms{std::move(wishes), rules};
    });
}

Result<std::unique_ptr<const Zombies>> ZombiesCodec::make(const MatchSetup &setup,
                                                          std::string_view resolved) const
{
    const auto agreed = terms(setup);
    if (!agreed)
        return fail(agreed.error());
    auto box = readFigures(resolved);
    if (!box)
        return fail(box.error());
    auto game =
        std::make_unique<Zombies>(kit::sideNames(setup, *m_book), std::move(*box), agreed->rules);
    if (m_readStage && !setup.scenario.empty()) {
        const auto stage = m_readStage(*game, setup.scenario);
        if (!stage)
            return fail(stage.error());
        game->beginAt(*stage);
    }
    return game;
}

std::vector<OptionGroup> ZombiesCodec::options() const
{
    std::vector<OptionGroup> groups =
        kit::optionGroups(kAgreements,
                          {word("options.parts"), word("options.areas"), word("options.specials"),
                           word("options.rules")},
                          *m_book);
    Property &cards = *std::ranges::find(groups[kOfParts].options, kCardsOut, &Property::key);
    cards.anyOrder = true;
    for (const CardKind &card : m_box->cards)
        cards.choices.push_back({card.id, card.name, card.effect, {}});
    return groups;
}

std::vector<Scenario> ZombiesCodec::scenarios() const
{
    return {{kit::onlyScenario(kSystem, *m_book, kLeastPlayers, kMostPlayers), {}}};
}

Result<ScenarioTitle> ZombiesCodec::title(std::string_view scenario) const
{
    if (scenario.empty())
        return scenarios().front().title;
    return fail({.code = ErrorCode::SystemNotFound, .subject = std::string(kSystem)});
}

std::vector<std::string> ZombiesCodec::machines() const
{
    return kit::machineKinds();
}

std::unique_ptr<Ai<Zombies>> ZombiesCodec::machine(std::string_view kind, std::uint64_t seed) const
{
    // More guesses, and a second look ahead, take their time and win no more.
    constexpr kit::LookaheadLevel kNormal{.deals = 3, .few = 0, .steps = 20'000};
    const ZombiesMind mind = kind == "normal" ? kKeenMind : ZombiesMind{};
    return kit::machineOf<Zombies, ZombiesMind>(kind, seed, mind, kNormal);
}

} // namespace escarmouche::rules::zombies
