// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <QTabWidget>

#include <vector>

namespace escarmouche::app {

class HomePage;

/** The pages of the window: Home, always the first, and one for each open band, match and campaign.
    Goes through them, stores what is on them and closes them. What a page shows and how it is
    opened is not known here; pages speak to the window through these signals. */
class PageTabs : public QTabWidget
{
    Q_OBJECT

public:
    using QTabWidget::QTabWidget;

    void setHome(HomePage *home);
    HomePage &home() const { return *m_home; }
    bool isHomeShown() const;
    /** The page that is shown; null where it is not of that kind. */
    template<class Page>
    Page *current() const
    {
        return qobject_cast<Page *>(currentWidget());
    }
    /** All pages of a kind, in the order of their tabs. */
    template<class Page>
    std::vector<Page *> all() const
    {
        std::vector<Page *> pages;
        for (int index = 0; index < count(); ++index)
            if (auto *page = qobject_cast<Page *>(widget(index)))
                pages.push_back(page);
        return pages;
    }
    /** A page to the right of all; it is not shown yet and has no name. */
    void add(QWidget *page, const QString &icon);
    void setName(QWidget *page, const QString &name);

    void goHome();
    /** To the search on Home. */
    void search();
    void step(int by);
    /** Stays open where it cannot be stored. */
    void closePage(int index);
    /** Takes a page out that is stored already. */
    void drop(QWidget *page);

    /** Stores what was done and typed on the page and waits for the disk; false: it could not be,
        and that was told. */
    bool settle(QWidget &page);
    /** The same for all pages, before the window closes; false: it is to stay open. */
    bool settleAll();
    /** Stores all pages; asks and tells nothing. */
    void keepAll();
    /** Tells the person an error. */
    void tell(const rules::Error &error);

signals:
    /** A page has another name, or offers other acts. */
    void pageChanged();
    /** What can be printed may have changed. */
    void printingChanged();
    void pageClosed();
    void ruleWanted(const QString &rule, QWidget *near);
    void said(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void nameHome();
    void focusPage();

    HomePage *m_home = nullptr;
};

} // namespace escarmouche::app
