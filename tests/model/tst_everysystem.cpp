// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/loadquiz.h"
#include "model/match/setup/setupfile.h"
#include "model/reference.h"
#include "model/resources.h"
#include "model/systemfiles.h"
#include "rules/core/quiz/quizsolution.h"
#include "rules/systems.h"
#include "tests/support/contract/matchplay.h"
#include "tests/support/files/schemas.h"
#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QtTest/QtTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace tst_everysystem {

using namespace escarmouche;
using namespace escarmouche::model;
using escarmouche::tests::judgeBySchema;

namespace {

const rules::RuleSystems &systems()
{
    static const rules::RuleSystems kSystems = loadSystems().value();
    return kSystems;
}

bool isInBoth(const rules::Text &text)
{
    return !text.en.empty() && !text.fr.empty();
}

QString schemaOf(const std::string &system, const QString &kind)
{
    return QStringLiteral("resources/schemas/%1/catalogue-%2.schema.json")
        .arg(QString::fromStdString(system), kind);
}

/** What is wrong with what a match told; empty: nothing. */
std::string faultOf(const rules::ToldEvent &told, const rules::PhraseBook &book,
                    const Reference &reference)
{
    for (const auto language : {rules::Language::English, rules::Language::French}) {
        const std::string sentence = rules::say(book, told.sentence, language);
        if (sentence.empty() || sentence.find_first_of("{}") != sentence.npos)
            return told.sentence.key + ": " + sentence;
    }
    const std::string rule(told.rule.value);
    return reference.find(rule) ? std::string() : told.sentence.key + " cites " + rule;
}

} // namespace

/** What every game of the program is held to, whoever adds it. */
class TestEverySystem : public QObject
{
    Q_OBJECT

private slots:
    void hasANameOfItsOwn();
    void tellsItsRules_data() { each(); }
    void tellsItsRules();
    void hasASchemaForEachFile_data() { each(); }
    void hasASchemaForEachFile();
    void playsItsSetups_data();
    void playsItsSetups();
    void itsRulesAnswerItsQuiz_data() { each(); }
    void itsRulesAnswerItsQuiz();

private:
    static void each();
};

/** A row for each system. */
void TestEverySystem::each()
{
    QTest::addColumn<int>("number");
    for (std::size_t at = 0; at < systems().size(); ++at)
        QTest::newRow(systems()[at].key.c_str()) << static_cast<int>(at);
}

void TestEverySystem::hasANameOfItsOwn()
{
    std::set<std::string> keys, prefixes, names;
    for (const rules::RuleSystem &system : systems()) {
        QVERIFY2(isInBoth(system.name) && isInBoth(system.about), system.key.c_str());
        QVERIFY2(system.bands || system.matches || system.campaigns, system.key.c_str());
        keys.insert(system.key);
        prefixes.insert(system.prefix);
        names.insert(system.name.en);
    }
    QCOMPARE(keys.size(), systems().size());
    QCOMPARE(prefixes.size(), systems().size());
    QCOMPARE(names.size(), systems().size());
}

/** All rules in both languages, and which rows prove them. */
void TestEverySystem::tellsItsRules()
{
    QFETCH(int, number);
    const rules::RuleSystem &system = systems()[static_cast<std::size_t>(number)];
    const QString path =
        QStringLiteral("resources/reference/%1.json").arg(QString::fromStdString(system.key));
    QCOMPARE(judgeBySchema({{QStringLiteral("resources/schemas/reference.schema.json"), path}}),
             QStringList{QStringLiteral("ok")});
    const auto reference = loadReference(system.key);
    QVERIFY(reference && !reference->entries.empty());
    std::set<std::string> listed, covered;
    for (const RuleEntry &rule : reference->entries) {
        QVERIFY2(system.hasRule(rule.id), rule.id.c_str());
        listed.insert(rule.id);
    }
    const auto coverage = readResource("reference/" + system.key + ".coverage.json");
    QVERIFY2(coverage, "no coverage: run tst_rulerows and copy it from the build");
    const auto parsed = nlohmann::json::parse(*coverage);
    for (const auto &rule : parsed.at("rules"))
        covered.insert(rule.at("id").get<std::string>());
    QVERIFY(covered == listed);
}

/** A file without one of its own holds words. */
void TestEverySystem::hasASchemaForEachFile()
{
    QFETCH(int, number);
    const std::string &key = systems()[static_cast<std::size_t>(number)].key;
    std::vector<std::pair<QString, QString>> files;
    QDirIterator found(QStringLiteral(SOURCE_DIR "/resources/catalogues/") +
                           QString::fromStdString(key),
                       {QStringLiteral("*.json")}, QDir::Files);
    while (found.hasNext()) {
        const QFileInfo file(found.next());
        const QString own = schemaOf(key, file.completeBaseName());
        const bool hasOwn = QFile::exists(QStringLiteral(SOURCE_DIR "/") + own);
        files.emplace_back(hasOwn ? own : schemaOf(key, QStringLiteral("words")),
                           file.absoluteFilePath());
    }
    QVERIFY(!files.empty());
    const QStringList verdicts = judgeBySchema(files);
    QCOMPARE(static_cast<std::size_t>(verdicts.size()), files.size());
    for (std::size_t at = 0; at < files.size(); ++at)
        QVERIFY2(verdicts[qsizetype(at)] == QStringLiteral("ok"),
                 qPrintable(files[at].second + u' ' + verdicts[qsizetype(at)]));
}

void TestEverySystem::playsItsSetups_data()
{
    QTest::addColumn<std::string>("word");
    for (const rules::RuleSystem &system : systems()) {
        const auto keys = systemFiles(kSampleSetups, system.key);
        QVERIFY2(!system.matches || !keys.empty(), system.key.c_str());
        for (const std::string &key : keys) {
            const std::string word = system.key + '/' + key;
            QTest::newRow(word.c_str()) << word;
        }
    }
}

/** To the end, by the weakest machine that looks where it goes, and once more from the journal;
   everything that is told is a whole sentence with a rule of the reference. */
void TestEverySystem::playsItsSetups()
{
    QFETCH(std::string, word);
    const auto loaded =
        loadSetup(systems(), filePath(kSampleSetups, word),
                  [](const std::string &name) -> rules::Result<NamedBand> {
                      return rules::fail({.code = rules::ErrorCode::BandNotFound, .subject = name});
                  });
    QVERIFY2(loaded, loaded ? "" : loaded.error().pointer.c_str());
    const rules::MatchRules &matches = *loaded->system->matches;
    rules::MatchSetup setup = loaded->match;
    const auto machines = matches.machines();
    for (rules::SeatSetup &seat : setup.seats)
        seat.player = machines.size() > 1 ? machines[1] : machines.front();
    const tests::MatchPlay play = tests::playMatch(matches, setup, 7, false);
    const std::string fault =
        play.complaint.empty() ? tests::replayComplaint(matches, play) : play.complaint;
    QVERIFY2(fault.empty(), fault.c_str());
    const auto reference = loadReference(loaded->system->key);
    const auto story = matches.story(play.journal, rules::kNoSeat);
    QVERIFY(reference && story && !story->empty());
    for (const rules::ToldEvent &told : *story) {
        const std::string wrong = faultOf(told, matches.phrases(), *reference);
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
}

/** Each position has an answer, and says in both languages what it asks and why. */
void TestEverySystem::itsRulesAnswerItsQuiz()
{
    QFETCH(int, number);
    const rules::RuleSystem &system = systems()[static_cast<std::size_t>(number)];
    const auto loaded = loadQuiz(system.key);
    QVERIFY(loaded);
    if (!*loaded)
        QSKIP("It has none.");
    const rules::SystemQuiz &quiz = **loaded;
    QVERIFY(isInBoth(quiz.name()) && isInBoth(quiz.about()));
    QVERIFY(quiz.positions() > 0);
    const auto isSaid = [&](const rules::Phrase &phrase) {
        return rules::say(system.matches->phrases(), phrase, rules::Language::French)
                       .find_first_of("{}") == std::string::npos &&
               system.matches->phrases().contains(phrase.key);
    };
    std::set<std::string> ids;
    for (int at = 0; at < quiz.positions(); ++at) {
        const auto position = quiz.position(at);
        QVERIFY(position && ids.insert(position->id).second);
        QVERIFY2(isInBoth(position->name) && isInBoth(position->lesson), position->id.c_str());
        const auto solution = rules::solved(*position);
        QVERIFY2(solution && isSaid(position->question), position->id.c_str());
        QVERIFY2(solution->prey.empty() == solution->ends.empty(), position->id.c_str());
        QVERIFY(std::ranges::all_of(solution->lines, isSaid));
        for (const rules::ToldReason &reason : solution->reasons)
            QVERIFY2(isSaid(reason.sentence), reason.sentence.key.c_str());
        const bool isStill = solution->after == position->match->view(position->seat);
        QCOMPARE(isStill, solution->prey.empty()); // the position itself stays as it is
    }
}

CORE_TEST(TestEverySystem)

} // namespace tst_everysystem

#include "tst_everysystem.moc"
