// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/sessions/campaigndesk.h"
#include "tests/support/library/playedgame.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <algorithm>

namespace tst_takingout {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;
using rules::ErrorCode;

/** Acts taken out of a campaign's past, told, undone and taken back. */
class TakingOutTest : public QObject
{
    Q_OBJECT

private slots:
    void aTypedRollIsTakenBackForAReason()
    {
        const PlayedGame played;
        const auto asked = played.open();
        std::vector<int> faces(asked.roll.roll.count, 2);
        QVERIFY(played.session->perform(
            rules::RollDice{played.game, played.first, played.line, 0, 6, faces, true}));
        QVERIFY(played.settle());
        const std::string roll = played.uuidOf("roll");
        QCOMPARE(played.session->takeOut({roll}).error().code, ErrorCode::EmptyReason);
        const auto consequences = *played.session->foresee({roll});
        QCOMPARE(consequences.size(), std::size_t{1});
        QCOMPARE(consequences.front().act.kind, std::string("settle"));
        QVERIFY(consequences.front().refused);
        QVERIFY(played.session->takeOut({roll}, "a \"4\", not a 2"));
        QVERIFY(played.session->campaign().rolls.empty());
        QVERIFY(played.session->reload());
        const auto lines = *played.session->history();
        const auto line = std::ranges::find(lines, roll, [](const auto &l) { return l.line.uuid; });
        QVERIFY(line->line.retracted);
        QCOMPARE(line->retracting, rules::Retracting::WithReason);
        QCOMPARE(line->line.takenBack.reason, std::string("a \"4\", not a 2"));
    }

    void aTakeOutIsUndoneAndRedone()
    {
        CampaignLibrary files;
        const auto library = files.open();
        const auto session = CampaignLibrary::found(*library);
        join(*session, "Reds", smallBand());
        join(*session, "Blues", smallBand());
        QVERIFY(session->perform(rules::WriteChronicle{{}, {}, "Rain."}));
        const std::string before = textOf(*session);
        const std::string reds = session->history()->at(2).line.uuid;
        QVERIFY(session->takeOut({reds}, "the wrong band"));
        const std::string after = textOf(*session);
        QCOMPARE(session->campaign().bands.size(), std::size_t{1});
        QVERIFY(!session->canRedo());
        QCOMPARE(session->undoLine()->moved.size(), std::size_t{1});
        QVERIFY(session->undo());
        QCOMPARE(textOf(*session), before);
        QVERIFY(session->redoLine()->tookOut());
        QVERIFY(session->redo());
        QCOMPARE(textOf(*session), after);
        QVERIFY(session->undo());
        QVERIFY(session->undo()); // the chronicle
        QVERIFY(session->campaign().chronicle.empty());
        QVERIFY(session->flush());
        const auto again = *library->campaigns().open(session->uuid()); // what was read is the same
        QVERIFY(again->redo());
        QCOMPARE(textOf(*again), before);
        QVERIFY(again->redo());
        QCOMPARE(textOf(*again), after);
        QVERIFY(again->flush());
        QVERIFY(library->campaigns().check(again->uuid())->faults.empty());
    }

    void aTakeOutIsALineWithWhoWhenAndWhy()
    {
        CampaignLibrary files;
        const auto library = files.open();
        QVERIFY(library->people().setCurrent(library->people().add("Ada")->id));
        const auto session = CampaignLibrary::found(*library);
        const auto band = join(*session, "Reds", smallBand());
        const std::string reds = session->history()->back().line.uuid;
        QVERIFY(library->people().setCurrent(library->people().add("Bob")->id));
        QVERIFY(session->takeOut({reds}, "the wrong band"));
        const auto lines = *session->history();
        QCOMPARE(lines.size(), std::size_t{4});
        const HistoryLine &line = lines.back().line;
        QCOMPARE(lines.back().kind, std::string(kTakeOut));
        QCOMPARE(lines.back().about, std::string("join"));
        QCOMPARE(lines.back().bands, std::vector{band});
        QCOMPARE(line.person, std::string("Bob"));
        QCOMPARE(line.reason, std::string("the wrong band"));
        QCOMPARE(line.moved.size(), std::size_t{1});
        QCOMPARE(line.moved.front().seq, lines[2].line.seq);
        QVERIFY(line.moved.front().sentence == lines[2].line.sentence);
        QVERIFY(!line.at.empty() && !line.retracted && line.tookOut());
        QVERIFY(lines[2].line.retracted);
        QCOMPARE(lines[2].line.person, std::string("Ada"));
        QCOMPARE(lines[2].line.takenBack.person, std::string("Bob"));
        QCOMPARE(lines[2].line.takenBack.seq, line.seq);
        QCOMPARE(lines[2].line.takenBack.reason, std::string("the wrong band"));
        // Taken back by hand it is a line too; undone it is crossed out.
        QVERIFY(session->takeOut({line.uuid}, "it was the right one"));
        const auto then = *session->history();
        QCOMPARE(then.size(), std::size_t{5});
        QVERIFY(then[3].line.retracted && !then[2].line.retracted);
        QVERIFY(then[4].line.moved.front().back && !then[4].line.tookOut());
        QCOMPARE(session->latest()->person, std::string("Bob"));
        QVERIFY(session->undo());
        QCOMPARE(session->history()->size(), std::size_t{5});
        QVERIFY(session->history()->at(4).line.retracted);
        QVERIFY(session->campaign().bands.empty());
    }

    void aCorrectionOfDiceIsUndoneWhole()
    {
        const PlayedGame played;
        const auto asked = played.open();
        const auto type = [&](int face) {
            return played.session->perform(
                rules::RollDice{played.game, played.first, played.line, 0, 6,
                                std::vector<int>(asked.roll.roll.count, face), true});
        };
        QVERIFY(type(2));
        const auto first = played.session->campaign().rolls;
        QVERIFY(played.session->takeOut({played.uuidOf("roll")}, "misread"));
        QVERIFY(type(4));
        const auto second = played.session->campaign().rolls;
        QVERIFY(played.session->undo());
        QCOMPARE(played.session->campaign().rolls, first);
        QVERIFY(played.session->redo());
        QCOMPARE(played.session->campaign().rolls, second);
        // What the program threw in their place stays, and the take-out with it.
        QVERIFY(played.session->takeOut({played.uuidOf("roll")}, "misread again"));
        QVERIFY(played.session->throwDice(played.game, played.first, played.line, 3));
        QCOMPARE(played.session->undo().error().code, ErrorCode::DiceStand);
    }

    void aBandsOwnUndoTakesBackATakeOut()
    {
        CampaignLibrary files;
        const auto library = files.open();
        const std::shared_ptr<CampaignSession> session = CampaignLibrary::found(*library);
        const auto reds = join(*session, "Reds", smallBand());
        const auto blues = join(*session, "Blues", smallBand());
        CampaignDesk desk(session, reds), other(session, blues);
        for (int i = 0; i < 2; ++i)
            QVERIFY(desk.perform(rules::Recruit{"sous-fifre", 1, {}}));
        QVERIFY(other.perform(rules::Recruit{"sous-fifre", 1, {}}));
        const std::string before = textOf(*session);
        const auto lines = *desk.history();
        QVERIFY(desk.takeOut({lines[1].uuid}));
        const std::string after = textOf(*session);
        QVERIFY(desk.undoLine()->tookOut());
        QVERIFY(!other.undoLine()->tookOut()); // nothing of its own was taken out
        QVERIFY(desk.undo());
        QCOMPARE(textOf(*session), before);
        QVERIFY(desk.redo());
        QCOMPARE(textOf(*session), after);
        const auto then = *desk.history();
        QVERIFY(then.back().tookOut() && then.back().isOwn);
        QVERIFY(desk.undoTo(lines[2].seq)); // the take-out came later
        QCOMPARE(textOf(*session), before);
        QVERIFY(desk.undoTo(lines[0].seq));
        QVERIFY(desk.redo());
        QCOMPARE(textOf(*session), before);
    }
};

CORE_TEST(TakingOutTest)

} // namespace tst_takingout

#include "tst_takingout.moc"
