// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/files/schemas.h"
#include "tests/support/testmain.h"

namespace tst_oddscommands {

using namespace escarmouche::tests;
using nlohmann::json;

/** What `odds attack` and `odds command` say, and what they refuse. */
class TestOddsCommands : public QObject
{
    Q_OBJECT

private slots:
    void tellsExactOdds();
    void tellsWhatIsRolled();
    void tellsOddsOfCommandTests();
    void tellsOddsWithGuards();
    void refusesAttacksWithTheirReason();
};

void TestOddsCommands::tellsExactOdds()
{
    Program house;
    const QString attack = QStringLiteral("odds attack human/sous-fifre/rifle orc/sous-fifre "
                                          "--distance 12");
    const Ran open = house.run((attack + QStringLiteral(" --json")).split(u' '));
    QVERIFY2(open.exit == 0, open.err.constData());
    const Ran hidden = house.run((attack + QStringLiteral(" --obstacle 10 --json")).split(u' '));
    QVERIFY2(hidden.exit == 0, hidden.err.constData());
    const auto any = [](const Ran &ran) {
        return std::stod(
            json::parse(ran.out.toStdString()).at("any_lost").at("decimal").get<std::string>());
    };
    QVERIFY(any(open) > any(hidden) && any(hidden) > 0);
    const Ran strike =
        house.run(words("odds attack orc/chief/sword human/sous-fifre --charge --lang fr"));
    QVERIFY2(strike.exit == 0, strike.err.constData());
    QVERIFY(strike.out.contains("/"));

    QFile file(house.file(QStringLiteral("odds.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(hidden.out);
    file.close();
    QCOMPARE(judgeBySchema({{QStringLiteral("resources/schemas/musg/odds.schema.json"),
                             house.file(QStringLiteral("odds.json"))}}),
             QStringList{QStringLiteral("ok")});
}

void TestOddsCommands::tellsWhatIsRolled()
{
    Program house;
    const auto steps = [&](const char *attack) {
        const Ran ran = house.run(words(attack) << QStringLiteral("--json"));
        return ran.exit == 0 ? json::parse(ran.out.toStdString()).at("steps") : json::array();
    };
    const json shot = steps("odds attack human/sous-fifre/rifle orc/sous-fifre --distance 12 "
                            "--obstacle 10");
    QCOMPARE(shot.size(), std::size_t{3});
    QCOMPARE(shot[0].at("what"), json("cover"));
    QCOMPARE(shot[0].at("distance"), json(1000));
    QCOMPARE(shot[1].at("what"), json("hit"));
    QCOMPARE(shot[2].at("force"), json(4));
    const QString attack = QStringLiteral("odds attack human/sous-fifre/rifle orc/sous-fifre "
                                          "--distance 12 --obstacle 10 --lang ");
    const QByteArray english = house.run((attack + QStringLiteral("en")).split(u' ')).out;
    for (const char *word : {"Medium range (12 pas)", "past the obstacle at 10 pas", "to hit",
                             "to wound", "F 4 against R"})
        QVERIFY2(english.contains(word), english.constData());
    const QByteArray french = house.run((attack + QStringLiteral("fr")).split(u' ')).out;
    for (const char *word : {"Moyenne portée", "toucher", "blesser"})
        QVERIFY2(french.contains(word), french.constData());

    const json group = steps("odds attack human/figurant/sword orc/chief --with human/figurant "
                             "--with human/figurant");
    QCOMPARE(group[0].at("dice"), json(1));
    QCOMPARE(group[2].at("dice"), json(2)); // their bare hands are another weapon
    const Ran twice = house.run(
        words("odds attack human/chief/pistol orc/sous-fifre --distance 5 --times 2 --lang en"));
    QVERIFY2(twice.out.contains("2 attacks in one activation"), twice.out.constData());
    const Ran often = house.run(
        words("odds attack human/sous-fifre/rifle orc/chief --distance 5 --times 3 --lang en"));
    QCOMPARE(often.exit, 1);
    QVERIFY2(often.err.contains("Too few action points"), often.err.constData());
}

void TestOddsCommands::tellsOddsOfCommandTests()
{
    Program house;
    const QString line = QStringLiteral("odds command orc/sous-fifre --test rout --with orc/chief");
    const Ran ran = house.run((line + QStringLiteral(" --json")).split(u' '));
    QVERIFY2(ran.exit == 0, ran.err.constData());
    const json odds = json::parse(ran.out.toStdString());
    QCOMPARE(odds.at("lender"), json(1));
    QCOMPARE(odds.at("rule"), json("MUSG-ROUT-01"));
    QFile file(house.file(QStringLiteral("odds.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(ran.out);
    file.close();
    QCOMPARE(judgeBySchema({{QStringLiteral("resources/schemas/musg/command-odds.schema.json"),
                             house.file(QStringLiteral("odds.json"))}}),
             QStringList{QStringLiteral("ok")});
    const QByteArray english = house.run((line + QStringLiteral(" --lang en")).split(u' ')).out;
    QVERIFY2(english.contains("lent by") && english.contains("passes"), english.constData());
    const QByteArray french = house.run((line + QStringLiteral(" --lang fr")).split(u' ')).out;
    QVERIFY2(french.contains("prêté par"), french.constData());
    const Ran unknown = house.run(words("odds command orc/chief --test courage --lang en"));
    QCOMPARE(unknown.exit, 4);
    QVERIFY2(unknown.err.contains("--test") && unknown.err.contains("under-fire"),
             unknown.err.constData());
}

void TestOddsCommands::tellsOddsWithGuards()
{
    Program house;
    const QString attack =
        QStringLiteral("odds attack orc/sous-fifre/rifle human/chief --distance 12");
    const auto met = [&](const QString &more) {
        const Ran ran = house.run((attack + more + QStringLiteral(" --json")).split(u' '));
        return ran.exit == 0 ? json::parse(ran.out.toStdString()) : json::object();
    };
    const QString guard = QStringLiteral(" --guard human/sous-fifre");
    const json alone = met({});
    const json guarded = met(guard);
    QCOMPARE(alone.at("policy"), json("nobody"));
    QCOMPARE(guarded.at("policy"), json("guards"));
    QCOMPARE(guarded.at("target_hurt").at("fraction"), json("0/1"));
    const json idle = met(guard + QStringLiteral(" --policy nobody"));
    QCOMPARE(idle.at("target_hurt"), alone.at("target_hurt"));

    const Ran told = house.run((attack + guard + QStringLiteral(" --lang fr")).split(u' '));
    QVERIFY2(told.out.contains("garde"), told.out.constData());
    QCOMPARE(house.run((attack + QStringLiteral(" --policy guards")).split(u' ')).exit, 2);
    QCOMPARE(house.run((attack + QStringLiteral(" --policy never")).split(u' ')).exit, 2);
    const Ran many = house.run((attack + guard.repeated(4)).split(u' '));
    QCOMPARE(many.exit, 4);
    QVERIFY2(many.err.contains("--guard"), many.err.constData());
    const Ran noChief =
        house.run(words("odds attack human/sous-fifre/rifle orc/sous-fifre --distance 12 "
                        "--guard orc/sous-fifre --lang en"));
    QCOMPARE(noChief.exit, 1);
    QVERIFY2(noChief.err.contains("MUSG-FREE-01"), noChief.err.constData());
}

void TestOddsCommands::refusesAttacksWithTheirReason()
{
    Program house;
    const Ran far =
        house.run(words("odds attack human/sous-fifre/pistol orc/sous-fifre --distance 120"));
    QCOMPARE(far.exit, 1);
    QVERIFY(far.err.contains("MUSG-RANGED-02"));
    const std::pair<const char *, const char *> lengths[] = {
        {"--distance 2 --height 5", "--height: The number 5 is outside -2..2."},
        {"--distance 2 --height -2.5", "--height: The number -2.5 is outside -2..2."},
        {"--distance 999", "--distance: The number 999 is outside 0..150."},
        {"--distance 3.25 --obstacle 4", "--obstacle: The number 4 is outside 0..3.25."}};
    for (const auto &[typed, said] : lengths) {
        const Ran ran = house.run(
            words("odds attack human/sous-fifre/rifle orc/sous-fifre --lang en") + words(typed));
        QCOMPARE(ran.exit, 4);
        QVERIFY2(ran.err.contains(said), ran.err.constData());
    }
    QCOMPARE(house.run(words("odds attack human orc/chief")).exit, 2);
    QCOMPARE(house.run(words("odds attack human/sous-fifre/riffle orc/chief")).exit, 3);
    QCOMPARE(house.run(words("odds attack human/sous-fifre orc/chief --distance far")).exit, 2);
}

CORE_TEST(TestOddsCommands)

} // namespace tst_oddscommands

#include "tst_oddscommands.moc"
