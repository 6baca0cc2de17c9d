// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/shell.h"

#include <QObject>

namespace escarmouche::app {

class LivePreferences;
class PageOpener;
class PageTabs;

/** What the window takes into the library from files, and what it gives out of it: the page that is
    shown, as a file or on paper. */
class WindowFiles : public QObject
{
    Q_OBJECT

public:
    WindowFiles(const Shell &shell, const LivePreferences &preferences, PageTabs &tabs,
                PageOpener &opener);

    /** A band or a campaign, which is then shown. */
    void open(const QString &path);
    /** Asks for files to open. */
    void choose();
    /** A band of the library as one more of it. */
    void copyBand(const QString &uuid);
    void exportPage();
    void print();

private:
    Shell m_shell;
    const LivePreferences &m_preferences;
    PageTabs &m_tabs;
    PageOpener &m_opener;
};

} // namespace escarmouche::app
