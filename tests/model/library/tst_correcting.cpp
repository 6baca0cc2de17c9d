// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/deepcheck.h"
#include "rules/core/match/match.h"
#include "tests/support/library/playedgame.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <map>
#include <set>

namespace tst_correcting {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;
using rules::ErrorCode;

namespace {

const CampaignLine &lineOf(const std::vector<CampaignLine> &lines, const std::string &uuid)
{
    return *std::ranges::find(lines, uuid, [](const auto &each) { return each.line.uuid; });
}

/** A campaign whose first band recruited two figures and gave the second a sword. */
struct Recruited {
    CampaignLibrary files;
    std::unique_ptr<Library> library = files.open();
    std::unique_ptr<CampaignSession> session = CampaignLibrary::found(*library);
    rules::BandId band = join(*session, "Reds", smallBand());
    std::vector<rules::MemberId> recruits;
    std::string recruiting, giving; // uuids

    Recruited()
    {
        (void)session->perform(rules::ActOnBand{band, rules::Recruit{"sous-fifre", 2, {}}});
        recruiting = session->history()->back().line.uuid;
        const auto figures = find(session->campaign(), band)->band->figures();
        for (const auto &each : figures)
            recruits.push_back(each.member);
        (void)session->perform(
            rules::ActOnBand{band, rules::Give{"sword", {{recruits.back(), 1}}, 1, {}}});
        giving = session->history()->back().line.uuid;
    }
    rules::Result<void> recruitOne() const
    {
        return session->correct(recruiting,
                                rules::ActOnBand{band, rules::Recruit{"sous-fifre", 1, {}}}, {},
                                "only one came");
    }
    bool isSound() const
    {
        if (!session->flush())
            return false;
        const auto deep = checkDeeply(*library, session->uuid());
        return library->campaigns().check(session->uuid())->faults.empty() && deep &&
               deep->checked > 0 && deep->differences.empty();
    }
};

} // namespace

/** An act of a campaign's past put right, and what becomes of those after it. */
class CorrectingTest : public QObject
{
    Q_OBJECT

private slots:
    void aResultIsPutRight()
    {
        const PlayedGame played;
        played.confirmAll(played.first);
        played.confirmAll(played.second);
        QVERIFY(played.session->perform(rules::ClosePostGame{played.game, played.first}));
        const std::string before = textOf(*played.session);
        const std::string uuid = played.uuidOf("report");
        const auto past = played.session->pastAct(uuid);
        QVERIFY(past);
        QVERIFY(!find(past->before, played.game)->report); // as it was then
        auto act = std::get<rules::EnterReport>(past->input.act);
        act.report.seats.front().scores = {{"objective", 7}};
        QCOMPARE(played.session->correct(uuid, act, {}, {}).error().code, ErrorCode::EmptyReason);
        const auto foreseen = played.session->foreseeCorrection(uuid, act, {});
        QVERIFY(foreseen);
        QCOMPARE(foreseen->front().act.line.uuid, uuid);
        QVERIFY(!foreseen->front().becomes.key.empty());
        for (const CampaignConsequence &each : *foreseen) // what is told as before does not appear
            QVERIFY(each.act.line.uuid == uuid || each.becomes != each.act.line.sentence);
        QCOMPARE(textOf(*played.session), before);
        QVERIFY(played.session->correct(uuid, act, {}, "noted the wrong way round"));
        QCOMPARE(
            rules::totalScore(find(played.session->campaign(), played.game)->report->seats.front()),
            7);
        const auto lines = *played.session->history();
        QCOMPARE(lines.back().kind, std::string(kCorrection));
        QVERIFY(lines.back().line.corrects());
        QCOMPARE(lines.back().line.reason, std::string("noted the wrong way round"));
        const HistoryLine &corrected = lineOf(lines, uuid).line;
        QCOMPARE(corrected.corrected.seq, lines.back().line.seq);
        QVERIFY(!corrected.formerly.key.empty());
        QVERIFY(!corrected.retracted && !corrected.open);
        const std::string after = textOf(*played.session);
        QVERIFY(played.session->undo());
        QCOMPARE(textOf(*played.session), before);
        QVERIFY(played.session->redo());
        QCOMPARE(textOf(*played.session), after);
        QVERIFY(played.session->reload());
        QCOMPARE(textOf(*played.session), after);
        const auto deep = checkDeeply(*played.library, played.session->uuid());
        QVERIFY(deep);
        QVERIFY(deep->differences.empty());
    }

    void aCorrectionNamesTheClosingsItContradicts()
    {
        const PlayedGame played;
        played.confirmAll(played.first);
        const auto &session = played.session;
        QVERIFY(session->perform(rules::ClosePostGame{played.game, played.first}));
        const std::string closing = played.uuidOf("close");
        const rules::Phrase readOut = lineOf(*session->history(), closing).line.sentence;
        const std::string uuid = played.uuidOf("report");
        auto act = std::get<rules::EnterReport>(session->pastAct(uuid)->input.act);
        act.report.seats.front().result = rules::SeatResult::Loss;
        act.report.seats.back().result = rules::SeatResult::Win;
        const auto isClosing = [&](const CampaignConsequence &each) {
            return each.act.line.uuid == closing;
        };
        const auto foreseen = session->foreseeCorrection(uuid, act, {});
        QVERIFY(foreseen);
        QCOMPARE(std::ranges::count_if(*foreseen, isClosing), 1);
        QVERIFY(std::ranges::find_if(*foreseen, isClosing)->becomes != readOut);
        QVERIFY(session->correct(uuid, act, {}, "it was otherwise"));
        const auto lines = *session->history();
        const HistoryLine &now = lineOf(lines, closing).line;
        QCOMPARE(now.formerly, readOut);
        QVERIFY(now.sentence != readOut);
        QCOMPARE(now.corrected.seq, lines.back().line.seq);
        QVERIFY(session->undo());
        QCOMPARE(lineOf(*session->history(), closing).line.sentence, readOut);
        QVERIFY(lineOf(*session->history(), closing).line.formerly.key.empty());
        QVERIFY(session->redo());
        QCOMPARE(lineOf(*session->history(), closing).line.formerly, readOut);
        QVERIFY(session->reload());
        QCOMPARE(lineOf(*session->history(), closing).line.formerly, readOut);
        const auto deep = checkDeeply(*played.library, session->uuid());
        QVERIFY(deep && deep->differences.empty());
    }

    void whatNoLongerHoldsIsLeftOpen()
    {
        const Recruited recruited;
        const auto &session = *recruited.session;
        QVERIFY(recruited.recruitOne());
        QCOMPARE(session.campaign().questions.size(), std::size_t{1});
        QCOMPARE(session.campaign().questions.front().band, recruited.band);
        const auto questions = *session.questions();
        QCOMPARE(questions.size(), std::size_t{1});
        QCOMPARE(questions.front().act.line.uuid, recruited.giving);
        QVERIFY(questions.front().act.line.open);
        QCOMPARE(questions.front().why->code, ErrorCode::NoSuchMember);
        const auto todo = rules::owed(session.campaign(), "2026-01-01T00:00");
        QCOMPARE(todo.back().what, rules::Owed::What::Question);
        QCOMPARE(todo.back().act, questions.front().act.line.seq);
        QVERIFY(recruited.session->perform(rules::WriteChronicle{{}, {}, "Rain."}));
        QVERIFY(recruited.isSound());
    }

    void aQuestionIsAnsweredByTakingTheActOut()
    {
        const Recruited recruited;
        QVERIFY(recruited.recruitOne());
        const std::string open = textOf(*recruited.session);
        QVERIFY(recruited.session->takeOut({recruited.giving}));
        QVERIFY(recruited.session->campaign().questions.empty());
        QVERIFY(recruited.session->questions()->empty());
        QVERIFY(recruited.session->undo());
        QCOMPARE(textOf(*recruited.session), open);
        QVERIFY(recruited.session->redo());
        QVERIFY(recruited.isSound());
    }

    void aCorrectionIsUndoneWithItsAnswers()
    {
        const Recruited made;
        const std::string before = textOf(*made.session);
        {
            const CampaignSession::OneStep asOne(*made.session);
            QVERIFY(made.recruitOne());
            QVERIFY(made.session->takeOut({made.giving}, "he never had it"));
        }
        QVERIFY(made.session->questions()->empty());
        const std::string after = textOf(*made.session);
        QVERIFY(made.session->undoLine()->corrects());
        QVERIFY(made.session->undo());
        QCOMPARE(textOf(*made.session), before);
        QVERIFY(made.session->redoLine()->corrects());
        QVERIFY(made.session->redo());
        QCOMPARE(textOf(*made.session), after);
        QVERIFY(made.session->reload());
        QVERIFY(made.session->undo());
        QCOMPARE(textOf(*made.session), before);
        QVERIFY(made.isSound());
    }

    void aQuestionIsAnsweredByAnotherFigure()
    {
        const Recruited recruited;
        QVERIFY(recruited.recruitOne());
        const rules::ActOnBand act{recruited.band,
                                   rules::Give{"sword", {{recruited.recruits.front(), 1}}, 1, {}}};
        QVERIFY(recruited.session->correct(recruited.giving, act, {}, "the chief has it"));
        QVERIFY(recruited.session->campaign().questions.empty());
        QVERIFY(!lineOf(*recruited.session->history(), recruited.giving).line.open);
        QVERIFY(recruited.isSound());
    }

    void whatHoldsAgainIsDoneAgain()
    {
        const Recruited recruited;
        const std::string before = textOf(*recruited.session);
        QVERIFY(recruited.recruitOne());
        const rules::ActOnBand two{recruited.band, rules::Recruit{"sous-fifre", 2, {}}};
        QVERIFY(recruited.session->correct(recruited.recruiting, two, {}, "two came after all"));
        QCOMPARE(textOf(*recruited.session), before);
        QVERIFY(recruited.session->undo()); // the second correction
        QCOMPARE(recruited.session->campaign().questions.size(), std::size_t{1});
        QVERIFY(recruited.session->undo());
        QCOMPARE(textOf(*recruited.session), before);
        QVERIFY(recruited.isSound());
    }

    void aCorrectedActIsTakenOutAndBroughtBack()
    {
        const Recruited recruited;
        QVERIFY(recruited.recruitOne());
        const std::string corrected = textOf(*recruited.session);
        QVERIFY(recruited.session->takeOut({recruited.recruiting}));
        const auto act = recruited.session->pastAct(recruited.recruiting);
        QVERIFY(act);
        QCOMPARE(recruited.session->correct(recruited.recruiting, rules::AddPlayer{"A"}, {}, "no")
                     .error()
                     .code,
                 ErrorCode::EventNotFound);
        QVERIFY(recruited.session->undo());
        QCOMPARE(textOf(*recruited.session), corrected);
        QVERIFY(recruited.isSound());
    }

    /** Who came later keeps his number; who was forgotten gets one that nobody ever had. */
    void aCountPutRightRenamesNobody()
    {
        const Recruited recruited;
        const auto &session = recruited.session;
        const auto numbers = [&] {
            std::map<rules::MemberId, std::string> called;
            for (const auto &each : find(session->campaign(), recruited.band)->band->figures())
                called[each.member] = each.name.en;
            return called;
        };
        const rules::ActOnBand later{recruited.band, rules::Recruit{"sous-fifre", 1, {}}};
        QVERIFY(session->perform(later));
        const auto before = numbers();
        QVERIFY(
            session->correct(recruited.recruiting,
                             rules::ActOnBand{recruited.band, rules::Recruit{"sous-fifre", 4, {}}},
                             {}, "two were forgotten"));
        auto after = numbers();
        QCOMPARE(after.size(), before.size() + 2);
        std::set<std::string> names;
        for (const auto &[member, name] : after)
            QVERIFY2(names.insert(name).second, name.c_str());
        for (const auto &[member, name] : before)
            QCOMPARE(after.at(member), name);
        QVERIFY(recruited.isSound());
        QVERIFY(session->undo());
        QVERIFY(numbers() == before);
        QVERIFY(recruited.isSound());
        QVERIFY(session->perform(later)); // the numbers of the two may stand on paper
        for (const auto &[member, name] : numbers()) {
            if (!before.contains(member))
                QVERIFY2(!names.contains(name), name.c_str());
        }
        QVERIFY(recruited.isSound());
    }

    void diceThatWereThrownStand()
    {
        const PlayedGame played;
        QVERIFY(played.session->throwDice(played.game, played.first, played.line, 5));
        const std::string uuid = played.uuidOf("roll");
        auto act = std::get<rules::RollDice>(played.session->pastAct(uuid)->input.act);
        std::ranges::fill(act.faces, 6);
        QCOMPARE(played.session->correct(uuid, act, {}, "lucky").error().code,
                 ErrorCode::DiceStand);
    }

    void dieThatWasMistypedIsPutRight()
    {
        const PlayedGame played;
        std::vector<int> faces(played.open().roll.roll.count, 2);
        rules::RollDice act{played.game, played.first, played.line, 0, 6, faces, true};
        QVERIFY(played.session->perform(act));
        QVERIFY(played.settle());
        act.faces.front() = 5;
        QVERIFY(played.session->correct(played.uuidOf("roll"), act, {}, "a five"));
        QCOMPARE(played.session->campaign().rolls.front().faces, act.faces);
        QVERIFY(played.session->flush());
        const auto deep = checkDeeply(*played.library, played.session->uuid());
        QVERIFY(deep->differences.empty());
    }

    void noActBecomesAnotherOne()
    {
        const Recruited recruited;
        QVERIFY(
            !recruited.session->correct(recruited.recruiting, rules::AddPlayer{"Ann"}, {}, "x"));
        const std::string before = textOf(*recruited.session);
        const auto act = recruited.session->pastAct(recruited.recruiting)->input.act;
        QVERIFY(recruited.session->correct(recruited.recruiting, act, {}, "as it is"));
        QCOMPARE(textOf(*recruited.session), before);
        QVERIFY(!recruited.session->history()->back().line.corrects());
    }

    void aCorrectionTravelsWithItsCampaign()
    {
        const Recruited recruited;
        QVERIFY(recruited.recruitOne());
        QVERIFY(recruited.session->flush());
        const auto text = recruited.library->campaigns().exportText(recruited.session->uuid());
        QVERIFY(text);
        const CampaignLibrary elsewhere;
        const auto library = elsewhere.open();
        const auto in = library->campaigns().importText(*text);
        QVERIFY(in);
        const auto session = *library->campaigns().open(recruited.session->uuid());
        QCOMPARE(textOf(*session), textOf(*recruited.session));
    }
};

CORE_TEST(CorrectingTest)

} // namespace tst_correcting

#include "tst_correcting.moc"
