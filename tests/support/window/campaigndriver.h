// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/campaign/result/resultdialog.h"
#include "app/pages/campaign/result/resultgrid.h"
#include "tests/support/window/campaignhouse.h"
#include "tests/support/window/pictures.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTimer>
#include <QtTest/QtTest>

#include <functional>

namespace escarmouche::tests {

/** Does something to the dialog that the next act opens, at once or after work on another thread.
 */
inline void whenAsked(std::function<void(QWidget &)> answer, int tries = 500)
{
    constexpr int kApart = 10; // milliseconds
    QTimer::singleShot(tries == 500 ? 0 : kApart, qApp, [answer = std::move(answer), tries] {
        QWidget *dialog = QApplication::activeModalWidget();
        if (dialog == nullptr && tries > 0)
            return whenAsked(answer, tries - 1);
        QVERIFY(dialog != nullptr);
        answer(*dialog);
    });
}

/** Goes on with it; one that does not let us is shut, that the test may end. */
inline void accept(QWidget &dialog)
{
    for (auto *box : dialog.findChildren<QDialogButtonBox *>())
        if (auto *ok = box->button(QDialogButtonBox::Ok); ok != nullptr && ok->isEnabled())
            return QTest::mouseClick(ok, Qt::LeftButton);
    dialog.close();
    QFAIL("the dialog has no button to go on");
}

/** The act of that text on what is shown. */
inline QAction *act(QWidget &page, const QString &text)
{
    for (auto *action : page.findChildren<QAction *>()) {
        const auto *part = qobject_cast<QWidget *>(action->parent());
        const bool seen = part == nullptr || part->isVisible();
        if (seen && action->text().remove(u'&') == text)
            return action;
    }
    return nullptr;
}

inline void trigger(QWidget &page, const char *text)
{
    QAction *action = act(page, QString::fromUtf8(text));
    QVERIFY2(action != nullptr && action->isEnabled(), text);
    action->trigger();
}

/** A campaign as a group drives it: by the window alone. */
struct CampaignDriver : CampaignHouse {
    using CampaignHouse::CampaignHouse;

    app::CampaignPage &found(const char *name)
    {
        whenAsked([name](QWidget &dialog) {
            QTest::keyClicks(dialog.findChild<QLineEdit *>(), QString::fromLatin1(name));
            QTest::keyClick(dialog.findChild<QLineEdit *>(), Qt::Key_Return);
        });
        window.newCampaign();
        return *window.currentCampaign();
    }
    /** An example joins, for a player of that name. */
    void join(const char *sample, const char *player)
    {
        whenAsked([sample, player](QWidget &dialog) {
            auto *search = dialog.findChild<QLineEdit *>();
            QTest::keyClicks(search, QString::fromLatin1(sample));
            auto *who = dialog.findChild<QComboBox *>();
            who->setEditText(QString::fromLatin1(player));
            accept(dialog);
        });
        trigger(*window.currentCampaign(), "A band joins…");
    }
    void joinFour()
    {
        tab(2);
        join("argos", "Ada");
        join("karnash", "Bo");
        join("mogwash", "Ada");
        join("vega", "Zoe");
    }
    void scheduleRound()
    {
        tab(0);
        whenAsked(accept);
        trigger(*window.currentCampaign(), "Next round…");
    }
    template<class Widget>
    Widget *named(const QString &accessibleName)
    {
        for (auto *widget : window.currentCampaign()->findChildren<Widget *>())
            if (widget->accessibleName() == accessibleName)
                return widget;
        return nullptr;
    }
};
/** The result of the first game, by its grid: the first of the second band puts the first
    sous-fifre of the first one out. */
inline void enterResult(CampaignDriver &place)
{
    place.tab(0);
    whenAsked([](QWidget &dialog) {
        const auto points = dialog.findChildren<QSpinBox *>();
        points[0]->setValue(3);
        points[1]->setValue(8);
        points[2]->setValue(6); // turns
        auto *grid = dialog.findChild<QTableView *>();
        auto &rows = *static_cast<app::ResultGrid *>(grid->model());
        const int last = [&] {
            int row = 0;
            while (rows.seatOfRow(row + 1) == 0)
                ++row;
            return row;
        }();
        rows.setData(rows.index(last, app::ResultGrid::By), QStringLiteral("b1"), Qt::EditRole);
        rows.setData(rows.index(0, app::ResultGrid::End), QStringLiteral("o"), Qt::EditRole);
        takePicture(dialog, QStringLiteral("campaign-result"));
        accept(dialog);
    });
    trigger(*place.window.currentCampaign(), "Played on a table: result…");
}

/** A new campaign of four bands after its first game, whose post-games are open. */
inline app::CampaignPage &afterAGame(CampaignDriver &place)
{
    app::CampaignPage &page = place.found("The long war");
    place.joinFour();
    place.scheduleRound();
    enterResult(place);
    return page;
}

} // namespace escarmouche::tests
