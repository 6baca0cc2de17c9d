// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/resources.h"
#include "rules/musg/bandrules.h"
#include "rules/musg/codec/codec.h"
#include "rules/musg/legality/legality.h"
#include "tests/support/files/schemas.h"
#include "tests/support/musg/catalogue.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <set>

namespace tst_samples {

using namespace escarmouche;
using namespace escarmouche::rules;
using musg::Kind;
using musg::Rank;
using musg::Theme;

namespace {

struct Loaded {
    model::Sample sample;
    std::string canonical; // as the program reads it
    musg::Band band;
};

const musg::Catalogue &catalogue()
{
    return tests::musgCatalogue();
}

const BandRules &bands()
{
    static const RuleSystems kSystems = *model::loadSystems();
    return *kSystems.front().bands;
}

const std::vector<Loaded> &all()
{
    static const std::vector<Loaded> kAll = [] {
        std::vector<Loaded> loaded;
        const auto samples = model::samples();
        for (const model::Sample &sample : samples.value()) {
            const std::string canonical = *bands().read(sample.text);
            loaded.push_back({sample, canonical, *musg::decodeBand(catalogue(), canonical)});
        }
        return loaded;
    }();
    return kAll;
}

const Loaded &named(std::string_view key)
{
    const auto met = std::ranges::find(
        all(), key, [](const Loaded &each) { return std::string_view(each.sample.key); });
    if (met == all().end())
        qFatal("no sample %s", std::string(key).c_str());
    return *met;
}

/** Of a small game; the others are for a full one. */
bool isSmall(const Loaded &each)
{
    return each.sample.key == "grakh" || each.sample.key == "traboule";
}

int figuresOf(const musg::Band &band, std::string_view profile, Rank rank)
{
    int count = 0;
    for (const musg::Member &member : band.members)
        if (catalogue()[member.profile].id == profile && member.rank == rank)
            count += member.count;
    return count;
}

int carried(const musg::Band &band, std::string_view item)
{
    int count = 0;
    for (const musg::Member &member : band.members)
        for (const musg::Possession &thing : member.gear)
            if (catalogue()[thing.entry].id == item)
                count += thing.count * member.count;
    return count;
}

std::set<std::string> usedByAnyone()
{
    std::set<std::string> used;
    for (const Loaded &each : all()) {
        for (const musg::Member &member : each.band.members) {
            used.insert(catalogue()[member.profile].id);
            for (const musg::Possession &thing : member.gear)
                used.insert(catalogue()[thing.entry].id);
        }
    }
    return used;
}

} // namespace

class TestSamples : public QObject
{
    Q_OBJECT

private slots:
    void areFifteenAndTwoSmallOnes();
    void areLegal();
    void spendNearlyAllTheirPoints();
    void showEachRace();
    void showBothPentacleLists();
    void showAnAntiterroristTeam();
    void useEveryWeaponItemAndMercenary();
    void showGoblinsUnderAnOrcChief();
    void showATribeWithPoison();
    void showAMadScientistWithZombies();
    void showAPulpHeroWithFigurants();
    void showOneOfThreeHundredAndTwoHundred();
    void standInTheFormTheProgramWrites();
    void keepToThePublishedSchema();
    void tellTheirLegalityApart();
};

void TestSamples::areFifteenAndTwoSmallOnes()
{
    QCOMPARE(all().size(), std::size_t{17});
    QCOMPARE(std::ranges::count_if(all(), isSmall), 2);
    std::set<std::string> names;
    for (const Loaded &each : all()) {
        QCOMPARE(each.sample.system, std::string("musg"));
        QCOMPARE(each.sample.name, each.band.name);
        names.insert(each.sample.name);
    }
    QCOMPARE(names.size(), std::size_t{17});
}

void TestSamples::areLegal()
{
    for (const Loaded &each : all()) {
        const auto findings = bands().validate(each.canonical);
        QVERIFY2(findings.has_value(), each.sample.key.c_str());
        for (const Finding &finding : *findings)
            QVERIFY2(finding.severity != Severity::Illegal,
                     (each.sample.key + ": " +
                      say(bands().phrases(), finding.sentence, Language::English))
                         .c_str());
    }
}

void TestSamples::spendNearlyAllTheirPoints()
{
    for (const Loaded &each : all()) {
        const auto totals = bands().totals(each.canonical);
        QVERIFY2(totals.has_value(), each.sample.key.c_str());
        const int spent = totals->lines.front().amount;
        const int most = isSmall(each) ? 250 : 500;
        QVERIFY2(spent >= most - 20 && spent <= most, each.sample.key.c_str());
    }
}

void TestSamples::showEachRace()
{
    std::multiset<std::string> races;
    for (const Loaded &each : all())
        if (!isSmall(each) && each.band.phase == musg::Phase::Creation &&
            each.band.options.theme != Theme::Antiterrorists)
            races.insert(catalogue()[each.band.race].id);
    for (const EntryId race : catalogue().of(Kind::Race)) {
        // Humans once more: the one band with figurants that every match plays.
        const bool isHuman = catalogue()[race].id == "human";
        QCOMPARE(races.count(catalogue()[race].id), std::size_t{isHuman ? 2U : 1U});
    }
    QCOMPARE(races.size(), std::size_t{12});
}

void TestSamples::showBothPentacleLists()
{
    for (const auto &[key, list] : {std::pair{"albion", "allies"}, {"nachtfalter", "axis"}}) {
        const musg::Band &band = named(key).band;
        QVERIFY(band.phase == musg::Phase::AsPrinted);
        std::size_t entries = 0;
        for (const EntryId id : catalogue().of(Kind::Figure)) {
            const auto &figure = std::get<musg::Figure>(catalogue()[id].what);
            if (figure.list != list || figure.rank == Rank::Summon)
                continue; // what is called in the third game is no part of the list
            QCOMPARE(figuresOf(band, catalogue()[id].id, figure.rank), figure.listed);
            ++entries;
        }
        QCOMPARE(band.members.size(), entries);
        QCOMPARE(musg::sums(catalogue(), band).total, 495);
    }
}

void TestSamples::showAnAntiterroristTeam()
{
    const musg::Band &band = named("argos").band;
    QVERIFY(band.options.theme == Theme::Antiterrorists);
    QCOMPARE(figuresOf(band, "human", Rank::Chief), 1);
    QCOMPARE(figuresOf(band, "human", Rank::SousChef), 4);
    QCOMPARE(carried(band, "submachine-gun"), 5);
    QCOMPARE(carried(band, "pistol"), 5);
}

void TestSamples::useEveryWeaponItemAndMercenary()
{
    const auto used = usedByAnyone();
    for (const Kind kind : {Kind::Ranged, Kind::Melee, Kind::Item, Kind::Figure}) {
        for (const EntryId id : catalogue().of(kind)) {
            const musg::Entry &entry = catalogue()[id];
            const auto *figure = std::get_if<musg::Figure>(&entry.what);
            if (!figure || figure->rank != Rank::Summon)
                QVERIFY2(used.contains(entry.id), entry.id.c_str());
        }
    }
}

void TestSamples::showGoblinsUnderAnOrcChief()
{
    const musg::Band &band = named("mogwash").band;
    QVERIFY(band.race == catalogue().goblin);
    QCOMPARE(figuresOf(band, "orc", Rank::Chief), 1);
    QCOMPARE(figuresOf(band, "goblin", Rank::SousChef), 3);
}

void TestSamples::showATribeWithPoison()
{
    const musg::Band &band = named("ssithra").band;
    QVERIFY(band.options.theme == Theme::Tribe);
    QVERIFY(carried(band, "poison") > 3);
    QCOMPARE(figuresOf(band, "serpent-man", Rank::SousChef), 0);
}

void TestSamples::showAMadScientistWithZombies()
{
    const musg::Band &band = named("nocturne").band;
    QVERIFY(band.options.theme == Theme::MadScientist);
    QVERIFY(figuresOf(band, "zombie", Rank::SousFifre) >= 6);
}

void TestSamples::showAPulpHeroWithFigurants()
{
    const musg::Band &band = named("aurora").band;
    QVERIFY(band.options.theme == Theme::Pulp);
    QVERIFY(figuresOf(band, "figurant", Rank::Figurant) >= 4);
    QVERIFY(figuresOf(named("canuts").band, "figurant", Rank::Figurant) >= 8);
}

void TestSamples::showOneOfThreeHundredAndTwoHundred()
{
    const musg::Sums sums = musg::sums(catalogue(), named("kazad-orun").band);
    QCOMPARE(sums.heroes, 300);
    QCOMPARE(sums.sousFifres, 200);
    QCOMPARE(sums.total, 500);
}

void TestSamples::standInTheFormTheProgramWrites()
{
    for (const Loaded &each : all())
        QCOMPARE(bands().write(each.canonical).value(), each.sample.text);
}

void TestSamples::keepToThePublishedSchema()
{
    std::vector<std::pair<QString, QString>> files;
    for (const Loaded &each : all())
        files.emplace_back(QStringLiteral("resources/schemas/musg/band.schema.json"),
                           QStringLiteral("resources/samples/musg/%1.band.json")
                               .arg(QString::fromStdString(each.sample.key)));
    const QStringList verdicts = tests::judgeBySchema(files);
    QCOMPARE(verdicts.size(), qsizetype{17});
    QCOMPARE(verdicts.count(QStringLiteral("ok")), qsizetype{17});
}

void TestSamples::tellTheirLegalityApart()
{
    // The control of areLegal: one shield more than the two-handed axe allows is noticed.
    std::string text = named("karnash").sample.text;
    const auto axe = text.find("\"two-handed-axe\": 1");
    QVERIFY(axe != std::string::npos);
    text.insert(axe, "\"shield\": 1, ");
    const auto findings = bands().validate(*bands().read(text));
    QVERIFY(std::ranges::any_of(*findings, [](const Finding &finding) {
        return finding.severity == Severity::Illegal && finding.rule.value == "MUSG-EQUIP-05";
    }));
}

CORE_TEST(TestSamples)

} // namespace tst_samples

#include "tst_samples.moc"
