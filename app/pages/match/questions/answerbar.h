// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>
#include <vector>

class QAction;
class QHBoxLayout;
class QPushButton;

namespace escarmouche::rules {
struct ActionOption;
}

namespace escarmouche::app {

class ElidedLabel;
class MatchController;

/** The question to the player; what the figure that acts can do by pointing somewhere, with its
    price; and a button for each answer that no place of the board stands for.
    Each has its number as a key, and the only one that attacks nobody has the key N, too: it ends
    an activation. An answer that would waste something says so first: given again, it is done. */
class AnswerBar : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kMostNumbers = 9;

    /** The numbers, and O for the sorts of acts, are keys of all of `page`. */
    AnswerBar(MatchController &controller, QWidget *page);

    void refresh();
    /** A button for setting up by itself; null: none. */
    void setPlacing(QAction *place);
    /** A button for what is advised; null: none. Which answer that is, is said with the question;
        empty: it is none of them. */
    void setAdvised(QAction *advised, const QString &answer);
    /** Gives the only answer that concerns nobody on the board; where there is a choice, it says
        so. */
    void answerOnly();
    /** Some answer can be given now by a button. */
    bool hasAnswers() const { return !isHidden() && !m_buttons.isEmpty(); }
    /** The keyboard goes to the first of them. */
    void enter();
    /** Nobody is asked before what happened has been shown, or skipped. */
    void setShowing(bool isShowing);
    /** Meanwhile a sum is read, and somebody has to go on. */
    void setSumWaiting(bool isWaiting);

signals:
    void skipWanted();
    /** A button is about to go that may have the keyboard, which belongs elsewhere then. */
    void answered();
    /** N does not choose. */
    void choiceWaits();
    /** Free attacks are asked about from such a chance on, in per cent. */
    void askFromChosen(int percent);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fixHeight();
    void tell();
    QString question() const;
    QString advisedAnswer() const;
    bool isAdviceOfThis() const;
    static QString advisedMark();
    QString actionsLeft() const;
    QString wasted(const rules::ActionOption &answer) const;
    void give(const rules::ActionOption &answer);
    void giveNumber(int number);
    static QString told(const QString &label, const QString &chances);
    QString odds() const;
    QStringList chancesOf(const rules::ActionOption &answer) const;
    QString labelOf(const rules::ActionOption &answer, bool isTold) const;
    std::vector<rules::ActionOption>::const_iterator
    quietOf(const std::vector<rules::ActionOption> &answers) const;
    void showAdvised();
    void addActSorts();
    void preferNext();
    void addButtons();
    void addWaiting();
    bool haveRoom(const std::vector<rules::ActionOption> &answers, bool isTold) const;
    bool hasRoom(const QString &label) const;
    QPushButton *addButton(const QString &text);
    static QString withKey(const QString &answer);
    void addFreeAttack();
    void addWindow();

    MatchController &m_controller;
    ElidedLabel *m_question;
    QHBoxLayout *m_line;
    QList<QPushButton *> m_buttons;
    QList<QPushButton *> m_sorts; // of acts
    QList<QPushButton *> m_outOfReach; // for acts at somebody, where nobody can be reached
    QPushButton *m_place;
    QPushButton *m_advised;
    QPushButton *m_skip;
    std::vector<std::string> m_sortKeys; // of those that have a button
    std::string m_armed; // the answer whose waste has been told
    bool m_isShowing = false;
    bool m_isSumWaiting = false;
    QAction *m_placing = nullptr;
    QAction *m_advice = nullptr;
    QString m_advisedAnswer;
    std::size_t m_advisedAt = 0; // so many entries of the journal
};

} // namespace escarmouche::app
