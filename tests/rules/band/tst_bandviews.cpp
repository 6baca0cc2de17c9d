// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/bandrules.h"
#include "rules/musg/codec/codec.h"
#include "tests/support/musg/musgband.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_bandviews {

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using escarmouche::tests::BandBuilder;
using escarmouche::tests::entry;
using escarmouche::tests::musgCatalogue;

class TestBandViews : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void foldsFiguresThatDifferOnlyInNameAndNotes();
    void keepsFiguresApartThatDifferInAnythingElse();
    void namesKindsByRaceAndRank();
    void setsApartWhoComesForPay();
    void namesAnotherRaceInBothLanguages();
    void showsGearOfTheFigureAndOfItsPackage();
    void marksRowsThatFindingsName();
    void explainsChangedNumbers();

    void setsSumsAgainstTheCaps();
    void bindsNoSharesInACampaign();
    void bindsTerroristsToTheOtherSide();
    void sumsUpForTheList();

    void showsWeaponsWithTheirEffectiveForce();
    void showsBareHands();
    void showsPackagesOnTheSheet();
    void listsExperienceAdvancesAndInjuries();
    void printsWhatWasSetByHand();
    void namesTheRulesABandUses();

    void asksForRaceFirst();
    void offersPropertiesThatCanBeSet();
    void offersOnlyWhatAllFiguresHave();

    void tellsActsInBothLanguages_data();
    void tellsActsInBothLanguages();
    void tellsTheReasonOfAnAdjustment();

    void listsTheWholeCatalogue();
    void namesTheSourceOfEveryPart();
    void writesManyOutcomesAsOneAfterTheOther();
    void refusesMoreFiguresThanABandMayHave();
    void refusesATextThatIsNoBand();

private:
    Roster roster(const Band &band) const { return *m_rules->roster(text(band)); }
    std::string text(const Band &band) const { return encodeBand(musgCatalogue(), band); }

    std::unique_ptr<MusgBandRules> m_rules;
};

namespace {

const Property *propertyNamed(const std::vector<Property> &list, const std::string &key)
{
    const auto found = std::ranges::find(list, key, &Property::key);
    return found == list.end() ? nullptr : &*found;
}

const TotalLine *total(const Totals &totals, const std::string &key)
{
    const auto found = std::ranges::find(totals.lines, key, &TotalLine::key);
    return found == totals.lines.end() ? nullptr : &*found;
}

/** A figure's weapons of a kind (0 ranged, 1 melee), by English name, as the sheet shows them. */
const TableRow *weapon(const SheetFigure &figure, std::size_t kind, const std::string &name)
{
    for (std::size_t i = 0; i < figure.weapons.size(); ++i) {
        if (figure.weaponTables[i] != kind)
            continue;
        for (const auto &row : figure.weapons[i].rows) {
            if (row.title.en == name)
                return &row;
        }
    }
    return nullptr;
}

} // namespace

void TestBandViews::initTestCase()
{
    auto catalogue = Catalogue::load([](std::string_view name) {
        return escarmouche::tests::sourceFile("resources/catalogues/" + std::string(name));
    });
    QVERIFY(catalogue);
    m_rules = std::make_unique<MusgBandRules>(std::move(*catalogue));
}

void TestBandViews::foldsFiguresThatDifferOnlyInNameAndNotes()
{
    auto band = BandBuilder("orc")
                    .chief()
                    .sousFifre(2)
                    .with("bow")
                    .sousFifre()
                    .with("bow")
                    .named("Grak")
                    .band();
    band.members[2].notes = "limps";
    const auto shown = roster(band);
    QCOMPARE(shown.groups.size(), std::size_t{2});
    const auto &rows = shown.groups[1].rows;
    QCOMPARE(rows.size(), std::size_t{1});
    QCOMPARE(rows[0].figures.size(), std::size_t{3});
    QCOMPARE(rows[0].figures[1].member.value, 2);
    QCOMPARE(rows[0].figures[1].index, 1);
    QCOMPARE(rows[0].figures[2].name, std::string("Grak"));
    QCOMPARE(rows[0].notes, std::string("limps"));
}

void TestBandViews::keepsFiguresApartThatDifferInAnythingElse()
{
    const auto shown =
        roster(BandBuilder("orc").sousFifre().sousFifre().experience(1).sousFifre().arms(1).band());
    QCOMPARE(shown.groups[0].rows.size(), std::size_t{3});
}

void TestBandViews::namesKindsByRaceAndRank()
{
    const auto shown =
        roster(BandBuilder("orc").chief().sousFifre(2, "goblin").merc("elf-sniper").band());
    QCOMPARE(shown.groups[0].rows[0].kind.en, std::string("Chief"));
    QCOMPARE(shown.groups[1].title.en, std::string("Sous-fifres"));
    QCOMPARE(shown.groups[1].rows[0].kind.en, std::string("Goblin sous-fifre"));
    QCOMPARE(shown.groups[2].rows[0].kind.en, musgCatalogue()[entry("elf-sniper")].name.en);
    QCOMPARE(shown.groups[2].key, std::string("mercenary"));
}

// MUSG-CAMP-10
void TestBandViews::setsApartWhoComesForPay()
{
    const auto band = BandBuilder("orc").chief().chief().hireling().sousFifre().campaign(9).band();
    const auto shown = roster(band);
    QCOMPARE(shown.groups.size(), std::size_t{3});
    QCOMPARE(shown.groups[0].title.en, std::string("Chief"));
    QCOMPARE(shown.groups[2].title.en, std::string("For hire"));
    QCOMPARE(shown.groups[2].rows.front().kind.en, std::string("Chief, for hire"));
    const auto sheet = *m_rules->sheet(text(band));
    QCOMPARE(sheet.groups.back().title.fr, std::string("Payé à la partie"));
    QCOMPARE(sheet.figures.back().front().kind.fr, std::string("Chef, payé à la partie"));
}

void TestBandViews::namesAnotherRaceInBothLanguages()
{
    const auto shown = roster(BandBuilder("orc").sousFifre(1, "goblin").band());
    QCOMPARE(shown.groups[0].rows[0].kind.fr, std::string("Sous-fifre gobelin"));
}

void TestBandViews::showsGearOfTheFigureAndOfItsPackage()
{
    const auto shown =
        roster(BandBuilder("orc").chief().with("sword", 2).merc("orc-hunter").band());
    const auto &own = shown.groups[0].rows[0].gear;
    QCOMPARE(own.size(), std::size_t{1});
    QCOMPARE(own[0].count, 2);
    QCOMPARE(own[0].price, 10);
    QVERIFY(!own[0].fixed);
    const auto &package = shown.groups[1].rows[0].gear;
    QCOMPARE(package.size(), std::size_t{2});
    QVERIFY(package[0].fixed && package[1].fixed);
}

void TestBandViews::marksRowsThatFindingsName()
{
    const auto shown = roster(
        BandBuilder("orc").chief().with("shield").with("two-handed-axe").sousFifre(3).band());
    QVERIFY(shown.groups[0].rows[0].flagged);
    QVERIFY(shown.groups[0].rows[0].worst == Severity::Illegal);
    QVERIFY(!shown.groups[1].rows[0].flagged);
}

void TestBandViews::explainsChangedNumbers()
{
    const auto shown = roster(BandBuilder("orc").chief().with("heavy-armour").band());
    const auto column =
        std::ranges::find(shown.columns, std::string("r"), &Column::key) - shown.columns.begin();
    const auto &resistance = shown.groups[0].rows[0].cells[static_cast<std::size_t>(column)].number;
    QCOMPARE(resistance.value(), 8);
    QVERIFY(resistance.changed());
    QCOMPARE(m_rules->source(resistance.parts()[1]).en, std::string("Heavy armour"));
}

void TestBandViews::setsSumsAgainstTheCaps()
{
    const auto band =
        BandBuilder("orc").chief().merc("elf-sniper").sousFifre(2).with("bow").figurant(3).band();
    const auto totals = *m_rules->totals(text(band));
    const int bow = musgCatalogue()[entry("bow")].cost;
    QCOMPARE(totals.figures, 7);
    QCOMPARE(totals.lines[0].amount, 80 + 2 * (8 + bow) + 12);
    QCOMPARE(totals.lines[0].limit.value_or(0), 500);
    QCOMPARE(total(totals, "heroes")->amount, 80);
    QCOMPARE(total(totals, "heroes")->limit.value_or(0), 300);
    QCOMPARE(total(totals, "sous-fifres")->amount, 2 * (8 + bow));
    QCOMPARE(total(totals, "others")->amount, 12);
    QCOMPARE(total(totals, "treasury")->amount, 500 - totals.lines[0].amount);
    QVERIFY(!total(totals, "fees"));
}

void TestBandViews::bindsNoSharesInACampaign()
{
    const auto band = BandBuilder("orc").chief().merc("elf-sniper").campaign(17).band();
    const auto totals = *m_rules->totals(text(band));
    for (const auto &line : totals.lines)
        QVERIFY(!line.limit);
    QCOMPARE(total(totals, "treasury")->amount, 17);
    QCOMPARE(total(totals, "fees")->amount, 10);
}

void TestBandViews::bindsTerroristsToTheOtherSide()
{
    const auto band =
        BandBuilder("human").chief().theme(Theme::Terrorists).otherSide(360).campaign(0).band();
    const auto totals = *m_rules->totals(text(band));
    QCOMPARE(totals.lines[0].limit.value_or(0), 360);
    QCOMPARE(std::string(totals.lines[0].rule.value), std::string("MUSG-REGROUP-02"));
}

void TestBandViews::sumsUpForTheList()
{
    const auto band = BandBuilder("orc").chief().sousFifre(3).figurant(20).band();
    const auto summary = *m_rules->summary(text(band));
    QCOMPARE(summary.about, std::string("orc"));
    QCOMPARE(summary.total, 40 + 24 + 80);
    QCOMPARE(summary.figures, 24);
    QCOMPARE(summary.illegal, 1);
    QCOMPARE(summary.warnings, 1);
}

void TestBandViews::showsWeaponsWithTheirEffectiveForce()
{
    const auto band = BandBuilder("orc")
                          .chief()
                          .with("two-handed-axe")
                          .with("rifle", 2)
                          .with("bionic-arm")
                          .band();
    const auto sheet = *m_rules->sheet(text(band));
    const auto &figure = sheet.figures[0][0];
    const auto axe = std::get<MeleeWeapon>(musgCatalogue()[entry("two-handed-axe")].what);
    const auto *row = weapon(figure, 1, musgCatalogue()[entry("two-handed-axe")].name.en);
    QVERIFY(row);
    QCOMPARE(row->cells[1].number.value(), axe.dice);
    QCOMPARE(row->cells[2].number.value(), 5 + 1 + axe.force.amount);
    const auto *rifle = weapon(figure, 0, "2 × " + musgCatalogue()[entry("rifle")].name.en);
    QVERIFY(rifle);
    QCOMPARE(rifle->cells[2].number.value(), 30);
    QCOMPARE(rifle->cells[4].number.value(), 4);
    QCOMPARE(figure.gear.size(), std::size_t{1});
    QCOMPARE(figure.woundBoxes, 6);
}

void TestBandViews::showsBareHands()
{
    const auto sheet = *m_rules->sheet(text(BandBuilder("orc").chief().figurant().band()));
    const auto *hands = weapon(sheet.figures[0][0], 1, "Bare hands");
    QVERIFY(hands);
    QCOMPARE(hands->cells[1].number.value(), 1);
    QCOMPARE(hands->cells[2].number.value(), 5);
    QVERIFY(sheet.figures[0][0].weaponTables == std::vector<std::size_t>{1});
}

void TestBandViews::showsPackagesOnTheSheet()
{
    const auto sheet = *m_rules->sheet(text(BandBuilder("orc").figure("von-braun").band()));
    const auto &figure = sheet.figures[0][0];
    QVERIFY(weapon(figure, 0, "Machine pistol"));
    QCOMPARE(weapon(figure, 1, "Energy claw")->cells[2].number.value(), 10);
    QCOMPARE(figure.gear.size(), std::size_t{2});
    QVERIFY(figure.gear[0].fixed);
}

void TestBandViews::listsExperienceAdvancesAndInjuries()
{
    const auto band = BandBuilder("orc")
                          .chief()
                          .experience(7)
                          .advance("good-eye")
                          .injury("bruised")
                          .injury("bruised")
                          .injury("implacable-hatred", "Elves")
                          .figurant()
                          .band();
    const auto sheet = *m_rules->sheet(text(band));
    const auto &chief = sheet.figures[0][0];
    QCOMPARE(chief.experience->boxes, 50);
    QCOMPARE(chief.experience->ticked, 7);
    QCOMPARE(chief.experience->greyEvery, 5);
    QCOMPARE(chief.advances.size(), std::size_t{1});
    QCOMPARE(chief.injuries.size(), std::size_t{2});
    QCOMPARE(chief.injuries[0].count, 2);
    QVERIFY(chief.injuries[1].name.en.ends_with(": Elves"));
    QVERIFY(!sheet.figures[1][0].experience);
}

void TestBandViews::printsWhatWasSetByHand()
{
    auto band = BandBuilder("orc").chief().figurant().band();
    band.members[0].arms = 1;
    band.members[0].price = PriceByHand{120, "Gift of the king"};
    const auto sheet = *m_rules->sheet(text(band));
    const auto &chief = sheet.figures[0][0];
    QCOMPARE(chief.injuries.size(), std::size_t{1});
    QCOMPARE(chief.injuries[0].name.en + " " + chief.injuries[0].effect.en, std::string("Arms 1"));
    QCOMPARE(chief.traits.back().effect.fr, std::string("Gift of the king"));
    QCOMPARE(chief.price.value(), 120);
    QVERIFY(sheet.figures[1][0].injuries.empty());
    QVERIFY(sheet.figures[1][0].traits.empty() ||
            sheet.figures[1][0].traits.back().name != chief.traits.back().name);
}

void TestBandViews::namesTheRulesABandUses()
{
    const auto band =
        BandBuilder("orc").chief().with("shield").theme(Theme::Tribe).merc("elf-sniper").band();
    const auto rules = m_rules->sheet(text(band))->rules;
    const auto has = [&](const std::string &rule) { return std::ranges::count(rules, rule) == 1; };
    QVERIFY(has("MUSG-BAND-13") && has("MUSG-BAND-14") && has("MUSG-EQUIP-05"));
    QVERIFY(has("MUSG-MERC-08") && has("MUSG-PULP-13"));
    QVERIFY(!has("MUSG-EQUIP-06"));
}

void TestBandViews::asksForRaceFirst()
{
    const auto asked = m_rules->creation();
    QCOMPARE(asked[0].key, std::string("race"));
    QCOMPARE(asked[0].choices.size(), std::size_t{11});
    for (const auto &choice : asked[0].choices) {
        QCOMPARE(choice.table.rows.size(), std::size_t{3});
        QCOMPARE(choice.table.rows[0].cells.size(), choice.table.columns.size());
    }
    std::vector<Setting> settings;
    for (const auto &each : asked)
        settings.push_back({each.key, each.value});
    const auto outcome = m_rules->decide({}, encode({CreateBand{settings}, 1, {}}));
    QVERIFY(outcome);
    QVERIFY(m_rules->evolve({}, *outcome));
}

void TestBandViews::offersPropertiesThatCanBeSet()
{
    const auto band = BandBuilder("orc")
                          .chief()
                          .injury("implacable-hatred")
                          .byHand(7)
                          .figurant(3)
                          .campaign(9)
                          .band();
    const std::vector<Figures> chief{{{1}, 1}};
    const std::vector<Figures> figurants{{{2}, 3}};
    for (const auto &of : {std::vector<Figures>{}, chief, figurants}) {
        const auto list = *m_rules->properties(text(band), of);
        for (const auto &each : list) {
            QVERIFY(!each.label.empty() && !each.help.empty());
            const SetProperties same{of, {{each.key, each.value}}};
            const auto outcome = m_rules->decide(text(band), encode({same, 100, {}}));
            QVERIFY2(outcome, each.key.c_str());
            QCOMPARE(*m_rules->evolve(text(band), *outcome), text(band));
        }
    }
}

void TestBandViews::offersOnlyWhatAllFiguresHave()
{
    const auto band = BandBuilder("orc").chief().figurant().band();
    const std::vector<Figures> both{{{1}, 1}, {{2}, 1}};
    const auto list = *m_rules->properties(text(band), both);
    QVERIFY(propertyNamed(list, "name") && propertyNamed(list, "price"));
    QVERIFY(!propertyNamed(list, "rank") && !propertyNamed(list, "experience"));
    QVERIFY(!propertyNamed(list, "count"));
    const auto orcs = BandBuilder("orc").sousFifre().named("Grok").sousFifre(3).band();
    const auto counted = [&](const std::vector<Figures> &of) {
        return std::get<std::int64_t>(
            propertyNamed(*m_rules->properties(text(orcs), of), "count")->value);
    };
    QCOMPARE(counted({{{1}, 1}, {{2}, 3}}), std::int64_t{4});
    QCOMPARE(counted({{{2}, 2}}), std::int64_t{2});
    const auto ofBand = *m_rules->properties(text(band), {});
    QVERIFY(propertyNamed(ofBand, "race") && !propertyNamed(ofBand, "treasury"));
}

void TestBandViews::tellsActsInBothLanguages_data()
{
    QTest::addColumn<std::string>("input");
    QTest::addColumn<std::string>("english");
    QTest::addColumn<std::string>("french");
    const auto row = [](const char *name, BandAct act, const char *english, const char *french) {
        QTest::newRow(name) << encode({std::move(act), 100, {}}) << std::string(english)
                            << std::string(french);
    };
    const std::vector<Figures> pair{{{2}, 2}};
    const std::vector<Figures> several{{{1}, 1}, {{2}, 2}};
    row("recruit", Recruit{"sous-fifre", 4, {}}, "Recruited 4 sous-fifres for 32 points",
        "Recrutement\u00a0: 4 sous-fifres, 32 points");
    row("recruit other", Recruit{"goblin-sous-fifre", 2, 3},
        "Recruited 2 × Goblin sous-fifre for 6 points",
        "Recrutement\u00a0: 2 × Sous-fifre gobelin, 6 points");
    row("give", Give{"shield", several, 1, {}},
        "Gave Shield to Grok and 2 sous-fifres for 60 points",
        "Achat\u00a0: Bouclier pour Grok et 2 sous-fifres, 60 points");
    row("give some", Give{"dagger", pair, 2, 2}, "Gave 2 × Dagger to 2 sous-fifres for 4 points",
        "Achat\u00a0: 2 × Dague pour 2 sous-fifres, 4 points");
    row("advance", Give{"good-eye", {{{1}, 1}}, 1, {}},
        "Grok took the advance Good eye (CT 3+ → 2+)",
        "Amélioration\u00a0: Bon œil pour Grok (CT 3+ → 2+)");
    row("discard", Discard{{{{{1}, 1}, "sword", 1}}}, "Took Sword from Grok",
        "Retrait\u00a0: Épée (Grok)");
    row("remove", Discard{{{{{2}, 3}, {}, 1}}}, "Removed 3 sous-fifres",
        "Renvoi\u00a0: 3 sous-fifres");
    row("hand over", HandOver{{{{1}, 1}, "sword", 1}, {{2}, 1}},
        "Handed Sword from Grok to Sous-fifre", "Échange\u00a0: Épée, de Grok à Sous-fifre");
    row("duplicate", Duplicate{pair}, "Duplicated 2 sous-fifres", "Copie\u00a0: 2 sous-fifres");
    row("move", MoveMembers{{{2}}, MemberId{1}}, "Moved 3 sous-fifres before Grok",
        "Déplacement\u00a0: 3 sous-fifres, devant Grok");
    row("rename", SetProperties{{{{2}, 1}}, {{"name", std::string("Grak")}}},
        "Renamed Sous-fifre to Grak", "Sous-fifre s’appelle désormais Grak");
    row("rename band", SetProperties{{}, {{"name", std::string("Lads")}}},
        "Renamed the band from A band to Lads", "Bande renommée d’A band en Lads");
    row("set", SetProperties{{{{1}, 1}}, {{"arms", std::int64_t{1}}}},
        "Arms of Grok: 1 instead of 2", "Bras (Grok)\u00a0: 1 au lieu de 2");
    row("set band", SetProperties{{}, {{"theme", std::string("tribe")}}},
        "Theme: Primitive tribe instead of No theme",
        "Thème\u00a0: Tribu primitive au lieu de Sans thème");
    row("notes", SetProperties{{{{1}, 1}}, {{"notes", std::string("x")}}},
        "Changed the notes of Grok", "Notes modifiées (Grok)");
}

void TestBandViews::tellsActsInBothLanguages()
{
    QFETCH(std::string, input);
    QFETCH(std::string, english);
    QFETCH(std::string, french);
    const auto band =
        text(BandBuilder("orc").chief().named("Grok").with("sword").sousFifre(3).band());
    const auto outcome = m_rules->decide(band, input);
    QVERIFY(outcome);
    const auto told = *m_rules->tell(band, input, *outcome);
    QCOMPARE(say(m_rules->phrases(), told, Language::English), english);
    QCOMPARE(say(m_rules->phrases(), told, Language::French), french);
}

void TestBandViews::tellsTheReasonOfAnAdjustment()
{
    const auto band = text(BandBuilder("orc").chief().campaign(0).band());
    const auto input = encode({Recruit{"sous-fifre", 1, {}}, 100, "won at {cards}"});
    const auto told = *m_rules->tell(band, input, *m_rules->decide(band, input));
    QCOMPARE(say(m_rules->phrases(), told, Language::English),
             std::string("Recruited Sous-fifre for 8 points (adjustment: won at {cards})"));
}

void TestBandViews::listsTheWholeCatalogue()
{
    std::size_t listed = 0;
    for (const auto &section : m_rules->catalogue()) {
        for (const auto &item : section.items) {
            QVERIFY2(item.cells.size() == section.columns.size(), item.entry.c_str());
            QVERIFY2(!item.name.en.empty() && !item.name.fr.empty(), item.entry.c_str());
            QVERIFY2(!item.rules.empty(), item.entry.c_str());
            ++listed;
        }
    }
    QCOMPARE(listed, musgCatalogue().entries().size());
}

void TestBandViews::namesTheSourceOfEveryPart()
{
    for (int source = 0; source <= static_cast<int>(PartSource::ByHand); ++source) {
        const auto name = m_rules->source({1, static_cast<PartSource>(source), {}, {}});
        QVERIFY(!name.en.empty() && !name.fr.empty());
    }
    QCOMPARE(m_rules->source({1, PartSource::Item, entry("shield"), {}}).en, std::string("Shield"));
}

void TestBandViews::writesManyOutcomesAsOneAfterTheOther()
{
    std::string band = text(BandBuilder("orc").chief().figurant().band());
    const std::string first = band;
    std::vector<std::string> outcomes;
    for (int n = 1; n <= 5; ++n) {
        const SetProperties act{{{{1}, 1}}, {{"notes", "note " + std::to_string(n)}}};
        outcomes.push_back(*m_rules->decide(band, encode({act, n, {}})));
        band = *m_rules->evolve(band, outcomes.back());
    }
    std::vector<std::string_view> all(outcomes.begin(), outcomes.end());
    QCOMPARE(*m_rules->evolveAll(first, all), band);
    QCOMPARE(*m_rules->evolveAll(first, {}), first);
    all.push_back("{}");
    QVERIFY(!m_rules->evolveAll(first, all));
}

/** A stranger may send outcomes that no act has. */
void TestBandViews::refusesMoreFiguresThanABandMayHave()
{
    const auto came = [](int id) {
        return R"({"came":{"id":)" + std::to_string(id) +
               R"(,"rank":"sous-fifre","profile":"orc"}})";
    };
    std::string changes = came(100);
    for (int id = 101; id < 700; ++id)
        changes += ',' + came(id);
    const std::string outcome = R"({"changes":[)" + changes + "]}";
    const auto grown = m_rules->evolve(text(BandBuilder("orc").chief().band()), outcome);
    QCOMPARE(grown.error().code, ErrorCode::TooManyEntries);
    QCOMPARE(grown.error().number, 512);
}

void TestBandViews::refusesATextThatIsNoBand()
{
    QVERIFY(m_rules->roster("{}").error().code != ErrorCode::Internal);
    QVERIFY(!m_rules->totals("").has_value());
    QVERIFY(!m_rules->read("[1]").has_value());
    QVERIFY(!m_rules->evolve("{}", R"({"changes":[]})").has_value());
}

CORE_TEST(TestBandViews)

} // namespace tst_bandviews

#include "tst_bandviews.moc"
