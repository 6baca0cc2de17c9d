// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/words/phrase.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_phrase {

using namespace escarmouche::rules;

namespace {

const PhraseBook kBook = {
    {"plain", {"Nothing to say", "Rien à dire"}},
    {"named", {"{who} takes {n} {n|dagger|daggers}", "{who} prend {n} {n|dague|dagues}"}},
    {"of", {"The shot of {who}", "Le tir de {who}"}},
    {"braces", {"{{{who}}} and }} {{", "{{{who}}}"}},
    {"unknown", {"{nobody} and {who|a|b} and {", "{nobody}"}},
};

std::string inEnglish(const std::string &key, PhraseValue who, std::int64_t n)
{
    return say(kBook, {key, {{"who", std::move(who)}, {"n", n}}}, Language::English);
}

std::string inFrench(const std::string &key, PhraseValue who, std::int64_t n)
{
    return say(kBook, {key, {{"who", std::move(who)}, {"n", n}}}, Language::French);
}

} // namespace

class TestPhrase : public QObject
{
    Q_OBJECT

private slots:
    void saysInBothLanguages()
    {
        QCOMPARE(say(kBook, {"plain", {}}, Language::English), std::string("Nothing to say"));
        QCOMPARE(say(kBook, {"plain", {}}, Language::French), std::string("Rien à dire"));
    }
    void picksCatalogueNamesByLanguage()
    {
        QCOMPARE(inFrench("named", Text{"Orc", "Orque"}, 2), std::string("Orque prend 2 dagues"));
        QCOMPARE(inEnglish("named", Text{"Orc", "Orque"}, 2), std::string("Orc takes 2 daggers"));
    }
    void countsZeroAsManyInEnglishAndOneInFrench()
    {
        QCOMPARE(inEnglish("named", "Bo", 0), std::string("Bo takes 0 daggers"));
        QCOMPARE(inFrench("named", "Bo", 0), std::string("Bo prend 0 dague"));
        QCOMPARE(inEnglish("named", "Bo", 1), std::string("Bo takes 1 dagger"));
        QCOMPARE(inFrench("named", "Bo", 1), std::string("Bo prend 1 dague"));
    }
    void entersValuesLiterally()
    {
        QCOMPARE(inEnglish("named", "{n|x|y} <b>", 3), std::string("{n|x|y} <b> takes 3 daggers"));
    }
    void writesBraces() { QCOMPARE(inEnglish("braces", "Bo", 0), std::string("{Bo} and } {")); }
    void elidesBeforeAVowelInFrench()
    {
        QCOMPARE(inFrench("of", "Orin", 1), std::string("Le tir d’Orin"));
        QCOMPARE(inFrench("of", "Élyndra", 1), std::string("Le tir d’Élyndra"));
        QCOMPARE(inFrench("of", "Thrain", 1), std::string("Le tir de Thrain"));
        QCOMPARE(inFrench("of", Text{"The hermit", "8 ermites"}, 1),
                 std::string("Le tir de 8 ermites"));
        QCOMPARE(inEnglish("of", "Orin", 1), std::string("The shot of Orin"));
    }
    void writesNumbersBelowZeroWithATrueMinus()
    {
        QCOMPARE(inEnglish("named", "Bo", -4), std::string("Bo takes −4 daggers"));
    }
    void leavesUnknownSlotsVisible()
    {
        QCOMPARE(inEnglish("unknown", "Bo", 0), std::string("{nobody} and {who|a|b} and {"));
    }
    void showsMissingKeyInBrackets()
    {
        QCOMPARE(say(kBook, {"no-such", {}}, Language::French), std::string("[no-such]"));
    }
};

CORE_TEST(TestPhrase)

} // namespace tst_phrase

#include "tst_phrase.moc"
