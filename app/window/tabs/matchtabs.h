// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library.h"
#include "rules/core/band/battlereport.h"

#include <QObject>

#include <memory>

namespace escarmouche::app {

class LivePreferences;
class MatchPage;
class PageTabs;

/** The matches of the window, each in a page of its own; they follow the preferences, and what is
    changed in one of them becomes a preference. Begins none. */
class MatchTabs : public QObject
{
    Q_OBJECT

public:
    MatchTabs(model::Library &library, LivePreferences &preferences, PageTabs &tabs);

    void open(const QString &uuid);
    /** A match off the list has no page; what was done in it is stored first. */
    void drop(const QString &uuid);

signals:
    /** The page of a figure of that campaign, or of that band of the library. */
    void figureWanted(const QString &campaign, escarmouche::rules::MemberId member);
    void figureOfBandWanted(const QString &band, escarmouche::rules::MemberId member);
    /** A match came to its end while it was open. */
    void ended(const escarmouche::model::GameRow &match);

private:
    void add(std::unique_ptr<model::MatchSession> session);
    void connectPage(MatchPage *page);
    void offerFigures(MatchPage &page);
    void showFigure(const model::GameRow &match, const rules::FigureRef &figure);
    void watchEnd(MatchPage *page);
    void nameAll();
    void usePreferences();
    void useAskFrom(int percent);

    model::Library &m_library;
    LivePreferences &m_preferences;
    PageTabs &m_tabs;
};

} // namespace escarmouche::app
