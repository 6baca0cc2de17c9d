// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/control/bandview.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_bandview {

using namespace escarmouche::app;
using namespace escarmouche::rules;

namespace {

/** A roster of lines with so many figures each. */
Roster roster(const std::vector<Figures> &lines)
{
    Roster made;
    made.groups.emplace_back();
    for (const Figures &line : lines) {
        RosterRow row;
        for (int i = 0; i < line.count; ++i)
            row.figures.push_back({line.member, i, {}, {}});
        made.groups.front().rows.push_back(std::move(row));
    }
    return made;
}

/** A rank of folds, each of lines with one figure. */
Roster folds(const std::vector<std::vector<int>> &rows)
{
    Roster made;
    made.groups.emplace_back();
    for (const std::vector<int> &lines : rows) {
        RosterRow row;
        for (const int line : lines)
            row.figures.push_back({{line}, 0, {}, {}});
        made.groups.front().rows.push_back(std::move(row));
    }
    return made;
}

const BandAct kGive = Give{};

} // namespace

class TestBandView : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheChoiceThroughAGift()
    {
        const Roster band = roster({{{1}, 1}, {{2}, 4}});
        const std::vector<Figures> chosen{{{1}, 1}, {{2}, 4}};
        QCOMPARE(followChoice(chosen, band, band, kGive), chosen);
    }

    void followsFiguresSplitFromTheirLine()
    {
        const auto before = roster({{{2}, 4}});
        const auto after = roster({{{2}, 3}, {{7}, 1}});
        QCOMPARE(followChoice({{{2}, 1}}, before, after, kGive), (std::vector<Figures>{{{7}, 1}}));
    }

    void choosesRecruits()
    {
        const auto before = roster({{{1}, 1}, {{2}, 2}});
        const auto newLine = roster({{{1}, 1}, {{2}, 2}, {{9}, 1}});
        QCOMPARE(followChoice({{{1}, 1}}, before, newLine, Recruit{}),
                 (std::vector<Figures>{{{9}, 1}}));
        const auto sameLine = roster({{{1}, 1}, {{2}, 3}});
        QCOMPARE(followChoice({{{1}, 1}}, before, sameLine, Recruit{}),
                 (std::vector<Figures>{{{2}, 1}}));
    }

    void letsGoOfWhatIsGone()
    {
        const auto before = roster({{{1}, 1}, {{2}, 4}});
        const auto after = roster({{{2}, 2}});
        QCOMPARE(followChoice({{{1}, 1}, {{2}, 4}}, before, after, Discard{}),
                 (std::vector<Figures>{{{2}, 2}}));
        QCOMPARE(keepChoice({{{1}, 1}}, after), std::vector<Figures>{});
    }

    void movesAFigureWithinItsFold()
    {
        // Line 4 stands between lines of the fold: moving 1 itself would put it before the fold.
        const Roster band = folds({{1, 2, 3}, {4}});
        QVERIFY(nudge(band, {{{2}, 1}}, -1) == (MoveMembers{{{2}}, MemberId{1}}));
        QVERIFY(nudge(band, {{{1}, 1}}, +1) == (MoveMembers{{{2}}, MemberId{1}}));
        QVERIFY(nudge(band, {{{1}, 1}, {{2}, 1}}, +1) == (MoveMembers{{{3}}, MemberId{1}}));
        QVERIFY(!nudge(band, {{{1}, 1}}, -1));
        QVERIFY(!nudge(band, {{{3}, 1}}, +1));
    }

    void movesWholeRowsWithinTheirRank()
    {
        const Roster band = folds({{1, 2}, {3}, {4}});
        QVERIFY(nudge(band, {{{3}, 1}}, -1) == (MoveMembers{{{3}}, MemberId{1}}));
        QVERIFY(nudge(band, {{{1}, 1}, {{2}, 1}}, +1) == (MoveMembers{{{1}, {2}}, MemberId{4}}));
        QVERIFY(nudge(band, {{{3}, 1}, {{4}, 1}}, -1) == (MoveMembers{{{3}, {4}}, MemberId{1}}));
        QVERIFY(nudge(band, {{{3}, 1}}, +1) == (MoveMembers{{{3}}, std::nullopt}));
        QVERIFY(!nudge(band, {{{4}, 1}}, +1));
        // Part of a fold that is one line has nobody to pass but the next row.
        const Roster alike = roster({{{1}, 1}, {{2}, 4}});
        QVERIFY(nudge(alike, {{{2}, 1}}, -1) == (MoveMembers{{{2}}, MemberId{1}}));
    }
};

PLAIN_TEST(TestBandView)

} // namespace tst_bandview

#include "tst_bandview.moc"
