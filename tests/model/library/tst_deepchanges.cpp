// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/campaignfile.h"
#include "model/library/deepcheck.h"
#include "tests/support/library/alteredevents.h"
#include "tests/support/library/campaignlibrary.h"
#include "tests/support/testmain.h"

#include <QtTest>

namespace tst_deepchanges {

using namespace escarmouche;
using namespace escarmouche::model;
using tests::chainAnew;
using tests::change;
using Json = nlohmann::json;

/** Undo, take-outs and corrections whose words somebody altered, as a deep check finds them. */
class TestDeepChanges : public QObject
{
    Q_OBJECT

private slots:
    void whatCallsItselfUndoWasDoneLast()
    {
        const tests::CampaignLibrary files;
        const auto library = files.open();
        QCOMPARE(tests::fillCampaign(*library, 1, 5), std::string());
        const auto uuid = library->campaigns().list()->front().uuid;
        const auto session = *library->campaigns().open(uuid);
        QVERIFY(session->perform(rules::AddPlayer{"Ann"}));
        const auto ann = session->history()->back().line.uuid;
        const auto band = session->campaign().bands.front().id;
        QVERIFY(
            session->perform(rules::ActOnBand{band, rules::SetProperties{{}, {{"name", "B"}}}}));
        QVERIFY(session->perform(rules::AddPlayer{"Bo"}));
        QVERIFY(session->undoByHand(band)); // what was done last to that band
        QVERIFY(session->redo());
        QVERIFY(session->undo());
        QVERIFY(session->takeOut({ann}));
        QVERIFY(session->undo()); // the take-out
        QVERIFY(session->redo());
        QVERIFY(session->perform(rules::AddPlayer{"Cy"}));
        const auto cy = session->history()->back().line.uuid;
        QVERIFY(session->perform(rules::AddPlayer{"Di"}));
        QVERIFY(session->takeOut({cy}));
        QVERIFY(session->flush());
        auto events = readCampaign(*library->campaigns().exportText(uuid))->events;
        const auto differences = [&] {
            chainAnew(events);
            auto deep = checkDeeply(files.systems.front(), events, {});
            return deep ? std::move(deep->differences) : std::vector<Difference>(9);
        };
        QVERIFY(differences().empty());
        auto &takenOut = events.back();
        const std::string honestly = takenOut.payload;
        QVERIFY(honestly.find(R"("way":"take-out")") != std::string::npos);
        for (const std::string way : {"step", "undo"}) {
            takenOut.payload.replace(honestly.find("take-out"), 8, way);
            const auto met = differences();
            QCOMPARE(met.size(), std::size_t{1});
            QCOMPARE(met.front().place, std::string("/payload/input/way"));
            QCOMPARE(met.front().was, '"' + way + '"');
            QCOMPARE(met.front().should, std::string(R"("take-out")"));
            takenOut.payload = honestly;
        }
    }

    void anUnknownKeyInACorrectionIsNamed()
    {
        const tests::CampaignLibrary files;
        const auto library = files.open();
        const auto session = tests::CampaignLibrary::found(*library);
        QVERIFY(session->perform(rules::AddPlayer{"Ann"}));
        const auto ann = session->history()->back().line.uuid;
        QVERIFY(session->correct(ann, rules::AddPlayer{"Anne"}, {}, "as she writes it"));
        QVERIFY(session->flush());
        auto events = readCampaign(*library->campaigns().exportText(session->uuid()))->events;
        const auto deep = [&] {
            chainAnew(events);
            return checkDeeply(files.systems.front(), events, {});
        };
        QVERIFY(deep() && deep()->differences.empty());
        change(events.back(), [](Json &act) { act["input"]["input"]["more"] = 1; });
        const auto met = deep();
        QVERIFY(met && !met->differences.empty());
        QCOMPARE(met->differences.front().act, std::string("amend"));
        QVERIFY(met->differences.front().unreadable);
        QCOMPARE(met->differences.front().unreadable->pointer, std::string("/payload/input/input"));
    }
};

CORE_TEST(TestDeepChanges)

} // namespace tst_deepchanges

#include "tst_deepchanges.moc"
