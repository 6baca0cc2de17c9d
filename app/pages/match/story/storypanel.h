// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;

namespace escarmouche::app {

class MatchController;
class StoryDelegate;
class StoryFilter;
class StoryModel;

/** The log: sentences to search and to filter, each with its rule and its moment. */
class StoryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StoryPanel(const MatchController &controller, QWidget *parent = nullptr);

    StoryModel &story() { return *m_story; }
    /** The newest line comes in sight. */
    void followStory();
    /** What was answered for people meanwhile comes last. */
    void catchUp();
    /** The last line of that entry of the journal is marked. */
    void showEntry(int entry);

signals:
    void ruleWanted(const QString &rule, QWidget *near);
    /** Of the journal: the match as it was then. */
    void momentWanted(int entry);
    /** What was weighed before that. */
    void weighingWanted(int entry);
    /** By a click or a key. */
    void lineChosen(const escarmouche::rules::ToldEvent &told);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void makeFilters();
    void makeKeys();
    void search(const QString &words);
    void sift();
    void showCurrent();
    void tellNothing();
    void askAbout(const QPoint &at);
    void unfold(const QModelIndex &index, bool isUnfolded);
    void tellChosen(const QModelIndex &index);
    void tellHint();

    const MatchController &m_controller;
    StoryModel *m_story;
    StoryFilter *m_found;
    QLineEdit *m_filter;
    QComboBox *m_kind;
    QComboBox *m_who;
    QLabel *m_nothing; // is found
    QListView *m_lines;
    QLabel *m_hint; // what a line can be asked
    StoryDelegate *m_delegate;
    bool m_isFollowed = true; // its end, whatever else is told
};

} // namespace escarmouche::app
