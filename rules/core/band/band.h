// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandact.h"
#include "rules/core/catalogue/catalogue.h"
#include "rules/core/values/number.h"
#include "rules/core/words/phrase.h"
#include "rules/core/words/text.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules {

enum class Severity { Note, Warning, Illegal };

/** An act that would set a finding right, and the words of its button. */
struct Mend {
    Phrase label;
    BandAct act;
};

/** A broken rule, a doubt or a remark about a band, with all it concerns. */
struct Finding {
    RuleId rule;
    Severity severity = Severity::Illegal;
    Phrase sentence;
    std::vector<MemberId> members; // ascending; empty: the band as a whole
    std::optional<int> amount; // what there is
    std::optional<int> limit; // what there may be
    std::optional<Mend> mend;
};

/** One kind of thing a figure carries or has got (gear, advance, injury). */
struct Carried {
    std::string entry;
    Text name;
    Text effect;
    int count = 1;
    int price = 0; // for all of them, on one figure
    bool fixed = false; // part of the figure's package: cannot be taken away
    RuleId rule;
};

struct FigureName {
    MemberId member;
    int index = 0; // which of the member's equal figures
    std::string name; // empty: no name of its own
    Text called; // in a campaign: its name, or its kind and number; else empty
};

/** Figures that are equal but for name and notes. */
struct RosterRow {
    Text kind; // "Orc chief", "Sous-fifre": what an unnamed figure is called
    std::vector<FigureName> figures; // in the band's order; its size is the count shown
    std::vector<Cell> cells; // the roster's columns
    std::vector<Carried> gear;
    std::vector<Carried> traits; // rules of its kind, advances, injuries; price 0
    Number price; // of one figure with all it carries
    std::string notes;
    Severity worst = Severity::Note; // of the findings that name it
    bool flagged = false; // some finding names it
};

struct RosterGroup {
    std::string key;
    Text title;
    std::vector<RosterRow> rows;
};

struct Roster {
    std::string name;
    Text subtitle; // faction, theme, phase in words
    std::string notes;
    std::vector<Column> columns;
    std::vector<RosterGroup> groups; // only groups that have rows
};

/** One sum set against its limit; a sum without limit is information. */
struct TotalLine {
    std::string key;
    Text title;
    int amount = 0;
    std::optional<int> limit;
    RuleId rule;
};

struct Totals {
    std::vector<TotalLine> lines; // the first one is the band's total
    int figures = 0;
};

struct ShopEntry {
    std::string entry;
    Text name;
    Text effect; // short
    int price = 0; // of the next one, each
    int priceForAll = 0; // what this purchase would add to the band's total
    int newTotal = 0; // of the band after it
    int count = 1; // recruits bought, or figures given one
    bool possible = true; // false: the act has no meaning (nobody chosen who could carry it)
    std::vector<Finding> causes; // what the purchase would add, said of what would be
    BandAct act; // what "+" does
    std::vector<Cell> cells; // the tab's columns
};

struct ShopTab {
    std::string key;
    Text title;
    bool wantsFigures = false; // its entries are given to chosen figures
    std::vector<Column> columns; // numbers of its entries, as the catalogue has them; may be empty
    std::vector<ShopEntry> entries;
};

struct Shop {
    std::vector<ShopTab> tabs;
};

struct Choice {
    std::string key;
    Text name;
    Text about;
    Table table; // the profiles of a faction, for instance; may be empty
};

enum class PropertyKind { Whole, Length, Line, Notes, Flag, Choice };

struct Property {
    std::string key;
    Text label;
    Text help;
    PropertyKind kind = PropertyKind::Line;
    SettingValue value; // present one, or the default; a choice is its key
    int least = 0; // of a whole number; of a length, in hundredths of a pas
    int most = 0; // the same; of a line or notes, characters
    bool optional = false; // may be empty (an empty text unsets it)
    std::vector<Choice> choices; // of a whole number: the usual values, any other may be typed
    RuleId rule;
    bool anyOrder = false; // of a line with choices: several may be taken, and no order counts
    std::string needs = {}; // counts only while that flag of the same list is on; empty: always
};

struct SheetExperience {
    int boxes = 0;
    int ticked = 0;
    int greyEvery = 5;
};

struct SheetFigure {
    Text kind;
    std::vector<std::string> names; // one a figure; empty string: unnamed
    std::vector<Text> called; // in a campaign: one a figure, its name, or its kind and number
    std::vector<Cell> cells; // the sheet's columns
    int woundBoxes = 0; // for each figure
    std::vector<std::size_t> weaponTables; // parallel to tables: index into Sheet::weaponKinds
    std::vector<Table> weapons; // columns as in that kind
    std::vector<Carried> gear;
    std::vector<Carried> traits;
    std::vector<Carried> advances;
    std::vector<Carried> injuries;
    std::optional<SheetExperience> experience;
    std::string notes;
    Number price; // of one figure with all it carries
};

/** All that the roster sheet shows; numbers in pas, words in both languages. */
struct Sheet {
    std::string name;
    Text subtitle;
    std::string notes;
    std::vector<Column> columns;
    std::vector<Text> weaponKinds; // "Ranged", "Melee"
    std::vector<RosterGroup> groups; // keys and titles in order; rows empty
    std::vector<std::vector<SheetFigure>> figures; // one list a group
    Totals totals;
    std::vector<Finding> findings;
    std::vector<std::string> rules; // ids of the rules this band uses, for the reference
};

/** What a list of bands shows of one. */
struct BandSummary {
    std::string name;
    std::string about; // key of the faction
    Text aboutText;
    int total = 0;
    int figures = 0;
    int illegal = 0; // findings of that severity
    int warnings = 0;
};

/** What the rest of the program knows of a system's bands: nothing but text goes in (a band, an
    input, an outcome, as stored) and nothing but neutral values come back. Pure and thread-safe. */
class BandRules : public SystemCatalogue
{
public:
    // -- texts
    /** A stranger's band file as canonical band text; every complaint, with its JSON pointer. */
    virtual Result<std::string> read(std::string_view file) const = 0;
    /** Canonical band text as the published file, indented, without what only a library needs. */
    virtual Result<std::string> write(std::string_view band) const = 0;

    // -- acts; an empty band is one not yet made
    /** What the rules make of an input (codec of bandact.h). Holds every rule of the act. */
    virtual Result<std::string> decide(std::string_view band, std::string_view input) const = 0;
    /** Writes an outcome's fields into a band. Holds no rule; never looks into the catalogue for
        more than ids. */
    virtual Result<std::string> evolve(std::string_view band, std::string_view outcome) const = 0;
    /** Outcomes that follow each other. A system whose bands are long reads and writes them once:
        it may leave out what only the texts between would be refused for. */
    virtual Result<std::string> evolveAll(std::string_view band,
                                          std::span<const std::string_view> outcomes) const;
    /** The act told as a sentence; `before` is the band it was done to. */
    virtual Result<Phrase> tell(std::string_view before, std::string_view input,
                                std::string_view outcome) const = 0;

    // -- views
    virtual Result<BandSummary> summary(std::string_view band) const = 0;
    virtual Result<Roster> roster(std::string_view band) const = 0;
    virtual Result<Totals> totals(std::string_view band) const = 0;
    /** All broken rules, by severity (worst first), then rule, then members. */
    virtual Result<std::vector<Finding>> validate(std::string_view band) const = 0;
    virtual Result<Shop> shop(std::string_view band, std::span<const Figures> chosen) const = 0;
    virtual Result<Sheet> sheet(std::string_view band) const = 0;
    /** What may be set by hand of figures, or of the band when none is given. */
    virtual Result<std::vector<Property>> properties(std::string_view band,
                                                     std::span<const Figures> of) const = 0;

    // -- the system's own data
    /** What a new band is asked for; keys are those of CreateBand. First the choice that decides
        most (the faction), with its tables; a cap left out of CreateBand keeps its printed share of
       the cap given. */
    virtual std::vector<Property> creation() const = 0;
    virtual const PhraseBook &phrases() const = 0;
    /** "heavy armour", "goblin", "by hand": what gave a part of a number. */
    virtual Text source(const Part &part) const = 0;
};

} // namespace escarmouche::rules
