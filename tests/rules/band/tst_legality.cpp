// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/legality.h"

#include "rules/musg/acts/acts.h"
#include "tests/support/musg/catalogue.h"
#include "tests/support/musg/musgband.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_legality {

using namespace escarmouche::rules;
using namespace escarmouche::rules::musg;
using escarmouche::tests::BandBuilder;
using escarmouche::tests::musgCatalogue;

class TestLegality : public QObject
{
    Q_OBJECT

private slots:
    void acceptsSmallLegalBand();
    void everyFindingHasWordsInBothLanguages();
    void orderOfMembersChangesNothing();
};

void TestLegality::acceptsSmallLegalBand()
{
    const Band band = BandBuilder("human").chief().sousFifre(2).with("sword").band();
    const auto findings = validate(musgCatalogue(), band);
    QVERIFY(findings.empty());
    QCOMPARE(sums(musgCatalogue(), band).total, 40 + 2 * (8 + 5));
    QCOMPARE(treasury(musgCatalogue(), band), 500 - 66);
}

void TestLegality::everyFindingHasWordsInBothLanguages()
{
    const Band band = BandBuilder("human").figurant(9).with("shield").with("two-handed-axe").band();
    const auto findings = validate(musgCatalogue(), band);
    QVERIFY(findings.size() >= 4);
    for (const Finding &finding : findings) {
        for (const Language language : {Language::English, Language::French}) {
            const auto sentence = say(musgCatalogue().words(), finding.sentence, language);
            QVERIFY2(!sentence.starts_with("[") && sentence.find('{') == std::string::npos,
                     sentence.c_str());
        }
    }
}

void TestLegality::orderOfMembersChangesNothing()
{
    Band band = BandBuilder("goblin")
                    .chief("orc")
                    .chief()
                    .sousChef(5)
                    .figurant(3)
                    .with("shield")
                    .with("pike")
                    .merc("elf-sniper")
                    .with("sword")
                    .band();
    const auto before = validate(musgCatalogue(), band);
    std::reverse(band.members.begin(), band.members.end());
    const auto after = validate(musgCatalogue(), band);
    QCOMPARE(after.size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        QVERIFY(before[i].rule == after[i].rule && before[i].sentence == after[i].sentence &&
                before[i].members == after[i].members);
        QVERIFY(before[i].mend.has_value() == after[i].mend.has_value());
        QVERIFY(!before[i].mend || before[i].mend->act == after[i].mend->act);
    }
}

CORE_TEST(TestLegality)

} // namespace tst_legality

#include "tst_legality.moc"
