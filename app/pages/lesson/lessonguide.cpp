// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/lesson/lessonguide.h"

#include "app/look/literal/literal.h"
#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/boardpointing.h"
#include "app/pages/board/camera.h"
#include "app/pages/board/tokens/tokenitem.h"
#include "app/pages/lesson/lessonring.h"
#include "app/pages/lesson/lessonstrip.h"
#include "app/pages/match/cards/cardmodel.h"
#include "app/pages/match/cards/cardstrip.h"
#include "app/pages/match/figures/figurespanel.h"
#include "app/pages/match/figures/scorebar.h"
#include "app/pages/match/matchpage.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/questions/lastactbar.h"
#include "app/pages/match/story/beatplayer.h"
#include "app/pages/match/story/storypanel.h"
#include "app/words/sentences/phrases.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPolygonF>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

using Part = model::LessonTarget::Part;

LessonGuide::LessonGuide(model::Lesson lesson, std::unique_ptr<model::LessonRoom> room,
                         MatchPage &page)
    : QObject(&page), m_lesson(std::move(lesson)), m_room(std::move(room)), m_page(page),
      m_strip(new LessonStrip(&page)),
      m_ring(new LessonRing(page, {page.canvas().viewport(), page.panels().answers}))
{
    static_cast<QVBoxLayout *>(page.layout())->insertWidget(0, m_strip);
    page.controller().setTaker([this](const std::string &action) { return takes(action); });
    page.controller().setAskWindow(AskWindow::Always); // the recorded answers are given
    page.controller().setAskFrom(0);
    setTitle();
    qApp->installEventFilter(this); // keys, wherever the focus is on the page
    // Once the page has done all that comes with it.
    connect(&page, &MatchPage::shown, this, &LessonGuide::follow, Qt::QueuedConnection);
    connect(m_strip, &LessonStrip::goOnWanted, this, &LessonGuide::goOn);
    connect(m_strip, &LessonStrip::skipWanted, this, [this] { emit ended(false); });
    m_strip->setWatching();
    QMetaObject::invokeMethod(this, &LessonGuide::follow, Qt::QueuedConnection);
}

LessonGuide::~LessonGuide() = default;

QString LessonGuide::told(const rules::Text &text) const
{
    return inUiLanguage(text);
}

void LessonGuide::setTitle()
{
    //: on a tab: the title of a lesson
    m_page.setTitle(tr("Lesson: %1").arg(told(m_lesson.title)));
}

const model::LessonStep *LessonGuide::step() const
{
    return m_at < m_lesson.steps.size() ? &m_lesson.steps[m_at] : nullptr;
}

const model::LessonStep *LessonGuide::line() const
{
    return m_isSaid ? step() : nullptr;
}

/** Something is still to happen or to be seen before anybody can be asked. */
bool LessonGuide::isShowing() const
{
    const model::MatchSession &session = m_page.session();
    const auto *beats = m_page.findChild<BeatPlayer *>();
    return session.pending() || session.waits() == model::MatchWaits::Machine ||
           beats->isPlaying() || m_page.controller().isLookingBack();
}

void LessonGuide::passWhatIsDone()
{
    const std::size_t acts = m_page.session().match().journal().entries.size() - 1;
    while (step() && step()->isAct() && m_done < acts) {
        m_number += step()->isSaid() && !m_isSaid ? 1 : 0;
        m_isSaid = false;
        ++m_done;
        ++m_at;
    }
}

void LessonGuide::follow()
{
    passWhatIsDone();
    if (!step()) {
        if (!std::exchange(m_isOver, true))
            emit ended(true);
        return;
    }
    if (isShowing()) {
        m_page.controller().setMeant({});
        m_ring->pointAt({});
        return m_strip->setWatching();
    }
    if (!step()->isSaid())
        m_page.controller().perform(std::string(step()->action));
    else
        say();
}

void LessonGuide::say()
{
    const bool isNew = !std::exchange(m_isSaid, true);
    m_number += isNew ? 1 : 0;
    m_strip->say(told(step()->say), m_number, m_lesson.lines());
    m_strip->offerGoingOn(!step()->isAct(), m_at + 1 == m_lesson.steps.size());
    m_ring->pointAt([this] { return target(); });
    sayHow();
    m_page.controller().setMeant(step()->isAct() ? std::string(step()->action) : std::string());
    if (isNew)
        enterAct();
}

/** Where the act that is asked for is given. */
void LessonGuide::sayHow()
{
    const bool isAtOnce = m_page.controller().play().isAnswering();
    if (!step()->isAct())
        m_strip->hint(tr("Press Enter or the button to go on."));
    else if (card() >= 0)
        m_strip->hint(isAtOnce ? tr("Click the card, or press Enter on it.")
                               : tr("Click the card: once to see what it does, once more to play "
                                    "it."));
    else if (place() != rules::Place{})
        m_strip->hint(isAtOnce ? tr("Click inside the ring, or press Enter.")
                               : tr("Click inside the ring: once to see what would happen, once "
                                    "more to do it. Enter does it at once."));
    else
        m_strip->hint(tr("Press the button in the ring, or its number."));
}

/** The keyboard is where the act is given. */
void LessonGuide::enterAct()
{
    const MatchPanels &panels = m_page.panels();
    panels.canvas->pointing().hideCursor();
    if (!step()->isAct())
        return m_strip->enter();
    if (card() >= 0) {
        panels.cards->setFocus();
        panels.cards->setCurrentIndex(panels.cards->cards().indexOf(card()));
    } else if (place() != rules::Place{}) {
        panels.canvas->setFocus();
        panels.canvas->pointing().moveCursor(place());
        // Where the cursor was before, nothing is told anew, although something else was asked.
        m_page.controller().aiming().point(panels.canvas->pointing().now());
    } else if (QPushButton *button = answerButton()) {
        button->setFocus();
    }
}

void LessonGuide::goOn()
{
    if (!m_isSaid || step()->isAct())
        return;
    m_isSaid = false;
    ++m_at;
    follow();
}

/** Whether it is what the lesson asks for; else says why it is not done. */
bool LessonGuide::takes(const std::string &action)
{
    if (step() && step()->isAct() && step()->action == action)
        return true;
    if (!m_isSaid)
        return false;
    if (!step()->isAct())
        m_strip->refuse(tr("Read the line first, then go on."));
    else if (!step()->instead.en.empty())
        m_strip->refuse(told(step()->instead));
    else
        m_strip->refuse(tr("The rules allow that, but the lesson asks for what is in the ring."));
    enterAct();
    return false;
}

/** The act that is asked for, as it is offered. */
std::optional<rules::ActionOption> LessonGuide::option() const
{
    const auto options = m_page.session().match().options();
    const auto found = std::ranges::find(options, step()->action, &rules::ActionOption::action);
    return found == options.end() ? std::nullopt : std::optional(*found);
}

rules::Place LessonGuide::place() const
{
    if (step()->at.place != rules::Place{})
        return step()->at.place;
    const auto asked = step()->isAct() ? option() : std::nullopt;
    return asked ? asked->place : rules::Place{};
}

int LessonGuide::card() const
{
    const auto asked = step()->isAct() ? option() : std::nullopt;
    return step()->at.card >= 0 ? step()->at.card : asked ? asked->card : -1;
}

QRect LessonGuide::target() const
{
    if (!line())
        return {};
    if (step()->at.part != Part::Nothing)
        return rectOfPart();
    const MatchPanels &panels = m_page.panels();
    if (card() >= 0) {
        const QRect card_ = panels.cards->visualRect(panels.cards->cards().indexOf(card()));
        return {panels.cards->viewport()->mapTo(&m_page, card_.topLeft()), card_.size()};
    }
    if (step()->at.token >= 0) {
        const rules::Token *token = panels.canvas->board().token(step()->at.token);
        return token ? rectOfPlace(token->place) : QRect();
    }
    return place() != rules::Place{} ? rectOfPlace(place()) : rectOf(answerButton());
}

QRect LessonGuide::rectOfPart() const
{
    const MatchPanels &panels = m_page.panels();
    const auto widgetOf = [&](Part part) -> QWidget * {
        switch (part) {
        case Part::Nothing:
            return nullptr;
        case Part::Board:
            return panels.canvas;
        case Part::Score:
            return panels.score;
        case Part::Answers:
            return panels.answers;
        case Part::Dice:
            return panels.dice;
        case Part::Cards:
            return panels.cards;
        case Part::Figures:
            return panels.figuresPanel;
        case Part::Log:
            return panels.story;
        }
        return nullptr;
    };
    return rectOf(widgetOf(step()->at.part));
}

QRect LessonGuide::rectOf(const QWidget *widget) const
{
    return widget && widget->isVisible() ? QRect(widget->mapTo(&m_page, QPoint()), widget->size())
                                         : QRect();
}

/** Of the act that is asked for; null: it has none. */
QPushButton *LessonGuide::answerButton() const
{
    const auto asked = step()->isAct() ? option() : std::nullopt;
    if (!asked)
        return nullptr;
    const QString label = buttonText(m_page.controller().words().say(asked->label));
    for (QPushButton *button : m_page.panels().answers->findChildren<QPushButton *>()) {
        const QString said = button->text().replace(u'\n', u' '); // it may be set in two lines
        if (button->isVisible() && said.contains(label))
            return button;
    }
    return nullptr;
}

QRect LessonGuide::rectOfPlace(const rules::Place &place) const
{
    const BoardCanvas &canvas = *m_page.panels().canvas;
    const auto corners = canvas.board().plan().cornersOf(place, 0);
    QPolygonF outline;
    for (const QPointF &corner : corners)
        outline << canvas.camera().toViewport(corner);
    const QRect seen =
        outline.boundingRect().toAlignedRect().intersected(canvas.viewport()->rect());
    return {canvas.viewport()->mapTo(&m_page, seen.topLeft()), seen.size()};
}

/** A key that goes on from a line that is only read. On another button it is that button's. */
bool LessonGuide::isGoingOn(const QObject *watched, const QEvent *event) const
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *widget = qobject_cast<const QWidget *>(watched);
    const auto *key = static_cast<const QKeyEvent *>(event);
    const bool isKey =
        key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Space;
    return isKey && widget && (widget == &m_page || m_page.isAncestorOf(widget)) && m_isSaid &&
           !step()->isAct() && !qobject_cast<const QAbstractButton *>(watched);
}

bool LessonGuide::eventFilter(QObject *watched, QEvent *event)
{
    if (isGoingOn(watched, event)) {
        event->accept(); // no key of the page
        if (event->type() == QEvent::KeyPress && !static_cast<QKeyEvent *>(event)->isAutoRepeat())
            goOn();
        return true;
    }
    if (watched == &m_page && event->type() == QEvent::LanguageChange) {
        setTitle();
        QMetaObject::invokeMethod(this, &LessonGuide::follow, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace escarmouche::app
