// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/quiz/quizpage.h"

#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/boardkeys.h"
#include "app/pages/board/boardmouse.h"
#include "app/pages/board/boardpointing.h"
#include "app/pages/board/camera.h"
#include "app/pages/quiz/quizpanel.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/board/standing.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {
constexpr int kPanelLetters = 46;
constexpr int kMostKeys = 9;
} // namespace

QuizPage::QuizPage(const rules::RuleSystem &game, std::shared_ptr<const rules::SystemQuiz> quiz,
                   const Units &units, QWidget *parent)
    : QWidget(parent), m_key(game.key), m_rules(game.matches), m_run(std::move(quiz)),
      m_canvas(new BoardCanvas(this)), m_panel(new QuizPanel(this))
{
    m_panel->setFixedWidth(kPanelLetters * fontMetrics().averageCharWidth());
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_canvas, 1);
    layout->addWidget(m_panel);
    m_canvas->setUnits(units);
    m_canvas->setSay([this](const rules::Phrase &phrase) { return say(phrase); });
    connectBoard();
    makeKeys();
    connect(m_panel, &QuizPanel::chosen, this,
            [this](int choice) { answer(m_run.choices()[static_cast<std::size_t>(choice)]); });
    connect(m_panel, &QuizPanel::previousWanted, this, [this] { step(-1); });
    connect(m_panel, &QuizPanel::nextWanted, this, [this] { step(+1); });
    connect(m_panel, &QuizPanel::againWanted, this, &QuizPage::begin);
    connect(m_panel, &QuizPanel::closeWanted, this, &QuizPage::closeWanted);
    begin();
}

QuizPage::~QuizPage() = default;

void QuizPage::connectBoard()
{
    connect(&m_canvas->mouse(), &BoardMouse::clicked, this, &QuizPage::answerAt);
    connect(&m_canvas->keys(), &BoardKeys::confirmed, this, &QuizPage::answerAtCursor);
    connect(&m_canvas->keys(), &BoardKeys::selected, &m_canvas->pointing(),
            &BoardPointing::moveCursorTo);
}

/** A number gives an answer wherever the keyboard is. */
void QuizPage::makeKeys()
{
    const auto on = [this](int key, auto act) {
        auto *shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    for (int number = 0; number < kMostKeys; ++number)
        on(Qt::Key_1 + number, [this, number] { m_panel->choose(number); });
    on(Qt::Key_N, [this] { step(+1); });
    on(Qt::Key_P, [this] { step(-1); });
}

QString QuizPage::title() const
{
    return inUiLanguage(m_run.quiz().name());
}

void QuizPage::setBoardOptions(const BoardOptions &options)
{
    m_canvas->setOptions(options);
}

void QuizPage::begin()
{
    m_isOver = false;
    if (const auto begun = m_run.beginAgain(); !begun)
        emit failed(begun.error());
    else
        showPosition();
}

void QuizPage::goTo(int number)
{
    m_isOver = false;
    if (const auto gone = m_run.goTo(number); !gone)
        emit failed(gone.error());
    else
        showPosition();
}

/** Beyond the last is the score; from there the way leads back to the last. */
void QuizPage::step(int by)
{
    const int to = m_isOver ? m_run.at() : m_run.at() + by;
    if (m_isOver && by > 0)
        return;
    if (to >= m_run.count())
        showScore();
    else if (to >= 0)
        goTo(to);
}

void QuizPage::answerAt(const rules::Pointing &pointing)
{
    if (m_run.position().ask == rules::QuizPosition::Ask::Where) {
        if (pointing.place != rules::Place{})
            answer({.kind = QuizAnswer::Kind::Place, .token = -1, .place = pointing.place});
        return;
    }
    const QuizAnswer meant{QuizAnswer::Kind::Token, pointing.over, {}};
    if (std::ranges::count(m_run.choices(), meant) > 0)
        answer(meant);
}

/** A hidden cursor is shown first, so that the Enter that led here does not answer as well. */
void QuizPage::answerAtCursor()
{
    BoardPointing &pointing = m_canvas->pointing();
    if (pointing.isByCursor())
        answerAt(pointing.now());
    else
        pointing.moveCursorTo(m_run.position().token);
}

void QuizPage::answer(const QuizAnswer &answer)
{
    if (m_isOver || m_run.answer())
        return;
    m_run.give(answer);
    showSolution(true);
    showSheet();
    m_panel->enter();
}

void QuizPage::showPosition()
{
    const rules::Match &match = *m_run.position().match;
    const rules::BoardView view = match.view(m_run.position().seat);
    m_canvas->pointing().hideCursor();
    m_canvas->setGround(match.board()->ground(view));
    m_canvas->setCast(match.board()->cast(), match.board()->states(), match.board()->words());
    m_canvas->showOverlay({});
    m_canvas->showBoard(view);
    std::vector<int> walk;
    for (const QuizAnswer &choice : m_run.choices()) {
        if (choice.kind == QuizAnswer::Kind::Token)
            walk.push_back(choice.token);
    }
    m_canvas->keys().setWalk(walk.empty() ? std::vector{m_run.position().token} : walk);
    m_canvas->select(m_run.position().token);
    m_canvas->camera().fit();
    if (m_run.answer())
        showSolution(false);
    showSheet();
    if (m_run.choices().empty() && !m_run.answer())
        m_canvas->setFocus(Qt::OtherFocusReason);
    else
        m_panel->enter();
}

/** How the rules found whom it goes for, and where it may end; then it goes. */
void QuizPage::showSolution(bool isPlayed)
{
    const rules::QuizSolution &solution = m_run.solution();
    rules::Overlay drawn = solution.drawn;
    if (m_run.position().ask == rules::QuizPosition::Ask::Where) {
        drawn.lines.clear();
        for (const rules::Place &end : solution.ends)
            drawn.lines.push_back({rules::OverlayLine::Kind::Way, {m_run.start(), end}, {}});
    }
    m_canvas->showOverlay(drawn);
    if (m_run.position().ask != rules::QuizPosition::Ask::Where)
        return;
    if (isPlayed)
        m_canvas->animate(solution.after);
    else
        m_canvas->showBoard(solution.after);
}

void QuizPage::showSheet()
{
    m_panel->show(sheet());
}

void QuizPage::showScore()
{
    m_isOver = true;
    const int left = m_run.count() - m_run.answered();
    m_panel->showScore(
        //: the score of a quiz: right answers, positions
        tr("%1 of %2 right").arg(QString::number(m_run.right()), QString::number(m_run.count())),
        left > 0                         ? tr("%n position(s) not answered.", nullptr, left)
        : m_run.right() == m_run.count() ? tr("Every one. Nothing that walks will surprise you.")
        : m_run.right() * 2 >= m_run.count()
            ? tr("Well done. Go back over those you missed.")
            : tr("Go back over those you missed, then try again."));
}

QuizSheet QuizPage::sheet() const
{
    const rules::QuizPosition &position = m_run.position();
    QuizSheet sheet;
    //: how far one is in a quiz, and how much was right
    sheet.progress = tr("Position %1 of %2, right answers: %3")
                         .arg(QString::number(m_run.at() + 1), QString::number(m_run.count()),
                              QString::number(m_run.right()));
    sheet.name = inUiLanguage(position.name);
    sheet.question = say(position.question);
    for (const QuizAnswer &choice : m_run.choices())
        sheet.choices << said(choice) + markOf(choice);
    sheet.help = position.ask == rules::QuizPosition::Ask::Where
                     ? tr("Click the place. By keys: arrows, then Enter.")
                     : tr("Click a figure, or press the number of an answer.");
    sheet.hasPrevious = m_run.at() > 0;
    sheet.isLast = m_run.at() + 1 == m_run.count();
    if (!m_run.answer())
        return sheet;
    sheet.isRight = m_run.isRight(*m_run.answer());
    sheet.verdict = verdict();
    sheet.why = why();
    return sheet;
}

/** Marks the right answers and a wrong one that was given, once the position is answered. */
QString QuizPage::markOf(const QuizAnswer &choice) const
{
    if (!m_run.answer())
        return {};
    if (m_run.isRight(choice))
        return QStringLiteral("  ✓");
    return choice == *m_run.answer() ? QStringLiteral("  ✗") : QString();
}

/** The sentences of the board, the chain of rules, and what one takes along. Where the token stays,
    the board would say whom it goes for all the same: that is left out. */
QStringList QuizPage::why() const
{
    const bool isAsked = m_run.position().ask == rules::QuizPosition::Ask::Where;
    QStringList lines;
    if (isAsked || !m_run.solution().prey.empty())
        for (const rules::Phrase &line : m_run.solution().lines)
            lines << say(line);
    for (const rules::ToldReason &reason : m_run.solution().reasons)
        lines
            << QStringLiteral("– %1 (%2)").arg(say(reason.sentence), toQString(reason.rule.value));
    if (!isAsked && m_run.solution().drawn.lines.size() > 1)
        lines << tr(
            "On the board: a dotted line to whom it goes for, a plain one to others it could "
            "reach.");
    lines << QString() << inUiLanguage(m_run.position().lesson);
    return lines;
}

QString QuizPage::said(const QuizAnswer &answer) const
{
    switch (answer.kind) {
    case QuizAnswer::Kind::Token: {
        const rules::Token *token = m_canvas->board().token(answer.token);
        //: a figure, and where it stands
        return token == nullptr ? nameOf(answer.token)
                                : tr("%1, %2").arg(nameOf(answer.token), told(token->place));
    }
    case QuizAnswer::Kind::Lot:
        return tr("Several are as good: the dice decide");
    case QuizAnswer::Kind::Nobody:
        return tr("Nobody: it stays where it is");
    case QuizAnswer::Kind::Place:
        return told(answer.place);
    }
    return {};
}

QString QuizPage::verdict() const
{
    const QuizAnswer &given = *m_run.answer();
    if (m_run.isRight(given))
        return tr("Right!");
    const rules::QuizSolution &solution = m_run.solution();
    //: between names or places of which each would be right
    const QString between = u' ' + tr("or") + u' ';
    QStringList meant;
    if (given.kind == QuizAnswer::Kind::Place) {
        for (const rules::Place &end : solution.ends)
            meant << told(end);
        //: where somebody was said to come to stand, and where it does
        return tr("Not %1, but %2.")
            .arg(told(given.place), meant.isEmpty() ? told(m_run.start()) : meant.join(between));
    }
    for (const int token : solution.prey)
        meant << nameOf(token);
    if (meant.isEmpty())
        return tr("No: it stays.");
    return solution.isByLot() ? tr("No: the dice decide (%1).").arg(meant.join(between))
                              : tr("No: %1.").arg(meant.join(between));
}

QString QuizPage::nameOf(int token) const
{
    return inUiLanguage(rules::memberOf(m_run.position().match->board()->cast(), token).name);
}

QString QuizPage::say(const rules::Phrase &phrase) const
{
    return app::say(m_rules->phrases(), phrase);
}

QString QuizPage::told(const rules::Place &place) const
{
    return m_canvas->board().plan().told(place, m_canvas->board().units());
}

void QuizPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        emit titleChanged();
        if (m_isOver)
            showScore();
        else
            showSheet();
    }
    QWidget::changeEvent(event);
}

void QuizPage::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (m_run.choices().empty() && !m_run.answer())
        m_canvas->setFocus(event->reason());
    else
        m_panel->enter();
}

} // namespace escarmouche::app
