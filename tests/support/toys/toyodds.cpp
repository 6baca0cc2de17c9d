// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/toyodds.h"

#include "rules/core/match/match.h"
#include "tests/support/toys/toyband.h"

#include <algorithm>

namespace escarmouche::tests {

using namespace rules;

namespace {

using Kind = OddsOption::Kind;

constexpr int kFaces = 6;
constexpr RuleId kFar{"TOY-02"};

/** The chance that one of some dice comes to a face. */
Fraction anyOf(std::int64_t dice, int least)
{
    Fraction none{.part = 1, .whole = 1};
    for (std::int64_t die = 0; die < dice; ++die)
        none = times(none, static_cast<Wide>(least - 1), kFaces);
    return reduced({.part = none.whole - none.part, .whole = none.whole});
}

Result<OddsAnswer> bowled(const OddsWish &wish)
{
    const auto skittle = wish.first<OddsFigure>("skittle");
    const auto alley = decodeAlley(skittle.band);
    if (!alley)
        return fail(alley.error());
    const auto length = wish.first<std::int64_t>("length", 100);
    if (length < 0 || length > 1250)
        return fail({.code = ErrorCode::NumberOutOfRange,
                     .subject = std::to_string(length),
                     .pointer = "/length",
                     .hint = "0..1250"});
    if (wish.first<std::string>("style") == "blind" && length > 500)
        return fail(refused(Refusal{kFar, "too-far-blind", 5, 5}));
    const auto met = std::ranges::find(alley->skittles, skittle.member.value, &Skittle::id);
    const Fraction share = anyOf(wish.first<std::int64_t>("balls", 1), met->kind == "king" ? 6 : 4);
    OddsAnswer answer{{{"skittle", {met->kind}},
                       {"by_hand", {wish.has("by-hand")}},
                       {"beside", {std::int64_t(wish.all<OddsFigure>("beside").size())}},
                       {"falls", {shareData(share)}}},
                      {Text{skittle.name + " stands.", skittle.name + " tient debout."}}};
    OddsTable table{{{{"ball", "boule"}, {"needs", "il faut"}}}};
    for (const Setting &setting : wish.all<Setting>("switch"))
        table.rows.push_back({{setting.property, setting.property}, {"4+", "4+"}});
    answer.parts.emplace_back(std::move(table));
    answer.parts.emplace_back(std::vector<OddsShare>{{{"it falls", "elle tombe"}, share},
                                                     {{"on average", "en moyenne"}, share, true}});
    return answer;
}

Result<OddsAnswer> thrown(const OddsWish &wish)
{
    const bool isCrypt = wish.has("die");
    const std::int64_t dice = isCrypt ? 1 + wish.has("twice") : wish.first<std::int64_t>("dice", 1);
    const Fraction share = anyOf(dice, static_cast<int>(wish.first<std::int64_t>("least", 6)));
    return OddsAnswer{
        {{"game", {std::string(isCrypt ? "crypt" : "ambush")}}, {"passes", {shareData(share)}}},
        {std::vector<OddsShare>{{{"passes", "réussi"}, share}}}};
}

class ToyOdds : public SystemOdds
{
public:
    Result<OddsAnswer> answer(const OddsCommand &command, const OddsWish &wish) const override
    {
        return command.key == "bowl" ? bowled(wish) : thrown(wish);
    }
    const PhraseBook &phrases() const override
    {
        static const PhraseBook kBook{
            {"too-far-blind", {"Nobody bowls blind beyond {limit}.", "Pas les yeux bandés."}}};
        return kBook;
    }
};

OddsOption figure(const char *key, bool repeated = false)
{
    return {.key = key,
            .kind = Kind::Figure,
            .value = {"FIGURE", "FIGURINE"},
            .help = {"a skittle", "une quille"},
            .repeated = repeated,
            .form = {"WOOD/SKITTLE", "BOIS/QUILLE"}};
}

OddsOption whole(const char *key, Text value, int most)
{
    return {.key = key,
            .kind = Kind::Whole,
            .value = std::move(value),
            .help = {"how many", "combien"},
            .least = 1,
            .most = most};
}

} // namespace

const std::vector<OddsCommand> &skittleOdds()
{
    static const std::vector<OddsCommand> kCommands{
        {.key = "bowl",
         .about = {"Shows how likely a skittle falls.", "Montre les chances qu’une quille tombe."},
         .words = {figure("skittle")},
         .options = {whole("balls", {"BALLS", "BOULES"}, 3),
                     {.key = "length", .kind = Kind::Length, .value = {"YARDS", "MÈTRES"}},
                     {.key = "style",
                      .kind = Kind::Choice,
                      .value = {"STYLE", "STYLE"},
                      .choices = {"plain", "blind", "shared"},
                      .needs = {{"shared",
                                 "beside",
                                 {"Whom is it shared with?", "Partagée avec qui\u00a0?"}}}},
                     {.key = "by-hand", .kind = Kind::Flag},
                     {.key = "switch",
                      .kind = Kind::Switch,
                      .value = {"KEY=VALUE", "CLÉ=VALEUR"},
                      .repeated = true},
                     figure("beside", true)},
         .examples = {"odds bowl oak/king --balls 2"}}};
    return kCommands;
}

const std::vector<OddsCommand> &ambushOdds()
{
    static const std::vector<OddsCommand> kCommands{
        {.key = "throw",
         .about = {"Shows how likely one of some dice is high.", "Montre les chances d’un dé."},
         .words = {whole("dice", {"DICE", "DÉS"}, 9)},
         .options = {whole("least", {"FACE", "FACE"}, kFaces)},
         .examples = {"odds throw 2 --system ambush"}}};
    return kCommands;
}

const std::vector<OddsCommand> &cryptOdds()
{
    static const std::vector<OddsCommand> kCommands{
        {.key = "throw",
         .about = {"Shows how likely a die is a six.", "Montre les chances d’un six."},
         .words = {{.key = "die", .value = {"DIE", "DÉ"}}},
         .options = {{.key = "twice",
                      .kind = Kind::Flag,
                      .help = {"with a second die", "avec un second dé"}}},
         .examples = {"odds throw bone --system crypt --twice"}}};
    return kCommands;
}

std::shared_ptr<const SystemOdds> toyOdds()
{
    return std::make_shared<const ToyOdds>();
}

} // namespace escarmouche::tests
