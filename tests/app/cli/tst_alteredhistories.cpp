// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/ledger/ledgercodec.h"
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/library/alteredevents.h"
#include "tests/support/testmain.h"

#include <functional>
#include <vector>

namespace tst_alteredhistories {

using namespace escarmouche;
using namespace escarmouche::tests;
using model::LedgerEvent;
using nlohmann::json;
using Events = std::vector<LedgerEvent>;

/** Histories that somebody altered and gave right hashes, as the command line takes them. */
class TestAlteredHistories : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init()
    {
        startAs("a game to come", [this] {
            makeAutumn();
            fine("campaign schedule Autumn Karnash \"Vega IX\"");
            fine("campaign report Autumn 1 --crew Karnash");
        });
    }

    void aFileIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QByteArray>("imported");
        QTest::addColumn<QByteArray>("rebuilt");
        const auto row = [](const char *name, int at, int exit, const char *imported,
                            const char *rebuilt) {
            QTest::newRow(name) << at << exit << QByteArray(imported) << QByteArray(rebuilt);
        };
        row("a game left out", 0, 4, "“altered.jsonl” was altered or damaged, first at act 5",
            " is damaged at act 5.");
        row("a uuid twice", 1, 4, "altered.jsonl 5:/event/uuid: The key", "stands there twice.");
        row("a payload with spaces", 2, 4,
            "altered.jsonl 3:/event/payload: “payload” does not have the form of compact JSON",
            "Nothing was changed.");
        row("an unknown key beside an input", 3, 4,
            "3:/event/payload: The key “more” is not known.", "Nothing was changed.");
        row("an event of a later version", 4, 7,
            "3:/event/version: The file has format 3; this version of the program reads up to 2.",
            "Update the program");
        row("an event of a later kind", 5, 7,
            "3:/event/kind: Only a newer version of the program knows “dream”.",
            "Update the program");
        row("an undo without acts", 6, 4,
            "3:/event/payload: “payload” does not have the form of an undo or a take-out.",
            "Nothing was changed.");
    }
    void aFileIsRefusedWithItsPlace()
    {
        QFETCH(int, row);
        QFETCH(int, exit);
        QFETCH(QByteArray, imported);
        QFETCH(QByteArray, rebuilt);
        alter([row](Events &events) { kAlterations.at(static_cast<std::size_t>(row))(events); });
        const Ran import =
            act("campaign import altered.jsonl --library other --lang", QStringLiteral("en"));
        QCOMPARE(import.exit, exit);
        QVERIFY2(import.err.contains(imported), import.err.constData());
        QVERIFY2(import.err.contains("Nothing was "), import.err.constData());
        const Ran whole =
            act("library rebuild altered.jsonl --library new --lang", QStringLiteral("en"));
        QCOMPARE(whole.exit, exit);
        QVERIFY2(whole.err.contains(rebuilt), whole.err.constData());
        QVERIFY2(whole.err.startsWith("escarmouche: altered.jsonl"), whole.err.constData());
        QVERIFY(!QFile::exists(m_program->file(QStringLiteral("new"))));
        for (const char *line : {"campaign import altered.jsonl --library other --lang",
                                 "library rebuild altered.jsonl --library new --lang"}) {
            const Ran french = act(line, QStringLiteral("fr"));
            QCOMPARE(french.exit, exit);
            QVERIFY2(french.err.contains("Rien n’a ") && !french.err.contains("Nothing"),
                     french.err.constData());
        }
    }

    /** Its events are those of a campaign that the library holds. */
    void aCopyUnderAnotherNameIsRefused()
    {
        alter([](Events &events) {
            for (LedgerEvent &event : events)
                event.stream = model::newUuid();
        });
        refuses("campaign import altered.jsonl", 4, "does not hold one campaign alone");
        const std::string copy = model::newUuid();
        alter([&](Events &events) {
            for (LedgerEvent &event : events)
                event.stream = copy;
        });
        refuses("campaign import altered.jsonl", 4, "was altered or damaged, first at act 1");
        QCOMPARE(fine("campaign list")["campaigns"].size(), 1U);
    }

    void whatCannotBeReadIsNamedAndTheRestIsChecked()
    {
        alter([](Events &events) {
            change(events.at(2), [](json &act) { act["input"]["more"] = 1; });
            change(events.at(4), [](json &act) {
                auto &bands = act["outcome"][0]["fixture"]["plan"]["bands"];
                std::swap(bands[0], bands[1]);
            });
        });
        QCOMPARE(act("campaign import altered.jsonl --library", QStringLiteral("new")).exit, 0);
        const Ran english =
            act("campaign verify Autumn --deep --library new --lang", QStringLiteral("en"));
        QCOMPARE(english.exit, 6);
        for (const char *line : {"Act 3 (join): /payload/input: The key “more” is not known.\n",
                                 "Act 5 (schedule): /payload/outcome/0/fixture/plan/bands/0 is "})
            QVERIFY2(english.out.contains(line), english.out.constData());
        const Ran french =
            act("campaign verify Autumn --deep --library new --lang", QStringLiteral("fr"));
        QCOMPARE(french.exit, 6);
        QVERIFY2(french.out.contains("La clé «\u00a0more\u00a0»"), french.out.constData());
        const Ran whole =
            act("campaign verify Autumn --deep --library new", QStringLiteral("--json"));
        const json differences = parsed(whole)["deep"]["differences"];
        QCOMPARE(differences[0]["why"].get<std::string>(),
                 std::string("/payload/input: The key “more” is not known."));
    }

    /** What is stored says what was read in the shop, and is believed when a past is corrected. */
    void aPurchaseIsHeldAgainstTheShop()
    {
        fine("band add Autumn/Karnash sous-fifre");
        alter([](Events &events) {
            change(events.back(), [](json &act) {
                act["input"]["does"]["price"] = 1;
                json &band = act["outcome"][0]["band"];
                band["money"] = -1;
                band["changes"]["band"]["changes"][0]["treasury"] = -1;
            });
        });
        QCOMPARE(act("campaign import altered.jsonl --library", QStringLiteral("new")).exit, 0);
        const Ran deep =
            act("campaign verify Autumn --deep --library new --lang", QStringLiteral("en"));
        QCOMPARE(deep.exit, 6);
        QVERIFY2(deep.out.contains("/payload/outcome/0/band/money is -1"), deep.out.constData());
    }

private:
    using Alteration = std::function<void(Events &)>;

    static const std::vector<Alteration> kAlterations;

    /** The campaign as altered.jsonl, its chain worked out anew. */
    void alter(const Alteration &how)
    {
        QCOMPARE(act("campaign export Autumn --output", QStringLiteral("a.jsonl")).exit, 0);
        QByteArray text;
        Events events;
        model::LedgerEnd end;
        for (const QByteArray &line : read(QStringLiteral("a.jsonl")).split('\n')) {
            const auto met = model::decodeLine(line.toStdString());
            if (!met)
                continue;
            if (const auto *event = std::get_if<LedgerEvent>(&*met))
                events.push_back(*event);
            else if (const auto *last = std::get_if<model::LedgerEnd>(&*met))
                end = *last;
            else
                text += line + '\n';
        }
        how(events);
        chainAnew(events);
        for (const LedgerEvent &event : events)
            text += QByteArray::fromStdString(model::encodeLine(event));
        end.events = static_cast<std::int64_t>(events.size());
        write(QStringLiteral("altered.jsonl"),
              text + QByteArray::fromStdString(model::encodeLine(end)));
    }
};

const std::vector<TestAlteredHistories::Alteration> TestAlteredHistories::kAlterations{
    [](Events &events) { events.erase(events.begin() + 4); },
    [](Events &events) { events.at(2).uuid = events.at(1).uuid; },
    [](Events &events) { events.at(0).payload = json::parse(events.at(0).payload).dump(1); },
    [](Events &events) { change(events.at(0), [](json &act) { act["more"] = 1; }); },
    [](Events &events) { events.at(0).version = 3; },
    [](Events &events) { events.at(0).kind = "dream"; },
    [](Events &events) { events.at(0).kind = "retract"; },
};

CORE_TEST(TestAlteredHistories)

} // namespace tst_alteredhistories

#include "tst_alteredhistories.moc"
