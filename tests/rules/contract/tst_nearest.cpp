// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/words/nearest.h"
#include "tests/support/testmain.h"

#include <QtTest>

#include <array>

namespace tst_nearest {

using namespace escarmouche;
using namespace escarmouche::rules;

class TestNearest : public QObject
{
    Q_OBJECT

private slots:
    void countsChangesAndSwaps()
    {
        QCOMPARE(distance("sword", "sword"), 0U);
        QCOMPARE(distance("swrod", "sword"), 1U);
        QCOMPARE(distance("sord", "swords"), 2U);
        QCOMPARE(distance("", "abc"), 3U);
        QCOMPARE(distance("abc", ""), 3U);
    }

    void findsByIdAndByNameInEitherLanguage_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("id");
        const auto row = [](const char *word, const char *id) {
            QTest::newRow(*word ? word : "nothing") << QByteArray(word) << QByteArray(id);
        };
        row("shild", "shield");
        row("SHILD", "shield");
        row("bouclie", "shield");
        row("Bouclière", "shield");
        row("epe", "sword");
        row("ÉPÉ", "sword");
        row("epée", "sword");
        row("coeur dacier", "steel-heart");
        row("heavy armur", "heavy-armour");
        row("ar", "");
        row("x", "");
        row("", "");
        row("musket", "");
    }
    void findsByIdAndByNameInEitherLanguage()
    {
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, id);
        static const std::array<Text, 5> kNames{{{"Shield", "Bouclier"},
                                                 {"Sword", "Épée"},
                                                 {"Heavy armour", "Armure lourde"},
                                                 {"Axe", "Hache"},
                                                 {"Heart of steel", "Cœur d’acier"}}};
        const std::array<Known, 5> known{{{"shield", &kNames[0]},
                                          {"sword", &kNames[1]},
                                          {"heavy-armour", &kNames[2]},
                                          {"axe", &kNames[3]},
                                          {"steel-heart", &kNames[4]}}};
        QCOMPARE(QByteArray::fromStdString(nearest(word.toStdString(), known)), id);
    }

    void prefersTheNearer()
    {
        const std::array<Known, 2> known{{{"pistols"}, {"pistol"}}};
        QCOMPARE(nearest("pistole", known), std::string("pistols"));
        QCOMPARE(nearest("pistol", known), std::string("pistol"));
    }

    void staysQuickWithLongWords()
    {
        const std::string endless(1'000'000, 'a');
        const std::array<Known, 2> known{{{"axe"}, {endless}}};
        QCOMPARE(nearest(endless, known), std::string());
        QCOMPARE(nearest("axes", known), std::string("axe"));
    }
};

CORE_TEST(TestNearest)

} // namespace tst_nearest

#include "tst_nearest.moc"
