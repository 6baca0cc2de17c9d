// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/match/match.h"
#include "rules/core/sheets/systemsheets.h"
#include "rules/zombies/system/zombiessystem.h"
#include "tests/support/files/sourcefile.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace tst_zombiessheets {

using namespace escarmouche;
using namespace escarmouche::rules;
using Json = nlohmann::json;

namespace {

using Options = std::vector<Setting>;

/** The game with its files, one of them in place of its own. */
RuleSystem gameWith(const std::string &name = {}, const std::string &text = {})
{
    return zombies::loadSystem(zombies::systemName(),
                               [&](std::string_view each) {
                                   return each == name ? Result<std::string>(text)
                                                       : tests::sourceFile("resources/catalogues/" +
                                                                           std::string(each));
                               })
        .value();
}

const RuleSystem &game()
{
    static const RuleSystem kGame = gameWith();
    return kGame;
}

MatchSetup setupOf(Options options)
{
    MatchSetup setup;
    setup.system = "zombies";
    setup.seats = {{"", "person", "Ann"}, {"", "person", "Ben"}};
    setup.options = std::move(options);
    return setup;
}

/** All switches there are, on or off. */
Options all(bool isOn)
{
    Options options;
    for (const OptionGroup &group : game().matches->options())
        for (const Property &option : group.options)
            if (option.kind == PropertyKind::Flag)
                options.push_back({option.key, isOn});
    return options;
}

ReferenceSheet referenceOf(Options options)
{
    return game().sheets->reference(setupOf(std::move(options))).value();
}

/** "SECTION: LABEL TEXT" in English, a line each. */
std::vector<std::string> linesOf(const ReferenceSheet &sheet)
{
    std::vector<std::string> lines;
    for (const ReferenceSheet::Section &section : sheet.sections)
        for (const ReferenceSheet::Line &line : section.lines)
            lines.push_back(section.title.en + ": " + line.label.en + ' ' + line.text.en);
    return lines;
}

bool says(const std::vector<std::string> &lines, const std::string &words)
{
    return std::ranges::any_of(
        lines, [&](const std::string &line) { return line.find(words) != std::string::npos; });
}

std::vector<std::string> columnsOf(const std::vector<ScoreSheet::Column> &columns)
{
    std::vector<std::string> names;
    for (const ScoreSheet::Column &column : columns)
        names.push_back(column.title.en);
    return names;
}

} // namespace

/** What the game prints beside its board. */
class TestZombiesSheets : public QObject
{
    Q_OBJECT

private slots:
    void tellsTheSevenStepsInOrder();
    void tellsOnlyWhatIsInForce_data();
    void tellsOnlyWhatIsInForce();
    void namesTheOptionsInForce();
    void countsTheCardsThatAreOut();
    void takesItsFiguresFromTheBox();
    void hasEverySentenceInBothLanguages();
    void asksForGutsWhereTheyCount();
    void refusesWhatCannotBePlayed();
};

void TestZombiesSheets::tellsTheSevenStepsInOrder()
{
    const ReferenceSheet sheet = referenceOf(all(false));
    std::vector<std::string> labels;
    for (const ReferenceSheet::Line &line : sheet.sections.front().lines)
        labels.push_back(line.label.en);
    const std::vector<std::string> steps{"1 Tile", "2 Combat",  "3 Cards",  "4 Roll",
                                         "5 Move", "6 Zombies", "7 Discard"};
    QVERIFY(labels == steps);
}

void TestZombiesSheets::tellsOnlyWhatIsInForce_data()
{
    QTest::addColumn<QByteArrayList>("options");
    QTest::addColumn<QByteArray>("with");
    QTest::addColumn<QByteArray>("without");
    const auto row = [](const char *name, QByteArrayList options, const char *with,
                        const char *without = "") {
        QTest::newRow(name) << options << QByteArray(with) << QByteArray(without);
    };
    row("guts", {"guts"}, "Guts: 6 and 1");
    row("hand by guts", {"guts"}, "3 Cards Draw until you hold as many cards as you have guts",
        "3 Cards Draw until you hold 3 cards");
    row("death with guts", {"guts"}, "all your guts and all your laid cards",
        "rounded up, and all your laid cards");
    row("dodge", {"dodge"}, "Combat: 3 on the die Dodged", "1, 2 or 3 Missed");
    row("short game", {"short_game"}, "lower half of the town pile",
        "At the bottom of the town pile");
    row("set end", {"set_end"}, "After round 30 the most zombies win");
    row("helipad", {"helipad_exits"}, "One zombie comes for each of its roads",
        "A zombie comes on each of its squares");
    row("sewers", {"z6", "sewer"}, "pay a life before your move roll");
    row("sewers with guts", {"z6", "sewer", "guts"}, "pay a life or a guts token");
    row("subway", {"z6", "subway"}, "Subway: Ride");
    row("an area", {"z7"}, "Entrances lie anywhere in the town pile");
    row("an area early", {"z3", "upper_half"}, "Entrances lie in the upper half");
    row("lab", {"z2", "lab"}, "Special rules: Lab (Z2)");
    row("dogs", {"z4", "dogs"}, "bullets raise the die to 5");
    row("jeep", {"z2", "jeep"}, "Jeep (Z2)");
    row("ducts", {"z3", "ducts"}, "Ducts (Z3)");
    row("straitjackets", {"straitjackets"}, "Bound (Z8)");
}

void TestZombiesSheets::tellsOnlyWhatIsInForce()
{
    QFETCH(QByteArrayList, options);
    QFETCH(QByteArray, with);
    QFETCH(QByteArray, without);
    Options on = all(false);
    for (Setting &each : on)
        if (options.contains(QByteArray::fromStdString(each.property)))
            each.value = true;
    const auto lines = linesOf(referenceOf(on)), plain = linesOf(referenceOf(all(false)));
    QVERIFY(says(lines, with.toStdString()) && !says(plain, with.toStdString()));
    if (!without.isEmpty())
        QVERIFY(!says(lines, without.toStdString()) && says(plain, without.toStdString()));
    // Without the first one, the others are refused.
    if (options.size() > 1 && options.front().startsWith('z') && !options.contains("upper_half")) {
        std::ranges::find(on, options.front().toStdString(), &Setting::property)->value = false;
        QCOMPARE(game().sheets->reference(setupOf(on)).error().code, ErrorCode::NeedsOption);
    }
}

void TestZombiesSheets::namesTheOptionsInForce()
{
    QCOMPARE(referenceOf(all(false)).inForce.en, std::string("Base game"));
    Options some = all(false);
    for (Setting &each : some)
        each.value = each.property == "dodge" || each.property == "upper_half";
    QCOMPARE(referenceOf(some).inForce.en, std::string("Base game · Dodge"));
    QCOMPARE(referenceOf(some).inForce.fr, std::string("Jeu de base · Esquive"));
    const std::string full = referenceOf(all(true)).inForce.en;
    for (const char *name : {"Extra cards (Z3.5)", "Prison (Z8)", "Areas open early", "Sewers"})
        QVERIFY2(full.find(name) != std::string::npos, full.c_str());
}

void TestZombiesSheets::countsTheCardsThatAreOut()
{
    const auto out = [](const char *ids) {
        return linesOf(referenceOf({{"cards_out", std::string(ids)}}));
    };
    QVERIFY(says(out("wrong-alley, dud-round"), "Cards: Left out 2 kinds of cards stay"));
    QVERIFY(says(out("dud-round"), "Cards: Left out 1 kind of card stays"));
    QVERIFY(!says(out(""), "Left out"));
}

void TestZombiesSheets::takesItsFiguresFromTheBox()
{
    Json limits = Json::parse(*tests::sourceFile("resources/catalogues/zombies/limits.json"));
    limits["start"] = {{"life", 9}, {"bullets", 8}, {"cards", 4}, {"guts", 2}, {"manholes", 1}};
    limits["limits"]["winning_zombies"] = 77;
    limits["limits"]["most_life"] = 6;
    limits["limits"]["most_guts"] = 7;
    const RuleSystem other = gameWith("zombies/limits.json", limits.dump());
    const auto lines = linesOf(other.sheets->reference(setupOf(all(true))).value());
    for (const char *words :
         {"9 life, 8 bullets and 4 cards each", "9 life, 8 bullets, 2 guts and 4 cards",
          "first to have 77", "at most 6 life", "Start with 2; never hold more than 7", "1 each."})
        QVERIFY2(says(lines, words), words);
    QVERIFY(other.sheets->scores(setupOf({})).value().help.en.find("Z for 77 zombies") !=
            std::string::npos);
}

void TestZombiesSheets::hasEverySentenceInBothLanguages()
{
    const Json file = Json::parse(*tests::sourceFile("resources/catalogues/zombies/sheets.json"));
    std::set<std::string> told;
    const auto note = [&](const Text &text) {
        QVERIFY(!text.en.empty() && !text.fr.empty());
        QVERIFY2(text.en.find_first_of("{}") == std::string::npos, text.en.c_str());
        QVERIFY2(text.fr.find_first_of("{}") == std::string::npos, text.fr.c_str());
        told.insert(text.fr);
    };
    // Every one is on the sheet of one of these.
    const std::vector<Options> setups{all(true),
                                      all(false),
                                      {{"z7", true}, {"upper_half", false}, {"guts", false}},
                                      {{"cards_out", std::string("dud-round")}}};
    for (const Options &options : setups) {
        const ReferenceSheet sheet = referenceOf(options);
        for (const ReferenceSheet::Section &section : sheet.sections) {
            note(section.title);
            for (const ReferenceSheet::Line &line : section.lines) {
                note(line.label);
                note(line.text);
            }
        }
        const ScoreSheet scores = game().sheets->scores(setupOf(options)).value();
        note(scores.help);
        for (const auto *columns : {&scores.game, &scores.total})
            for (const ScoreSheet::Column &column : *columns)
                note(column.title);
    }
    for (const auto &[key, text] : file.items()) {
        const std::string french = text["fr"];
        const bool isFilled = french.find('{') != std::string::npos;
        QVERIFY2(isFilled || told.contains(french), key.c_str());
    }
}

void TestZombiesSheets::asksForGutsWhereTheyCount()
{
    const auto scores = [](bool guts) {
        return game().sheets->scores(setupOf({{"guts", guts}})).value();
    };
    const std::vector<std::string> with{"Zombies", "Life",   "Bullets",
                                        "Guts",    "Deaths", "Won (H or Z)"};
    QVERIFY(columnsOf(scores(true).game) == with);
    std::vector<std::string> without = with;
    std::erase(without, "Guts");
    QVERIFY(columnsOf(scores(false).game) == without);
    QVERIFY(scores(true).help.en.find("guts") != std::string::npos);
    QVERIFY(scores(false).help.en.find("guts") == std::string::npos);
}

void TestZombiesSheets::refusesWhatCannotBePlayed()
{
    const auto codeOf = [](const MatchSetup &setup) {
        const auto sheet = game().sheets->reference(setup);
        return sheet ? ErrorCode::InputOutput : sheet.error().code;
    };
    QVERIFY(codeOf(setupOf({{"gust", true}})) == ErrorCode::UnknownKey);
    QVERIFY(codeOf(setupOf({{"cards_out", std::string("no-such-card")}})) ==
            ErrorCode::UnknownEntry);
    QVERIFY(!game().sheets->scores(setupOf({{"guts", std::string("many")}})));
}

PLAIN_TEST(TestZombiesSheets)

} // namespace tst_zombiessheets

#include "tst_zombiessheets.moc"
