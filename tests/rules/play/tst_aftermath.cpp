// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/journal/luck.h"
#include "rules/core/journal/turningpoint.h"
#include "rules/core/match/match.h"
#include "rules/musg/play/matchrules.h"
#include "rules/musg/play/state/switches.h"
#include "tests/support/contract/matchplay.h"
#include "tests/support/files/manycases.h"
#include "tests/support/musg/musgsetups.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <cmath>
#include <map>

namespace tst_aftermath {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::tests;

namespace {

const MatchRules &musgRules()
{
    static const auto kRules = musg::play::matchRules(musgCatalogue());
    return *kRules;
}

constexpr int kMatches = kSanitized ? 2 : 6;

/** Whole matches between machines, each played once. */
const Record &played(int number)
{
    static std::map<int, std::unique_ptr<Record>> records;
    auto &record = records[number];
    if (!record) {
        const auto play = playMatch(musgRules(), musgSetup(number, "easy"), 20, false);
        record = musgRules().open(play.journal).value();
    }
    return *record;
}

std::vector<ToldEvent> allTold(const Record &record)
{
    std::vector<ToldEvent> told;
    for (std::size_t step = 0; step < record.steps().size(); ++step) {
        for (ToldEvent &event : record.told(step, kNoSeat))
            told.push_back(std::move(event));
    }
    return told;
}

CoursePoint at(std::size_t step, std::vector<int> standing, std::string key = {})
{
    CoursePoint point{step, {}, std::move(standing)};
    point.event.sentence.key = std::move(key);
    return point;
}

/** Places of a way are never secret here: all samples are played in the open. */
TablePlace on(const Place &place)
{
    return std::get<TablePlace>(place);
}

} // namespace

class AftermathTest : public QObject
{
    Q_OBJECT

private slots:
    void reckonsLuckOfEqualDice()
    {
        const std::vector<Trial> trials{{{0}, 4, 1, {1, 2}}};
        const Luck luck = luckOf(trials);
        QCOMPARE(luck.count, 4);
        QCOMPARE(luck.successes, 1);
        QCOMPARE(luck.expected, 2.0);
        QCOMPARE(luck.atMost, 5.0 / 16);
        QCOMPARE(luck.atLeast, 15.0 / 16);
    }

    void reckonsLuckOfUnequalDice()
    {
        // One of 1/6, one of 1/2: none 5/12, both 1/12.
        const std::vector<Trial> trials{{{0}, 1, 1, {1, 6}}, {{0}, 1, 1, {1, 2}}};
        const Luck luck = luckOf(trials);
        QVERIFY(std::abs(luck.atLeast - 1.0 / 12) < 1e-12);
        QVERIFY(std::abs(luck.atMost - 1) < 1e-12);
        QVERIFY(std::abs(luck.expected - 2.0 / 3) < 1e-12);
        QCOMPARE(luckOf({}).count, 0);
        QCOMPARE(luckOf({}).atMost, 1.0);
    }

    void luckOfManyMatchesIsNeither()
    {
        std::vector<Trial> trials;
        for (int number = 0; number < kMatches; ++number) {
            for (const ToldEvent &event : allTold(played(number)))
                if (event.trial)
                    trials.push_back(*event.trial);
        }
        const Luck luck = luckOf(trials);
        QVERIFY2(luck.count > 100 * kMatches, qPrintable(QString::number(luck.count)));
        QVERIFY(luck.atMost > 0.001 && luck.atLeast > 0.001);
        QVERIFY(std::abs(luck.atMost + luck.atLeast - 1) < 0.1);
    }

    void tellsOfEveryThrowWithANumber()
    {
        const Record &record = played(1);
        std::size_t thrown = 0;
        for (std::size_t step = 0; step < record.steps().size(); ++step)
            thrown += record.thrown(step).size();
        std::size_t trials = 0;
        for (const ToldEvent &event : allTold(record)) {
            if (!event.trial)
                continue;
            ++trials;
            const double chance = decimal(event.trial->chance);
            QVERIFY(chance >= 0 && chance <= 1);
            QVERIFY(event.trial->seat.valid());
            QVERIFY(event.trial->successes >= 0);
            QVERIFY(event.trial->successes <= event.trial->count);
            QVERIFY(chance < 1 || event.trial->successes == event.trial->count);
            QVERIFY(chance > 0 || event.trial->successes == 0);
        }
        QVERIFY(trials > 10 && trials <= thrown);
    }

    void findsWhereTheLeadMoved()
    {
        const std::vector<CoursePoint> course{
            at(0, {100, 100}),       at(3, {80, 100}, "scratch"), // 20 for the second
            at(5, {80, 60}, "blow"), // 40 for the first, with the next
            at(5, {80, 50}, "burn"), // 50 in all
            at(7, {75, 50}, "nick"), // 5 for the second
            at(9, {75, 20}, "fall"), // 30 for the first
        };
        const auto points = turningPoints(course, 3);
        QCOMPARE(points.size(), std::size_t{3});
        QCOMPARE(points[0].step, std::size_t{3});
        QCOMPARE(points[0].seat.value, 1);
        QCOMPARE(points[0].gain, 20);
        QCOMPARE(points[1].step, std::size_t{5});
        QCOMPARE(points[1].gain, 50);
        QCOMPARE(points[1].event.sentence.key, std::string("blow"));
        QCOMPARE(points[2].event.sentence.key, std::string("fall"));
        QVERIFY(turningPoints({}, 3).empty());
        QVERIFY(turningPoints(std::span(course).first(1), 3).empty());
    }

    void leadIsOverTheBestOfTheOthers()
    {
        const std::vector<CoursePoint> course{at(0, {50, 40, 10}), at(1, {50, 40, 30}, "third"),
                                              at(2, {50, 20, 30}, "second")};
        const auto points = turningPoints(course, 5);
        QCOMPARE(points.size(), std::size_t{2});
        QCOMPARE(points[0].seat.value, 2);
        QCOMPARE(points[0].gain, 20);
        // The third is now the best of the others: the first leads by 20 instead of 10.
        QCOMPARE(points[1].gain, 10);
    }

    void courseFollowsWhatFellAndWasScored()
    {
        const auto course = played(2).course(kNoSeat);
        QVERIFY(course.size() > 4);
        QCOMPARE(course.front().step, std::size_t{0});
        for (const int standing : course.front().standing)
            QVERIFY(standing > 1'000); // hundredths of what a whole band is worth
        for (std::size_t point = 1; point < course.size(); ++point) {
            QVERIFY(course[point].standing != course[point - 1].standing);
            QVERIFY(course[point].step >= course[point - 1].step);
            QVERIFY(!course[point].event.sentence.key.empty());
        }
        QVERIFY(!turningPoints(course, 3).empty());
    }

    void gesturesFollowTheBoard()
    {
        int ways = 0, moves = 0, aims = 0, ends = 0, areas = 0;
        for (int number = 0; number < kMatches; ++number) {
            for (const ToldEvent &event : allTold(played(number))) {
                if (!event.gesture)
                    continue;
                const Gesture &gesture = *event.gesture;
                QVERIFY(gesture.token >= 0);
                switch (gesture.kind) {
                case Gesture::Kind::Way:
                    QVERIFY(!gesture.places.empty());
                    ++ways;
                    break;
                case Gesture::Kind::Move:
                    QCOMPARE(gesture.places.size(), std::size_t{2});
                    QVERIFY(on(gesture.places[0]).x >= 0);
                    ++moves;
                    break;
                case Gesture::Kind::Aim:
                    QVERIFY(gesture.target >= 0 && gesture.target != gesture.token);
                    ++aims;
                    break;
                case Gesture::Kind::Hit:
                case Gesture::Kind::Miss:
                    ++ends;
                    break;
                case Gesture::Kind::Fall:
                case Gesture::Kind::Rout:
                    QCOMPARE(gesture.target, -1);
                    break;
                case Gesture::Kind::Area:
                    QVERIFY(gesture.area.radius > 0 || gesture.area.outline.size() == 3);
                    ++areas;
                    break;
                }
            }
        }
        QVERIFY(ways > 50 && moves > 50 && aims > 30 && ends > 30);
        QVERIFY(areas > 0);
    }

    void offersEverySwitchWithItsDefault()
    {
        std::vector<Setting> defaults;
        std::size_t offered = 0;
        for (const OptionGroup &group : musgRules().options()) {
            QVERIFY(!group.title.en.empty() && !group.title.fr.empty());
            QVERIFY(!group.options.empty());
            for (const Property &option : group.options) {
                ++offered;
                QVERIFY2(!option.label.en.empty() && !option.label.fr.empty(), option.key.c_str());
                QVERIFY2(!option.help.en.empty() && !option.help.fr.empty(), option.key.c_str());
                QVERIFY(!option.rule.empty());
                if (!option.optional)
                    defaults.push_back({option.key, option.value});
                for (const Choice &choice : option.choices)
                    QVERIFY(!choice.name.en.empty() && !choice.name.fr.empty());
            }
        }
        QCOMPARE(offered, musg::play::allSwitches().size());
        MatchSetup setup = musgSetup(0, "easy");
        setup.options = defaults;
        QVERIFY(musgRules().begin(setup));
    }
};

PLAIN_TEST(AftermathTest)

} // namespace tst_aftermath

#include "tst_aftermath.moc"
