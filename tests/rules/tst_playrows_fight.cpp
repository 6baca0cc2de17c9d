// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/play_fight.h"

#include <QtTest/QtTest>

using namespace escarmouche::tests;

namespace {

RuleRows allRows()
{
    RuleRows rows;
    addFight(rows);
    return rows;
}

} // namespace

class TestPlayRowsFight : public QObject
{
    Q_OBJECT

private slots:
    void row_data();
    void row();
};

void TestPlayRowsFight::row_data()
{
    QTest::addColumn<int>("index");
    const auto rows = allRows();
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::newRow(rows[i].name.c_str()) << static_cast<int>(i);
}

void TestPlayRowsFight::row()
{
    QFETCH(int, index);
    const auto found = faults(allRows()[static_cast<std::size_t>(index)]);
    QVERIFY2(found.empty(), found.c_str());
}

QTEST_GUILESS_MAIN(TestPlayRowsFight)
#include "tst_playrows_fight.moc"
