// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/bandrules.h"
#include "rules/musg/codec/codec.h"
#include "tests/support/musg/musgband.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QtTest/QtTest>

#include <set>

namespace tst_bandshop {

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using escarmouche::tests::BandBuilder;
using escarmouche::tests::musgCatalogue;

class TestBandShop : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void pricesRecruits();
    void pricesGearForAllChosenFigures();
    void offersGearToNobodyWithoutAChoice();
    void warnsBeforeThePurchase();
    void warnsOfRealLinesOnly();
    void warnsOnceOfFiguresAlike();
    void offersWhatRaceThemeAndPhaseOpen();
    void offersAdvancesToChosenFigures();
    void leavesDaggersFree();
    void givesTheNumbersThatTheCatalogueLists();
    void saysWhatWouldBe();
    void hasAConditionalFormOfEachFinding();
    void performsWhatTheShopOffers();
    void refusesAChoiceThatIsNotThere();

private:
    std::string text(const Band &band) const { return encodeBand(musgCatalogue(), band); }
    Shop shop(const Band &band, const std::vector<Figures> &chosen = {}) const
    {
        return *m_rules->shop(text(band), chosen);
    }
    int treasury(const std::string &band) const
    {
        const auto totals = *m_rules->totals(band);
        return std::ranges::find(totals.lines, "treasury", &TotalLine::key)->amount;
    }

    std::unique_ptr<MusgBandRules> m_rules;
};

namespace {

const ShopTab *tab(const Shop &shop, const std::string &key)
{
    const auto found = std::ranges::find(shop.tabs, key, &ShopTab::key);
    return found == shop.tabs.end() ? nullptr : &*found;
}

const ShopEntry *offer(const Shop &shop, const std::string &tabKey, const std::string &id)
{
    const auto *in = tab(shop, tabKey);
    const auto found = std::ranges::find(in->entries, id, &ShopEntry::entry);
    return found == in->entries.end() ? nullptr : &*found;
}

bool causes(const ShopEntry &entry, std::string_view rule)
{
    return std::ranges::any_of(entry.causes,
                               [&](const Finding &finding) { return finding.rule.value == rule; });
}

} // namespace

void TestBandShop::initTestCase()
{
    auto catalogue = Catalogue::load([](std::string_view name) {
        return escarmouche::tests::sourceFile("resources/catalogues/" + std::string(name));
    });
    QVERIFY(catalogue);
    m_rules = std::make_unique<MusgBandRules>(std::move(*catalogue));
}

void TestBandShop::pricesRecruits()
{
    const auto band = BandBuilder("goblin").chief("orc").sousFifre().band();
    const auto offers = shop(band);
    QCOMPARE(offer(offers, "recruits", "sous-fifre")->price, 4);
    QCOMPARE(offer(offers, "recruits", "orc-chief")->price, 40);
    QCOMPARE(offer(offers, "recruits", "sous-fifre")->newTotal, 48);
    QCOMPARE(offer(offers, "mercenaries", "troll-bodyguard")->priceForAll, 50);
}

void TestBandShop::pricesGearForAllChosenFigures()
{
    const auto band = BandBuilder("orc").chief().sousFifre(6).band();
    const auto *shield = offer(shop(band, {{{2}, 6}}), "gear", "shield");
    const auto offers = shop(band, {{{2}, 6}});
    shield = offer(offers, "gear", "shield");
    QCOMPARE(shield->price, 20);
    QCOMPARE(shield->count, 6);
    QCOMPARE(shield->priceForAll, 120);
    QCOMPARE(shield->newTotal, 88 + 120);
    QVERIFY(shield->possible && shield->causes.empty());
}

void TestBandShop::offersGearToNobodyWithoutAChoice()
{
    const auto offers = shop(BandBuilder("orc").chief().band());
    // The same parts as for chosen figures, so that they stay where they are when some are chosen.
    QCOMPARE(offers.tabs.size(), shop(BandBuilder("orc").chief().band(), {{{1}, 1}}).tabs.size());
    for (const auto *key : {"ranged", "melee", "gear", "advances", "injuries"}) {
        QVERIFY(tab(offers, key)->wantsFigures);
        for (const auto &entry : tab(offers, key)->entries)
            QVERIFY(!entry.possible);
    }
}

void TestBandShop::warnsBeforeThePurchase()
{
    const auto band = BandBuilder("orc").chief().with("shield").sousFifre(2).band();
    const auto offers = shop(band, {{{1}, 1}});
    QVERIFY(causes(*offer(offers, "melee", "two-handed-axe"), "MUSG-EQUIP-05"));
    QVERIFY(offer(offers, "melee", "two-handed-axe")->possible);
    QVERIFY(offer(offers, "melee", "dagger")->causes.empty());
    QVERIFY(causes(*offer(offers, "recruits", "chief"), "MUSG-BAND-01"));
    QVERIFY(!causes(*offer(offers, "recruits", "sous-chef"), "MUSG-BAND-01"));
}

void TestBandShop::warnsOfRealLinesOnly()
{
    const auto band = BandBuilder("orc").chief().sousFifre(4).with("shield").band();
    const auto offers = shop(band, {{{2}, 1}});
    const auto *axe = offer(offers, "melee", "two-handed-axe");
    QVERIFY(!axe->causes.empty());
    for (const auto &shownTab : offers.tabs) {
        for (const auto &shownEntry : shownTab.entries) {
            for (const auto &finding : shownEntry.causes) {
                for (const auto member : finding.members)
                    QVERIFY(find(band, member));
            }
        }
    }
    QVERIFY((axe->causes.front().members == std::vector<MemberId>{{2}}));
}

void TestBandShop::offersWhatRaceThemeAndPhaseOpen()
{
    const auto orcs = shop(BandBuilder("orc").chief().band());
    QVERIFY(offer(orcs, "recruits", "goblin-sous-fifre"));
    QVERIFY(!offer(orcs, "recruits", "elf-chief"));
    QVERIFY(!offer(orcs, "recruits", "zombie"));
    QVERIFY(!offer(orcs, "recruits", "von-braun"));
    QVERIFY(offer(orcs, "recruits", "figurant"));
    const auto mixed = shop(BandBuilder("orc").mixed().band());
    QVERIFY(offer(mixed, "recruits", "elf-chief"));
    const auto scientist = shop(BandBuilder("human").theme(Theme::MadScientist).band());
    QVERIFY(offer(scientist, "recruits", "zombie"));
    QVERIFY(offer(shop(BandBuilder("human").asPrinted().band()), "recruits", "von-braun"));
}

void TestBandShop::warnsOnceOfFiguresAlike()
{
    const auto band = BandBuilder("orc")
                          .chief()
                          .with("two-handed-sword")
                          .sousFifre()
                          .with("two-handed-sword")
                          .sousFifre(2)
                          .with("two-handed-sword")
                          .sousFifre(3, "goblin")
                          .with("two-handed-sword")
                          .band();
    const auto causesOf = [&](const std::vector<Figures> &chosen) {
        const auto offers = shop(band, chosen);
        auto causes = offer(offers, "gear", "shield")->causes;
        std::erase_if(causes, [](const Finding &f) { return f.rule.value != "MUSG-EQUIP-05"; });
        return causes;
    };
    const auto row = [&](const std::vector<Figures> &chosen, Language language,
                         const std::string &start) {
        const auto causes = causesOf(chosen);
        QCOMPARE(causes.size(), std::size_t{1});
        const auto said = say(m_rules->phrases(), causes.front().sentence, language);
        QCOMPARE(said.substr(0, start.size()), start);
    };
    row({{{2}, 1}}, Language::English, "Sous-fifre would have a shield");
    row({{{2}, 1}, {{3}, 2}}, Language::French, "3 sous-fifres auraient un bouclier");
    row({{{1}, 1}, {{2}, 1}, {{3}, 2}, {{4}, 2}}, Language::English,
        "Chief, 3 sous-fifres and 2 × Goblin sous-fifre would have a shield");
    QCOMPARE(causesOf({{{2}, 1}, {{3}, 2}}).front().members, (std::vector<MemberId>{{2}, {3}}));
}

void TestBandShop::offersAdvancesToChosenFigures()
{
    const auto band = BandBuilder("orc").chief().experience(5).band();
    const auto offers = shop(band, {{{1}, 1}});
    QCOMPARE(tab(offers, "advances")->entries.size(), std::size_t{23});
    QCOMPARE(offer(offers, "advances", "good-eye")->priceForAll, 0);
    QVERIFY(causes(*offer(offers, "advances", "lynx-eye"), "MUSG-CAMP-11"));
    QVERIFY(tab(offers, "injuries"));
}

void TestBandShop::leavesDaggersFree()
{
    const auto band = BandBuilder("orc").chief().with("dagger").sousFifre(2).band();
    QCOMPARE(offer(shop(band, {{{2}, 2}}), "melee", "dagger")->price, 0);
    const auto mixed = shop(band, {{{1}, 1}, {{2}, 2}});
    QCOMPARE(offer(mixed, "melee", "dagger")->price, 2);
    QCOMPARE(offer(mixed, "melee", "dagger")->priceForAll, 2);
}

void TestBandShop::givesTheNumbersThatTheCatalogueLists()
{
    const auto offers = shop(BandBuilder("orc").chief().band(), {{{1}, 1}});
    const auto sections = m_rules->catalogue();
    for (const std::string key : {"ranged", "melee"}) {
        const auto section = std::ranges::find(sections, key, &CatalogueSection::key);
        const auto &columns = tab(offers, key)->columns;
        QCOMPARE(columns.size() + 1, section->columns.size()); // all but the note
        for (std::size_t i = 0; i < columns.size(); ++i)
            QCOMPARE(columns[i].key, section->columns[i].key);
        for (const auto &item : section->items) {
            const auto *entry = offer(offers, key, item.entry);
            QCOMPARE(entry->cells.size(), columns.size());
            for (std::size_t i = 0; i < columns.size(); ++i) {
                QVERIFY(entry->cells[i].number == item.cells[i].number);
                QVERIFY(entry->cells[i].text == item.cells[i].text);
            }
        }
    }
    QVERIFY(tab(offers, "gear")->columns.empty());
    QVERIFY(offer(offers, "gear", "shield")->cells.empty());
    QVERIFY(!offer(offers, "gear", "shield")->effect.empty());
    QVERIFY(offer(offers, "melee", "sword")->effect.empty()); // its numbers say it all
    QCOMPARE(offer(offers, "ranged", "machine-pistol")->effect.en, std::string("Up to 3 victims."));
}

void TestBandShop::saysWhatWouldBe()
{
    const auto offers = shop(BandBuilder("orc").chief().band());
    const auto &causes = offer(offers, "recruits", "figurant")->causes;
    const auto cause = std::ranges::find_if(
        causes, [](const Finding &f) { return f.rule.value == "MUSG-FIGURANT-03"; });
    QVERIFY(cause != causes.end());
    QCOMPARE(say(m_rules->phrases(), cause->sentence, Language::English),
             std::string("The band would have 1 figurant; its sous-fifres lead 0 at most."));
    QCOMPARE(say(m_rules->phrases(), cause->sentence, Language::French),
             std::string("La bande aurait 1 figurant\u00a0; ses sous-fifres en mènent 0 au plus."));
}

/** Names of the values that a template fills in. */
std::set<std::string> slotsOf(const std::string &sentence)
{
    std::set<std::string> names;
    for (auto at = sentence.find('{'); at != std::string::npos; at = sentence.find('{', at + 1))
        names.insert(sentence.substr(at + 1, sentence.find_first_of("|}", at) - at - 1));
    return names;
}

void TestBandShop::hasAConditionalFormOfEachFinding()
{
    const QRegularExpression english(QStringLiteral("\\b(would|could)\\b"));
    const QRegularExpression french(QStringLiteral("(rait|raient)\\b"));
    int found = 0;
    int foreseen = 0;
    for (const auto &[key, sentence] : m_rules->phrases()) {
        foreseen += key.starts_with("would.");
        if (!key.starts_with("finding."))
            continue;
        ++found;
        const auto would = m_rules->phrases().find("would." + key.substr(8));
        QVERIFY2(would != m_rules->phrases().end(), key.c_str());
        const auto &[en, fr] = would->second;
        QVERIFY2(english.match(QString::fromStdString(en)).hasMatch(), en.c_str());
        QVERIFY2(french.match(QString::fromStdString(fr)).hasMatch(), fr.c_str());
        auto known = slotsOf(sentence.en + sentence.fr);
        if (known.contains("who"))
            known.insert("count"); // the two are given together
        for (const auto &said : {en, fr})
            QVERIFY2(std::ranges::includes(known, slotsOf(said)), said.c_str());
    }
    QVERIFY(found > 50);
    QCOMPARE(foreseen, found);
}

void TestBandShop::performsWhatTheShopOffers()
{
    const auto band = BandBuilder("human").chief().sousFifre(3).campaign(2000).band();
    const auto offers = shop(band, {{{2}, 2}});
    int performed = 0;
    for (const auto &shownTab : offers.tabs) {
        for (const auto &shownEntry : shownTab.entries) {
            const auto input = encode({shownEntry.act, 100, "agreed"});
            const auto outcome = m_rules->decide(text(band), input);
            QCOMPARE(outcome.has_value(), shownEntry.possible);
            for (const auto &cause : shownEntry.causes)
                QVERIFY(cause.sentence.key.starts_with("would."));
            const auto after = m_rules->evolve(text(band), *outcome);
            QCOMPARE(m_rules->totals(*after)->lines[0].amount, shownEntry.newTotal);
            QCOMPARE(2000 - treasury(*after), shownEntry.priceForAll);
            ++performed;
        }
    }
    QVERIFY(performed > 90);
}

void TestBandShop::refusesAChoiceThatIsNotThere()
{
    const auto band = BandBuilder("orc").chief().band();
    const std::vector<Figures> chosen{{{9}, 1}};
    QVERIFY(m_rules->shop(text(band), chosen).error().code == ErrorCode::NoSuchMember);
    QVERIFY(m_rules->properties(text(band), chosen).error().code == ErrorCode::NoSuchMember);
}

CORE_TEST(TestBandShop)

} // namespace tst_bandshop

#include "tst_bandshop.moc"
