// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call/commandtable.h"
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/files/schemas.h"
#include "tests/support/testmain.h"

#include <QDir>

#include <algorithm>

namespace tst_answers {

using namespace escarmouche::tests;
using nlohmann::json;

/** A command, and the schema of what it prints with --json; by default the one that is named like
    it. */
struct Row {
    const char *line;
    const char *schema = "";
    int exit = 0;
};

// One after the other, in one home.
constexpr Row kRows[] = {
    {"campaign import sample:styx"},
    {"campaign import sample:friday-nights"},
    {"campaign new Bare"},
    {"campaign new Winter --season-of Styx"},
    {"campaign new Winter"},
    {"campaign list"},
    {"campaign show Bare"},
    {"campaign history Bare"},
    {"campaign show Styx"},
    {"campaign show Styx Karnash"},
    {"campaign show \"Friday nights\""},
    {"campaign show \"Friday nights\" 1"},
    {"campaign options Styx"},
    {"campaign options \"Friday nights\" --set points_win=4"},
    {"campaign standings Styx"},
    {"campaign standings \"Friday nights\""},
    {"campaign history Styx"},
    {"campaign history \"Friday nights\""},
    {"campaign figure Styx Karnash Karnash"},
    {"campaign figure Styx Karnash Karnash --note \"Owes Orin a beer.\""},
    {"campaign fame Styx"},
    {"campaign fame \"Friday nights\""},
    {"campaign figure Styx Karnash \"Sous-fifre 5\""},
    {"campaign name Styx Karnash \"Sous-fifre 1\" --seed 7"},
    {"campaign name Styx Karnash \"Sous-fifre 1\" Grabnar"},
    {"campaign past Styx Karnash"},
    {"campaign story Styx --output story.md"},
    {"campaign report Styx 1", "report"},
    {"campaign report Styx 4", "report"},
    {"campaign report \"Friday nights\" 1", "report"},
    {"campaign postgame Styx 1 Karnash"},
    {"campaign schedule Styx Karnash Sylvaran --title Revenge --at 2026-12-01T19:30 --zone "
     "Europe/Paris --set no_rest=yes"},
    {"campaign schedule Styx --round round-robin"},
    {"campaign schedule Styx --game 5 --state forfeited --by Karnash"},
    {"campaign schedule \"Friday nights\""},
    {"print campaign Styx --output evening.pdf"},
    {"campaign report Styx 4 --crew \"Kazad Orun\""},
    {"campaign report Styx 4 --crew Sylvaran --count 2 --seed 1"},
    {"campaign report Styx 4 --play --ai easy --seed 7", "report"},
    {"campaign postgame Styx 4 Sylvaran"},
    {"campaign postgame Styx 4 Sylvaran --rest --seed 5"},
    {"campaign history Styx --write Rain"},
    {"campaign join Bare sample:karnash sample:mogwash"},
    {"campaign past Bare Karnash Urzag --set games=3 --set sous-fifre=2"},
    {"band add Bare/Karnash sous-fifre --count 2 --reason gift"},
    {"band add Bare/Karnash sword --to \"Sous-fifre 8\" --reason gift"},
    {"campaign history Bare --kind band"},
    {"campaign correct Bare 6"},
    {"campaign correct Bare 6 --count 1 --reason mistaken --dry-run"},
    {"campaign correct Bare 6 --count 1 --reason mistaken"},
    {"campaign show Bare"},
    {"campaign history Bare"},
    {"campaign history Bare --take-back 3", "", 1},
    {"campaign history Bare --take-back 3 --force"},
    {"campaign verify Styx --deep"},
    {"campaign rename Bare Barren"},
    {"campaign rename \"Friday nights/Anne\" Ann"},
    {"campaign state Barren start"},
    {"campaign withdraw Styx \"Vega IX\""},
    {"campaign withdraw \"Friday nights\" 1"},
    {"campaign export Styx --output styx.campaign.jsonl"},
    {"campaign show Nobody", "answers/error", 3},
    {"campaign state Barren sideways", "answers/error", 2},
    {"band new Crocs --set race=orc"},
    {"band import sample:karnash sample:mogwash"},
    {"band list"},
    {"band show Karnash"},
    {"band add Crocs chief"},
    {"band add Crocs sword --to chief"},
    {"band show Crocs"},
    {"band remove Crocs sword --from chief"},
    {"band remove Crocs --whole"},
    {"band export Karnash --output karnash.band.json"},
    {"band check karnash.band.json sample:vega"},
    {"band check story.md", "", 4},
    {"catalogue list --system musg"},
    {"catalogue list --system zombies"},
    {"catalogue show sword"},
    {"rules list --system musg"},
    {"rules show MUSG-BAND-03"},
    {"rules coverage --system musg"},
    {"print band Karnash --output band.pdf"},
    {"print standings Styx --output standings.pdf"},
    {"print story Styx --output told.pdf"},
    {"print reference sample:first-night --output reference.pdf"},
    {"print scores sample:first-night --output scores.pdf"},
    {"print counters sample:a-few-bullets --output counters.pdf"},
    {"library check"},
    {"library backup"},
    {"library restore newest"},
    {"library export --output bands"},
    {"library export --ledger --output ledger.jsonl"},
    {"library rebuild ledger.jsonl --library other.library"},
    {"match play sample:first-night --seed 7 --ai easy --journal town.journal"},
    {"match verify town.journal"},
    {"match show town.journal"},
    {"match show town.journal --awaited"},
    {"match play sample:duel-in-the-hamlet --script sample:opening --journal duel.journal"},
    {"match show duel.journal --awaited"},
    {"match verify duel.journal"},
    {"simulate sample:first-night --games 1 --seed 7 --ai random", "simulation"},
    {"table import sample:crossroads"},
    {"table import sample:crossroads --output crossroads.table.json"},
    {"odds attack human/sous-fifre/rifle orc/chief --distance 12", "musg/odds"},
    {"odds command orc/sous-fifre --test rout --with orc/chief", "musg/command-odds"},
    {"odds fight --bullets 2 --life 3 --bonus 1"},
    {"odds volley --rep 5 --dice 6 --best 3 --zombies 2"},
    {"odds charge --rep 4 --zombies 3"},
    {"odds melee --rep 4 --dice 2 --zombies 4"},
    {"bench --list"},
};

/** Every answer of every command with --json has the form that is published. */
class TestAnswers : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void initTestCase();
    void answersHaveTheirForm_data() { rows(); }
    void answersHaveTheirForm();
    void aKeyMoreIsNoticed_data() { rows(); }
    void aKeyMoreIsNoticed();
    void aKeyThatASchemaLacksIsNoticed();
    void everyCommandHasARow();
    void everySchemaHasARow();

private:
    static void rows()
    {
        QTest::addColumn<int>("at");
        for (int at = 0; at < static_cast<int>(std::size(kRows)); ++at)
            QTest::addRow("%d %s", at, kRows[at].line) << at;
    }
    /** "campaign show" */
    static QString commandOf(const Row &row)
    {
        const QStringList line = words(row.line);
        const bool isOne =
            escarmouche::app::cli::findCommand(line.front().toStdString()) != nullptr;
        return isOne ? line.front() : line.front() + u' ' + line.at(1);
    }
    static QString schemaOf(const Row &row)
    {
        const QString named = QLatin1String(row.schema);
        return QStringLiteral("resources/schemas/%1.schema.json")
            .arg(!named.isEmpty()
                     ? named
                     : QStringLiteral("answers/") + commandOf(row).replace(u' ', u'-'));
    }
    QString kept(const char *kind, std::size_t at, const json &value)
    {
        QFile file(
            m_folder.filePath(QStringLiteral("%1-%2.json").arg(QLatin1String(kind)).arg(at)));
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray::fromStdString(value.dump()));
        return file.fileName();
    }
    /** A schema that is not known to have a key which it asks for, beside the one it refers to. */
    QString spoiled()
    {
        QFile file(
            QStringLiteral(SOURCE_DIR "/resources/schemas/answers/library-check.schema.json"));
        json schema =
            file.open(QIODevice::ReadOnly) ? json::parse(file.readAll().toStdString()) : json();
        schema["properties"].erase("sound");
        QFile::copy(QStringLiteral(SOURCE_DIR "/resources/schemas/answers/shared.schema.json"),
                    m_folder.filePath(QStringLiteral("shared.schema.json")));
        return kept("schema", 0, schema);
    }

    QTemporaryDir m_folder;
    std::vector<Ran> m_ran;
    QStringList m_verdicts; // of each answer; then of each with a key more; then by the bad schema
};

/** All commands first, so that one process judges them all. */
void TestAnswers::initTestCase()
{
    std::vector<std::pair<QString, QString>> files, more;
    QString check;
    for (const Row &row : kRows) {
        m_ran.push_back(m_program->run(words(row.line) << QStringLiteral("--json")));
        json answer = parsed(m_ran.back());
        files.emplace_back(schemaOf(row), kept("answer", files.size(), answer));
        if (std::string_view(row.line) == "library check")
            check = files.back().second;
        if (answer.is_object())
            answer["unheard_of"] = 1;
        more.emplace_back(files.back().first, kept("more", more.size(), answer));
    }
    files.insert(files.end(), more.begin(), more.end());
    files.emplace_back(spoiled(), check);
    m_verdicts = judgeBySchema(files);
    QCOMPARE(m_verdicts.size(), static_cast<qsizetype>(files.size()));
}

void TestAnswers::answersHaveTheirForm()
{
    QFETCH(int, at);
    const Ran &ran = m_ran.at(static_cast<std::size_t>(at));
    QVERIFY2(ran.exit == kRows[at].exit, ran.err.constData());
    QCOMPARE(m_verdicts.at(at), QStringLiteral("ok"));
}

void TestAnswers::aKeyMoreIsNoticed()
{
    QFETCH(int, at);
    const auto most = static_cast<int>(std::size(kRows));
    const QString verdict = m_verdicts.at(most + at);
    QVERIFY2(verdict.startsWith(QLatin1String("no\t/: ")), qPrintable(verdict));
}

void TestAnswers::aKeyThatASchemaLacksIsNoticed()
{
    QVERIFY2(m_verdicts.back().contains(QStringLiteral("sound")), qPrintable(m_verdicts.back()));
}

void TestAnswers::everyCommandHasARow()
{
    for (const auto &info : escarmouche::app::cli::commands()) {
        const bool hasRow = std::ranges::any_of(kRows, [&](const Row &row) {
            return row.exit == 0 && commandOf(row) == QString::fromStdString(info.path);
        });
        const bool hasAnswer = std::ranges::count(info.options, "--json") > 0;
        QVERIFY2(hasRow || !hasAnswer, info.path.c_str());
    }
}

void TestAnswers::everySchemaHasARow()
{
    const QDir folder(QStringLiteral(SOURCE_DIR "/resources/schemas/answers"));
    const QStringList files = folder.entryList({QStringLiteral("*.json")});
    QVERIFY(files.size() > 30);
    for (const QString &file : files) {
        const QString path = QStringLiteral("resources/schemas/answers/") + file;
        const bool hasRow =
            std::ranges::any_of(kRows, [&](const Row &row) { return schemaOf(row) == path; });
        QVERIFY2(hasRow || file == QStringLiteral("shared.schema.json"), qPrintable(file));
    }
}

CORE_TEST(TestAnswers)

} // namespace tst_answers

#include "tst_answers.moc"
