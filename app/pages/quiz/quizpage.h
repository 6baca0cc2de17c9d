// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/quiz/quizrun.h"
#include "app/words/language/units.h"
#include "app/words/settings/boardoptions.h"
#include "rules/core/rulesystem.h"

#include <QWidget>

namespace escarmouche::rules {
struct Pointing;
}

namespace escarmouche::app {

class BoardCanvas;
class QuizPanel;
struct QuizSheet;

/** The quiz of a game: a position on its board, a question, answered by a click or a key. Then the
    board draws and the page says what the rules make of it. Nothing of it is kept. */
class QuizPage : public QWidget
{
    Q_OBJECT

public:
    /** Of a game that has matches. */
    QuizPage(const rules::RuleSystem &game, std::shared_ptr<const rules::SystemQuiz> quiz,
             const Units &units, QWidget *parent = nullptr);
    ~QuizPage() override;

    const std::string &game() const { return m_key; }
    QString title() const;
    BoardCanvas &canvas() { return *m_canvas; }
    const QuizRun &run() const { return m_run; }
    void setBoardOptions(const BoardOptions &options);
    /** From the first position, with nothing answered. */
    void begin();

signals:
    void titleChanged();
    void closeWanted();
    void failed(const escarmouche::rules::Error &error);

protected:
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void connectBoard();
    void makeKeys();
    void goTo(int number);
    void step(int by);
    void answer(const QuizAnswer &answer);
    void answerAt(const rules::Pointing &pointing);
    void answerAtCursor();
    void showPosition();
    void showSolution(bool isPlayed);
    void showSheet();
    void showScore();

    QuizSheet sheet() const;
    QString markOf(const QuizAnswer &choice) const;
    QStringList why() const;
    QString said(const QuizAnswer &answer) const;
    QString verdict() const;
    QString nameOf(int token) const;
    QString say(const rules::Phrase &phrase) const;
    QString told(const rules::Place &place) const;

    std::string m_key;
    std::shared_ptr<const rules::MatchRules> m_rules;
    QuizRun m_run;
    BoardCanvas *m_canvas;
    QuizPanel *m_panel;
    bool m_isOver = false; // the score is shown
};

} // namespace escarmouche::app
