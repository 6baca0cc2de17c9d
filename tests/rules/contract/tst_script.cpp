// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/match/erase.h"
#include "rules/core/match/script.h"
#include "rules/musg/play/matchrules.h"
#include "tests/support/contract/matchplay.h"
#include "tests/support/files/golden.h"
#include "tests/support/files/manycases.h"
#include "tests/support/files/mutations.h"
#include "tests/support/files/schemas.h"
#include "tests/support/musg/musgband.h"
#include "tests/support/quarter/quartercodec.h"
#include "tests/support/testmain.h"
#include "tests/support/toys/toycodecs.h"

#include <QTemporaryDir>
#include <QtTest/QtTest>

#include <algorithm>
#include <array>
#include <functional>
#include <sstream>

namespace tst_script {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::tests;
using Json = nlohmann::json;

namespace {

/** A match to be begun, and who plays it. */
struct Playing {
    std::unique_ptr<const MatchRules> rules;
    MatchSetup setup;
    std::string golden; // name of a kept journal; empty: it is played

    /** The match of that number, as it was played seat by seat. Of M.U.S.G. it is a kept one, which
        was begun with its own seed. */
    MatchPlay play(std::uint64_t seed, bool wander) const
    {
        if (golden.empty())
            return playMatch(*rules, setup, seed, wander);
        const auto kept = decodeJournal(goldenText(golden, {}));
        return kept ? MatchPlay{{}, *kept, {}} : MatchPlay{"no journal of that name", {}, {}};
    }
};

Playing tableOf(const std::string &system, int number = 0)
{
    static const std::array<std::string, 4> kKept{
        "musg/ravine-easy.journal", "musg/hamlet-random.journal", "musg/hired-wandering.journal",
        "musg/hamlet-followed.journal"};
    if (system == "ambush")
        return {erase(AmbushCodec{}), toySetup(system, "random"), {}};
    if (system == "crypt")
        return {erase(CryptCodec{}), toySetup(system, "random"), {}};
    return {musg::play::matchRules(musgCatalogue()), {}, kKept[static_cast<std::size_t>(number)]};
}

/** The set-up of a journal, with people on those seats. */
MatchSetup withPeople(const Journal &journal, std::initializer_list<std::size_t> seats)
{
    MatchSetup setup = *decodeMatchSetup(journal.header.setup);
    for (const std::size_t seat : seats)
        setup.seats[seat].player = kPerson;
    return setup;
}

/** The lines of a script that are wanted. */
std::string onlyLines(const std::string &script, const std::function<bool(const Json &)> &wanted)
{
    std::istringstream lines(script);
    std::string kept;
    for (std::string line; std::getline(lines, line);) {
        if (wanted(Json::parse(line)))
            kept += line + '\n';
    }
    return kept;
}

bool isChance(const Json &line)
{
    return line.contains("faces") || line.contains("picked");
}

/** What a script leaves in a match that is begun for it. */
struct Left {
    std::string complaint; // empty: every line was done
    Error error;
    Journal journal;
};

Left played(const MatchRules &rules, const MatchSetup &setup, std::string_view script,
            DiceSource *dice = nullptr)
{
    const auto match = rules.begin(setup);
    if (!match)
        return {"the match does not begin", match.error(), {}};
    ScriptPlayer player(**match, dice, setup.practice);
    const auto done = player.play(script);
    Left left{{}, {}, (*match)->journal()};
    if (!done) {
        left.error = done.error();
        left.complaint = "refused at " + left.error.pointer;
    }
    return left;
}

/** A line of each form, and some that are none. */
const std::vector<std::string> kLines{
    R"({"action":{"act":"walk","figure":3,"path":[[1,2,0]]}})",
    R"({"action":{"act":"end-activation"},"seat":2})",
    R"({"act":"undo"})",
    R"({"act":"redo"})",
    R"({"act":"take-back"})",
    R"({"act":"draw"})",
    R"({"act":"concede","seat":1})",
    R"({"faces":[3,5]})",
    R"({"faces":["a bell","S"]})",
    R"({"picked":7})",
};

std::size_t agreed(const std::vector<std::string> &texts, std::string &complaint)
{
    QTemporaryDir folder;
    std::vector<std::pair<QString, QString>> files;
    for (const std::string &text : texts) {
        QFile file(folder.filePath(QString::number(files.size())));
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray::fromStdString(text));
        files.emplace_back(QStringLiteral("resources/schemas/script.schema.json"), file.fileName());
    }
    const QStringList verdicts = judgeBySchema(files);
    std::size_t taken = 0;
    for (std::size_t at = 0; at < texts.size(); ++at) {
        const bool sound = decodeScriptLine(texts[at]).has_value();
        const QString verdict = verdicts.value(static_cast<qsizetype>(at));
        if (sound != (verdict == QStringLiteral("ok")) && complaint.empty())
            complaint = verdict.toStdString() + "\n" + texts[at];
        taken += sound;
    }
    return taken;
}

} // namespace

class TestScript : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatItWrites();
    void readsTheDocumentedExample();
    void readerAndSchemaAgree();
    void aJournalIsAScript_data() { games(); }
    void aJournalIsAScript();
    void machinesPlayTheirOwnSeats_data() { games(); }
    void machinesPlayTheirOwnSeats();
    void anotherDieIsAnotherMatch();
    void diceThatNobodyTellsAreThrown();
    void itStopsAtTheLineThatIsRefused();
    void drawsAreToldInPracticeAlone();
    void facesAreToldByTheirWords();

private:
    static void games()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<int>("matches");
        QTest::newRow("ambush") << QStringLiteral("ambush") << manyCases(20);
        QTest::newRow("crypt") << QStringLiteral("crypt") << manyCases(20);
        QTest::newRow("musg") << QStringLiteral("musg") << manyCases(4);
    }
};

void TestScript::readsWhatItWrites()
{
    for (const std::string &line : kLines) {
        const auto read = decodeScriptLine(line);
        QVERIFY2(read.has_value(), line.c_str());
        QVERIFY2(Json::parse(encode(*read)) == Json::parse(line), line.c_str());
        QVERIFY(*decodeScriptLine(encode(*read)) == *read);
    }
    QCOMPARE(std::get<ScriptAct>(*decodeScriptLine(kLines[1])).seat.value, std::int8_t{1});
    QVERIFY(!std::get<ScriptAct>(*decodeScriptLine(kLines[0])).seat.valid());
}

void TestScript::readsTheDocumentedExample()
{
    QFile file(QStringLiteral(SOURCE_DIR "/resources/schemas/README.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string readme = file.readAll().toStdString();
    const auto chapter = readme.find("## The script of a match");
    QVERIFY(chapter != std::string::npos);
    const auto from = readme.find('\n', readme.find("```", chapter)) + 1;
    std::istringstream lines(readme.substr(from, readme.find("```", from) - from));
    int read = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        QVERIFY2(decodeScriptLine(line).has_value(), line.c_str());
        ++read;
    }
    QVERIFY(read >= 5);
}

void TestScript::readerAndSchemaAgree()
{
    Mutations mutations(20265);
    std::vector<std::string> texts(kLines);
    for (const char *odd : {R"({})",
                            R"([])",
                            R"({"act":"undo","seat":1})",
                            R"({"act":"concede"})",
                            R"({"act":"action"})",
                            R"({"act":"begin"})",
                            R"({"action":{},"act":"undo"})",
                            R"({"action":{},"faces":[1]})",
                            R"({"faces":[1],"picked":1})",
                            R"({"faces":[1],"seat":1})",
                            R"({"faces":["S",1]})",
                            R"({"faces":[1,"S"]})",
                            R"({"faces":["S"],"picked":1})",
                            R"({"faces":[""]})",
                            R"({"action":{},"seat":0})",
                            R"({"action":{},"seat":8})",
                            R"({"action":{},"seat":9})",
                            R"({"action":"walk"})",
                            R"({"faces":[]})",
                            R"({"picked":65535})",
                            R"({"picked":65536})"})
        texts.emplace_back(odd);
    while (texts.size() < 400) {
        Json value = Json::parse(mutations.oneOf(kLines));
        mutations.spoil(value);
        texts.push_back(value.dump());
    }
    std::string complaint;
    const std::size_t taken = agreed(texts, complaint);
    QVERIFY2(complaint.empty(), complaint.c_str());
    QVERIFY2(taken > 40 && taken < 360, std::to_string(taken).c_str());
}

/** Whatever was done, undone and drawn: said again line by line it is the same match. */
void TestScript::aJournalIsAScript()
{
    QFETCH(QString, system);
    QFETCH(int, matches);
    for (int number = 0; number < matches; ++number) {
        const Playing table = tableOf(system.toStdString(), number);
        const auto play = table.play(static_cast<std::uint64_t>(number), true);
        QVERIFY2(play.complaint.empty(), play.complaint.c_str());
        const auto left =
            played(*table.rules, withPeople(play.journal, {0, 1}), scriptOf(play.journal));
        QVERIFY2(left.complaint.empty(), left.complaint.c_str());
        QVERIFY(left.journal.entries == play.journal.entries);
        QCOMPARE(left.journal.header.checksum, play.journal.header.checksum);
    }
}

void TestScript::machinesPlayTheirOwnSeats()
{
    QFETCH(QString, system);
    QFETCH(int, matches);
    const int whole = system == QStringLiteral("musg") ? std::min(2, matches)
                                                       : matches; // the third one goes back
    for (int number = 0; number < whole; ++number) {
        const Playing table = tableOf(system.toStdString(), number);
        const auto play = table.play(static_cast<std::uint64_t>(number), false);
        QVERIFY2(play.complaint.empty(), play.complaint.c_str());
        // The kit plays without practice here, and draws are told all the same.
        const auto practice = [&](std::initializer_list<std::size_t> people) {
            MatchSetup setup = withPeople(play.journal, people);
            setup.practice = true;
            return setup;
        };
        const std::string script = scriptOf(play.journal);
        const auto both = played(*table.rules, practice({}), onlyLines(script, isChance));
        QVERIFY2(both.complaint.empty(), both.complaint.c_str());
        QVERIFY(both.journal.entries == play.journal.entries);
        const auto one =
            played(*table.rules, practice({0}), onlyLines(script, [](const Json &line) {
                return isChance(line) || line.at("seat") == 1;
            }));
        QVERIFY2(one.complaint.empty(), one.complaint.c_str());
        QVERIFY(one.journal.entries == play.journal.entries);
    }
}

/** Else the tests above would prove nothing. */
void TestScript::anotherDieIsAnotherMatch()
{
    const Playing table = tableOf("musg", 0);
    const auto play = table.play(3, false);
    int entry = 0;
    const Journal flipped = withFlippedDie(play.journal, 20, entry);
    QVERIFY(entry > 0);
    const auto left = played(*table.rules, withPeople(play.journal, {0, 1}), scriptOf(flipped));
    QVERIFY(left.journal.entries != play.journal.entries);
}

void TestScript::diceThatNobodyTellsAreThrown()
{
    for (const std::string system : {"crypt", "ambush"}) {
        const Playing table = tableOf(system, 1);
        const auto play = table.play(5, false); // its dice are those of this seed
        SeededDice dice(seedOf(5, 0));
        const std::string acts =
            onlyLines(scriptOf(play.journal), [](const Json &line) { return !isChance(line); });
        const auto left = played(*table.rules, withPeople(play.journal, {0, 1}), acts, &dice);
        QVERIFY2(left.complaint.empty(), left.complaint.c_str());
        QVERIFY(left.journal.entries == play.journal.entries);
        SeededDice again(seedOf(5, 0));
        const auto machines = played(*table.rules, withPeople(play.journal, {}), "", &again);
        QVERIFY(machines.journal == play.journal);
    }
}

void TestScript::itStopsAtTheLineThatIsRefused()
{
    const Playing table = tableOf("musg", 0);
    const auto play = table.play(1, false);
    const MatchSetup people = withPeople(play.journal, {0, 1});
    std::istringstream all(scriptOf(play.journal));
    std::string begun = "# a match\n\n";
    for (int line = 0; line < 8; ++line) {
        std::string next;
        std::getline(all, next);
        begun += next + "\r\n";
    }
    const auto whole = played(*table.rules, people, begun);
    QVERIFY2(whole.complaint.empty(), whole.complaint.c_str());
    const auto refusedWith = [&](const std::string &line) {
        const auto left = played(*table.rules, people, begun + line + "\n{\"act\":\"draw\"}\n");
        return left.journal.entries == whole.journal.entries ? left.error : Error{};
    };
    QCOMPARE(refusedWith("{\"action\":").pointer, std::string("11:/action"));
    QVERIFY(refusedWith("{\"action\":").code == ErrorCode::NotJson);
    QCOMPARE(refusedWith(R"({"face":[1]})").pointer, std::string("11"));
    QCOMPARE(refusedWith(R"({"faces":[0]})").pointer, std::string("11:/faces/0"));
    QCOMPARE(refusedWith(R"({"faces":[1,2,3,4,5,6,1,2]})").pointer, std::string("11"));
    QVERIFY(refusedWith(R"({"faces":[1,2,3,4,5,6,1,2]})").code == ErrorCode::DiceDoNotFit);
    QCOMPARE(refusedWith(R"({"action":{"act":"dance"}})").pointer, std::string("11:/action/act"));
    const Error early = refusedWith(R"({"action":{"act":"end-activation"}})");
    QCOMPARE(early.pointer, std::string("11"));
    QVERIFY(early.code == ErrorCode::RefusedByRule && early.subject.starts_with("MUSG-"));
    const Error other = refusedWith(R"({"seat":8,"action":{"act":"end-activation"}})");
    QVERIFY(other.code == ErrorCode::NotYourTurn);
    const auto over = played(*table.rules, people, scriptOf(play.journal) + R"({"act":"draw"})");
    QVERIFY(over.error.code == ErrorCode::MatchOver);
    QVERIFY(over.journal.entries == play.journal.entries);
}

void TestScript::drawsAreToldInPracticeAlone()
{
    const Playing table = tableOf("ambush", 0);
    const auto play = table.play(2, true);
    const std::string script = scriptOf(play.journal);
    QVERIFY(script.find("picked") != std::string::npos);
    MatchSetup earnest = withPeople(play.journal, {0, 1});
    QVERIFY(played(*table.rules, earnest, script).complaint.empty());
    earnest.practice = false;
    const auto refused = played(*table.rules, earnest, script);
    QVERIFY(refused.error.code == ErrorCode::RefusedByRule);
    QCOMPARE(whyRefused(refused.error).key, std::string(kDrawNotTyped));
    SeededDice dice(7);
    QVERIFY(played(*table.rules, earnest, "", &dice).complaint.empty());
}

/** Of several that show the same, the first; in either language. Without rules there are no words.
 */
void TestScript::facesAreToldByTheirWords()
{
    const auto rules = erase(QuarterCodec{});
    MatchSetup thief = toySetup("quarter", kPerson);
    thief.seats.resize(1);
    thief.practice = true;
    std::string begun = R"({"picked":0})" + std::string("\n") + R"({"picked":0})" + '\n' +
                        R"({"action":{"deed":"wait"}})" + '\n';
    const auto fell = [&](const std::string &line, const MatchRules *words) {
        const auto match = rules->begin(thief);
        ScriptPlayer player(**match, nullptr, true, words);
        const auto done = player.play(begun + line);
        const auto &answers = (*match)->journal().entries.back().answers;
        if (!done)
            return done.error().pointer + ' ' + done.error().subject + ": " + done.error().hint;
        return std::to_string(answers.back().faces[0]);
    };
    const auto *words = rules.get();
    QCOMPARE(fell(R"({"faces":[6]})", words), std::string("6"));
    QCOMPARE(fell(R"({"faces":["two bells"]})", words), std::string("6"));
    QCOMPARE(fell(R"({"faces":["une cloche"]})", words), std::string("4"));
    QCOMPARE(fell(R"({"faces":["a drum"]})", words),
             std::string("4:/faces/0 a drum: quiet, a bell, two bells"));
    QCOMPARE(fell(R"({"faces":["a bell"]})", nullptr), std::string("4:/faces/0 string: integer"));
}

PLAIN_TEST(TestScript)

} // namespace tst_script

#include "tst_script.moc"
