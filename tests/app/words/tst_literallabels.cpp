// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/literal/literallabels.h"
#include "app/look/literal/markup.h"
#include "tests/support/window/eventloopwatchdog.h"

#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QTest>
#include <QTextDocument>
#include <QToolTip>

namespace tst_literallabels {

using namespace escarmouche::app;

/** What looks like mark-up is shown to the letter, by our labels and by Qt's. */
class LiteralLabelsTest : public QObject
{
    Q_OBJECT

private:
    static QString hostile() { return QStringLiteral("x <b>y</b> <img src=\"file:///dev/zero\">"); }
    static QLabel *shown(QWidget &window)
    {
        window.show();
        QApplication::processEvents();
        for (auto *label : window.findChildren<QLabel *>())
            if (label->text() == hostile())
                return label;
        return nullptr;
    }

private slots:
    void initTestCase() { keepLabelsLiteral(); }

    void showsAToolTipToTheLetter()
    {
        QWidget window;
        window.show();
        for (const QString &text : {hostile(), QStringLiteral("<i>once more</i>")}) {
            QToolTip::showText(window.mapToGlobal(QPoint(1, 1)), text, &window);
            const auto tops = QApplication::topLevelWidgets();
            const auto tip = std::ranges::find_if(
                tops, [](const QWidget *top) { return top->inherits("QTipLabel"); });
            QVERIFY(tip != tops.end());
            QCOMPARE(qobject_cast<QLabel *>(*tip)->text(), text);
            QCOMPARE(qobject_cast<QLabel *>(*tip)->textFormat(), Qt::PlainText);
        }
        QToolTip::hideText();
    }

    void showsAQuestionToTheLetter()
    {
        QMessageBox box(QMessageBox::Question, hostile(), hostile());
        box.setInformativeText(hostile() + u' ');
        QCOMPARE(shown(box)->textFormat(), Qt::PlainText);
        for (const auto *label : box.findChildren<QLabel *>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
        QInputDialog asking;
        asking.setLabelText(hostile());
        QCOMPARE(shown(asking)->textFormat(), Qt::PlainText);
    }

    void measuresALabelToTheLetter()
    {
        QLabel label(hostile());
        const QSize size = label.sizeHint();
        QCOMPARE(label.textFormat(), Qt::PlainText);
        QVERIFY(size.width() >= label.fontMetrics().horizontalAdvance(hostile()));
    }

    void leavesMarkupOfOurOwn()
    {
        QLabel label;
        Markup::lines({Markup::bold(hostile()), Markup(hostile()),
                       Markup::link(hostile(), hostile(), Qt::red)})
            .showOn(label);
        label.show();
        QApplication::processEvents();
        QCOMPARE(label.textFormat(), Qt::RichText);
        QTextDocument document;
        document.setHtml(label.text());
        QCOMPARE(document.toPlainText(), hostile() + u'\n' + hostile() + u'\n' + hostile());
    }
};

SCREEN_TEST(LiteralLabelsTest)

} // namespace tst_literallabels

#include "tst_literallabels.moc"
