// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/database/connection.h"
#include "model/library/ledger/codec.h"
#include "model/library/ledger/ledger.h"
#include "tests/support/library/toylibrary.h"
#include "tests/support/testmain.h"

namespace tst_ledger {

using namespace escarmouche;
using namespace escarmouche::model;
using namespace escarmouche::tests;
using rules::ErrorCode;

namespace {

const QByteArray kA("0197a1c2-1111-7abc-8def-000000000001");
const QByteArray kB("0197a1c2-1111-7abc-8def-000000000002");

std::vector<LedgerEvent> chain(int length)
{
    std::vector<LedgerEvent> events;
    for (int i = 1; i <= length; ++i) {
        LedgerEvent event{.stream = "s", .seq = i, .uuid = std::to_string(i), .act = "a"};
        event.payload = "{\"input\":{},\"outcome\":{}}";
        event.prevHash = events.empty() ? std::string() : events.back().hash;
        event.hash = eventHash(event);
        events.push_back(event);
    }
    return events;
}

StreamHead headOf(const std::vector<LedgerEvent> &events)
{
    return {events.back().seq, events.back().hash};
}

} // namespace

class LedgerTest : public QObject
{
    Q_OBJECT

private slots:
    void chainHolds() { QVERIFY(checkChain(chain(5), headOf(chain(5)))); }

    void hashStaysWhatItIs() // or every library ever written would read as damaged
    {
        QCOMPARE(chain(1).front().hash,
                 std::string("db4bc3a69e2a093b56b9c2a92cc6aaa8f620c130d774e50df0441df3a9274e68"));
    }

    void everyFieldIsHashed()
    {
        const LedgerEvent event = chain(1).front();
        const auto differs = [&](auto change) {
            LedgerEvent other = event;
            change(other);
            return eventHash(other) != event.hash;
        };
        QVERIFY(differs([](auto &e) { e.stream += 'x'; }));
        QVERIFY(differs([](auto &e) { ++e.seq; }));
        QVERIFY(differs([](auto &e) { e.uuid += 'x'; }));
        QVERIFY(differs([](auto &e) { e.act += 'x'; }));
        QVERIFY(differs([](auto &e) { e.person += 'x'; }));
        QVERIFY(differs([](auto &e) { e.at += 'x'; }));
        QVERIFY(differs([](auto &e) { e.kind += 'x'; }));
        QVERIFY(differs([](auto &e) { ++e.version; }));
        QVERIFY(differs([](auto &e) { e.payload += 'x'; }));
        QVERIFY(differs([](auto &e) { e.prevHash += 'x'; }));
        QVERIFY(differs([](auto &e) { std::swap(e.uuid, e.stream); }));
        QVERIFY(differs([](auto &e) { e.stream += e.uuid, e.uuid.clear(); })); // lengths are told
    }

    void brokenChainNamesItsFirstBadEvent()
    {
        const auto sound = chain(5);
        auto altered = sound;
        altered[2].payload = "{}";
        QCOMPARE(checkChain(altered, headOf(sound)).error().number, std::int64_t{3});
        auto missing = sound;
        missing.erase(missing.begin() + 1);
        QCOMPARE(checkChain(missing, headOf(sound)).error().number, std::int64_t{2});
        auto cut = sound;
        cut.pop_back();
        QCOMPARE(checkChain(cut, headOf(sound)).error().number, std::int64_t{5});
        auto rewritten = sound; // with a hash of its own, yet no longer the next one's
        rewritten[2].person = "other";
        rewritten[2].hash = eventHash(rewritten[2]);
        QCOMPARE(checkChain(rewritten, headOf(sound)).error().number, std::int64_t{4});
    }

    void payloadsComeBackByteForByte()
    {
        const ActPayload act{"{\"name\":\"}{\\\"],[\\\\\",\"n\":[1,{\"a\":null}]}",
                             "[{\"by\":-3},\"x,y\"]"};
        QCOMPARE(*decodeActPayload(encode(act)), act);
        const std::string a = newUuid(), b = newUuid();
        const RetractPayload retract{{a, b}, {a, b, a}, {{a, act.outcome}, {b, "{\"x\":\"]}\"}"}}};
        QCOMPARE(*decodeRetractPayload(encode(retract)), retract);
        QCOMPARE(*decodeRetractPayload(encode(RetractPayload{})), RetractPayload{});
        for (const RetractWay way : {RetractWay::Unsaid, RetractWay::Step, RetractWay::TakeOut}) {
            const RetractPayload told{{a}, {a}, {}, "mal lu", way};
            QCOMPARE(*decodeRetractPayload(encode(told)), told);
        }
    }

    // One of each form that was ever written; they are never changed.
    void retractionsOfEveryFormAreRead_data()
    {
        QTest::addColumn<QByteArray>("payload");
        QTest::addColumn<QByteArray>("reason");
        QTest::addColumn<int>("way");
        const auto row = [](const char *name, const char *more, const char *reason,
                            RetractWay way) {
            QByteArray payload = QByteArrayLiteral(R"({"input":{"retract":["a"])") + more +
                                 R"(},"outcome":{"retracted":["a","b"],"changed":[]}})";
            payload.replace("\"a\"", '"' + kA + '"').replace("\"b\"", '"' + kB + '"');
            QTest::newRow(name) << payload << QByteArray(reason) << static_cast<int>(way);
        };
        row("first", "", "", RetractWay::Unsaid);
        row("with a reason", R"(,"reason":"mal lu")", "mal lu", RetractWay::Unsaid);
        row("undo", R"(,"way":"step")", "", RetractWay::Step);
        row("take-out", R"(,"reason":"mal lu","way":"take-out")", "mal lu", RetractWay::TakeOut);
        row("of a newer program", R"(,"way":"sideways")", "", RetractWay::Unsaid);
    }

    void retractionsOfEveryFormAreRead()
    {
        QFETCH(const QByteArray, payload);
        QFETCH(const QByteArray, reason);
        QFETCH(const int, way);
        const auto read = decodeRetractPayload(payload.toStdString());
        QVERIFY(read);
        const std::string a = kA.toStdString(), b = kB.toStdString();
        const RetractPayload expected{
            {a}, {a, b}, {}, reason.toStdString(), static_cast<RetractWay>(way)};
        QCOMPARE(*read, expected);
        if (way != static_cast<int>(RetractWay::Unsaid) || !payload.contains("way"))
            QCOMPARE(encode(*read), payload.toStdString());
    }

    // As it was first written; it is never changed.
    void anAmendmentIsRead()
    {
        QByteArray payload = QByteArrayLiteral(
            R"({"input":{"amend":"a","input":{"act":"x","n":[1]},"reason":"mal lu","way":"take-out"},)");
        payload += R"( "outcome":{"retracted":["b"],"changed":[]}})";
        payload.replace(", \"outcome", ",\"outcome");
        payload.replace("\"a\"", '"' + kA + '"').replace("\"b\"", '"' + kB + '"');
        const auto read = decodeAmendPayload(payload.toStdString());
        QVERIFY(read);
        const RetractPayload expected{.chosen = {kA.toStdString()},
                                      .retracted = {kB.toStdString()},
                                      .changed = {},
                                      .reason = "mal lu",
                                      .way = RetractWay::TakeOut,
                                      .input = R"({"act":"x","n":[1]})"};
        QCOMPARE(*read, expected);
        QVERIFY(read->amends());
        QCOMPARE(encode(*read), payload.toStdString());
        QVERIFY(!decodeRetractPayload(payload.toStdString()));
        QVERIFY(!decodeAmendPayload(encode(RetractPayload{{kA.toStdString()}, {}, {}})));
    }

    void payloadsNameTheEditionThatDecided()
    {
        const ActPayload act{"{\"a\":1}", "[2]", "0.1.0-abc"};
        const std::string text = encode(act);
        QCOMPARE(text, std::string(R"({"edition":"0.1.0-abc","input":{"a":1},"outcome":[2]})"));
        QCOMPARE(*decodeActPayload(text), act);
        RetractPayload retract{{newUuid()}, {newUuid()}, {}};
        retract.edition = act.edition;
        QCOMPARE(*decodeRetractPayload(encode(retract)), retract);
    }

    void partsAreCutOutWhateverStandsBefore_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("version 1") << QByteArray(R"({"input":{"a":1},"outcome":[2]})");
        QTest::newRow("edition") << QByteArray(R"({"edition":"x","input":{"a":1},"outcome":[2]})");
        QTest::newRow("edition behind")
            << QByteArray(R"({"input":{"a":1},"edition":"x","outcome":[2]})");
        QTest::newRow("a quote in it") << QByteArray(
            "{\"edition\":\"\\\",\\\"input\\\":\",\"input\":{\"a\":1},\"outcome\":[2]}");
    }
    void partsAreCutOutWhateverStandsBefore()
    {
        QFETCH(const QByteArray, text);
        const auto parts = partsIn({text.constData(), static_cast<std::size_t>(text.size())});
        QCOMPARE(std::string(parts.input), std::string(R"({"a":1})"));
        QCOMPARE(std::string(parts.outcome), std::string("[2]"));
    }

    void retractionsNameUuids()
    {
        QVERIFY(!decodeRetractPayload(encode(RetractPayload{{"a"}, {newUuid()}, {}})));
        QVERIFY(!decodeRetractPayload(encode(RetractPayload{{newUuid()}, {"a"}, {}})));
        QVERIFY(!decodeRetractPayload(encode(RetractPayload{{newUuid()}, {}, {{"a", "1"}}})));
    }

    void textsAreComparedPlaceByPlace()
    {
        QVERIFY(compareTexts(R"({"a":1})", R"({"a":1})").empty());
        QVERIFY(compareTexts(R"({"a":1,"b":2})", R"({"b":2,"a":1})").empty());
        const auto met = compareTexts(R"({"a":[1,2],"b":3})", R"({"a":[1,9],"c":4})");
        std::string told;
        for (const auto &[place, was, should] : met)
            told += place + ' ' + was + ' ' + should + ';';
        QCOMPARE(told, std::string("/a/1 2 9;/b 3 ;/c  4;"));
        QCOMPARE(compareTexts("{", "1").front().was, std::string("{"));
    }

    void aPayloadSaysWhatIsWrongWithItsForm()
    {
        const auto complaint = [](const char *text) {
            const auto sound = checkPayload(text);
            return sound ? std::string("fine")
                         : std::to_string(static_cast<int>(sound.error().code)) + ' ' +
                               sound.error().subject;
        };
        const auto a = [](ErrorCode code, const char *subject) {
            return std::to_string(static_cast<int>(code)) + ' ' + subject;
        };
        QCOMPARE(complaint(R"({"input":{"a":1},"outcome":[]})"), std::string("fine"));
        QCOMPARE(complaint(R"({"edition":"1","input":{"a":1},"outcome":[]})"), std::string("fine"));
        for (const char *text : {R"({"input":{"a":1},"outcome":[],"more":[1]})",
                                 R"({"more":1,"input":1,"outcome":[]})"})
            QCOMPARE(complaint(text), a(ErrorCode::UnknownKey, "more"));
        QCOMPARE(complaint(R"({"input":{"a":1}})"), a(ErrorCode::MissingKey, "outcome"));
        for (const char *text :
             {"", "{", "[]", R"({"input":{"a":1}, "outcome":[]})", R"({"outcome":[],"input":1})",
              R"({"input":1,"input":2,"outcome":[]})"})
            QCOMPARE(complaint(text), a(ErrorCode::WrongPattern, "payload"));
    }

    void thePartsOfAPayloadAreFoundWhateverStandsBehindThem()
    {
        const ActParts parts =
            partsIn(R"({"edition":"1","input":{"a":1},"outcome":[2],"more":[3]})");
        QCOMPARE(std::string(parts.input), std::string(R"({"a":1})"));
        QCOMPARE(std::string(parts.outcome), std::string("[2]"));
        QCOMPARE(std::string(parts.edition), std::string("1"));
    }

    void brokenPayloadsAreRefused()
    {
        for (const char *text : {"", "{", "[]", "{}", "{\"input\":1}", "{\"input\":1,\"outcome\":}",
                                 "{\"input\":1,\"outcome\":2,\"more\":3}"})
            QCOMPARE(decodeActPayload(text).error().code, ErrorCode::LibraryDamaged);
    }

    void damageIsFoundBeforeAnythingIsShown_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<bool>("seenByTheLibrary");
        QTest::newRow("payload") << QByteArray("UPDATE ledger_event SET payload ="
                                               " replace(payload, 'Alley', 'Allez')")
                                 << false;
        QTest::newRow("person") << QByteArray("UPDATE ledger_event SET at = '2001' WHERE seq = 1")
                                << false;
        QTest::newRow("state") << QByteArray("UPDATE band SET state ="
                                             " replace(state, '\"purse\":75', '\"purse\":99')")
                               << false;
        QTest::newRow("tail") << QByteArray("DELETE FROM ledger_event WHERE seq = 3") << true;
        QTest::newRow("head") << QByteArray("UPDATE stream SET head_seq = 2") << true;
    }

    void damageIsFoundBeforeAnythingIsShown()
    {
        QFETCH(const QByteArray, sql);
        QFETCH(const bool, seenByTheLibrary);
        const ToyLibrary toy;
        std::string uuid;
        {
            const auto library = toy.open();
            const auto session = toy.band(*library);
            uuid = session->uuid();
            QVERIFY(session->perform(rules::Recruit{"king", 1, {}}));
            QVERIFY(session->perform(rules::Recruit{"pin", 1, {}}));
        }
        {
            const auto connection = *Connection::open(toy.path, Connection::Access::Write);
            QVERIFY(connection->run(sql.constData()));
        }
        const auto library = Library::open(toy.path, toy.systems, OpenMode::Existing);
        QCOMPARE(library.has_value(), !seenByTheLibrary);
        if (library)
            QVERIFY(!(*library)->bands().open(uuid));
    }
};

CORE_TEST(LedgerTest)

} // namespace tst_ledger

#include "tst_ledger.moc"
