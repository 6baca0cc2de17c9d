// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cli/commandlinehouse.h"
#include "tests/support/library/campaignlibrary.h"
#include "tests/support/testmain.h"

#include <algorithm>

namespace tst_correctcommands {

using namespace escarmouche::tests;
using nlohmann::json;

namespace {

constexpr std::uint64_t kSeven = 41; // of a campaign of seven games; somebody dies after the second

} // namespace

/** Acts of a campaign's past corrected at the command line. */
class TestCorrectCommands : public QObject, private CommandLineHouse
{
    Q_OBJECT

private slots:
    void init() { foundAutumn(); }

    void aDryRunChangesNothing();
    void aPurchaseIsCorrectedAndLeavesAQuestion();
    void anOpenPurchaseIsRefundedOrGivenToAnother();
    void aResultThatCallsFiguresAsTheyWereIsRead();
    void whatFitsNoActIsRefused();
    void reasonsNameNoPlaceThatNobodyTyped();
    void aResultOfOldIsCorrectedAndEverythingAfterItStands();
    void anEndedCampaignWarns();

private:
    json acts(const char *campaign = "Autumn")
    {
        return fine(QStringLiteral("campaign history %1").arg(QLatin1String(campaign)))["acts"];
    }
    /** The last act of that kind that stands. */
    int numberOf(const char *kind)
    {
        int number = 0;
        for (const json &line : acts()) {
            if (line["kind"] == kind && !line["taken_back"].get<bool>())
                number = line["seq"].get<int>();
        }
        return number;
    }
    static QString correct(const char *campaign, int act, const char *how)
    {
        return QStringLiteral("campaign correct %1 %2 %3")
            .arg(QLatin1String(campaign), QString::number(act), QLatin1String(how));
    }
    static QString correct(int act, const char *how) { return correct("Autumn", act, how); }
    /** Another campaign, of seven games. */
    void playSeven()
    {
        const CampaignLibrary files;
        const auto opened = escarmouche::model::Library::open(
            library(), files.systems, escarmouche::model::OpenMode::Existing);
        QVERIFY(opened);
        SessionRoom room(CampaignLibrary::found(**opened, "Seven"));
        RandomCampaign(room, kSeven, false, 3).play(7);
        QVERIFY(room.session().flush());
    }
    /** Of game 2; they are called as they are now. */
    json namelessFigures() { return nameless(fine("campaign report Seven 2")["figures"]); }
    static json nameless(json figures)
    {
        for (json &figure : figures)
            figure.erase("name");
        return figures;
    }
    static bool fellLater(const json &fallen) { return fallen.value("last_game", 0) > 2; }
    /** The result with one figure noted as put out by another one of the same band. */
    json putOutByAnother(const char *campaign, int act)
    {
        json report = fine(correct(campaign, act, ""))["act"]["report"];
        json *from = nullptr, *to = nullptr;
        for (json &figure : report["figures"]) {
            if (!from && figure.contains("knock_outs") && !figure["knock_outs"].empty())
                from = &figure;
        }
        for (json &figure : report["figures"]) {
            if (!to && from && &figure != from &&
                figure["figure"]["seat"] == (*from)["figure"]["seat"] &&
                figure.value("end", "standing") != "not-played")
                to = &figure;
        }
        if (to) {
            (*to)["knock_outs"].push_back((*from)["knock_outs"].back());
            (*from)["knock_outs"].erase((*from)["knock_outs"].size() - 1);
        }
        return to ? report : json();
    }
};

void TestCorrectCommands::aResultOfOldIsCorrectedAndEverythingAfterItStands()
{
    playSeven();
    int dead = 0;
    const json bands = fine("campaign show Seven")["bands"];
    for (const json &band : bands)
        dead += static_cast<int>(std::ranges::count_if(band["fallen"], fellLater));
    QVERIFY(dead > 0);
    const json before = acts("Seven");
    int act = 0;
    for (const json &line : before) {
        if (line["kind"] == "report" && line["game"] == 2)
            act = line["seq"].get<int>();
    }
    json right = putOutByAnother("Seven", act);
    QVERIFY(!right.is_null());
    write(QStringLiteral("right.json"), QByteArray::fromStdString(right.dump()));
    const Ran done = m_program->run(
        words(correct("Seven", act, "--report right.json --json --reason").toUtf8().constData())
        << QStringLiteral("the axe did it"));
    QVERIFY2(done.exit == 0, done.err.constData());
    right["figures"] = nameless(right["figures"]);
    QVERIFY(parsed(done)["corrected"].get<bool>());
    QCOMPARE(parsed(done)["consequences"][0]["seq"].get<int>(), act);
    const json lines = acts("Seven");
    QCOMPARE(lines.size(), before.size() + 1);
    const json &correction = lines.back();
    QCOMPARE(correction["kind"].get<std::string>(), std::string("correction"));
    QCOMPARE(correction["corrects"], json::array({act}));
    QCOMPARE(correction["reason"].get<std::string>(), std::string("the axe did it"));
    for (const json &line : lines) {
        QVERIFY(!line["taken_back"].get<bool>() && !line["open"].get<bool>());
        if (line["seq"] == act)
            QCOMPARE(line["corrected_by"]["seq"], correction["seq"]);
    }
    // The score is as it was, and still the line says that it was corrected.
    const Ran told =
        m_program->run(words("campaign history Seven --lang en --game 2 --kind report"));
    QVERIFY2(told.out.contains("(corrected)"), told.out.constData());
    const json shown = namelessFigures();
    QVERIFY2(shown == right["figures"], json::diff(right["figures"], shown).dump().c_str());
    const Ran deep = m_program->run(words("campaign verify Seven --deep"));
    QVERIFY2(deep.exit == 0, (deep.out + deep.err).constData());
    fine(QStringLiteral("campaign history Seven --force --take-back %1")
             .arg(correction["seq"].get<int>()));
    QVERIFY(namelessFigures() != right["figures"]);
}

void TestCorrectCommands::anEndedCampaignWarns()
{
    fine("campaign history Autumn --write Rain");
    const QString wish = correct(numberOf("chronicle"), "--dry-run --lang en --write Snow");
    const auto warns = [&] {
        return m_program->run(words(wish.toUtf8().constData())).err.contains("has ended");
    };
    QVERIFY(!warns());
    fine("campaign state Autumn end");
    QVERIFY(warns());
    fine("campaign state Autumn start");
}

void TestCorrectCommands::aDryRunChangesNothing()
{
    fine("campaign history Autumn --write Rain");
    const int act = numberOf("chronicle");
    const json before = acts();
    const json would = fine(correct(act, "--dry-run --write Snow"));
    QVERIFY(!would["corrected"].get<bool>());
    QCOMPARE(would["consequences"].size(), std::size_t{1});
    QVERIFY(would["consequences"][0]["becomes"] != would["consequences"][0]["sentence"]);
    QCOMPARE(acts(), before);
}

void TestCorrectCommands::aPurchaseIsCorrectedAndLeavesAQuestion()
{
    fine("band add Autumn/Karnash sous-fifre --count 2 --reason gift");
    const int recruit = numberOf("band");
    const auto last =
        QString::fromStdString(fine("campaign show Autumn Karnash")["figures"].back()["name"]);
    fine(QStringLiteral("band add Autumn/Karnash sword --to \"%1\" --reason gift").arg(last));
    const int sword = numberOf("band");
    QVERIFY(sword > recruit);
    const json done = fine(correct(recruit, "--count 1 --reason mistaken"));
    const json &open = done["consequences"].back();
    QCOMPARE(open["seq"].get<int>(), sword);
    QVERIFY(open["refused"].get<bool>());
    const json owed = fine("campaign show Autumn")["to_do"];
    QCOMPARE(owed.back()["what"].get<std::string>(), std::string("question"));
    QCOMPARE(owed.back()["seq"].get<int>(), sword);
    for (const json &line : acts()) {
        if (line["seq"] == sword) // told as it was done
            QVERIFY(QString::fromStdString(line["sentence"]).contains(last));
    }
    fine(QStringLiteral("campaign history Autumn --force --take-back %1").arg(sword));
    const json after = fine("campaign show Autumn")["to_do"];
    for (const json &each : after)
        QVERIFY(each["what"] != "question");
}

void TestCorrectCommands::anOpenPurchaseIsRefundedOrGivenToAnother()
{
    fine("band add Autumn/Karnash sous-fifre --count 2 --reason gift");
    const int recruit = numberOf("band");
    const json figures = fine("campaign show Autumn Karnash")["figures"];
    const auto nameOf = [](const json &figure) {
        return QString::fromStdString(figure["name"].get<std::string>());
    };
    fine(QStringLiteral("band add Autumn/Karnash sword --to \"%1\" --reason gift")
             .arg(nameOf(figures.back())));
    const int sword = numberOf("band");
    refuses(correct(sword, "--refund").toUtf8().constData(), 1, "not an open question");
    const json dry = fine(correct(recruit, "--count 1 --dry-run"))["consequences"];
    QCOMPARE(dry.back()["choices"], json({"take-out", "refund", "give", "correct", "allow"}));
    QVERIFY(!dry.front().contains("choices"));
    const Ran told = act(correct(recruit, "--count 1 --dry-run --lang").toUtf8().constData(),
                         QStringLiteral("fr"));
    QVERIFY2(told.out.contains(("=> la rembourser\u00a0: campaign correct \"Autumn\" " +
                                std::to_string(sword) + " --refund")
                                   .c_str()),
             told.out.constData());
    fine(correct(recruit, "--count 1 --reason mistaken"));
    const auto questions = [this] {
        const json owed = fine("campaign show Autumn")["to_do"];
        return std::ranges::count(owed, "question", [](const json &each) { return each["what"]; });
    };
    QCOMPARE(questions(), 1);
    fine(correct(sword, "--refund --dry-run"));
    QCOMPARE(questions(), 1);
    refuses(correct(sword, "--refund --count 2").toUtf8().constData(), 2, "nothing else");
    QVERIFY(fine(correct(sword, "--refund"))["corrected"].get<bool>());
    QCOMPARE(questions(), 0);
    QCOMPARE(acts().back()["reason"].get<std::string>(), std::string("Refunded"));
    fine(QStringLiteral("campaign history Autumn --force --take-back %1")
             .arg(acts().back()["seq"].get<int>()));
    QCOMPARE(questions(), 1);
    fine(correct(sword, "--reason he-has-it --to \"%1\"").arg(nameOf(figures[figures.size() - 2])));
    QCOMPARE(questions(), 0);
}

/** Figures of the sample campaign had other numbers when its first result came in. */
void TestCorrectCommands::aResultThatCallsFiguresAsTheyWereIsRead()
{
    fine("campaign import sample:styx");
    int act = 0;
    for (const json &line : acts("Styx")) {
        if (line["kind"] == "report" && line["game"] == 1)
            act = line["seq"].get<int>();
    }
    json result = fine(correct("Styx", act, ""))["act"]["report"];
    result["turns"] = result["turns"].get<int>() + 1;
    write(QStringLiteral("right.json"), QByteArray::fromStdString(result.dump()));
    const json told = fine(correct("Styx", act, "--report right.json --dry-run"));
    QCOMPARE(told["consequences"][0]["seq"].get<int>(), act);
}

void TestCorrectCommands::whatFitsNoActIsRefused()
{
    fine("campaign history Autumn --write Rain");
    const int act = numberOf("chronicle");
    refuses(correct(act, "--answer yes --reason no").toUtf8().constData(), 2,
            "not for an act of this kind");
    refuses(correct(act, "--write Snow").toUtf8().constData(), 1, "reason");
    refuses("campaign correct Autumn 9999 --count 1", 3, "no act 9999");
}

/** A band that came with one figure less than its games tell of. */
void TestCorrectCommands::reasonsNameNoPlaceThatNobodyTyped()
{
    fine("campaign import sample:styx");
    int act = 0;
    for (const json &line : acts("Styx")) {
        if (line["kind"] == "join")
            act = line["seq"].get<int>();
    }
    json joined = fine(correct("Styx", act, ""))["act"];
    joined["band"]["members"].erase(joined["band"]["members"].size() - 1);
    write(QStringLiteral("fewer.json"), QByteArray::fromStdString(joined.dump()));
    const json told =
        fine(correct("Styx", act, "--act fewer.json --anyway --reason fewer --dry-run"));
    int strangers = 0;
    for (const json &effect : told["consequences"]) {
        const auto why = effect.value("why", std::string());
        QVERIFY2(!why.starts_with('/'), why.c_str());
        strangers += why == "That figure is not in the band." ? 1 : 0;
    }
    QVERIFY(strangers > 0);
}

CORE_TEST(TestCorrectCommands)

} // namespace tst_correctcommands

#include "tst_correctcommands.moc"
