// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/drafts/drafts.h"
#include "model/library/store/check.h"
#include "model/library/store/ledgerfile.h"
#include "tests/support/library/toylibrary.h"
#include "tests/support/testmain.h"

namespace tst_drafts {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;
using rules::ErrorCode;

namespace {

const DraftPlace kResult{"a-campaign", "result", "3"};
const DraftWords kWords{{"turns", "6"}, {"words", "He fell."}};

std::string ledgerOf(const ToyLibrary &toy)
{
    std::string lines;
    const auto exported = exportLedger(toy.path, [&](std::string_view line) {
        lines += line;
        return rules::Result<void>();
    });
    return exported ? lines : std::string("not exported");
}

} // namespace

class DraftsTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheLatestWordsOfAPlace()
    {
        const ToyLibrary toy;
        {
            const auto library = toy.open();
            QVERIFY(library->drafts().areKept());
            QVERIFY(library->drafts().keepNow(kResult, {{"turns", "5"}}));
            QVERIFY(library->drafts().keepNow(kResult, kWords));
            QVERIFY(library->drafts().keepNow({"a-campaign", "result", "4"}, kWords));
        }
        const auto library = toy.open();
        const auto kept = *library->drafts().find(kResult);
        QVERIFY(kept);
        QCOMPARE(kept->words, kWords);
        QVERIFY(kept->at.ends_with('Z'));
        QCOMPARE(library->drafts().list()->size(), std::size_t{2});
        QVERIFY(!*library->drafts().find({"a-campaign", "result", "5"}));
        QVERIFY(!*library->drafts().find({"a-match", "result", "3"}));
    }

    void listsTheLatestFirst()
    {
        const ToyLibrary toy;
        const auto library = toy.open();
        for (const char *part : {"1", "2", "3", "1"}) {
            QTest::qWait(2); // they are told apart by their time
            QVERIFY(library->drafts().keepNow({"", "name", part}, kWords));
        }
        const auto drafts = *library->drafts().list();
        QCOMPARE(drafts.size(), std::size_t{3});
        QCOMPARE(drafts[0].place.part, std::string("1"));
        QCOMPARE(drafts[1].place.part, std::string("3"));
    }

    void keepsWhateverWasTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("nothing") << QString();
        QTest::newRow("lines") << QStringLiteral("One\n\ttwo\r\n");
        QTest::newRow("quotes") << QStringLiteral("'; DROP TABLE draft; -- \"\\");
        QTest::newRow("signs") << QStringLiteral("é–“𝄞\u202e\u0007");
        QTest::newRow("much") << QString(300'000, u'x');
    }

    void keepsWhateverWasTyped()
    {
        QFETCH(const QString, typed);
        const ToyLibrary toy;
        const auto library = toy.open();
        const DraftWords words{{"words", typed.toStdString()}};
        QVERIFY(library->drafts().keepNow(kResult, words));
        QCOMPARE((*library->drafts().find(kResult))->words, words);
    }

    void losesWhatIsDiscarded()
    {
        const ToyLibrary toy;
        const auto library = toy.open();
        QVERIFY(library->drafts().keepNow(kResult, kWords));
        QVERIFY(library->drafts().discard(kResult));
        QVERIFY(library->drafts().discard(kResult)); // there is none any more
        QVERIFY(!*library->drafts().find(kResult));
        QVERIFY(library->drafts().keepNow(kResult, kWords));
        QVERIFY(library->drafts().keepNow(kResult, {}));
        QVERIFY(library->drafts().list()->empty());
    }

    void waitsForNobody()
    {
        const ToyLibrary toy;
        {
            const auto library = toy.open();
            for (int typed = 0; typed < 20; ++typed)
                (void)library->drafts().keep(kResult, {{"turns", std::to_string(typed)}});
        } // what waits is written first
        const auto library = toy.open();
        QCOMPARE((*library->drafts().find(kResult))->words.at("turns"), std::string("19"));
    }

    void isReadButNotKeptWhereNobodyMayWrite()
    {
        const ToyLibrary toy;
        QVERIFY(toy.open()->drafts().keepNow(kResult, kWords));
        const auto library = toy.open(OpenMode::ReadOnly);
        const Drafts drafts = library->drafts();
        QVERIFY(!drafts.areKept());
        QCOMPARE((*drafts.find(kResult))->words, kWords);
        QCOMPARE(drafts.keepNow(kResult, {}).error().code, ErrorCode::PermissionDenied);
        QCOMPARE(drafts.discard(kResult).error().code, ErrorCode::PermissionDenied);
        QVERIFY(!drafts.keep(kResult, {}).get());
        QVERIFY(*drafts.find(kResult));
    }

    void isOfNoHistory()
    {
        const ToyLibrary toy;
        std::string before;
        {
            const auto library = toy.open();
            const auto session = toy.band(*library);
            before = ledgerOf(toy);
            QVERIFY(session->drafts().keepNow({session->uuid(), "property", "notes"}, kWords));
            QCOMPARE(session->history()->size(), std::size_t{1});
            QVERIFY(!session->canUndo());
            QCOMPARE(library->drafts().list()->size(), std::size_t{1});
        }
        QCOMPARE(ledgerOf(toy), before);
        QVERIFY(verdict(checkLibrary(toy.path, toy.systems)));
    }

    void readsNoWordsWhereThereAreNone()
    {
        const ToyLibrary toy;
        (void)toy.open();
        {
            const auto connection = *Connection::open(toy.path, Connection::Access::Write);
            QVERIFY(connection->run("INSERT INTO draft (owner, form, part, at, payload)"
                                    " VALUES ('', 'name', '', '2026-11-25', '[[1')"));
        }
        const auto library = toy.open();
        QVERIFY((*library->drafts().find({"", "name", ""}))->words.empty());
    }
};

CORE_TEST(DraftsTest)

} // namespace tst_drafts

#include "tst_drafts.moc"
