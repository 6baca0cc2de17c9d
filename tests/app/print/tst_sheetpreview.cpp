// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheetpreview.h"

#include "app/print/paper/pagedsheet.h"
#include "app/print/paper/paperoutput.h"
#include "app/window/main/mainwindow.h"
#include "model/text.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/pdfpages.h"
#include "tests/support/window/pictures.h"
#include "tests/support/window/shellhouse.h"

#include <QAccessible>
#include <QFileDialog>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrintPreviewWidget>

namespace tst_sheetpreview {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

template<class T>
T *part(QWidget &widget, const char *name)
{
    return widget.findChild<T *>(QString::fromLatin1(name));
}

/** The preview of an example band, on the screen. */
struct Previewed {
    ShellHouse house;
    const SampleBand &sample = house.samples().front();
    const rules::BandRules &rules = *house.systems().front().bands;
    SheetPreview preview{
        rosterJob(rules,
                  ShellHouse::need(rules.sheet(ShellHouse::need(rules.read(sample.sample.text)))),
                  [this](std::string_view id) { return house.book().find(id); }),
        Preferences{}};

    Previewed() { show(); }
    void show()
    {
        preview.show();
        QApplication::setActiveWindow(&preview);
        QApplication::processEvents();
    }
    /** Goes to a box and steps one line down. */
    void down(const char *box)
    {
        auto *widget = part<QComboBox>(preview, box);
        widget->setFocus();
        QTest::keyClick(widget, Qt::Key_Down);
        QApplication::processEvents();
    }
    QString name() const { return toQString(sample.sample.name); }
};

/** All that is written on a sheet, without spaces. */
QString lettersOf(const SheetPreview &preview)
{
    return readBack(pdf(preview.document(), preview.paper())).letters();
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/** The preview of the roster sheet, by keys, down to the file and the printer. */
class SheetPreviewTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }
    void opensAndClosesByKeys();
    void showsEveryPage();
    void switchesThePaper();
    void switchesTheLanguageOfTheSheetAlone();
    void switchesTheDistances();
    void savesAPdfAndSaysWhere();
    void savesNothingWhenItIsCancelled();
    void printsOnAPrinter();
    void saysThatNothingWasPrinted();
    void reachesEveryControlByTab();
    void namesWhateverTakesTheKeyboard();
};

void SheetPreviewTest::opensAndClosesByKeys()
{
    ShellHouse house;
    MainWindow window(house.shell(), {});
    window.openSample(toQString(house.samples().front().sample.key));
    window.show();
    QApplication::setActiveWindow(&window);
    bool shown = false;
    QTimer::singleShot(0, &window, [&shown] {
        auto *preview = qobject_cast<SheetPreview *>(QApplication::activeModalWidget());
        QVERIFY(preview != nullptr);
        shown = preview->isVisible();
        QTest::keyClick(preview, Qt::Key_Escape);
    });
    QTest::keyClick(window.focusWidget(), Qt::Key_P, Qt::ControlModifier);
    QVERIFY(shown);
    QVERIFY(QApplication::activeModalWidget() == nullptr);
}

void SheetPreviewTest::showsEveryPage()
{
    Previewed it;
    const auto *pages = it.preview.findChild<QPrintPreviewWidget *>();
    const PagedSheet sheet(it.preview.document(), it.preview.paper());
    QCOMPARE(pages->pageCount(), sheet.pages());
    QVERIFY(
        part<QLabel>(it.preview, "countLabel")->text().startsWith(QString::number(sheet.pages())));
    QVERIFY(it.preview.windowTitle().contains(it.name()));
    takePicture(it.preview, QStringLiteral("preview-en"));
}

void SheetPreviewTest::switchesThePaper()
{
    Previewed it;
    const bool a4 = it.preview.paper() == Paper::A4;
    auto *box = part<QComboBox>(it.preview, "paperBox");
    box->setFocus();
    QTest::keyClick(box, a4 ? Qt::Key_Down : Qt::Key_Up);
    QVERIFY(it.preview.paper() == (a4 ? Paper::Letter : Paper::A4));
    QCOMPARE(it.preview.printer().pageLayout().pageSize().id(),
             a4 ? QPageSize::Letter : QPageSize::A4);
}

void SheetPreviewTest::switchesTheLanguageOfTheSheetAlone()
{
    Previewed it;
    const QString english = lettersOf(it.preview);
    const QString close = part<QPushButton>(it.preview, "closeButton")->text();
    it.down("languageBox");
    const QString french = lettersOf(it.preview);
    QVERIFY(english.contains(QStringLiteral("Chief")) && !french.contains(QStringLiteral("Chief")));
    QVERIFY(french.contains(QStringLiteral("Chef")));
    QCOMPARE(part<QPushButton>(it.preview, "closeButton")->text(), close);
    takePicture(it.preview, QStringLiteral("preview-fr"));
}

void SheetPreviewTest::switchesTheDistances()
{
    Previewed it;
    const QRegularExpression millimetres(QStringLiteral("\\dmm"));
    QVERIFY(!lettersOf(it.preview).contains(millimetres));
    it.down("unitsBox");
    QVERIFY(lettersOf(it.preview).contains(millimetres));
}

void SheetPreviewTest::savesAPdfAndSaysWhere()
{
    Previewed it;
    const QString path = it.house.folder() + QStringLiteral("/roster of mine.pdf");
    auto *said = part<QWidget>(it.preview, "savedFrame");
    QVERIFY(!said->isVisible());
    QTimer looking; // the letter of a button clicks it a moment later
    connect(&looking, &QTimer::timeout, &it.preview, [&] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        looking.stop();
        auto *name = part<QLineEdit>(*dialog, "fileNameEdit");
        QVERIFY(name->text().endsWith(QStringLiteral(".pdf")));
        name->setText(path.chopped(4)); // its ending follows
        QTest::keyClick(name, Qt::Key_Return);
    });
    looking.start(20);
    QTest::keyClick(&it.preview, Qt::Key_S, Qt::AltModifier);
    QTRY_VERIFY(said->isVisible());
    const PdfPages pages = readBack(contentsOf(path));
    QVERIFY(pages.letters().contains(it.name()));
    QVERIFY(part<QLabel>(it.preview, "savedLabel")->text().contains(path));
    takePicture(it.preview, QStringLiteral("preview-saved"));
    it.down("languageBox");
    QVERIFY(!said->isVisible());
}

void SheetPreviewTest::savesNothingWhenItIsCancelled()
{
    Previewed it;
    QTimer::singleShot(0, &it.preview,
                       [] { QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape); });
    QTest::mouseClick(part<QPushButton>(it.preview, "saveButton"), Qt::LeftButton);
    QVERIFY(!part<QWidget>(it.preview, "savedFrame")->isVisible());
    QVERIFY(it.preview.isVisible());
}

void SheetPreviewTest::printsOnAPrinter()
{
    Previewed it;
    const QString path = it.house.folder() + QStringLiteral("/printed.pdf");
    it.preview.printer().setOutputFormat(QPrinter::PdfFormat);
    it.preview.printer().setOutputFileName(path);
    QTimer::singleShot(0, &it.preview, [] {
        auto *dialog = qobject_cast<QPrintDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        dialog->accept();
    });
    QTest::keyClick(&it.preview, Qt::Key_Return); // Print is what Enter means
    const PdfPages printed = readBack(contentsOf(path));
    const PagedSheet sheet(it.preview.document(), it.preview.paper());
    QCOMPARE(printed.sizes.size(), std::size_t(sheet.pages()));
    QVERIFY(printed.letters().contains(it.name()));
    QCOMPARE(layoutFaults(printed, 12 * 72 / 25.4), QStringList());
    QVERIFY(part<QLabel>(it.preview, "savedLabel")->text().contains(path));
    QVERIFY(part<QLabel>(it.preview, "savedLabel")->isVisible());
}

void SheetPreviewTest::saysThatNothingWasPrinted()
{
    Previewed it;
    it.preview.printer().setOutputFormat(QPrinter::PdfFormat);
    it.preview.printer().setOutputFileName(it.house.folder() + QStringLiteral("/none/x.pdf"));
    QStringList said;
    QTimer looking;
    connect(&looking, &QTimer::timeout, &it.preview, [&said] {
        QWidget *modal = QApplication::activeModalWidget();
        if (auto *dialog = qobject_cast<QPrintDialog *>(modal))
            return dialog->done(QDialog::Accepted); // as on a folder that went since
        if (const auto *box = qobject_cast<QMessageBox *>(modal)) {
            said << box->text();
            modal->close();
        }
    });
    looking.start(20);
    QTest::keyClick(&it.preview, Qt::Key_Return);
    QCOMPARE(said.size(), 1);
    QVERIFY2(said.front().contains(QStringLiteral("x.pdf")), qPrintable(said.front()));
    QVERIFY(!part<QWidget>(it.preview, "savedFrame")->isVisible());
}

void SheetPreviewTest::reachesEveryControlByTab()
{
    Previewed it;
    QStringList reached;
    part<QWidget>(it.preview, "paperBox")->setFocus();
    for (int i = 0; i < 12; ++i) {
        reached << QApplication::focusWidget()->objectName();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (const char *name :
         {"paperBox", "languageBox", "unitsBox", "saveButton", "printButton", "closeButton"})
        QVERIFY2(reached.contains(QString::fromLatin1(name)), qPrintable(reached.join(u' ')));
}

void SheetPreviewTest::namesWhateverTakesTheKeyboard()
{
    Previewed it;
    for (QWidget *one : it.preview.findChildren<QWidget *>()) {
        const auto *seen = QAccessible::queryAccessibleInterface(one);
        if (one->isVisible() && seen != nullptr && seen->state().focusable)
            QVERIFY2(!seen->text(QAccessible::Name).isEmpty(), one->metaObject()->className());
    }
}

WATCHED_TEST(SheetPreviewTest)

} // namespace tst_sheetpreview

#include "tst_sheetpreview.moc"
