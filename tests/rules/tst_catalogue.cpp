// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catalogue.h"
#include <QtTest/QtTest>
class TestCatalogue : public QObject
{
    Q_OBJECT
private slots:
    void loads() { QVERIFY(!escarmouche::tests::musgCatalogue().entries().empty()); }
};
QTEST_GUILESS_MAIN(TestCatalogue)
#include "tst_catalogue.moc"
