// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/band/bandpage.h"
#include "tests/support/library/toylibrary.h"

#include <QApplication>
#include <QTest>
#include <QTreeView>

#include <memory>

namespace escarmouche::tests {

/** The Band page on the screen with an empty alley of skittles in a library of its own. */
struct ToyPage {
    ToyLibrary place;
    std::unique_ptr<model::Library> library = place.open();
    std::string uuid;
    std::unique_ptr<app::BandPage> page;

    ToyPage()
    {
        uuid = ToyLibrary::createBand(*library, "Alley");
        page =
            std::make_unique<app::BandPage>(std::move(*library->bands().open(uuid)), app::Units{});
        page->resize(1280, 720);
        page->show();
        QApplication::setActiveWindow(page.get());
    }

    model::BandDesk &session() { return page->session(); }
    Alley alley() { return alleyOf(page->session()); }
    template<class Widget>
    Widget *find(const char *name)
    {
        return page->findChild<Widget *>(QString::fromLatin1(name));
    }
    QTreeView *roster() { return find<QTreeView>("roster"); }
    QAbstractItemModel *rows() { return roster()->model(); }
    QModelIndex row(int row, int column = 0, int group = 0)
    {
        return rows()->index(row, column, rows()->index(group, 0));
    }
    void setUp(const std::string &kind) { QVERIFY(session().perform(rules::Recruit{kind, 1, {}})); }
};

inline void click(QAbstractItemView *view, const QModelIndex &index,
                  Qt::KeyboardModifiers keys = Qt::NoModifier)
{
    view->scrollTo(index);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, keys, view->visualRect(index).center());
}

} // namespace escarmouche::tests
