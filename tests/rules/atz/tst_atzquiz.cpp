// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/system/atzsystem.h"
#include "rules/core/quiz/quizsolution.h"
#include "tests/support/files/sourcefile.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace tst_atzquiz {

using namespace escarmouche;
using namespace escarmouche::rules;

namespace {

/** A position, and what the register makes of it, worked out by hand: whom in the order of their
    tokens, where by address. */
struct Solved {
    const char *id;
    bool isWhere;
    const char *whom;
    const char *ends;
};
constexpr std::array<Solved, 20> kSolved{{{"open-ground", 0, "Tonya", "1I5"},
                                          {"even", 0, "Beck Tonya", "2G13 2G5"},
                                          {"slow-step", 1, "Tonya", "1G9"},
                                          {"fast-run", 1, "Beck", "1G8"},
                                          {"charge", 1, "Jimmy", "1M4"},
                                          {"melee", 0, "", ""},
                                          {"indoors", 0, "Bank", "1D13"},
                                          {"next-door", 0, "Beck", "3G4"},
                                          {"indoors-even", 0, "Sailor Beck", "1H12 1H9"},
                                          {"each-for-itself", 0, "Beck", "1G12"},
                                          {"round-the-house", 0, "Jimmy", "2H11"},
                                          {"in-the-wood", 0, "Bank", "4E8"},
                                          {"last-point", 1, "Bank", "1H11"},
                                          {"hideout-slow", 1, "Beck", "4D6 4E6"},
                                          {"hideout-fast", 1, "Beck", "4D5"},
                                          {"wood-between", 1, "Tonya", "3D6"},
                                          {"fewer-walls", 1, "Bank", "1G13 1I13"},
                                          {"out-of-the-wood", 1, "Buffy", "1A6 1B5"},
                                          {"two-boards", 0, "The Professor", "4G3"},
                                          {"three-even", 0, "Beck Tonya Jimmy", "1D10 1G12 1G6"}}};

const SystemQuiz &quiz()
{
    static const auto kQuiz = atz::quiz(&tests::catalogueFile).value();
    return *kQuiz;
}

const PhraseBook &book()
{
    static const RuleSystem kGame =
        atz::loadSystem(atz::systemName(), &tests::catalogueFile).value();
    return kGame.matches->phrases();
}

void join(std::string &list, const std::string &next)
{
    list += (list.empty() ? "" : " ") + next;
}

std::string whomOf(const QuizPosition &position, const QuizSolution &solution)
{
    std::string whom;
    const Cast cast = position.match->board()->cast();
    for (const int token : solution.prey)
        join(whom, cast.members[static_cast<std::size_t>(token)].name.en);
    return whom;
}

std::string addressOf(const QuizPosition &position, const Place &place)
{
    const Ground ground = position.match->board()->ground(position.match->view(kNoSeat));
    for (const GroundCell &cell : std::get<HexGround>(ground.what).cells) {
        if (Place{cell.place} == place)
            return cell.address;
    }
    return "nowhere";
}

std::string endsOf(const QuizPosition &position, const QuizSolution &solution)
{
    std::vector<std::string> each;
    for (const Place &end : solution.ends)
        each.push_back(addressOf(position, end));
    std::ranges::sort(each);
    std::string ends;
    for (const std::string &end : each)
        join(ends, end);
    return ends;
}

QuizPosition positionOf(const char *id)
{
    for (int number = 0; number < quiz().positions(); ++number) {
        QuizPosition position = quiz().position(number).value();
        if (position.id == id)
            return position;
    }
    return {};
}

} // namespace

/** The quiz of the horde: what its positions come to by the rules that move zombies in a match. */
class TestAtzQuiz : public QObject
{
    Q_OBJECT

private slots:
    void hasTheTwentyPositions() { QCOMPARE(quiz().positions(), 20); }
    void theRulesAnswerAsTheRegisterDoes_data();
    void theRulesAnswerAsTheRegisterDoes();
    void saysWhyAndDrawsIt();
    void aLotIsSaidToBeOne();
    void whoFightsStays();
    void whatMeansNothingIsRefused();
};

void TestAtzQuiz::theRulesAnswerAsTheRegisterDoes_data()
{
    QTest::addColumn<int>("number");
    for (std::size_t number = 0; number < kSolved.size(); ++number)
        QTest::newRow(kSolved[number].id) << static_cast<int>(number);
}

void TestAtzQuiz::theRulesAnswerAsTheRegisterDoes()
{
    QFETCH(int, number);
    const Solved &wanted = kSolved[static_cast<std::size_t>(number)];
    const QuizPosition position = quiz().position(number).value();
    QCOMPARE(position.id, std::string(wanted.id));
    QCOMPARE(position.ask == QuizPosition::Ask::Where, wanted.isWhere);
    const QuizSolution solution = solved(position).value();
    QCOMPARE(whomOf(position, solution), std::string(wanted.whom));
    QCOMPARE(endsOf(position, solution), std::string(wanted.ends));
}

void TestAtzQuiz::saysWhyAndDrawsIt()
{
    const QuizPosition position = positionOf("indoors");
    const QuizSolution solution = solved(position).value();
    QCOMPARE(solution.reasons.size(), std::size_t{1});
    QCOMPARE(solution.reasons[0].rule, RuleId{"ATZ-ZMOVE-01"});
    QCOMPARE(solution.lines.size(), std::size_t{1});
    QCOMPARE(say(book(), solution.lines[0], Language::English),
             std::string("It goes for Bank, the nearest by the way it would walk."));
    // A line to each of the two, told what it costs, and the way it takes.
    QCOMPARE(solution.drawn.lines.size(), std::size_t{3});
    QCOMPARE(solution.drawn.lines[1].kind, OverlayLine::Kind::Sight);
    QCOMPARE(solution.drawn.lines[2].kind, OverlayLine::Kind::Way);
    const auto told = [&](std::size_t line) {
        return say(book(), solution.drawn.lines[line].label, Language::English);
    };
    QCOMPARE(told(0), std::string("5 points"));
    QCOMPARE(told(1), std::string("4 points"));
    const auto after = std::ranges::find(solution.after.tokens, position.token, &Token::id);
    QCOMPARE(after->place, solution.ends[0]);
}

void TestAtzQuiz::aLotIsSaidToBeOne()
{
    const QuizSolution solution = solved(positionOf("three-even")).value();
    QVERIFY(solution.isByLot());
    QCOMPARE(solution.reasons.back().sentence.key, std::string("reason.ATZ-ZMOVE-02-dice"));
    QCOMPARE(solution.lines[0].key, std::string("prey.lot"));
}

void TestAtzQuiz::whoFightsStays()
{
    const QuizPosition position = positionOf("melee");
    const QuizSolution solution = solved(position).value();
    QVERIFY(solution.prey.empty() && solution.ends.empty() && solution.reasons.empty());
    QCOMPARE(solution.after, position.match->view(position.seat));
}

void TestAtzQuiz::whatMeansNothingIsRefused()
{
    const auto spoiled = [](std::string_view wrong, std::string_view right) {
        const auto read = [&](std::string_view path) {
            auto text = tests::catalogueFile(path);
            if (text && path == "atz/quiz.json")
                text->replace(text->find(right), right.size(), wrong);
            return text;
        };
        const auto quiz = atz::quiz(read);
        if (!quiz)
            return quiz.error().code;
        const auto position = (*quiz)->position(0);
        return position ? ErrorCode::ReplayMismatch : position.error().code;
    };
    QCOMPARE(spoiled("1Z8", "1I8"), ErrorCode::UnknownEntry);
    QCOMPARE(spoiled("idle", "slow"), ErrorCode::UnknownEntry);
    QCOMPARE(spoiled("\"boards\": [0]", "\"boards\": [1]"), ErrorCode::NumberOutOfRange);
}

PLAIN_TEST(TestAtzQuiz)

} // namespace tst_atzquiz

#include "tst_atzquiz.moc"
