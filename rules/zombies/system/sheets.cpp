// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/system/sheets.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace escarmouche::rules::zombies {

namespace {

/** A line of a sheet, where that rule is in force. */
struct SheetLine {
    std::string_view key;
    bool isIn = true;
};

void join(Text &list, const Text &next, std::string_view between)
{
    if (!list.empty()) {
        list.en += between;
        list.fr += between;
    }
    list.en += next.en;
    list.fr += next.fr;
}

/** Writes the sheets of one set-up. */
class SheetWriter
{
public:
    SheetWriter(const ZombiesCodec &codec, const Terms &terms)
        : m_codec(codec), m_terms(terms),
          m_cardsOut(static_cast<int>(kit::idsIn(terms.agreed.text("cards_out")).size()))
    {
        const Limits &limits = codec.box().limits;
        for (const auto &[name, figure] : std::initializer_list<std::pair<const char *, int>>{
                 {"life", limits.start.life},
                 {"bullets", limits.start.bullets},
                 {"cards", limits.start.cards},
                 {"guts", limits.start.guts},
                 {"manholes", limits.start.manholes},
                 {"mostLife", limits.most.life},
                 {"mostGuts", limits.most.guts},
                 {"hand", limits.most.hand},
                 {"least", limits.most.leastHand},
                 {"zombies", limits.most.zombies},
                 {"out", m_cardsOut}})
            m_figures.emplace_back(name, figure);
    }

    ReferenceSheet reference();
    ScoreSheet scores() const;

private:
    Text say(std::string_view key) const
    {
        const Text &sentence = m_codec.word(key);
        return {filled(sentence, m_figures, Language::English),
                filled(sentence, m_figures, Language::French)};
    }
    bool hasAreas() const;
    Text inForce() const;
    void section(std::string_view name, std::initializer_list<SheetLine> lines);
    void ofParts();
    ScoreSheet::Column column(std::string_view key, int share = 2) const
    {
        return {say(key), share};
    }

    const ZombiesCodec &m_codec;
    const Terms &m_terms;
    int m_cardsOut; // kinds that stay in the box
    Phrase::Values m_figures;
    ReferenceSheet m_sheet;
};

bool SheetWriter::hasAreas() const
{
    for (int area = 0; area < kAreas; ++area)
        if (m_terms.agreed.is(wordOf(setOf(area))))
            return true;
    return false;
}

/** The base game, and all options that are on. */
Text SheetWriter::inForce() const
{
    Text list = m_codec.word("set.base");
    for (const OptionGroup &group : m_codec.options()) {
        for (const Property &option : group.options) {
            const bool isOn = option.kind == PropertyKind::Flag && m_terms.agreed.is(option.key);
            if (isOn && (option.key != "upper_half" || hasAreas()))
                join(list, option.label, " · ");
        }
    }
    return list;
}

void SheetWriter::section(std::string_view name, std::initializer_list<SheetLine> lines)
{
    const std::string key = "sheet." + std::string(name);
    ReferenceSheet::Section section{say(key), {}};
    for (const SheetLine &line : lines) {
        const std::string at = key + '.' + std::string(line.key);
        if (line.isIn)
            section.lines.push_back({say(at + ".label"), say(at)});
    }
    if (!section.lines.empty())
        m_sheet.sections.push_back(std::move(section));
}

/** What comes with the boxes that people may leave out. */
void SheetWriter::ofParts()
{
    const Options &rules = m_terms.rules;
    section("guts", {{"tokens", rules.guts}, {"die", rules.guts}});
    section("sewers", {{"manholes", rules.sewers},
                       {"below", rules.sewers},
                       {"price", rules.sewers && !rules.guts},
                       {"price-guts", rules.sewers && rules.guts}});
    section("subway", {{"ride", rules.subway}, {"missed", rules.subway}});
    section("areas", {{"upper", hasAreas() && rules.upperHalf},
                      {"anywhere", hasAreas() && !rules.upperHalf},
                      {"piles", hasAreas()},
                      {"joining", hasAreas()}});
    section("specials", {{"lab", rules.lab},
                         {"dogs", rules.dogs},
                         {"tough", rules.lab || rules.dogs},
                         {"jeep", rules.jeep},
                         {"ducts", rules.ducts},
                         {"bound", rules.straitjackets}});
}

ReferenceSheet SheetWriter::reference()
{
    const Options &rules = m_terms.rules;
    m_sheet.inForce = inForce();
    section("turn", {{"tile"},
                     {"combat"},
                     {"cards", !rules.guts},
                     {"cards-guts", rules.guts},
                     {"roll"},
                     {"move"},
                     {"zombies"},
                     {"discard", !rules.guts},
                     {"discard-guts", rules.guts}});
    section("tiles", {{"building"}, {"street"}, {"unplaced"}, {"closed"}});
    section("combat", {{"who", !rules.dodge},
                       {"who-dodge", rules.dodge},
                       {"kill"},
                       {"dodge", rules.dodge},
                       {"miss", !rules.dodge},
                       {"miss-dodge", rules.dodge},
                       {"weapon"}});
    section("moving", {{"way"}, {"meet"}, {"token"}, {"start"}});
    section("cards", {{"play"}, {"lay"}, {"laid"}, {"out", m_cardsOut > 0}});
    section("death", {{"now"},
                      {"loss", !rules.guts},
                      {"loss-guts", rules.guts},
                      {"again", !rules.guts},
                      {"again-guts", rules.guts}});
    section("zombies", {{"way"}, {"pawn"}});
    section("win", {{"zombies"},
                    {"helipad"},
                    {"end", rules.setEnd},
                    {"under", !rules.shortGame},
                    {"lower", rules.shortGame},
                    {"placer", !rules.helipadExits},
                    {"placer-exits", rules.helipadExits}});
    ofParts();
    return std::move(m_sheet);
}

ScoreSheet SheetWriter::scores() const
{
    const bool hasGuts = m_terms.rules.guts;
    ScoreSheet sheet{
        inForce(), say(hasGuts ? "sheet.score.help-guts" : "sheet.score.help"), {}, {}};
    sheet.game = {column("count.zombies"), column("count.life"), column("count.bullets")};
    if (hasGuts)
        sheet.game.push_back(column("count.guts"));
    sheet.game.push_back(column("sheet.score.deaths"));
    sheet.game.push_back(column("sheet.score.how", 3));
    sheet.total = {column("sheet.score.games"),      column("sheet.score.won"),
                   column("sheet.score.by-helipad"), column("sheet.score.by-zombies"),
                   column("count.zombies"),          column("sheet.score.deaths"),
                   column("sheet.score.points")};
    return sheet;
}

} // namespace

Result<Terms> ZombiesSheets::termsOf(const MatchSetup &setup) const
{
    return m_codec.resolve(setup).and_then(
        [&](const std::string &) { return m_codec.terms(setup); });
}

Result<ReferenceSheet> ZombiesSheets::reference(const MatchSetup &setup) const
{
    return termsOf(setup).map(
        [&](const Terms &terms) { return SheetWriter(m_codec, terms).reference(); });
}

Result<ScoreSheet> ZombiesSheets::scores(const MatchSetup &setup) const
{
    return termsOf(setup).map(
        [&](const Terms &terms) { return SheetWriter(m_codec, terms).scores(); });
}

} // namespace escarmouche::rules::zombies
