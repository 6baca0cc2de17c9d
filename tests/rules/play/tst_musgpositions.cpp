// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/skirmishcodec.h"
#include "tests/rules/positions/position.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_musgpositions {

using namespace escarmouche;
using namespace escarmouche::tests;

namespace {

constexpr std::uint64_t kSeeds = 5; // a machine may draw: it is right when it always is

/** A position on its table, the judgement at hand. */
struct Laid {
    Trial trial;
    PlayTable table{trial};
    Judgement judgement;

    explicit Laid(const Position &position) : judgement(position.lay(table)) {}

    bool isAllowed(const play::Action &action) const
    {
        return table.game().plan(table.state(), table.asked(), action).has_value();
    }
    bool isGood(const play::Action &action) const
    {
        return isAllowed(action) && judgement.isGood(action);
    }
};

/** Whether an offered answer that the rules allow is none of the good ones. */
bool offersAPoorOne(const Laid &laid)
{
    constexpr int kDraws = 200;
    const auto &game = laid.table.game();
    std::vector<rules::Option<play::Action>> offered;
    game.options(laid.table.state(), offered);
    rules::Generator generator(1);
    for (const auto &option : offered) {
        for (int draw = 0; draw < (option.open ? kDraws : 1); ++draw) {
            const auto action =
                option.open ? game.sample(laid.table.state(), option, generator) : option.action;
            if (laid.isAllowed(action) && !laid.judgement.isGood(action))
                return true;
        }
    }
    return false;
}

/** The first answer of the machine that is not a good one; empty: each is. */
std::string poorAnswer(const std::string &machine, const Position &position)
{
    const play::SkirmishCodec codec(musgCatalogue());
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const Laid laid(position);
        play::State scratch;
        const auto seat = laid.table.asked();
        const auto &seen = laid.table.game().seenBy(laid.table.state(), seat, scratch);
        const auto player = codec.machine(machine, seed);
        const auto action = player->choose(laid.table.game(), seen, seat).action;
        if (!laid.isGood(action))
            return codec.write(action);
    }
    return {};
}

} // namespace

/** Forty positions made by hand, and how many of them a machine answers as a strong player would.
 */
class TestMusgPositions : public QObject
{
    Q_OBJECT

private slots:
    void areFiveOfEachTheme();
    void areSound_data();
    void areSound();
    void tellMachinesApart_data();
    void tellMachinesApart();
};

void TestMusgPositions::areFiveOfEachTheme()
{
    const auto themes = positionThemes();
    QCOMPARE(themes.size(), std::size_t{8});
    for (const auto &theme : themes)
        QCOMPARE(theme.positions.size(), std::size_t{5});
}

void TestMusgPositions::areSound_data()
{
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("at");
    const auto themes = positionThemes();
    for (std::size_t theme = 0; theme < themes.size(); ++theme) {
        for (std::size_t at = 0; at < themes[theme].positions.size(); ++at) {
            const auto &name = themes[theme].positions[at].name;
            QTest::newRow(name.c_str()) << static_cast<int>(theme) << static_cast<int>(at);
        }
    }
}

/** Laid without a fault; the good answer given is one, and not every answer is. */
void TestMusgPositions::areSound()
{
    QFETCH(int, theme);
    QFETCH(int, at);
    const auto themes = positionThemes();
    const Laid laid(
        themes[static_cast<std::size_t>(theme)].positions[static_cast<std::size_t>(at)]);
    QVERIFY2(laid.trial.failures().empty(),
             laid.trial.failures().empty() ? "" : laid.trial.failures().front().c_str());
    QCOMPARE(laid.table.state().request.what, rules::Awaited::Decision);
    const auto judged =
        laid.table.game().plan(laid.table.state(), laid.table.asked(), laid.judgement.example);
    QVERIFY2(judged.has_value(), judged ? "" : std::string(judged.error().why).c_str());
    QVERIFY(laid.judgement.isGood(laid.judgement.example));
    QVERIFY(offersAPoorOne(laid));
}

void TestMusgPositions::tellMachinesApart_data()
{
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    QTest::newRow("easy") << 0 << 35;
    QTest::newRow("normal") << 36 << 40;
}

void TestMusgPositions::tellMachinesApart()
{
    QFETCH(int, least);
    QFETCH(int, most);
    const std::string machine = QTest::currentDataTag();
    int right = 0;
    for (const auto &theme : positionThemes()) {
        for (const auto &position : theme.positions) {
            const std::string poor = poorAnswer(machine, position);
            right += poor.empty() ? 1 : 0;
            if (!poor.empty())
                qInfo("%s: %s: %s", theme.name.c_str(), position.name.c_str(), poor.c_str());
        }
    }
    qInfo("%s: %d of 40 right", machine.c_str(), right);
    QVERIFY(right >= least && right <= most);
}

PLAIN_TEST(TestMusgPositions)

} // namespace tst_musgpositions

#include "tst_musgpositions.moc"
