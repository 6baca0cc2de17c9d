// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/givingup.h"
#include "tests/support/files/property.h"
#include "tests/support/musg/rulerow.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <set>

namespace tst_mends {

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using namespace escarmouche::tests;

namespace {

EntryId anyOf(Kind kind)
{
    return *rc::gen::elementOf(musgCatalogue().of(kind));
}

int between(int least, int most)
{
    return *rc::gen::inRange(least, most + 1);
}

bool chance(int percent)
{
    return between(1, 100) <= percent;
}

Member anyMember(const Band &band, int id)
{
    Member member;
    member.id.value = id;
    if (chance(70)) {
        member.profile = chance(85) ? band.race : anyOf(Kind::Race);
        member.row = static_cast<Rank>(chance(50) ? 2 : between(0, 2));
        member.rank = chance(92) ? member.row : static_cast<Rank>(between(0, 5));
    } else {
        member.profile = anyOf(Kind::Figure);
        const auto &figure = std::get<Figure>(musgCatalogue()[member.profile].what);
        member.rank = chance(92) ? figure.rank : static_cast<Rank>(between(0, 5));
    }
    for (int i = between(-3, 4); i > 0; --i) {
        const auto kind = std::array{Kind::Ranged, Kind::Melee,
                                     Kind::Item}[static_cast<std::size_t>(between(0, 2))];
        const EntryId entry = anyOf(kind);
        if (std::ranges::count(member.gear, entry, &Possession::entry) == 0)
            member.gear.push_back({entry, chance(75) ? 1 : between(2, 4)});
    }
    std::ranges::sort(member.gear, {}, &Possession::entry);
    if (chance(15)) {
        member.experience = between(0, 60);
        for (int i = between(0, 5); i > 0; --i)
            member.advances.push_back(anyOf(Kind::Advance));
        for (int i = between(-2, 2); i > 0; --i)
            member.injuries.push_back({anyOf(Kind::Injury), {}});
    }
    member.arms = chance(92) ? 2 : between(0, 1);
    member.hireling = chance(4);
    if (chance(4))
        member.price = PriceByHand{between(0, 120), "agreed"};
    return member;
}

/** Up to 15 figures of all kinds, equal ones in lines, in every phase and theme. */
Band anyBand()
{
    Band band;
    band.race = anyOf(Kind::Race);
    band.phase = chance(70) ? Phase::Creation : chance(80) ? Phase::Campaign : Phase::AsPrinted;
    band.options.theme = static_cast<Theme>(chance(50) ? 0 : between(1, 5));
    band.treasury = band.phase == Phase::Campaign ? between(-5, 100) : 0;
    band.options.mixedRaces = chance(15);
    if (chance(60))
        band.options.otherSide = between(100, 500);
    if (chance(30))
        band.options.caps = {between(150, 500), between(100, 300), between(60, 200)};
    for (int figures = between(1, 15); figures > 0;) {
        Member member = anyMember(band, static_cast<int>(band.members.size()) + 1);
        member.count = chance(65) ? 1 : std::min(figures, between(2, 5));
        figures -= member.count;
        band.members.push_back(std::move(member));
    }
    return band;
}

std::vector<Finding> illegalOf(const Band &band)
{
    auto findings = validate(musgCatalogue(), band);
    std::erase_if(findings, [](const Finding &each) { return each.severity != Severity::Illegal; });
    return findings;
}

bool allHaveMends(const std::vector<Finding> &findings)
{
    return std::ranges::all_of(findings, [](const Finding &each) { return each.mend.has_value(); });
}

std::string told(const std::vector<Finding> &findings)
{
    std::string text;
    for (const auto &each : findings)
        text += say(musgCatalogue().words(), each.sentence, Language::English) + " | ";
    return text;
}

Band mended(const Band &band, const Finding &finding)
{
    const BandInput input{finding.mend->act, 10'000, "mended"};
    auto done = act(musgCatalogue(), band, input);
    RC_ASSERT(done.has_value());
    int fresh = 1000; // lines split off come under ids of their own
    for (auto &member : done->members) {
        if (member.id.value < 10'000)
            continue;
        while (find(*done, {fresh}))
            ++fresh;
        member.id.value = fresh;
    }
    return std::move(*done);
}

/** Members that the finding does not name stand as they stood. */
bool touchesOnlyNamed(const Band &before, const Band &after, const Finding &finding)
{
    return std::ranges::all_of(before.members, [&](const Member &member) {
        const auto *now = find(after, member.id);
        return std::ranges::count(finding.members, member.id) > 0 || (now && *now == member);
    });
}

/** The least sum of some of the figures and pieces, by trying all; -1: too little. */
int leastByTrying(const std::vector<musg::Surplus> &surpluses, int wanted)
{
    std::set<int> sums{0};
    for (const musg::Surplus &surplus : surpluses) {
        std::set<int> next;
        for (const int sum : sums) {
            for (int gone = 0; gone <= surplus.removable; ++gone) {
                std::set<int> here{sum + gone * surplus.price};
                for (const auto &gear : surplus.gear) {
                    std::set<int> more;
                    for (const int each : here) {
                        const int staying = surplus.figures - gone;
                        const int atOnce = surplus.alike ? std::max(staying, 1) : 1;
                        for (int n = 0; n <= staying * gear.onEach; n += atOnce)
                            more.insert(each + n * gear.price);
                    }
                    here.swap(more);
                }
                next.insert(here.begin(), here.end());
            }
        }
        sums.swap(next);
    }
    const auto found = sums.lower_bound(wanted);
    return found == sums.end() ? -1 : *found;
}

int pointsOf(const std::vector<musg::Surplus> &surpluses, const std::vector<Sacrifice> &way)
{
    int points = 0;
    for (const Sacrifice &given : way) {
        points += given.figures * surpluses[given.surplus].price;
        for (std::size_t i = 0; i < given.pieces.size(); ++i)
            points += given.pieces[i] * surpluses[given.surplus].gear[i].price;
    }
    return points;
}

std::vector<musg::Surplus> anySurpluses()
{
    std::vector<musg::Surplus> surpluses;
    for (int i = between(1, 4); i > 0; --i) {
        musg::Surplus surplus{{i}, between(1, 3), 0, 0, {}, chance(30)};
        int worn = 0;
        for (int n = between(0, 3); n > 0; --n) {
            const musg::Surplus::Gear gear{
                {static_cast<std::int16_t>(n)}, between(1, 30), between(1, 2)};
            worn += gear.price * gear.onEach;
            surplus.gear.push_back(gear);
        }
        surplus.price = worn + between(4, 40);
        surplus.removable = between(0, surplus.figures);
        surpluses.push_back(surplus);
    }
    return surpluses;
}

} // namespace

class TestMends : public QObject
{
    Q_OBJECT

private slots:
    void endLegalInAnyOrder();
    void findingsIgnoreTheOrderOfMembers();
    void givesUpAsLittleAsCanBe();
    void capsSellNoMoreThanNeeded();
    void prefersGearToFigures();
    void splitsALineForOneOfItsFigures();
    void leavesALineWholeThatHasFindingsOfItsOwn();
    void lastOfTwoWhoMayNotStayCanBeReplaced();
    void sendsNobodyAwayWhoLeadsFigurants();
    void leavesFindingsWithoutMendForTheListedReasons();
};

void TestMends::endLegalInAnyOrder()
{
    QVERIFY(holds("mends end legal in at most twice as many steps as there were findings", [] {
        Band band = anyBand();
        auto findings = illegalOf(band);
        RC_PRE(!findings.empty() && allHaveMends(findings));
        for (auto steps = 2 * findings.size(); steps > 0 && !findings.empty(); --steps) {
            const auto &chosen = *rc::gen::elementOf(findings);
            RC_LOG() << told({chosen}) << '\n';
            RC_ASSERT(chosen.mend.has_value());
            Band after = mended(band, chosen);
            RC_ASSERT(touchesOnlyNamed(band, after, chosen));
            band = std::move(after);
            findings = illegalOf(band);
        }
        RC_LOG() << told(findings);
        RC_ASSERT(findings.empty());
    }));
}

void TestMends::findingsIgnoreTheOrderOfMembers()
{
    QVERIFY(holds("the order of members changes nothing", [] {
        Band band = anyBand();
        const auto before = validate(musgCatalogue(), band);
        for (std::size_t i = band.members.size(); i > 1; --i)
            std::swap(band.members[i - 1],
                      band.members[static_cast<std::size_t>(between(0, static_cast<int>(i) - 1))]);
        const auto after = validate(musgCatalogue(), band);
        RC_ASSERT(before.size() == after.size());
        for (std::size_t i = 0; i < before.size(); ++i) {
            RC_ASSERT(before[i].sentence == after[i].sentence);
            RC_ASSERT(before[i].members == after[i].members);
            RC_ASSERT(before[i].mend.has_value() == after[i].mend.has_value());
            const bool same = !before[i].mend || before[i].mend->act == after[i].mend->act;
            RC_ASSERT(same);
        }
    }));
}

void TestMends::givesUpAsLittleAsCanBe()
{
    QVERIFY(holds("the least points that reach the sum", [] {
        const auto surpluses = anySurpluses();
        const int wanted = between(1, 120);
        const auto way = leastOf(surpluses, wanted);
        const int least = leastByTrying(surpluses, wanted);
        RC_ASSERT((way ? pointsOf(surpluses, *way) : -1) == least);
    }));
}

void TestMends::capsSellNoMoreThanNeeded()
{
    QVERIFY(holds("a cap is mended by at most the dearest thing", [] {
        const Band band = anyBand();
        for (const auto &finding : illegalOf(band)) {
            if (finding.rule.value != "MUSG-BAND-03" || !finding.mend)
                continue;
            const int before = sums(musgCatalogue(), band).total;
            const int after = sums(musgCatalogue(), mended(band, finding)).total;
            RC_ASSERT(after <= *finding.limit);
            std::int64_t said = 0;
            for (const auto &[name, value] : finding.mend->label.values)
                said = name == "points" ? std::get<std::int64_t>(value) : said;
            RC_ASSERT(before - after == said);
        }
    }));
}

void TestMends::prefersGearToFigures()
{
    const Band tight =
        BandBuilder("elf").caps(64, 64, 64).chief().sousFifre(2).sousFifre().with("halberd").band();
    const auto one = illegalOf(tight);
    QCOMPARE(one.size(), std::size_t{1});
    const auto *discard = std::get_if<Discard>(&one.front().mend->act);
    QVERIFY(discard);
    // Eight points too many: the halberd rather than a sous-fifre of eight.
    QCOMPARE(discard->things.size(), std::size_t{1});
    QCOMPARE(discard->things.front().entry, std::string("halberd"));
}

void TestMends::splitsALineForOneOfItsFigures()
{
    // Four with sword and bow: 16 points too many are best met by 5 + 5 + 7.
    const Band band = BandBuilder("elf")
                          .caps(104, 104, 104)
                          .chief()
                          .sousFifre(4)
                          .with("sword")
                          .with("bow")
                          .band();
    const auto findings = illegalOf(band);
    QCOMPARE(findings.size(), std::size_t{1});
    const Band after = mended(band, findings.front());
    QCOMPARE(sums(musgCatalogue(), after).total, 103);
    QCOMPARE(sums(musgCatalogue(), after).figures, 5);
}

void TestMends::leavesALineWholeThatHasFindingsOfItsOwn()
{
    // The same four, each with too much experience and an injury: parts would have both again.
    Band band = BandBuilder("elf")
                    .caps(104, 104, 104)
                    .chief()
                    .sousFifre(4)
                    .with("sword")
                    .with("bow")
                    .experience(60)
                    .injury("bruised")
                    .band();
    auto findings = illegalOf(band);
    QCOMPARE(findings.size(), std::size_t{3});
    QCOMPARE(std::string(findings.front().rule.value), std::string("MUSG-BAND-03"));
    band = mended(band, findings.front());
    QCOMPARE(sums(musgCatalogue(), band).total, 100); // four swords, where 17 could do by a split
    QCOMPARE(band.members.size(), std::size_t{2});
    int steps = 1;
    for (findings = illegalOf(band); !findings.empty(); findings = illegalOf(band), ++steps)
        band = mended(band, findings.front());
    QCOMPARE(steps, 3);
}

void TestMends::lastOfTwoWhoMayNotStayCanBeReplaced()
{
    const auto mendsOf = [](const Band &band, const std::string &key) {
        return std::ranges::count_if(illegalOf(band), [&](const Finding &each) {
            return each.sentence.key == key && each.mend;
        });
    };
    const auto band = [](int heroes) {
        return BandBuilder("human")
            .caps(500, heroes, 200)
            .figure("von-braun")
            .figure("major-rogers")
            .sousFifre(2)
            .band();
    };
    QCOMPARE(mendsOf(band(300), "finding.listed"), std::ptrdiff_t{2});
    // A chief of 40 never fits: neither goes, though for one of them the other would still lead.
    QCOMPARE(mendsOf(band(30), "finding.listed"), std::ptrdiff_t{0});
    // Nor do both go at once where they were too many before.
    const Band pair = BandBuilder("human")
                          .theme(Theme::Terrorists)
                          .campaign(0)
                          .figure("von-braun", 2)
                          .sousChef()
                          .band();
    QCOMPARE(mendsOf(pair, "finding.listed"), std::ptrdiff_t{0});
}

void TestMends::sendsNobodyAwayWhoLeadsFigurants()
{
    const auto hasMend = [](int figurants, int zombies) {
        BandBuilder builder("human");
        builder.chief().sousFifre().figurant(figurants);
        for (int i = 0; i < zombies; ++i)
            builder.figure("zombie").rank(Rank::SousFifre);
        const Band band = builder.band();
        const auto findings = illegalOf(band);
        const auto zombie = std::ranges::find(findings, "finding.zombie", [](const Finding &each) {
            return std::string_view(each.sentence.key);
        });
        return zombie != findings.end() && zombie->mend.has_value();
    };
    QVERIFY(hasMend(4, 1));
    QVERIFY(!hasMend(8, 2)); // one of the two could go, and then the other not
    QVERIFY(!hasMend(8, 1));
    QVERIFY(!hasMend(9, 1)); // too many as it is: mending that first must not take the mend away
}

void TestMends::leavesFindingsWithoutMendForTheListedReasons()
{
    const std::set<std::string> listed{"finding.no_chief",
                                       "finding.no_sous_fifre",
                                       "finding.terrorist_chief",
                                       "finding.total",
                                       "finding.terrorist_sous_chef",
                                       "finding.heroes",
                                       "finding.sous_fifres",
                                       "finding.other_side",
                                       "finding.foreign_race",
                                       "finding.goblin_leader",
                                       "finding.orc_not_chief",
                                       "finding.row",
                                       "finding.rank",
                                       "finding.listed",
                                       "finding.zombie",
                                       "finding.not_a_terrorist",
                                       "finding.hireling",
                                       "finding.debt"};
    QVERIFY(holds("only listed findings stand without mend", [&] {
        for (const auto &finding : illegalOf(anyBand())) {
            RC_LOG() << told({finding});
            const bool known = finding.mend || listed.contains(finding.sentence.key);
            RC_ASSERT(known);
        }
    }));
}

CORE_TEST(TestMends)

} // namespace tst_mends

#include "tst_mends.moc"
