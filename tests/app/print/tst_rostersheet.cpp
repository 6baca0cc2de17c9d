// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/paper/pagedsheet.h"
#include "app/print/paper/paperoutput.h"
#include "app/print/sheets/rostersheet.h"
#include "model/text.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/madeupsheet.h"
#include "tests/support/window/pdfpages.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <set>

namespace tst_rostersheet {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;
using rules::Language;

namespace {

constexpr double kMargin = 12 * 72 / 25.4;

PrintDocument document(const rules::Sheet &sheet, Language language = Language::English,
                       const Units &units = {})
{
    const model::Reference reference = madeUpReference();
    return rosterSheet(
        sheet, madeUpPhrases(), [&](std::string_view id) { return reference.find(id); }, language,
        units);
}

QStringList wordsOf(const rules::SheetFigure &figure)
{
    QStringList words = toQString(figure.names.front()).split(u' ');
    for (const rules::Table &table : figure.weapons) {
        for (const rules::TableRow &row : table.rows)
            words << toQString(row.title.en).split(u' ');
    }
    for (const rules::Carried &thing : figure.gear)
        words << toQString(thing.name.en).split(u' ');
    return words;
}

/** Words missing or there twice, figures that stand on two pages. */
QStringList contentFaults(const PdfPages &pages, const rules::Sheet &sheet)
{
    QStringList faults;
    for (const auto &group : sheet.figures) {
        for (const rules::SheetFigure &figure : group) {
            std::set<int> on;
            for (const QString &word : wordsOf(figure)) {
                const std::vector<int> found = pages.pagesOf(word);
                on.insert(found.begin(), found.end());
                if (found.size() != 1)
                    faults << QStringLiteral("%1 stands %2 times").arg(word).arg(found.size());
            }
            if (on.size() != 1)
                faults << QStringLiteral("split: %1").arg(toQString(figure.names.front()));
        }
    }
    return faults;
}

/** Paints as pdf() does, but by a given painting of pages. */
template<class Paint>
QByteArray painted(Paper paper, Paint paint)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(2540);
        writer.setPageSize(QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
        writer.setPageMargins({});
        QPainter painter(&writer);
        paint(painter, writer);
    }
    return bytes;
}

QString joined(const QStringList &faults)
{
    return faults.mid(0, 8).join(u'\n');
}

} // namespace

class TestRosterSheet : public QObject
{
    Q_OBJECT

private slots:
    void printsEverythingOnceAndWhole_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<Paper>("paper");
        QTest::newRow("English A4") << Language::English << Paper::A4;
        QTest::newRow("English Letter") << Language::English << Paper::Letter;
        QTest::newRow("French A4") << Language::French << Paper::A4;
        QTest::newRow("French Letter") << Language::French << Paper::Letter;
    }
    void printsEverythingOnceAndWhole()
    {
        QFETCH(Language, language);
        QFETCH(Paper, paper);
        const rules::Sheet sheet = madeUpSheet(25);
        const QByteArray bytes = pdf(document(sheet, language), paper);
        keepSheet(bytes, QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-'));
        const PdfPages pages = readBack(bytes);
        QVERIFY(pages.sizes.size() > 1);
        QCOMPARE(qRound(pages.sizes.front().width()), paper == Paper::A4 ? 595 : 612);
        QVERIFY2(contentFaults(pages, sheet).isEmpty(),
                 qPrintable(joined(contentFaults(pages, sheet))));
        QVERIFY2(layoutFaults(pages, kMargin).isEmpty(),
                 qPrintable(joined(layoutFaults(pages, kMargin))));
        QCOMPARE(fontsNotEmbedded(bytes), QStringList());
    }

    void woundsAreATrackWhereTheGameSaysWhatStandsInIt()
    {
        rules::Sheet sheet = madeUpSheet(1);
        for (rules::SheetFigure &figure : sheet.figures.front())
            figure.woundBoxes = 4;
        rules::PhraseBook phrases = madeUpPhrases();
        const auto boxesBy = [&](Language language) {
            const PrintDocument printed =
                rosterSheet(sheet, phrases, [](std::string_view) { return nullptr; }, language, {});
            const QByteArray bytes = pdf(printed, Paper::A4);
            keepSheet(bytes, QStringLiteral("wounds-%1").arg(phrases.size()));
            const QStringList faults = layoutFaults(readBack(bytes), kMargin);
            if (!faults.isEmpty())
                qWarning() << joined(faults);
            for (const PrintBlock &block : printed.blocks) {
                if (!block.trackers.empty())
                    return block.trackers.front().boxes.front();
            }
            return PrintBoxes{};
        };
        QCOMPARE(boxesBy(Language::English).count, 4);
        QVERIFY(boxesBy(Language::English).words.isEmpty());
        phrases["sheet.wounds.4"] = {"1|flip|3|dead", "1|retourné|3|mort"};
        QCOMPARE(boxesBy(Language::French).words.join(u' '), QStringLiteral("1 retourné 3 mort"));
    }

    void checksNoticeTwoPagesOnOne()
    {
        const PagedSheet sheet(document(madeUpSheet(25)), Paper::A4);
        const QByteArray bytes = painted(Paper::A4, [&](QPainter &painter, QPdfWriter &) {
            sheet.paint(painter, 0);
            sheet.paint(painter, 1);
        });
        QVERIFY(!layoutFaults(readBack(bytes), kMargin).isEmpty());
    }

    void checksNoticeASheetBesideThePaper()
    {
        const PagedSheet sheet(document(madeUpSheet(2)), Paper::A4);
        const QByteArray bytes = painted(Paper::A4, [&](QPainter &painter, QPdfWriter &) {
            painter.translate(300, 0);
            sheet.paint(painter, 0);
        });
        QVERIFY(!layoutFaults(readBack(bytes), kMargin).isEmpty());
    }

    void checksNoticeASplitOrMissingFigure()
    {
        const rules::Sheet sheet = madeUpSheet(25);
        PrintDocument broken = document(sheet);
        std::vector<PrintBlock> loose;
        for (const PrintBlock &block : broken.blocks) {
            PrintBlock head = block;
            head.left.clear();
            head.right.clear();
            loose.push_back(head);
            for (const auto *side : {&block.left, &block.right}) {
                for (const PrintItem &item : *side) {
                    loose.emplace_back();
                    loose.back().left.push_back(item);
                }
            }
        }
        broken.blocks = loose;
        const PdfPages pages = readBack(pdf(broken, Paper::A4));
        QVERIFY(contentFaults(pages, sheet).join(u' ').contains(QLatin1String("split")));

        rules::Sheet shorter = sheet;
        shorter.figures.back().pop_back();
        const PdfPages less = readBack(pdf(document(shorter), Paper::A4));
        QVERIFY(contentFaults(less, sheet).join(u' ').contains(QLatin1String("0 times")));
    }

    void breaksANameWithoutSpacesBetweenLetters()
    {
        rules::Sheet sheet = madeUpSheet(1);
        sheet.figures[0][0].names = {std::string(40, 'W')};
        sheet.figures[0][0].weapons[0].rows[0].title = both(std::string(40, 'M'));
        sheet.figures[0][0].gear[0].name = both(std::string(120, 'Q'));
        const PdfPages pages = readBack(pdf(document(sheet), Paper::A4));
        QCOMPARE(pages.letters().count(u'W'), 40 + wordsBeginningWith(pages, u'W'));
        QVERIFY(pages.letters().count(u'M') >= 40);
        QVERIFY(pages.letters().count(u'Q') >= 120);
        QCOMPARE(layoutFaults(pages, kMargin), QStringList());
    }

    void printsMarkupLiterally()
    {
        rules::Sheet sheet = madeUpSheet(1);
        const std::string name = "<img src=\"file:///etc/passwd\">&amp;<b>";
        sheet.figures[0][0].names = {name};
        sheet.name = "<script>'); DROP TABLE band;--";
        const QByteArray bytes = pdf(document(sheet), Paper::A4);
        const PdfPages pages = readBack(bytes);
        QVERIFY(pages.letters().contains(toQString(name).remove(u' ')));
        QVERIFY(pages.letters().contains(toQString(sheet.name).remove(u' ')));
        QVERIFY(!bytes.contains("/Subtype /Image"));
    }

    void cutsAFigureHigherThanAPageBetweenLines()
    {
        rules::Sheet sheet = madeUpSheet(1);
        std::string notes;
        for (int line = 0; line < 300; ++line)
            notes += "note" + std::to_string(1000 + line) + "\n";
        sheet.figures[0][0].notes = notes;
        const PdfPages pages = readBack(pdf(document(sheet), Paper::Letter));
        for (int line = 0; line < 300; ++line)
            QCOMPARE(pages.pagesOf(QStringLiteral("note%1").arg(1000 + line)).size(), 1U);
        QCOMPARE(layoutFaults(pages, kMargin), QStringList());
    }

    void givesEachOfEqualFiguresItsBoxes()
    {
        rules::Sheet sheet = madeUpSheet(1);
        sheet.figures[0][0].names = {"Anna", "", "Carl"};
        const PrintDocument printed = document(sheet);
        const auto card =
            std::find_if(printed.blocks.begin(), printed.blocks.end(), [](const PrintBlock &block) {
                return block.kind == PrintBlock::Kind::Card;
            });
        QCOMPARE(card->title, QStringLiteral("3 × Sous-fifre"));
        QCOMPARE(card->trackers.size(), 3U);
        QCOMPARE(card->trackers[1].name, QStringLiteral("2"));
        QCOMPARE(card->trackers[2].boxes.back().count, 50);
        QCOMPARE(card->trackers[2].boxes.back().greyEvery, 5);
    }

    void marksAnIllegalBandWithItsReasons()
    {
        const PdfPages pages = readBack(pdf(document(madeUpSheet(2)), Paper::A4));
        QVERIFY(pages.letters().contains(QLatin1String("notlegal")));
        QVERIFY(pages.letters().contains(QLatin1String("Thebandisoveritslimit.")));
        QVERIFY(pages.letters().contains(QLatin1String("MADE-UP-01")));
    }

    void speaksTheLanguageAndUnitOfTheSheet()
    {
        const Units units{Units::Kind::Millimetres, 25};
        const PdfPages pages =
            readBack(pdf(document(madeUpSheet(2), Language::French, units), Paper::A4));
        const QString text = pages.letters();
        QVERIFY(text.contains(QStringLiteral("Labandedépasse")));
        QVERIFY(text.contains(QStringLiteral("Expérience")));
        QVERIFY(text.contains(QStringLiteral("600mm")));
        QVERIFY(!text.contains(QStringLiteral("Experience")));
    }

    void keepsNumbersWithTheirUnits()
    {
        rules::Sheet sheet = madeUpSheet(2);
        for (rules::SheetFigure &figure : sheet.figures.front())
            figure.cells.front() = number(9);
        const Units units{Units::Kind::Millimetres, 25};
        const PdfPages pages = readBack(pdf(document(sheet, Language::English, units), Paper::A4));
        int distances = 0;
        for (std::size_t i = 0; i < pages.words.size(); ++i) {
            if (!pages.words[i].text.endsWith(QLatin1String("mm")))
                continue;
            ++distances;
            if (pages.words[i].text != QLatin1String("mm"))
                continue; // read back as one word
            QVERIFY(i > 0);
            const PdfWord &number = pages.words[i - 1];
            QVERIFY2(number.text.back().isDigit() &&
                         qAbs(number.box.center().y() - pages.words[i].box.center().y()) < 1,
                     qPrintable(number.text));
        }
        QVERIFY(distances > 0);
    }

private:
    static int wordsBeginningWith(const PdfPages &pages, QChar letter)
    {
        int n = 0;
        for (const PdfWord &word : pages.words) {
            if (!word.text.startsWith(QLatin1String("WW")))
                n += static_cast<int>(word.text.count(letter));
        }
        return n;
    }
};

SCREEN_TEST(TestRosterSheet)

} // namespace tst_rostersheet

#include "tst_rostersheet.moc"
