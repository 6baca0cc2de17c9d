// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/setup/choices.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_choices {

using namespace escarmouche::rules;
using namespace escarmouche::rules::kit;

namespace {

constexpr Agreement kAgreements[]{
    {"fog", {"TOY-01"}, 0, true},
    {.key = "left_out", .rule = {"TOY-02"}, .group = 1, .longest = 40},
    {"night", {"TOY-03"}, 1, false},
    {"owls", {"TOY-04"}, 1, true, "night"},
    {"dusk", {"TOY-05"}, 1, false, {}, 0, "night"},
};

const PhraseBook &book()
{
    static const PhraseBook kBook{{"option.fog", {"Fog", "Brouillard"}},
                                  {"option.fog.help", {"Nobody sees far.", "On voit mal."}},
                                  {"option.left_out", {"Left out", "Sans"}},
                                  {"scenario", {"A toy", "Un jouet"}},
                                  {"seat.1", {"Red", "Rouge"}},
                                  {"seat.2", {"Blue", "Bleu"}}};
    return kBook;
}

MatchSetup setupOf(std::vector<Setting> options)
{
    MatchSetup setup;
    setup.options = std::move(options);
    return setup;
}

} // namespace

class TestChoices : public QObject
{
    Q_OBJECT

private slots:
    void whatNobodySaysIsAsUsual();
    void whatIsSaidCounts();
    void whatNeedsAnotherIsOffWithoutIt();
    void refusesWhatExcludesEachOtherOrDoesNothing();
    void refusesWhatItDoesNotKnow();
    void listsThemInGroups();
    void seatsHaveTheirNamesOrTheBooks();
    void readsIdsBetweenCommasAndSpaces();
};

void TestChoices::whatNobodySaysIsAsUsual()
{
    const auto wishes = wishesOf(kAgreements, {}).value();
    QVERIFY(wishes.is("fog") && !wishes.is("night"));
    QVERIFY(wishes.text("left_out").empty());
}

void TestChoices::whatIsSaidCounts()
{
    const auto wishes =
        wishesOf(kAgreements,
                 setupOf({{"fog", false}, {"night", true}, {"left_out", std::string("axe")}}))
            .value();
    QVERIFY(!wishes.is("fog") && wishes.is("night"));
    QCOMPARE(std::string(wishes.text("left_out")), std::string("axe"));
}

void TestChoices::whatNeedsAnotherIsOffWithoutIt()
{
    const auto owls = [](std::vector<Setting> settings) {
        return wishesOf(kAgreements, setupOf(std::move(settings))).value().is("owls");
    };
    QVERIFY(!owls({}));
    QVERIFY(!owls({{"owls", false}}));
    const auto alone = wishesOf(kAgreements, setupOf({{"owls", true}})).error();
    QCOMPARE(alone.code, ErrorCode::NeedsOption);
    QCOMPARE(alone.pointer, std::string("/options/owls"));
    QCOMPARE(alone.hint, std::string("night"));
    QVERIFY(owls({{"night", true}}));
    QVERIFY(owls({{"owls", true}, {"night", true}}));
    QVERIFY(!owls({{"night", true}, {"owls", false}}));
}

void TestChoices::refusesWhatExcludesEachOtherOrDoesNothing()
{
    const auto both = setupOf({{"night", true}, {"dusk", true}});
    QVERIFY(wishesOf(kAgreements, both)); // as it may have been begun once
    const auto refused = wishesToBegin(kAgreements, both, true).error();
    QCOMPARE(refused.code, ErrorCode::RefusedByRule);
    QCOMPARE(refused.subject, std::string("TOY-05"));
    QCOMPARE(whyRefused(refused).key, std::string("refused.either"));
    QVERIFY(wishesToBegin(kAgreements, setupOf({{"dusk", true}}), true));
    const auto idle = wishesToBegin(kAgreements, setupOf({{"fog", false}}), false).error();
    QCOMPARE(idle.code, ErrorCode::UnwantedKey);
    QCOMPARE(idle.pointer, std::string("/options/fog"));
    QVERIFY(wishesToBegin(kAgreements, setupOf({{"fog", true}, {"night", false}}), false));
}

void TestChoices::refusesWhatItDoesNotKnow()
{
    const auto unknown = wishesOf(kAgreements, setupOf({{"fog", true}, {"nigth", true}}));
    QCOMPARE(unknown.error().code, ErrorCode::UnknownKey);
    QCOMPARE(unknown.error().pointer, std::string("/options/nigth"));
    QCOMPARE(unknown.error().hint, std::string("night"));
    for (const Setting &setting : {Setting{"fog", std::string("on")}, Setting{"left_out", true}}) {
        const auto wrong = wishesOf(kAgreements, setupOf({setting}));
        QCOMPARE(wrong.error().code, ErrorCode::WrongType);
        QCOMPARE(wrong.error().pointer, "/options/" + setting.property);
        const bool isFlag = setting.property == "fog";
        QCOMPARE(wrong.error().subject, std::string(isFlag ? "string" : "boolean"));
        QCOMPARE(wrong.error().hint, std::string(isFlag ? "boolean" : "string"));
    }
}

void TestChoices::listsThemInGroups()
{
    const auto groups = optionGroups(kAgreements, {{"One", "Un"}, {"Two", "Deux"}}, book());
    QCOMPARE(groups.size(), std::size_t{2});
    QCOMPARE(groups[1].title.en, std::string("Two"));
    QCOMPARE(groups[0].options.size(), std::size_t{1});
    const Property &fog = groups[0].options[0], &text = groups[1].options[0];
    QVERIFY(fog.kind == PropertyKind::Flag && fog.value == SettingValue(true));
    QCOMPARE(fog.help.fr, std::string("On voit mal."));
    QVERIFY(text.kind == PropertyKind::Line && text.most == 40 && text.optional);
    QVERIFY(text.rule == RuleId{"TOY-02"});
    QCOMPARE(groups[1].options[1].key, std::string("night"));
}

void TestChoices::seatsHaveTheirNamesOrTheBooks()
{
    MatchSetup setup;
    setup.seats = {{"", "person", "Ann"}, {"", "easy", ""}};
    const auto names = sideNames(setup, book());
    QCOMPARE(names[0].fr, std::string("Ann"));
    QCOMPARE(names[1].fr, std::string("Bleu"));
    QVERIFY(checkSeats(setup, 2, 3).has_value());
    QCOMPARE(checkSeats(setup, 3, 4).error().code, ErrorCode::TooFewEntries);
    QCOMPARE(checkSeats(setup, 1, 1).error().code, ErrorCode::TooManyEntries);
    QCOMPARE(checkSeats(setup, 1, 1).error().number, std::int64_t{1});
    const ScenarioTitle title = onlyScenario("toy", book(), 1, 2);
    QVERIFY(!title.hasBands() && !title.hasTable());
    QCOMPARE(title.name.en, std::string("A toy"));
    QCOMPARE(title.seats[1].en, std::string("Blue"));
}

void TestChoices::readsIdsBetweenCommasAndSpaces()
{
    const std::vector<std::string> ids{"axe", "saw", "rope"};
    QVERIFY(idsIn("axe, saw,,rope ") == ids);
    QVERIFY(idsIn(" , ").empty());
}

PLAIN_TEST(TestChoices)

} // namespace tst_choices

#include "tst_choices.moc"
