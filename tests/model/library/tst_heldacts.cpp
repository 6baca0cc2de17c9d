// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/library/campaignlibrary.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_heldacts {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;
using rules::ErrorCode;

/** Several acts of a campaign in one transaction. */
class TestHeldActs : public QObject
{
    Q_OBJECT

private slots:
    void heldActsAreStoredTogetherOrNeverWere()
    {
        const CampaignLibrary files;
        const auto library = files.open();
        const auto session = CampaignLibrary::found(*library);
        QVERIFY(session->flush());
        std::vector<std::string> stored;
        library->setWitness({[&](const std::string &act) { stored.push_back(act); }, {}});
        const std::string before = textOf(*session);
        const auto asStored = [&] {
            const auto other = files.open(OpenMode::ReadOnly);
            return textOf(**other->campaigns().open(session->uuid()));
        };
        session->hold();
        QVERIFY(session->perform(rules::AddPlayer{"Bo"}));
        QVERIFY(session->perform(rules::RenameCampaign{"Other"}));
        QVERIFY(session->flush()); // of what is not held
        QCOMPARE(session->campaign().players.back().name, std::string("Bo"));
        QCOMPARE(asStored(), before);
        QVERIFY(session->dropHeld());
        QCOMPARE(textOf(*session), before);
        QCOMPARE(session->history()->size(), std::size_t{1});
        session->hold();
        QVERIFY(session->perform(rules::AddPlayer{"Bo"}));
        QVERIFY(session->perform(rules::RenameCampaign{"Other"}));
        QVERIFY(session->keepHeld());
        QCOMPARE(asStored(), textOf(*session));
        QCOMPARE(stored.size(), std::size_t{2});
        QCOMPARE(session->history()->size(), std::size_t{3});
        QVERIFY(session->undo() && session->flush());
        QCOMPARE(session->campaign().name, std::string("The long war"));
    }

    void heldActsThatCannotBeStoredLeaveNothing()
    {
        const CampaignLibrary files;
        const auto library = files.open();
        const auto session = CampaignLibrary::found(*library);
        QVERIFY(session->flush());
        const std::string before = textOf(*session);
        session->hold();
        QVERIFY(session->perform(rules::AddPlayer{"Bo"}));
        QVERIFY(session->perform(rules::RenameCampaign{"Other"}));
        // Another one is first: the second act of the two alone would find its place taken.
        const auto other = files.open();
        const auto theirs = *other->campaigns().open(session->uuid());
        QVERIFY(theirs->perform(rules::RenameCampaign{"Theirs"}) && theirs->flush());
        const auto kept = session->keepHeld();
        QVERIFY(!kept);
        QCOMPARE(kept.error().code, ErrorCode::StreamMoved);
        QCOMPARE(textOf(*session), textOf(*theirs));
        QVERIFY(textOf(*session) != before);
        QCOMPARE(session->campaign().players.size(), std::size_t{0});
    }
};

CORE_TEST(TestHeldActs)

} // namespace tst_heldacts

#include "tst_heldacts.moc"
