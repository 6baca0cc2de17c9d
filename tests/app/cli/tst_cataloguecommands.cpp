// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/testmain.h"

#include <map>

namespace tst_cataloguecommands {

using namespace escarmouche::tests;
using nlohmann::json;

/** What `catalogue` and `rules` show. */
class TestCatalogueCommands : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void showsTheCatalogueAndTheRules()
    {
        const json list = parsed(m_program->run(words("catalogue list --system musg --json")));
        QVERIFY(list["entries"].size() > 80);
        const json shield = parsed(m_program->run(words("catalogue show shield --json")));
        QCOMPARE(shield["entry"], "shield");
        QCOMPARE(shield["price"], 20);
        QVERIFY(m_program->run(words("catalogue show shield --lang fr")).out.contains("Bouclier"));
        const Ran unknown = m_program->run(words("catalogue show shild"));
        QCOMPARE(unknown.exit, 3);
        QVERIFY(unknown.err.contains("shield"));
        QCOMPARE(m_program->run(words("catalogue list nothing")).exit, 3);

        QVERIFY(parsed(m_program->run(words("rules list --system musg --json")))["rules"].size() >
                80);
        const json rule = parsed(m_program->run(words("rules show musg-band-03 --json --lang fr")));
        QCOMPARE(rule["rule"], "MUSG-BAND-03");
        QVERIFY(!rule["text"].get<std::string>().empty());
        QVERIFY(m_program->run(words("rules show band-03")).out.startsWith("MUSG-BAND-03"));
        QCOMPARE(m_program->run(words("rules show MUSG-BAND-99")).exit, 3);
        QVERIFY(m_program->run(words("rules coverage --system musg")).out.contains("MUSG-BAND-03"));
        QCOMPARE(m_program->run(words("catalogue list --system chess")).exit, 3);
    }

    void namesTheGameOrLeavesItOut()
    {
        for (const char *line : {"rules show band-03", "catalogue show shield"}) {
            const Ran plain = m_program->run(words(line));
            const Ran named = m_program->run(words(line) << words("--system musg"));
            QCOMPARE(plain.exit, 0);
            QCOMPARE(named.out, plain.out);
        }
        const Ran unknown = m_program->run(words("rules list --system chess --lang en"));
        QCOMPARE(unknown.exit, 3);
        QVERIFY(unknown.err.contains("chess") && unknown.err.contains("musg"));
        const Ran plain = m_program->run(words("band show sample:karnash"));
        QCOMPARE(plain.exit, 0);
        QCOMPARE(m_program->run(words("band show sample:musg/karnash")).out, plain.out);
        const Ran other = m_program->run(words("band show sample:chess/karnash --lang en"));
        QCOMPARE(other.exit, 3);
        QVERIFY(other.err.contains("sample:chess/karnash"));
        // Where several games have bands, a list says which game each is of.
        QVERIFY(m_program->run(words("band import sample:musg/karnash")).exit == 0);
        QVERIFY(m_program->run(words("band list --lang en")).out.contains("system"));
    }

    void showsTheWholeRegister()
    {
        std::map<std::string, int> levels;
        const json listed = parsed(m_program->run(words("rules list --system musg --json")));
        for (const json &rule : listed["rules"])
            ++levels[rule["level"].get<std::string>()];
        QCOMPARE(levels["unbuilt"], 74);
        const json coverage = parsed(m_program->run(words("rules coverage --system musg --json")));
        int all = 0;
        for (const auto &[level, count] : coverage["counts"].items()) {
            QCOMPARE(count["rules"].get<int>(), levels[level]);
            const bool isProved = level == "enforced" || level == "roster";
            QVERIFY(!isProved || count["proved"] == count["rules"]);
            QVERIFY(level != "unbuilt" || count["proved"] == 0);
            all += count["rules"].get<int>();
        }
        QCOMPARE(all, 352);
        QCOMPARE(coverage["rules"].size(), std::size_t{352});
        for (const char *rule :
             {"MUSG-PULP-14", "MUSG-PULP-16", "MUSG-PULP-18", "MUSG-PENTACLE-12"}) {
            const Ran shown = m_program->run(words("rules show --lang en") << QLatin1String(rule));
            QVERIFY2(shown.out.contains("(roster only)"), shown.out.constData());
        }
        const Ran unbuilt = m_program->run(words("rules show zombie-06 --lang fr"));
        QCOMPARE(unbuilt.exit, 0);
        QVERIFY2(unbuilt.out.contains("pas encore réalisé"), unbuilt.out.constData());
        const QByteArray sums = m_program->run(words("rules coverage --system musg --lang en")).out;
        QVERIFY2(sums.contains("Roster only: 6") && sums.contains("not yet built: 74"),
                 sums.constData());
    }

    void showsAllNumbersOfAnEntry()
    {
        const auto shown = [&](const char *entry) {
            return parsed(m_program->run(words("catalogue show --json") << QLatin1String(entry)));
        };
        const json light = shown("light-vehicle")["table"][0];
        QCOMPARE(light["structure"], json(3));
        QCOMPARE(light["most_armour"], json(23));
        QCOMPARE(shown("mine-launcher")["table"][0]["force"], json(10));
        const auto row = [](const json &entry, const char *title) {
            for (const json &each : entry["table"])
                if (each["title"] == title)
                    return each;
            return json();
        };
        const json troll = shown("troll-bodyguard");
        QCOMPARE(troll["values"]["per-game"], json(10));
        QCOMPARE(row(troll, "Two-handed mace")["dice"], json(3));
        QCOMPARE(row(troll, "Two-handed mace")["force"], json(10)); // his own with it
        QCOMPARE(row(troll, "Shotgun")["force"], json(4));
        QVERIFY(row(troll, "Intercepts")["note"].get<std::string>().find("takes a charge") !=
                std::string::npos);
        const json braun = shown("von-braun");
        QCOMPARE(braun["values"]["listed"], json(1));
        QCOMPARE(row(braun, "Machine pistol")["medium"], json(12));
        QVERIFY(row(braun, "Improved eye").is_object());
        QVERIFY(row(braun, "Bulletproof vest").is_object());
        const QByteArray text =
            m_program->run(words("catalogue show troll-bodyguard --lang fr")).out;
        for (const char *word : {"Solde", "Masse d’arme à 2 mains", "Intercepte"})
            QVERIFY2(text.contains(word), text.constData());
        const QByteArray vehicle =
            m_program->run(words("catalogue show heavy-vehicle --lang fr")).out;
        QVERIFY2(vehicle.contains("Blindage total") && vehicle.contains("36"), vehicle.constData());
    }
};

CORE_TEST(TestCatalogueCommands)

} // namespace tst_cataloguecommands

#include "tst_cataloguecommands.moc"
