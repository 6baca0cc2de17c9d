// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/drafts/forms.h"
#include "app/look/portrait/portrait.h"
#include "app/look/portrait/portraitframe.h"
#include "app/pages/campaign/figures/campaignfigures.h"
#include "app/pages/campaign/season/famedialog.h"
#include "app/print/sheets/rostersheet.h"
#include "app/print/sheets/standingssheet.h"
#include "model/text.h"
#include "rules/core/campaign/past/career.h"
#include "tests/support/window/campaigndriver.h"
#include "tests/support/window/eventloopwatchdog.h"
#include "tests/support/window/formdrafts.h"
#include "tests/support/window/pictures.h"

#include <QBuffer>
#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTimer>

namespace tst_portrait {

using namespace escarmouche;
using namespace escarmouche::app;
using namespace escarmouche::tests;

namespace {

/** Red on the left, blue on the right. */
QImage picture(int width, int height)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::blue);
    QPainter(&image).fillRect(0, 0, width / 2, height, Qt::red);
    return image;
}

QByteArray fileOf(const QImage &image, const char *format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

Portrait portraitOfBytes(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return portraitOf(buffer);
}

/** The header of a PNG that says it is so large, and no more of it. */
QByteArray hugePng()
{
    QByteArray bytes = fileOf(picture(4, 4), "PNG");
    const QByteArray side = QByteArray::fromHex("0000ea60"); // 60,000
    bytes.replace(16, 8, side + side);
    // The checksum of the header chunk, as QImageReader wants it.
    quint32 crc = 0xffffffff;
    for (const char c : bytes.mid(12, 17)) {
        crc ^= static_cast<quint8>(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xedb88320U : 0U);
    }
    crc = ~crc;
    for (int i = 0; i < 4; ++i)
        bytes[29 + i] = static_cast<char>(crc >> (24 - 8 * i));
    return bytes;
}

struct Place : SampleCampaignHouse {
    using SampleCampaignHouse::SampleCampaignHouse;

    CampaignFigures &figures() { return *page().findChild<CampaignFigures *>(); }
    PortraitFrame &frame() { return *figures().findChild<PortraitFrame *>(); }
    model::Keepsakes &keepsakes() { return house.library().keepsakes(); }
    std::string uuid() { return page().controller().session()->uuid(); }
    rules::MemberId called(const char *name)
    {
        for (const rules::Entrant &band : campaign().bands) {
            const auto records = rules::recordsOf(page().controller().rules(), campaign(), band.id);
            for (const rules::FigureGlance &each : rules::everybodyOf(records))
                if (each.name.en == name)
                    return each.member;
        }
        return {};
    }
    rules::MemberId show(const char *name)
    {
        const rules::MemberId member = called(name);
        page().showFigure(member);
        QApplication::processEvents();
        return member;
    }
    std::string portraitOf(rules::MemberId member)
    {
        return keepsakes().find(uuid(), member)->portrait;
    }
    QString text()
    {
        QString all;
        for (const auto *label : figures().findChildren<QLabel *>())
            if (label->isVisible())
                all += label->text() + u'\n';
        return all;
    }
    QPushButton &notes()
    {
        for (auto *button : figures().findChildren<QPushButton *>())
            if (button->text().startsWith(QStringLiteral("Notes")))
                return *button;
        throw std::runtime_error("no button");
    }
    void drop(const QList<QUrl> &urls)
    {
        QMimeData data;
        data.setUrls(urls);
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&frame(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&frame(), &event);
    }
};

} // namespace

/** Portraits and notes of figures, and what becomes of pictures that are none. */
class PortraitTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { verifyEventLoopFree(); }

    void isMadeSmallWithinItsShape_data()
    {
        QTest::addColumn<QSize>("from");
        QTest::addColumn<QSize>("to");
        QTest::newRow("large") << QSize(3000, 2000) << QSize(256, 171);
        QTest::newRow("upright") << QSize(300, 600) << QSize(128, 256);
        QTest::newRow("small") << QSize(20, 30) << QSize(20, 30);
        QTest::newRow("a line") << QSize(4000, 2) << QSize(256, 1);
    }
    void isMadeSmallWithinItsShape()
    {
        QFETCH(QSize, from);
        QFETCH(QSize, to);
        const QImage image = picture(from.width(), from.height());
        for (const char *format : {"PNG", "JPG", "BMP"}) {
            const Portrait portrait = portraitOfBytes(fileOf(image, format));
            QVERIFY(portrait);
            QVERIFY(model::isPng(*portrait));
            QVERIFY(portrait->size() <= model::kLargestPortrait);
            const QImage kept = portraitImage(*portrait);
            QVERIFY2(std::abs(kept.width() - to.width()) <= 1, format);
            QVERIFY2(std::abs(kept.height() - to.height()) <= 1, format);
        }
        const QSize pasted = portraitImage(*portraitOf(image)).size() - to;
        QVERIFY(std::abs(pasted.width()) <= 1 && std::abs(pasted.height()) <= 1);
    }

    void whatIsNoPictureIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("fault");
        const auto row = [](const char *name, const QByteArray &bytes, PictureFault fault) {
            QTest::newRow(name) << bytes << static_cast<int>(fault);
        };
        const QByteArray png = fileOf(picture(300, 300), "PNG");
        row("nothing", {}, PictureFault::NoPicture);
        row("words", "Once upon a time", PictureFault::NoPicture);
        row("a drawing", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
            PictureFault::NoPicture);
        row("cut short", png.left(png.size() / 2), PictureFault::Damaged);
        row("a head alone", png.left(20), PictureFault::Damaged);
        row("too many pixels", hugePng(), PictureFault::TooManyPixels);
        row("too large a file", QByteArray(33 << 20, 'x'), PictureFault::FileTooLarge);
    }
    void whatIsNoPictureIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, fault);
        const Portrait portrait = portraitOfBytes(bytes);
        QVERIFY(!portrait);
        QCOMPARE(static_cast<int>(portrait.error()), fault);
        QVERIFY(!pictureFaultText(portrait.error()).isEmpty());
    }

    void whatIsKeptIsNotTrustedEither()
    {
        QVERIFY(portraitImage({}).isNull());
        QVERIFY(portraitImage("no picture").isNull());
        QVERIFY(portraitImage(hugePng().toStdString()).isNull());
        QVERIFY(portraitImage(fileOf(picture(300, 9), "PNG").toStdString()).isNull());
    }

    void aPictureIsPastedDroppedAndRemoved()
    {
        Place place;
        const rules::MemberId hero = place.show("Brogg");
        QVERIFY(place.portraitOf(hero).empty());
        QApplication::clipboard()->setImage(picture(600, 600));
        place.frame().setFocus();
        QTest::keyClick(&place.frame(), Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(!place.portraitOf(hero).empty());
        const std::string pasted = place.portraitOf(hero);
        QCOMPARE(portraitImage(pasted).size(), QSize(256, 256));
        takePicture(place.window, QStringLiteral("portrait"));

        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("brogg.jpg"));
        QVERIFY(picture(500, 250).save(path));
        place.drop({QUrl::fromLocalFile(path)});
        QTRY_VERIFY(place.portraitOf(hero) != pasted);
        QCOMPARE(portraitImage(place.portraitOf(hero)).size(), QSize(256, 128));

        const auto acts = place.page().controller().session()->history()->size();
        whenAsked([](QWidget &dialog) {
            dynamic_cast<QMessageBox &>(dialog).button(QMessageBox::Yes)->click();
        });
        for (auto *action : place.frame().findChildren<QAction *>())
            if (action->text() == QStringLiteral("&Remove the portrait"))
                action->trigger();
        QVERIFY(place.portraitOf(hero).empty());
        QCOMPARE(place.page().controller().session()->history()->size(), acts);
    }

    void aFaultyPictureChangesNothing_data()
    {
        QTest::addColumn<bool>("french");
        QTest::newRow("English") << false;
        QTest::newRow("French") << true;
    }
    void aFaultyPictureChangesNothing()
    {
        QFETCH(bool, french);
        Place place(french ? rules::Language::French : rules::Language::English);
        const rules::MemberId hero = place.show("Brogg");
        QVERIFY(place.keepsakes().setPortrait(place.uuid(), hero, *portraitOf(picture(9, 9))));
        const std::string before = place.portraitOf(hero);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("portrait.png"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no picture");
        file.close();
        place.drop({QUrl::fromLocalFile(path)});
        const QString said = french ? QStringLiteral("Ce n’est pas une image")
                                    : QStringLiteral("This is not a picture");
        QTRY_VERIFY2(place.text().contains(said), qPrintable(place.text()));
        QCOMPARE(place.portraitOf(hero), before);
        place.show("Karnash");
        QVERIFY(!place.text().contains(said)); // it was about the other one
    }

    void theFallenHaveThemToo()
    {
        Place place;
        const rules::MemberId fallen = place.show("Sous-fifre 5");
        place.frame().take(picture(64, 64));
        QTRY_VERIFY(!place.portraitOf(fallen).empty());
        // Whoever is shown by the time it is read is somebody else.
        place.frame().take(picture(65, 65));
        const rules::MemberId other = place.show("Karnash");
        QTRY_COMPARE(portraitImage(place.portraitOf(fallen)).width(), 65);
        QVERIFY(place.portraitOf(other).empty());
    }

    void notesAreTakenAndADraftSavesThem()
    {
        Place place;
        const rules::MemberId hero = place.show("Brogg");
        whenAsked([](QWidget &dialog) {
            dialog.findChild<QPlainTextEdit *>()->setPlainText(QStringLiteral("Owes Orin a beer."));
            accept(dialog);
        });
        place.notes().click();
        QCOMPARE(place.keepsakes().find(place.uuid(), hero)->note,
                 std::string("Owes Orin a beer."));
        QVERIFY2(place.text().contains(QStringLiteral("Owes Orin")), qPrintable(place.text()));
        takePicture(place.window, QStringLiteral("figure-notes"));
        const model::DraftPlace draft =
            place.page().controller().draftPlace(form::kFigure, std::to_string(hero.value));
        QVERIFY(!*place.page().controller().drafts().find(draft));
        whenAsked([](QWidget &dialog) {
            dialog.findChild<QPlainTextEdit *>()->setPlainText(QStringLiteral("Half a"));
            verifyFieldsAreNamed(dialog);
            dialog.close();
        });
        place.notes().click();
        QCOMPARE((*place.page().controller().drafts().find(draft))->words.at("words"),
                 std::string("Half a"));
        QCOMPARE(place.keepsakes().find(place.uuid(), hero)->note,
                 std::string("Owes Orin a beer."));
        place.show("Karnash");
        whenAsked([](QWidget &dialog) {
            QCOMPARE(dialog.findChild<QPlainTextEdit *>()->toPlainText(), QStringLiteral("Half a"));
            accept(dialog);
        });
        place.page().openDraft(draft); // from Home
        QCOMPARE(place.keepsakes().find(place.uuid(), hero)->note, std::string("Half a"));
    }

    void whatAnotherProgramKeepsIsShown()
    {
        Place place;
        const rules::MemberId hero = place.show("Brogg");
        const auto other = ShellHouse::need(model::Library::open(
            place.house.library().path(), place.house.systems(), model::OpenMode::Existing));
        QVERIFY(other->keepsakes().setNote(place.uuid(), hero, "By somebody else."));
        QTRY_VERIFY2(place.text().contains(QStringLiteral("By somebody else.")),
                     qPrintable(place.text()));
    }

    void theSheetHasPortraitAndNotes()
    {
        Place place;
        const rules::MemberId hero = place.called("Karnash");
        QVERIFY(place.keepsakes().setPortrait(place.uuid(), hero, *portraitOf(picture(99, 99))));
        QVERIFY(place.keepsakes().setNote(place.uuid(), hero, "Owes Orin a beer."));
        const auto &controller = place.page().controller();
        const auto records = rules::recordsOf(controller.rules(), controller.campaign(),
                                              controller.campaign().bands.front().id);
        int pictures = 0, notes = 0;
        for (const PrintBlock &block :
             recordBlocks(records, controller.rules().phrases(), rules::Language::English,
                          *place.keepsakes().of(place.uuid())))
            for (const auto &row : block.grid.rows)
                for (const PrintCell &cell : row) {
                    pictures += cell.picture.isNull() ? 0 : 1;
                    notes += cell.text.contains(QStringLiteral("Owes Orin")) ? 1 : 0;
                }
        QCOMPARE(pictures, 1);
        QCOMPARE(notes, 1);
    }

    void theStandingsSheetHasTheHallOfFame()
    {
        Place place;
        const auto isHeaded = [&](const std::vector<rules::Campaign> &before) {
            const auto sheet = standingsSheet(place.campaign(), place.page().controller().rules(),
                                              rules::Language::English, before);
            return std::ranges::any_of(sheet.blocks, [](const PrintBlock &block) {
                return block.title == QStringLiteral("Hall of fame");
            });
        };
        QVERIFY(!isHeaded({}));
        QVERIFY(isHeaded({place.campaign()}));
    }

    void theHallOfFameLeadsToFigures()
    {
        Place place;
        place.tab(3);
        whenAsked([&](QWidget &dialog) {
            takePicture(dialog, QStringLiteral("hall-of-fame"));
            auto *text = dialog.findChild<QLabel *>();
            QVERIFY(text->text().contains(QStringLiteral("in the lead")) ||
                    text->text().contains(QStringLiteral("champion")));
            emit text->linkActivated(QString::number(place.called("Brogg").value));
        });
        for (auto *button : place.page().findChildren<QPushButton *>())
            if (button->text().contains(QStringLiteral("Hall of fame")))
                button->click();
        QVERIFY(place.figures().isVisible());
        QVERIFY2(place.text().contains(QStringLiteral("Brogg")), qPrintable(place.text()));
    }

    void seasonsAreLinkedByHand()
    {
        Place place;
        const auto first = place.house.library().campaigns().create("musg", "Spring");
        QVERIFY(first);
        place.tab(3);
        int shown = 0;
        int tries = 100;
        std::function<void(QWidget &)> look;
        // The dialog is another one once the season is stored.
        const std::function<void()> await = [&] {
            constexpr int kApart = 50; // milliseconds
            QWidget *again = QApplication::activeModalWidget();
            const auto *text = again != nullptr ? again->findChild<QLabel *>() : nullptr;
            const bool isOther = text != nullptr && text->text().contains(QStringLiteral("Spring"));
            if (!isOther && --tries > 0)
                return QTimer::singleShot(kApart, qApp, await);
            if (again != nullptr)
                look(*again);
        };
        look = [&](QWidget &dialog) {
            ++shown;
            for (auto *button : dialog.findChildren<QPushButton *>())
                if (shown == 1 && button->text().contains(QStringLiteral("oes on from"))) {
                    whenAsked([&](QWidget &choice) {
                        choice.findChild<QComboBox *>()->setCurrentText(QStringLiteral("Spring"));
                        QTimer::singleShot(0, qApp, await);
                        accept(choice);
                    });
                    return button->click();
                }
            takePicture(dialog, QStringLiteral("hall-of-two-seasons"));
            const QString text = dialog.findChild<QLabel *>()->text();
            QVERIFY2(text.contains(QStringLiteral("Spring")), qPrintable(text));
            dialog.close();
        };
        whenAsked([&](QWidget &dialog) { look(dialog); });
        for (auto *button : place.page().findChildren<QPushButton *>())
            if (button->text().contains(QStringLiteral("Hall of fame")))
                button->click();
        QCOMPARE(shown, 2);
        QCOMPARE(*place.house.library().campaigns().seasonBefore(place.uuid()), *first);
    }
};

WATCHED_TEST(PortraitTest)

} // namespace tst_portrait

#include "tst_portrait.moc"
