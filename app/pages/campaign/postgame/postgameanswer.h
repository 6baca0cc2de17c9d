// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/deciding/documents.h"

#include <QWidget>

#include <string>

class QAction;
class QBoxLayout;
class QKeySequence;
class QLabel;
class QLineEdit;
class QListView;
class QStandardItemModel;
class QToolButton;

namespace escarmouche::app {

class PostGameDesk;

/** One line of the open post-game and what settles it: its dice, thrown or typed, a choice or a
    confirmation; or what takes it or its dice back. */
class PostGameAnswer : public QWidget
{
    Q_OBJECT

public:
    PostGameAnswer(PostGameDesk &desk, QWidget *parent);

    const QList<QAction *> &acts() const { return m_acts; }
    /** Empty, or one that there is not: no line. */
    void show(const std::string &line);
    using QWidget::show;
    /** Settles the line, or goes to where that is chosen. */
    void answer();
    bool takesDice() const;
    /** Digits typed elsewhere that are dice. */
    void typeDice(const QString &text);
    void retranslate();

signals:
    void ruleWanted(const QString &rule, QWidget *near);
    void figureWanted(escarmouche::rules::MemberId member);
    /** The list of choices came or went. */
    void choosingChanged(bool choosing);
    /** The line is settled or its dice are there. */
    void answered();
    /** Its dice were typed: somebody reads them off the table, and the next ones follow. */
    void diceTyped();

private:
    static constexpr int kOptionRole = Qt::UserRole + 4; // key of an answer

    QAction *make(const char *icon, const QKeySequence &keys, void (PostGameAnswer::*act)());
    void makeActs();
    void arrange();
    void addHead(QBoxLayout *column);
    void addActs(QBoxLayout *column);
    const rules::PostGameLine *line() const;
    void fillOptions(const rules::PostGameLine &line);
    void showActs(const rules::PostGameLine *line);
    void showDice(const rules::PostGameLine *line);
    void setChoosing(bool choosing);
    void settle(const rules::PostGameLine &line, const std::string &answer);
    void throwDice();
    void takeDice();
    void correctDice();
    void choose();
    void confirm();
    void takeBack();
    void openFigure();

    PostGameDesk &m_desk;
    std::string m_line;
    QLabel *m_sentence = nullptr;
    QToolButton *m_rule = nullptr;
    QListView *m_options = nullptr;
    QStandardItemModel *m_optionItems = nullptr;
    QLabel *m_facesLabel = nullptr;
    QLineEdit *m_faces = nullptr;
    QAction *m_roll = nullptr;
    QAction *m_correct = nullptr;
    QAction *m_choose = nullptr;
    QAction *m_confirm = nullptr;
    QAction *m_takeBack = nullptr;
    QAction *m_figure = nullptr;
    QList<QAction *> m_acts;
};

} // namespace escarmouche::app
