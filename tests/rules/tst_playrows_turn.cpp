// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/play_morale.h"
#include "tests/rules/rows/play_turn.h"

#include <QtTest/QtTest>

using namespace escarmouche::tests;

namespace {

RuleRows turnRows()
{
    RuleRows rows;
    addTurns(rows);
    addCommandTests(rows);
    addRout(rows);
    addRally(rows);
    addPoints(rows);
    addUnits(rows);
    addDeployment(rows);
    return rows;
}

} // namespace

/** The rows of order, turns, morale, points and deployment, by themselves. */
class TestPlayRowsTurn : public QObject
{
    Q_OBJECT

private slots:
    void row_data();
    void row();
};

void TestPlayRowsTurn::row_data()
{
    QTest::addColumn<int>("index");
    const auto rows = turnRows();
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::newRow(rows[i].name.c_str()) << static_cast<int>(i);
}

void TestPlayRowsTurn::row()
{
    QFETCH(int, index);
    const auto found = faults(turnRows()[static_cast<std::size_t>(index)]);
    QVERIFY2(found.empty(), found.c_str());
}

QTEST_GUILESS_MAIN(TestPlayRowsTurn)
#include "tst_playrows_turn.moc"
