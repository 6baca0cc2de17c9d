// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/codec/codec.h"
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/musg/campaignroom.h"
#include "tests/support/testmain.h"

#include <algorithm>
#include <set>

namespace tst_postgamecommands {

using namespace escarmouche::tests;
using nlohmann::json;

/** Lines of a post-game settled at the command line, dice typed or thrown. */
class TestPostGameCommands : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init()
    {
        startAs("a played game", [this] { playReported(); });
    }
    void everyKindOfLineIsSettled_data();
    void everyKindOfLineIsSettled();
    void aDestinyIsLeftToChance();
    void whatADestinyCannotBe_data();
    void whatADestinyCannotBe();
    void noDieIsThrownForALineThatComesLater();
    void theStoryFoldsItsDice();

private:
    /** One band loses its chief to legend; of the other a sous-chef may take the place of his. */
    void playReported();
    void join(const char *name, escarmouche::rules::musg::Band band)
    {
        band.name = name;
        const QString file = QString::fromLatin1(name) + QStringLiteral(".band.json");
        write(file, QByteArray::fromStdString(
                        escarmouche::rules::musg::encodeBand(musgCatalogue(), band)));
        QVERIFY(!fine(QStringLiteral(
                          "campaign join Autumn %1 --player Anne --as-it-stands --reason test")
                          .arg(file))
                     .is_null());
    }
    static json *named(json &report, const std::string &name)
    {
        const auto met = std::ranges::find_if(
            report["figures"], [&](const json &each) { return each["name"]["en"] == name; });
        return met == report["figures"].end() ? nullptr : &*met;
    }
    static json lineOf(const json &document, const std::string &key)
    {
        for (const json &line : document["lines"]) {
            if (line["line"] == key)
                return line;
        }
        return {};
    }
    /** The key of the line of a step. */
    std::string keyOf(const char *band, const std::string &step)
    {
        const json now = document(band);
        for (const json &line : now["lines"]) {
            if (line["step"] == step)
                return line["line"].get<std::string>();
        }
        return {};
    }
    static QString command(const char *band, const std::string &line = {})
    {
        const QString game = QStringLiteral("campaign postgame Autumn 1 ") + QLatin1String(band);
        return line.empty() ? game
                            : game + QStringLiteral(" --line ") + QString::fromStdString(line);
    }
    json document(const char *band) { return fine(command(band)); }
    json settle(const char *band, const json &line, bool typed);
    std::set<std::string> settleAll(const char *band, bool typed);
    /** Of the lines before the destiny. */
    void settleUntilDestiny();
};

void TestPostGameCommands::playReported()
{
    fine(QStringLiteral("campaign new Autumn --as Anne --set xp_boxes_hero=10 "
                        "--set xp_boxes_sous_fifre=10 --set medikit_consumed=yes "
                        "--set legal_bands=no"));
    join("Reds", BandBuilder("generic").campaign(60).chief().experience(10).sousFifre(3).band());
    join("Blues", BandBuilder("generic")
                      .campaign(60)
                      .chief()
                      .injury("malus-movement")
                      .sousChef()
                      .named("Full")
                      .experience(10)
                      .sousChef()
                      .named("Hurt")
                      .sousFifre()
                      .named("Ripe")
                      .experience(10)
                      .sousFifre()
                      .named("Nearly")
                      .experience(4)
                      .sousFifre()
                      .named("Healer")
                      .with("medikit")
                      .sousFifre()
                      .named("Fallen")
                      .with("sword")
                      .sousFifre()
                      .named("Downed")
                      .with("sword")
                      .merc("elf-sniper")
                      .named("Hired")
                      .band());
    fine(QStringLiteral("campaign schedule Autumn Reds Blues"));
    json report = fine(QStringLiteral("campaign report Autumn 1"));
    report["seats"][0]["result"] = "loss";
    report["seats"][1]["result"] = "win";
    for (const char *name : {"Hurt", "Fallen", "Downed", "Hired"}) {
        json *figure = named(report, name);
        QVERIFY2(figure != nullptr, name);
        (*figure)["end"] = "out-of-action";
        json &foe = report["figures"][1]; // of the other band
        foe["knock_outs"].push_back({{"victim", (*figure)["figure"]},
                                     {"victim_rank", (*figure)["rank"]},
                                     {"with", ""},
                                     {"turn", 1}});
    }
    QVERIFY(named(report, "Healer") != nullptr);
    (*named(report, "Healer"))["used"] = json::array({"medikit"});
    write(QStringLiteral("game.json"), QByteArray::fromStdString(report.dump()));
    fine(QStringLiteral("campaign report Autumn 1 --report game.json"));
}

/** Dice first, then an answer: chance where that is one, else the first that is possible. */
json TestPostGameCommands::settle(const char *band, const json &line, bool typed)
{
    QString call = command(band, line["line"].get<std::string>());
    if (line.contains("dice"))
        call += !typed                                  ? QStringLiteral(" --throw --seed 1")
                : line["dice"].contains("reading")      ? QStringLiteral(" --dice 22")
                : line["dice"]["count"].get<int>() == 1 ? QStringLiteral(" --dice 1")
                                                        : QStringLiteral(" --dice 1,1");
    for (const char *wanted : {"by_dice", "possible"}) {
        const auto options = line.value("options", json::array());
        const auto met = std::ranges::find_if(
            options, [&](const json &option) { return option[wanted].get<bool>(); });
        if (met == options.end())
            continue;
        call += QStringLiteral(" --answer ") +
                QString::fromStdString((*met)["answer"].get<std::string>());
        break;
    }
    return fine(call);
}

/** The steps of which a line was settled. */
std::set<std::string> TestPostGameCommands::settleAll(const char *band, bool typed)
{
    std::set<std::string> steps;
    constexpr int kMost = 200;
    for (int turn = 0; turn < kMost; ++turn) {
        const json now = document(band);
        const auto next = std::ranges::find_if(now["lines"], [](const json &line) {
            return !line["done"].get<bool>() && line["after"].empty();
        });
        if (next == now["lines"].end())
            return steps;
        const json then = settle(band, *next, typed);
        if (then.is_null())
            return {};
        if (lineOf(then, (*next)["line"].get<std::string>())["done"].get<bool>())
            steps.insert((*next)["step"].get<std::string>());
    }
    return {};
}

void TestPostGameCommands::everyKindOfLineIsSettled_data()
{
    QTest::addColumn<bool>("typed");
    QTest::newRow("typed dice") << true;
    QTest::newRow("seeded dice") << false;
}

void TestPostGameCommands::everyKindOfLineIsSettled()
{
    QFETCH(const bool, typed);
    std::set<std::string> settled;
    for (const char *band : {"Reds", "Blues"}) {
        const auto steps = settleAll(band, typed);
        QVERIFY2(!steps.empty(), band);
        settled.insert(steps.begin(), steps.end());
        QVERIFY(fine(command(band) + QStringLiteral(" --close"))["closed"].get<bool>());
    }
    for (const auto &step : musgCampaigns().steps())
        QVERIFY2(settled.contains(step.key), step.key.c_str());
    QVERIFY(fine(QStringLiteral("campaign verify Autumn"))["verified"].get<bool>());
}

void TestPostGameCommands::settleUntilDestiny()
{
    fine(command("Reds") + QStringLiteral(" --rest --seed 5"));
    constexpr int kMost = 100;
    for (int turn = 0; turn < kMost; ++turn) {
        const json now = document("Blues");
        const auto next = std::ranges::find_if(now["lines"], [](const json &line) {
            return !line["done"].get<bool>() && line["after"].empty() &&
                   line["step"] != "destiny" && line["step"] != "gear";
        });
        if (next == now["lines"].end())
            return;
        settle("Blues", *next, true);
    }
}

void TestPostGameCommands::aDestinyIsLeftToChance()
{
    settleUntilDestiny();
    const std::string key = keyOf("Blues", "destiny");
    QVERIFY(!key.empty());
    const json open = lineOf(document("Blues"), key);
    QCOMPARE(open["awaiting"].get<std::string>(), std::string("choice"));
    QCOMPARE(open["dice"]["count"].get<int>(), 1);
    const Ran told = m_program->run(words(command("Blues").toUtf8().constData())
                                    << QStringLiteral("--lang") << QStringLiteral("en"));
    QVERIFY2(told.out.contains("may be left to 1d6"), told.out.constData());
    // The die first, the answer later: nothing else is possible then.
    const json rolled = lineOf(fine(command("Blues", key) + QStringLiteral(" --dice 5")), key);
    QVERIFY(!rolled["done"].get<bool>());
    QVERIFY(!rolled.contains("dice"));
    QCOMPARE(rolled["rolls"][0]["faces"][0].get<int>(), 5);
    const Ran stays = m_program->run(
        words((command("Blues", key) + QStringLiteral(" --answer stay")).toUtf8().constData()));
    QVERIFY(stays.exit != 0);
    const json done = lineOf(fine(command("Blues", key) + QStringLiteral(" --answer chance")), key);
    QVERIFY(done["done"].get<bool>());
    QCOMPARE(done["answer"].get<std::string>(), std::string("chance"));
}

void TestPostGameCommands::noDieIsThrownForALineThatComesLater()
{
    const json before = document("Blues");
    const std::string key = keyOf("Blues", "destiny");
    QVERIFY(!lineOf(before, key)["after"].empty());
    for (const char *dice : {"--throw", "--dice 4"}) {
        const QString call = command("Blues", key) + QStringLiteral(" --answer chance --lang en ");
        const Ran ran = m_program->run(words((call + QLatin1String(dice)).toUtf8().constData()));
        QCOMPARE(ran.exit, 1);
        QVERIFY2(ran.err.contains("Nothing was changed"), ran.err.constData());
        QCOMPARE(document("Blues"), before);
    }
}

void TestPostGameCommands::whatADestinyCannotBe_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no dice") << QStringLiteral("--answer chance") << 2 << QByteArray("--dice N");
    QTest::newRow("no answer") << QString() << 2 << QByteArray("--answer");
    QTest::newRow("dice for nothing")
        << QStringLiteral("--answer stay --dice 4") << 2 << QByteArray("needs no dice");
    QTest::newRow("thrown for nothing")
        << QStringLiteral("--answer stay --throw") << 2 << QByteArray("needs no dice");
    QTest::newRow("no such die") << QStringLiteral("--answer chance --dice 7") << 1
                                 << QByteArray("1d6");
    QTest::newRow("too many") << QStringLiteral("--answer chance --dice 4,4") << 1
                              << QByteArray("needs only");
}

void TestPostGameCommands::whatADestinyCannotBe()
{
    QFETCH(const QString, options);
    QFETCH(const int, exit);
    QFETCH(const QByteArray, says);
    settleUntilDestiny();
    const std::string key = keyOf("Blues", "destiny");
    const json before = document("Blues");
    const Ran ran =
        m_program->run(words((command("Blues", key) + u' ' + options + QStringLiteral(" --lang en"))
                                 .toUtf8()
                                 .constData()));
    QCOMPARE(ran.exit, exit);
    QVERIFY2(ran.err.contains(says), ran.err.constData());
    QCOMPARE(document("Blues"), before); // nothing was rolled for it
}

/** Below what came of them. */
void TestPostGameCommands::theStoryFoldsItsDice()
{
    settleAll("Blues", false);
    const auto told = [this](const char *how) {
        return m_program->run(words((std::string("campaign story Autumn --format ") + how).c_str()))
            .out;
    };
    const QByteArray text = told("txt");
    const auto at = text.indexOf("\nDice (");
    QVERIFY2(at > 0 && !text.contains("[dice"), text.constData());
    const int count = text.mid(at + 7, text.indexOf(')', at) - at - 7).toInt();
    QVERIFY(count > 0);
    QCOMPARE(text.mid(at).count("\n  - "), count);
    const QByteArray dice = QByteArray::number(count);
    QVERIFY(told("html").contains("<details><summary>Dice (" + dice + ")</summary><ul>"));
    QVERIFY(told("md --lang fr").contains("<summary>\n\nDés (" + dice + ")\n"));
}

CORE_TEST(TestPostGameCommands)

} // namespace tst_postgamecommands

#include "tst_postgamecommands.moc"
