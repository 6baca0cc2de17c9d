// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/journal/journal.h"
#include "rules/core/match/match.h"
#include "tests/support/files/golden.h"
#include "tests/support/files/mutations.h"
#include "tests/support/files/schemas.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QtTest/QtTest>

#include <sstream>

namespace tst_journal {

using namespace escarmouche;
using namespace escarmouche::rules;
using Json = nlohmann::json;

namespace {

constexpr std::size_t kLines = 600;
const std::string kSetup =
    R"({"scenario":{"name":{"en":"Raid"}},"seats":[{"band":{"members":[{"gear":{"bow":1}}],)"
    R"("name":"Them"},"player":"person"}],"system":"ambush"})";

std::vector<std::string> goldenLines()
{
    std::vector<std::string> lines;
    for (const char *name : {"ambush/play-40.journal", "crypt/play-45.journal"}) {
        std::istringstream text(tests::goldenText(name, {}));
        for (std::string line; std::getline(text, line);)
            lines.push_back(line);
    }
    return lines;
}

/** A line is a header when it has what only headers have, as the schema sees it; whether its hash
    is right no schema can say. */
bool isSound(const std::string &line)
{
    const Json value = Json::parse(line);
    if (value.is_object() && (value.contains("format") || value.contains("setup"))) {
        const auto header = decodeJournalHeader(line);
        return header || header.error().code == ErrorCode::ReplayMismatch;
    }
    return decodeJournalEntry(line).has_value();
}

QStringList judged(const std::vector<std::string> &texts)
{
    QTemporaryDir folder;
    std::vector<std::pair<QString, QString>> files;
    for (const std::string &text : texts) {
        QFile file(folder.filePath(QString::number(files.size())));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(QByteArray::fromStdString(text));
        files.emplace_back(QStringLiteral("resources/schemas/journal.schema.json"),
                           file.fileName());
    }
    return tests::judgeBySchema(files);
}

/** Reader and schema say the same of each; how many they take. */
std::size_t agreed(const std::vector<std::string> &texts, std::string &complaint)
{
    const QStringList verdicts = judged(texts);
    std::size_t taken = 0;
    for (std::size_t at = 0; at < texts.size(); ++at) {
        const QString verdict = verdicts.value(static_cast<qsizetype>(at));
        const bool sound = isSound(texts[at]);
        if (sound != (verdict == QStringLiteral("ok")) && complaint.empty())
            complaint = verdict.toStdString() + "\n" + texts[at].substr(0, 800);
        taken += sound;
    }
    return taken;
}

std::string entryWith(const char *place, const Json &value)
{
    Json entry = Json::parse(R"({"seq":2,"act":"action","actor":0,"action":{"kind":"x"},)"
                             R"("answers":[{"faces":[1,6]},{"picked":3}],"events":[{"kind":"y"}],)"
                             R"("checksum":"0123456789abcdef"})");
    entry[Json::json_pointer(place)] = value;
    return entry.dump();
}

Journal smallJournal()
{
    Journal journal;
    journal.header = {"ambush", 1, kSetup, R"({"fighters":[{"name":"Ann"}]})", 7};
    journal.entries.push_back({1, JournalAct::Begin, {}, "", {}, {R"({"kind":"over"})"}, ~0ULL});
    journal.entries.push_back({2, JournalAct::Action, {1}, R"({"kind":"a"})", {}, {}, 0});
    return journal;
}

} // namespace

class TestJournal : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatItWrites();
    void readsTheDocumentedExample();
    void readerAndSchemaAgreeOnMutatedLines();
    void readerAndSchemaAgreeAtEveryLimit();
    void namesLineAndPlaceOfARefusal();
    void noticesWhateverIsChangedInTheHeader_data();
    void noticesWhateverIsChangedInTheHeader();
    void readsAHeaderWithoutAHash();
    void refusesTruncationAtEachByte();
    void refusesANewerFormat();
    void refusesMoreThanAMatchMayHave();
    void keepsWhatStands();
    void setupsReadAsTheyAreWritten();
};

void TestJournal::readsWhatItWrites()
{
    const Journal journal = smallJournal();
    const auto read = decodeJournal(encode(journal));
    QVERIFY(read.has_value());
    QVERIFY(*read == journal);
    for (const char *name : {"ambush/play-40.journal", "crypt/play-40.journal"}) {
        const std::string golden = tests::goldenText(name, {});
        const auto again = decodeJournal(golden);
        QVERIFY(again.has_value());
        QCOMPARE(encode(*again), golden);
    }
}

void TestJournal::readsTheDocumentedExample()
{
    QFile file(QStringLiteral(SOURCE_DIR "/resources/schemas/README.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string readme = file.readAll().toStdString();
    const auto chapter = readme.find("## The journal of a match");
    const auto from = readme.find('\n', readme.find("```json", chapter)) + 1;
    const auto journal = decodeJournal(readme.substr(from, readme.find("```", from) - from));
    QVERIFY2(journal.has_value(), journal ? "" : journal.error().pointer.c_str());
    QCOMPARE(journal->entries.size(), std::size_t{3});
}

void TestJournal::readerAndSchemaAgreeOnMutatedLines()
{
    const auto lines = goldenLines();
    tests::Mutations mutations(20263);
    std::vector<std::string> texts;
    while (texts.size() < kLines) {
        Json value = Json::parse(mutations.oneOf(lines));
        for (std::size_t times = 1 + mutations.below(2); times > 0; --times)
            mutations.spoil(value);
        texts.push_back(value.dump());
    }
    std::string complaint;
    const std::size_t taken = agreed(texts, complaint);
    QVERIFY2(complaint.empty(), complaint.c_str());
    QVERIFY2(taken > kLines / 10 && taken < kLines * 9 / 10, std::to_string(taken).c_str());
}

void TestJournal::readerAndSchemaAgreeAtEveryLimit()
{
    const Json face{{"faces", {1}}};
    const std::vector<std::pair<const char *, std::vector<Json>>> rows{
        {"/seq", {1, 100'000, 0, 100'001, "1", nullptr}},
        {"/act", {"action", "begin", "undo", "draw", "Action", 1}},
        {"/actor", {0, 7, 8, -1, nullptr}},
        {"/action", {Json::object(), Json::array(), "a", nullptr}},
        {"/answers", {Json::array(), std::vector<Json>(4096, face), std::vector<Json>(4097, face)}},
        {"/answers/0/faces",
         {std::vector<int>(64, 1), std::vector<int>(65, 1), Json::array(), {0}, {255}, {256}}},
        {"/answers/0/picked", {0}},
        {"/answers/0", {Json::object(), Json::array(), {{"picked", 1}}, {{"picked", -1}}}},
        {"/answers/1/picked", {0, 65535, 65536, -1, true}},
        {"/events", {Json::array(), Json::object(), {1}, Json::array({Json::object()})}},
        {"/checksum",
         {"ffffffffffffffff", "fffffffffffffff", "fffffffffffffffff", "FFFFFFFFFFFFFFFF",
          "ffffffff ffffff", "fffffffffffffff\n", "-123456789abcdef", "+123456789abcdef", "", 7}},
    };
    std::vector<std::string> texts;
    for (const auto &[place, values] : rows) {
        for (const Json &value : values)
            texts.push_back(entryWith(place, value));
    }
    std::string complaint;
    const std::size_t taken = agreed(texts, complaint);
    QVERIFY2(complaint.empty(), complaint.c_str());
    QCOMPARE(taken, std::size_t{16});
}

void TestJournal::namesLineAndPlaceOfARefusal()
{
    const std::string good = encode(smallJournal());
    const auto changed = [&](const char *from, const char *to) {
        std::string text = good;
        text.replace(text.find(from), std::string(from).size(), to);
        const auto read = decodeJournal(text);
        return read ? Error{} : read.error();
    };
    QCOMPARE(changed("\"seq\":2", "\"seq\":3").pointer, std::string("3:/seq"));
    QCOMPARE(changed("\"seq\":2", "\"sqe\":2").more.front().pointer, std::string("3"));
    QCOMPARE(changed("begin", "draw").pointer, std::string("2:/act"));
    QCOMPARE(changed("\"answers\":[]", "\"answers\":[{\"faces\":[0]}]").pointer,
             std::string("2:/answers/0/faces/0"));
    QCOMPARE(changed("ambush", "").pointer, std::string("1:/system"));
    QVERIFY(changed("{\"kind\":\"a\"}", "{\"kind\":\"a\"").code == ErrorCode::NotJson);
    QCOMPARE(changed("\"seq\":2", "\"seq\":3").hint, std::string("2..2"));
    QCOMPARE(decodeJournal("").error().pointer, std::string());
    QCOMPARE(decodeJournal("\n").error().pointer, std::string("1"));
}

void TestJournal::noticesWhateverIsChangedInTheHeader_data()
{
    QTest::addColumn<QString>("patch");
    const auto row = [](const char *name, const char *patch) {
        QTest::newRow(name) << QString::fromLatin1(patch);
    };
    row("a player", R"([{"op":"replace","path":"/setup/seats/0/player","value":"easy"}])");
    row("a band", R"([{"op":"replace","path":"/setup/seats/0/band/name","value":"Us"}])");
    row("gear", R"([{"op":"remove","path":"/setup/seats/0/band/members/0/gear/bow"}])");
    row("a scenario", R"([{"op":"replace","path":"/setup/scenario/name/en","value":"Duel"}])");
    row("a figure", R"([{"op":"replace","path":"/resolved/fighters/0/name","value":"Bo"}])");
    row("no profiles", R"([{"op":"remove","path":"/resolved"}])");
    row("the system", R"([{"op":"replace","path":"/system","value":"crypt"}])");
    row("the revision", R"([{"op":"replace","path":"/revision","value":2}])");
    row("the checksum", R"([{"op":"replace","path":"/checksum","value":"0000000000000008"}])");
    row("the hash", R"([{"op":"replace","path":"/hash","value":"0123456789abcdef"}])");
}

void TestJournal::noticesWhateverIsChangedInTheHeader()
{
    QFETCH(QString, patch);
    const Json whole = Json::parse(encode(smallJournal().header));
    // Blanks and the order of the keys say nothing.
    QVERIFY(decodeJournalHeader(whole.dump(2)).value() == smallJournal().header);
    const auto text = whole.patch(Json::parse(patch.toStdString())).dump();
    const auto read = decodeJournal(text + "\n");
    QVERIFY(!read);
    QVERIFY(read.error().code == ErrorCode::ReplayMismatch);
    QCOMPARE(read.error().number, std::int64_t{0});
    QCOMPARE(read.error().pointer, std::string("1:/hash"));
}

/** As all were before there was one. */
void TestJournal::readsAHeaderWithoutAHash()
{
    Json whole = Json::parse(encode(smallJournal().header));
    whole.erase("hash");
    const auto read = decodeJournalHeader(whole.dump());
    QVERIFY(read && !read->hasHash);
    JournalHeader older = smallJournal().header;
    older.hasHash = false;
    QVERIFY(*read == older);
    QVERIFY(encode(older).find("hash") == std::string::npos);
    QVERIFY(decodeJournalHeader(encode(older)).value() == older);
}

void TestJournal::refusesTruncationAtEachByte()
{
    const std::string whole = encode(smallJournal());
    const std::size_t header = whole.find('\n');
    for (std::size_t length = 0; length + 1 < whole.size(); ++length) {
        // Cut between two lines it is a shorter journal; the library's chain tells of that.
        const bool atLine =
            length >= header && (whole[length] == '\n' || whole[length - 1] == '\n');
        QVERIFY2(decodeJournal(whole.substr(0, length)).has_value() == atLine,
                 std::to_string(length).c_str());
    }
}

void TestJournal::refusesANewerFormat()
{
    std::string text = encode(smallJournal());
    text.replace(text.find("\"version\":1"), 11, "\"version\":2");
    const auto read = decodeJournal(text);
    QVERIFY(!read && read.error().code == ErrorCode::NewerFormat);
}

void TestJournal::refusesMoreThanAMatchMayHave()
{
    Journal journal = decodeJournal(tests::goldenText("ambush/play-40.journal", {})).value();
    const JournalEntry last = journal.entries.back();
    while (!journal.isFull()) {
        journal.entries.push_back(last);
        journal.entries.back().seq = static_cast<int>(journal.entries.size());
    }
    std::string text = encode(journal);
    QCOMPARE(decodeJournal(text).value().entries.size(), std::size_t{kMostJournalEntries});
    text += text.substr(text.rfind('\n', text.size() - 2) + 1);
    const auto read = decodeJournal(text);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::TooManyEntries);
    QCOMPARE(read.error().subject, std::string(kAJournal));
    QCOMPARE(read.error().pointer, std::string("100002"));
}

void TestJournal::keepsWhatStands()
{
    using enum JournalAct;
    Journal journal;
    const auto add = [&](JournalAct act, bool answered = false) {
        JournalEntry entry;
        entry.act = act;
        if (answered)
            entry.answers.push_back(ChanceAnswer::ofPick(0));
        journal.entries.push_back(entry);
    };
    add(Begin);
    add(Action); // 1
    add(Action, true); // 2
    add(TakeBack);
    QCOMPARE(standing(journal), (std::vector<StandingAct>{{0}, {1}}));
    add(Redo, true); // 4: its last dice fell after it was done again
    QCOMPARE(standing(journal), (std::vector<StandingAct>{{0}, {1}, {2, 4}}));
    add(Undo);
    add(Undo);
    add(Action); // 7
    add(Redo); // nothing to do again
    QCOMPARE(standing(journal), (std::vector<StandingAct>{{0}, {7}}));
    add(Concede);
    add(Undo);
    QCOMPARE(standing(journal), (std::vector<StandingAct>{{0}, {7}}));
}

void TestJournal::setupsReadAsTheyAreWritten()
{
    MatchSetup setup;
    setup.system = "musg";
    setup.seats = {{R"({"name":"Bo"})", "person"}, {"", "easy"}};
    setup.table = R"({"seed":7})";
    setup.scenario = R"({"id":"pitched-battle"})";
    setup.options = {{"a", true}, {"b", std::int64_t{5}}, {"c", std::string("x")}};
    setup.seed = ~0ULL;
    setup.practice = true;
    const auto read = decodeMatchSetup(encode(setup));
    QVERIFY(read.has_value());
    QVERIFY(*read == setup);
    for (const char *bad :
         {R"({"system":"musg","seats":[]})", R"({"system":"musg","seats":[{"player":"a","x":1}]})",
          R"({"system":"musg","seats":[{"player":"a"}],"seed":"18446744073709551616"})",
          R"({"system":"musg","seats":[{"player":"a"}],"seed":"01"})",
          R"({"system":"musg","seats":[{"player":"a"}],"table":7})"})
        QVERIFY2(!decodeMatchSetup(bad), bad);
}

PLAIN_TEST(TestJournal)

} // namespace tst_journal

#include "tst_journal.moc"
