// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/game/ai.h"
#include "rules/musg/play/ai/easy.h"
#include "rules/musg/play/ai/normal.h"
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/codec/codec.h"
#include "rules/musg/play/matchrules.h"
#include "rules/musg/play/moving/following.h"
#include "rules/musg/play/story/telling.h"
#include "tests/rules/rows/musg/moving/play_following.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>

namespace tst_musgfollowing {

using namespace escarmouche;
using namespace escarmouche::tests;

namespace {

using rules::Language;
using rules::SeatId;

/** A charger at (12, 10) whose target has gone back from (21, 10) to (23, 10): 13.5 pas are left of
    the charge, and what it has to do is up to him. */
struct Asked {
    Trial trial;
    SteppedBack match{trial};
    const play::Skirmish &game = start();
    SeatId seat{0};

    const play::State &state() const { return match.table.state(); }
    play::Outlook outlook() const { return {game, state(), seat}; }
    /** What pointing there would do first. */
    std::optional<play::Possible> pointing(double x, double y, int over = -1) const
    {
        const auto found = play::possibleAt(
            outlook(),
            {-1, over, rules::TablePlace{PlayTable::hundredths(x), PlayTable::hundredths(y), 0}});
        return found.empty() ? std::nullopt : std::optional(found.front());
    }

private:
    const play::Skirmish &start()
    {
        match.charge(12, 20, 2);
        return match.table.game();
    }
};

std::string said(const rules::Phrase &phrase, Language language)
{
    static const auto kRules = play::matchRules(musgCatalogue());
    return say(kRules->phrases(), phrase, language);
}

const play::MovePlan &wayOf(const play::Possible &possible)
{
    return std::get<play::MovePlan>(possible.plan->what);
}

const play::codec::Context &context()
{
    static const play::codec::RegisterIds kIds;
    static const play::codec::Context kContext{{}, musgCatalogue(), kIds};
    return kContext;
}

} // namespace

/** The rest of a charge's way (MUSG-ACT-07) as it is asked for, shown, written and answered. */
class TestMusgFollowing : public QObject
{
    Q_OBJECT

private slots:
    void asksInBothLanguages();
    void saysWhatItIsNotToFollow();
    void aClickOnTheTargetFollowsIt();
    void aClickBesideTheTargetComesFromThatSide();
    void aClickElsewhereSaysWhyNot();
    void showsWhereItCatchesTheTarget();
    void listsTheTargetAlone();
    void isWrittenAsAnAction();
    void isToldAndPlayed();
    void easyFollows();
    void normalFollowsWhereItsBlowsTell();
    void randomAnswersWithinTheRules();
};

void TestMusgFollowing::asksInBothLanguages()
{
    Asked asked;
    const auto question = play::questionOf(asked.game, asked.state());
    const std::string who = play::nameOf(asked.game, asked.match.charger).en;
    const std::string whom = play::nameOf(asked.game, asked.match.target).en;
    QCOMPARE(said(question, Language::English),
             whom + " has moved. Does " + who +
                 " follow? Show the rest of the way, 13.5\u00a0pas at most.");
    const std::string french = said(question, Language::French);
    QVERIFY2(french.find("poursuit\u00a0? Montrez la suite du chemin, 13,5\u00a0pas au plus.") !=
                 std::string::npos,
             french.c_str());
    const auto options = asked.match.table.options();
    QCOMPARE(options.size(), std::size_t{2});
    QCOMPARE(said(play::labelOf(asked.game, asked.state(), options[0]), Language::English),
             who + ": follow");
}

void TestMusgFollowing::saysWhatItIsNotToFollow()
{
    Asked asked;
    const auto label = [&] {
        return said(play::labelOf(asked.game, asked.state(), play::Decline{}), Language::English);
    };
    QCOMPARE(label(), std::string("Run instead"));
    asked.match.table.withPa(asked.match.charger, 0);
    QCOMPARE(label(), std::string("Do not follow"));
}

void TestMusgFollowing::aClickOnTheTargetFollowsIt()
{
    Asked asked;
    const auto made = asked.pointing(23, 10, asked.match.target.value);
    QVERIFY(made && made->plan);
    QCOMPARE(wayOf(*made).path.last(), PlayTable::place(22, 10));
    QCOMPARE(wayOf(*made).pa + 0, 0);
    const auto drawn = play::overlayOf(asked.game, asked.state(), *made->plan);
    QCOMPARE(drawn.lines.size(), std::size_t{1});
    asked.match.table.act(made->action);
    QVERIFY(asked.match.table.has(asked.match.charger, play::Mark::Charged));
}

void TestMusgFollowing::aClickBesideTheTargetComesFromThatSide()
{
    Asked asked;
    const auto made = asked.pointing(23, 11.4);
    QVERIFY(made && made->plan);
    QCOMPARE(wayOf(*made).path.last(), PlayTable::place(23, 11));
}

void TestMusgFollowing::aClickElsewhereSaysWhyNot()
{
    Asked asked;
    const auto ground = asked.pointing(16, 12);
    QVERIFY(ground && !ground->plan);
    QCOMPARE(ground->plan.error().why, std::string_view("follows-nobody"));
    const auto other = asked.match.field.theirs[0];
    const auto another = asked.pointing(2, 38, other.value);
    QVERIFY(another && !another->plan);
    QCOMPARE(another->plan.error().why, std::string_view("follows-nobody"));
    QVERIFY(!asked.pointing(12, 10, asked.match.charger.value)); // oneself
}

/** A click anywhere in what is drawn follows it. */
void TestMusgFollowing::showsWhereItCatchesTheTarget()
{
    Asked asked;
    const auto reaches = play::reachOf(asked.game, asked.state(), asked.match.charger);
    QCOMPARE(reaches.size(), std::size_t{1});
    QCOMPARE(reaches[0].label.key, std::string("reach-follow"));
    QVERIFY(reaches[0].stops.size() > 20);
    for (const auto &[place, spent] : reaches[0].stops) {
        QVERIFY(spent <= 1350);
        const auto &at = std::get<rules::TablePlace>(place);
        for (const auto &[x, y] : {std::pair{0.0, 0.0}, {0.5, 0.5}, {-0.5, 0.5}, {0.5, -0.5}}) {
            const auto made = asked.pointing(at.x / 100.0 + x, at.y / 100.0 + y);
            QVERIFY(made && made->plan);
            QVERIFY(wayOf(*made).targets.contains(asked.match.target));
        }
    }
    asked.match.table.at(asked.match.target, 38, 10);
    QVERIFY(play::reachOf(asked.game, asked.state(), asked.match.charger)[0].stops.empty());
}

void TestMusgFollowing::listsTheTargetAlone()
{
    Asked asked;
    const auto attacks = play::attacksOf(asked.outlook(), asked.match.charger);
    QCOMPARE(attacks.size(), std::size_t{1});
    QVERIFY(attacks[0].foe == asked.match.target && attacks[0].possible.plan);
    QVERIFY(play::attacksOf(asked.outlook(), asked.match.field.mine[1]).empty());
}

void TestMusgFollowing::isWrittenAsAnAction()
{
    Asked asked;
    const play::Action follow = asked.match.follow({{22, 10}});
    const std::string text = play::codec::writeAction(context(), follow);
    QCOMPARE(text,
             std::string(R"({"act":"follow","figure":0,"path":[[1200,1000,0],[2200,1000,0]]})"));
    QVERIFY(*play::codec::readAction(context(), text) == follow);
}

void TestMusgFollowing::isToldAndPlayed()
{
    Asked asked;
    asked.match.table.act(asked.match.follow({{17, 10.5}, {22, 10}}));
    const auto &events = asked.match.table.events();
    const auto event = std::ranges::find_if(events, [](const play::Event &each) {
        return std::holds_alternative<play::TargetFollowed>(each.what);
    });
    QVERIFY(event != events.end());
    const std::string text = play::codec::writeEvent(context(), *event);
    QVERIFY(*play::codec::readEvent(context(), text) == *event);
    static const auto kRules = play::matchRules(musgCatalogue());
    const std::string who = play::nameOf(asked.game, asked.match.charger).en;
    const auto told = play::tellOf(asked.game, kRules->phrases(), *event);
    QCOMPARE(said(told, Language::English), who + " follows " +
                                                play::nameOf(asked.game, asked.match.target).en +
                                                ", 11\u00a0pas farther");
    const auto gesture = play::gestureOf(asked.game, *event);
    QVERIFY(gesture && gesture->kind == rules::Gesture::Kind::Way);
    QCOMPARE(gesture->places.size(), std::size_t{3});
}

void TestMusgFollowing::easyFollows()
{
    Asked asked;
    play::EasyAi easy(1);
    const auto chosen = easy.choose(asked.game, asked.state(), asked.seat);
    QVERIFY(std::holds_alternative<play::Follow>(chosen.action));
    asked.match.table.act(chosen.action);
    QVERIFY(asked.match.table.has(asked.match.charger, play::Mark::Charged));
}

/** Two PA of blows at a sous-fifre are worth the way; with none left he keeps out of reach. */
void TestMusgFollowing::normalFollowsWhereItsBlowsTell()
{
    Asked asked;
    play::NormalAi normal(1);
    const auto chosen = normal.choose(asked.game, asked.state(), asked.seat);
    QVERIFY(std::holds_alternative<play::Follow>(chosen.action));
    QVERIFY(asked.game.plan(asked.state(), asked.seat, chosen.action));
    const auto thoughts = normal.thoughts(asked.game, asked.state(), asked.seat);
    QCOMPARE(thoughts.size(), std::size_t{2});
}

void TestMusgFollowing::randomAnswersWithinTheRules()
{
    int followed = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Asked asked;
        rules::RandomAi<play::Skirmish> random(seed);
        const auto chosen = random.choose(asked.game, asked.state(), asked.seat);
        QVERIFY(asked.game.plan(asked.state(), asked.seat, chosen.action));
        followed += std::holds_alternative<play::Follow>(chosen.action) ? 1 : 0;
    }
    QVERIFY(followed > 4 && followed < 16);
}

CORE_TEST(TestMusgFollowing)

} // namespace tst_musgfollowing

#include "tst_musgfollowing.moc"
