// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/document.h"
#include "tests/support/testmain.h"

#include <QtTest>

namespace tst_document {

using namespace escarmouche;
using namespace std::string_literals;
using model::describe;
using model::Document;
using model::html;
using model::Paragraph;
using model::plainText;
using rules::Language;
using rules::Part;

namespace {

rules::Number number(int value)
{
    Part part;
    part.amount = static_cast<std::int16_t>(value);
    return rules::Number(part);
}

rules::Sheet sheet()
{
    rules::Sheet sheet;
    sheet.name = "Les <b>Écumeurs</b>";
    sheet.subtitle = {"Goblins", "Gobelins"};
    sheet.columns = {{"mvt", {"Mvt", "Mvt"}, {}, rules::Measure::Distance, {}},
                     {"ct", {"RS", "CT"}, {}, rules::Measure::Target, {}}};
    sheet.weaponKinds = {{"Ranged", "Tir"}};
    sheet.groups = {{"chief", {"Chief", "Chef"}, {}}};
    rules::SheetFigure figure;
    figure.kind = {"Orc chief", "Chef orc"};
    figure.names = {"Grok"};
    figure.cells = {{number(6), {}}, {number(4), {}}};
    figure.weaponTables = {0};
    figure.weapons = {{{{"range", {"Range", "Portée"}, {}, rules::Measure::Distance, {}}},
                       {{{"Bow", "Arc"}, {{number(20), {}}}}}}};
    figure.gear = {{"shield", {"Shield", "Bouclier"}, {"R +1", "R +1"}, 2, 20, false, {}}};
    figure.woundBoxes = 3;
    figure.price = number(97);
    sheet.figures = {{figure}};
    sheet.totals.lines = {{"total", {"Total", "Total"}, 97, 500, {}}};
    sheet.findings = {{{"MUSG-BAND-03"},
                       rules::Severity::Illegal,
                       {"too-few", {{"n", std::int64_t{1}}}},
                       {},
                       {},
                       {},
                       {}}};
    sheet.rules = {"MUSG-BAND-03"};
    return sheet;
}

const rules::PhraseBook kPhrases{{"too-few", {"Only {n} figure.", "Seulement {n} figurine."}}};

Document paragraph(const std::string &text)
{
    return {Language::English, "t", {Paragraph{text}}};
}

bool has(const std::string &text, const std::string &part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

class tst_Document : public QObject
{
    Q_OBJECT

private slots:
    void saysEverythingInTheLanguageAsked()
    {
        const auto french = plainText(describe(sheet(), kPhrases, {Language::French, {}, nullptr}));
        for (const auto &part : {"Gobelins"s, "Grok – Chef orc (97)"s, "Portée"s, "Arc"s,
                                 "Équipement\u00a0: 2 × Bouclier (20)\u00a0: R +1"s, "4+"s, "500"s,
                                 "illégalité\u00a0: Seulement 1 figurine. [MUSG-BAND-03]"s, "☐☐☐"s})
            QVERIFY2(has(french, part), (part + "\n" + french).c_str());
        const auto english = plainText(describe(sheet(), kPhrases, {}));
        QVERIFY(has(english, "Gear: 2 × Shield (20): R +1"));
        QVERIFY(!has(english, "Bouclier"));
    }

    void measuresDistancesInPasOrMillimetres()
    {
        const auto pas = plainText(describe(sheet(), kPhrases, {}));
        QVERIFY(!has(pas, "mm"));
        const auto scaled =
            plainText(describe(sheet(), kPhrases, {Language::English, 25, nullptr}));
        QVERIFY(has(scaled, "150\u00a0mm"));
        QVERIFY(has(scaled, "500\u00a0mm"));
        QVERIFY(has(scaled, "4+"));
    }

    void citesRulesByTitleWhereThereIsAReference()
    {
        model::Reference reference;
        model::RuleEntry entry;
        entry.title = {"Size", "Taille"};
        entry.text = {"Text.", "Texte."};
        reference.entries = {entry};
        reference.byId = {{"MUSG-BAND-03", 0}};
        const auto text =
            plainText(describe(sheet(), kPhrases, {Language::French, {}, &reference}));
        QVERIFY(has(text, "MUSG-BAND-03 – Taille\u00a0: Texte."));
    }

    void escapesEveryTextOfThePage()
    {
        const auto page = html(describe(sheet(), kPhrases, {}));
        QVERIFY(has(page, "<h1>Les &lt;b&gt;Écumeurs&lt;/b&gt;</h1>"));
        QVERIFY(has(page, "<title>Les &lt;b&gt;Écumeurs&lt;/b&gt;</title>"));
        QVERIFY(has(page, "default-src 'none'"));
        QVERIFY(!has(page, "<b>"));
    }

    void foldsWhatFewRead()
    {
        const Document dice{Language::English, "t", {model::Aside{"Dice <2>", {"*Grok*: 4"}}}};
        QVERIFY(has(html(dice), "<details><summary>Dice &lt;2&gt;</summary><ul>\n<li>*Grok*: 4"));
        QCOMPARE(model::markdown(dice),
                 "<details>\n<summary>\n\nDice \\<2>\n\n</summary>\n\n- \\*Grok\\*: 4\n\n"
                 "</details>\n"s);
        QCOMPARE(plainText(dice), "Dice <2>\n  - *Grok*: 4\n"s);
    }

    void escapesMarkdown_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("markdown");
        const auto row = [](const char *name, const char *text, const char *written) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(written);
        };
        row("plain", "Chef, l'orc (97) 1/2 - x", "Chef, l'orc (97) 1/2 - x");
        row("emphasis", "*a* _b_ ~c~ `d`", "\\*a\\* \\_b\\_ \\~c\\~ \\`d\\`");
        row("image", "![x](y)", "!\\[x\\](y)");
        row("html", "<b>&amp;", "\\<b>\\&amp;");
        row("table", "a|b", "a\\|b");
        row("heading", "# x", "\\# x");
        row("bullet", "- x", "\\- x");
        row("plus", "+ x", "\\+ x");
        row("number", "12. x", "12\\. x");
        row("number with bracket", "3) x", "3\\) x");
        row("colon", "Gear: Shield (20): R +1", "Gear: Shield (20): R +1");
        row("signs that are none", "(x) & y = z > w # 2 {a} ^ fire! +3",
            "(x) & y = z > w # 2 {a} ^ fire! +3");
        row("term", ": x", "\\: x");
        row("picture by name", "a :skull: b", "a \\:skull: b");
        row("heading's end", "x #", "x \\#");
        row("mail", "a@b.c @ d", "a\\@b.c @ d");
        row("mail by name", "mailto:a", "mailto\\:a");
        row("quotation", "> x", "\\> x");
        row("underline", "===", "\\===");
        row("address", "http://x www.y", "http\\://x www\\.y");
        row("indent", "    x", "&nbsp;&nbsp;&nbsp;&nbsp;x");
        row("lines", "a\n\n- b", "a\\\n&nbsp;\\\n\\- b");
        row("backslash", "a\\", "a\\\\");
    }
    void escapesMarkdown()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, markdown);
        QCOMPARE(QByteArray::fromStdString(model::markdown(paragraph(text.toStdString()))),
                 markdown + '\n');
    }

    void keepsTableCellsOnOneLine()
    {
        const Document document{
            Language::English, "t", {model::Grid{{"a|b"}, {{"c\nd"}, {"| e"}}}}};
        QCOMPARE(markdown(document), "| a\\|b |\n|---|\n| c<br>d |\n| \\| e |\n"s);
    }
};

CORE_TEST(tst_Document)

} // namespace tst_document

#include "tst_document.moc"
