// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/showing/matchboard.h"

#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/boardkeys.h"
#include "app/pages/board/boardmouse.h"
#include "app/pages/board/boardpointing.h"
#include "app/pages/board/camera.h"
#include "app/pages/match/cards/cardstrip.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/figurespanel.h"
#include "app/pages/match/figures/tokenmodel.h"
#include "app/pages/match/showing/attackcard.h"
#include "app/pages/match/showing/matchnotice.h"
#include "app/pages/match/showing/tolddrawn.h"
#include "app/pages/match/story/beatplayer.h"
#include "app/pages/match/thoughts/weighing.h"

#include <utility>

namespace escarmouche::app {

MatchBoard::MatchBoard(MatchController &controller, BoardCanvas &canvas, BeatPlayer &beats,
                       FiguresPanel &figures, CardStrip &cards)
    : QObject(&canvas), m_controller(controller), m_canvas(canvas), m_beats(beats),
      m_figures(figures.list()), m_cards(cards)
{
    canvas.setSay([this](const rules::Phrase &phrase) { return m_controller.words().say(phrase); });
    showGround();
    canvas.setCast(controller.play().cast(), controller.play().states(),
                   controller.play().counted());
    m_figures.figures().setPlaces(
        {[this](const rules::Place &place) {
             return m_canvas.board().plan().told(place, m_canvas.board().units());
         },
         [this](const rules::Place &place) { return m_canvas.board().partAt(place); },
         [this](int part) { return m_canvas.board().toldPart(part); }});
    connectCanvas();
    connectCards(m_cards);
    connectCards(figures.carried());
    connect(&m_figures, &FigureList::activated, this, &MatchBoard::goToLine);
    connect(&m_figures, &FigureList::met, this, &MatchBoard::turnTo);
    connect(&controller.aiming(), &Aiming::chosenChanged, this, &MatchBoard::showChosen);
    connect(&controller.aiming(), &Aiming::aimChanged, this, &MatchBoard::showAim);
    connect(&controller, &MatchController::acted, this, [this] {
        m_canvas.showReach({});
        m_canvas.showOverlay({});
    });
    connect(&controller, &MatchController::meantChanged, this, &MatchBoard::showAim);
    connect(&beats, &BeatPlayer::began, this, [this] { m_canvas.showReach({}); });
    m_reading.setSingleShot(true);
    connect(&m_reading, &QTimer::timeout, this, [this] {
        if (m_isQuestionLater)
            showAim();
    });
    connect(&beats, &BeatPlayer::began, this, [this] {
        m_canvas.setNotice({});
        showAim();
    });
}

void MatchBoard::connectCanvas()
{
    Aiming &aiming = m_controller.aiming();
    connect(&m_canvas.pointing(), &BoardPointing::pointed, &aiming, &Aiming::point);
    connect(&m_canvas.pointing(), &BoardPointing::pointerLeft, &aiming, &Aiming::leave);
    connect(&m_canvas.mouse(), &BoardMouse::clicked, this, &MatchBoard::click);
    connect(&m_canvas.mouse(), &BoardMouse::turned, &aiming, &Aiming::turn);
    connect(&m_canvas.keys(), &BoardKeys::turned, &aiming, &Aiming::turn);
    connect(&m_canvas.mouse(), &BoardMouse::taken, &aiming, &Aiming::choose);
    connect(&m_canvas.mouse(), &BoardMouse::dragged, &aiming, &Aiming::drop);
    connect(&m_canvas.keys(), &BoardKeys::confirmed, this, &MatchBoard::confirm);
    connect(&m_canvas.keys(), &BoardKeys::selected, &aiming, &Aiming::choose);
    connect(&m_canvas.keys(), &BoardKeys::choiceDropped, this, &MatchBoard::letGo);
    connect(&m_canvas, &BoardCanvas::overlayPainted, this,
            [this] { m_controller.aiming().setShown(!m_beats.isPlaying()); });
    connect(&m_canvas, &BoardCanvas::contextMenuAsked, this,
            [this](const rules::Pointing &pointing, const QPoint &at) {
                m_controller.aiming().point(pointing);
                emit menuAsked(at);
            });
}

void MatchBoard::connectCards(CardList &cards)
{
    connect(&cards, &CardList::pointed, this, &MatchBoard::pointAt);
    connect(&cards, &CardList::left, &m_controller.aiming(), &Aiming::keepAim);
    connect(&cards, &CardList::pressed, this,
            [this](int card) { click({.token = m_controller.aiming().chosen(), .card = card}); });
    connect(&cards, &CardList::menuWanted, this, [this](int card, const QPoint &at) {
        pointAt(card);
        emit menuAsked(at);
    });
}

/** Where the sides set up is of no interest any more once they have. */
void MatchBoard::showGround()
{
    m_showsZones = m_controller.play().isSettingUp();
    m_canvas.followGround([this](const rules::BoardView &view) {
        rules::Ground ground = m_controller.play().board().ground(view);
        if (!m_showsZones)
            std::erase_if(ground.marks, [](const rules::GroundMark &mark) {
                return mark.kind == rules::GroundMark::Kind::SetUp;
            });
        return ground;
    });
}

void MatchBoard::show()
{
    const StateOfPlay &play = m_controller.play();
    if (m_showsZones != play.isSettingUp())
        showGround();
    m_canvas.keys().setPlayer(play.player());
    m_canvas.keys().setWalk(play.able());
    m_canvas.showBoard(play.view());
    m_cards.show(play.view());
}

void MatchBoard::showAiming()
{
    showChosen();
    showAim();
    m_canvas.pointing().again();
}

void MatchBoard::showChosen()
{
    if (m_controller.isLookingBack())
        return;
    const StateOfPlay &play = m_controller.play();
    const int chosen = m_controller.aiming().chosen();
    m_canvas.select(chosen);
    const auto reachOf = [&](int token) {
        return play.mayGo(token) ? play.board().reach(play.player(), token)
                                 : std::vector<rules::Reach>{};
    };
    auto reach = reachOf(chosen);
    if (reach.empty()) // who only looks at somebody else still sees where he may go himself
        reach = reachOf(play.prompt().doer);
    if (m_beats.isPlaying()) // it would lie over what is shown
        reach.clear();
    m_canvas.showReach(reach);
    std::vector<int> waiting;
    for (const rules::Token &token : play.view().tokens) {
        if (token.owner == play.player() && std::holds_alternative<std::monostate>(token.place))
            waiting.push_back(token.id);
    }
    m_canvas.mouse().setDraggable(std::move(waiting));
}

void MatchBoard::showAim()
{
    m_controller.aiming().setShown(false);
    if (m_controller.isLookingBack())
        return;
    if (m_beats.isPlaying())
        return m_canvas.showOverlay({}); // the match is further than the board
    const Aim &aim = m_controller.aiming().aim();
    const StateOfPlay &play = m_controller.play();
    m_canvas.mouse().setTurning(play.isAsked() && play.prompt().isTurned);
    m_canvas.mouse().setBarred(aim.offer() && !aim.offer()->isAllowed());
    const bool isLeft = m_controller.aiming().isLeft() && !m_controller.aiming().isArmed();
    m_canvas.showOverlay(isLeft ? rules::Overlay{} : aim.overlay,
                         isLeft ? TargetCard{} : attackCardOf(m_controller));
    const BoardNotice notice = noticeOf(m_controller);
    const int left = m_canvas.readFor();
    m_isQuestionLater = notice.isQuestion && left > 0;
    m_canvas.setNotice(m_isQuestionLater ? BoardNotice{} : notice);
    if (m_isQuestionLater)
        m_reading.start(left);
}

void MatchBoard::showThought(const Weighing &weighing, std::size_t thought)
{
    if (weighing.entry == 0)
        return m_controller.aiming().aimAt(weighing.thoughts[thought]);
    m_canvas.showBoard(weighing.match->view(m_controller.play().player()));
    m_canvas.showOverlay(weighing.overlay(m_controller, thought));
}

void MatchBoard::showTold(const rules::ToldEvent &told)
{
    if (!m_beats.isPlaying())
        m_canvas.showOverlay(drawnOf(m_controller, told));
}

void MatchBoard::clear()
{
    m_canvas.mouse().setDraggable({});
    m_canvas.select(-1);
    m_canvas.pointing().hideCursor();
    m_canvas.showReach({});
    m_canvas.showOverlay({});
    m_canvas.setNotice({});
}

void MatchBoard::click(const rules::Pointing &pointing)
{
    if (m_beats.isReading() && m_beats.hasJustSummedUp())
        return;
    if (m_beats.isPlaying())
        return m_beats.pressOn();
    endReading();
    if (!m_controller.isLookingBack())
        m_controller.aiming().click(pointing);
}

void MatchBoard::pointAt(int card)
{
    if (!m_beats.isPlaying() && !m_controller.isLookingBack())
        m_controller.aiming().point({.token = m_controller.aiming().chosen(), .card = card});
}

void MatchBoard::confirm()
{
    if (m_beats.hasJustSummedUp())
        return;
    if (m_beats.isPlaying())
        return m_beats.pressOn();
    endReading();
    if (!m_controller.isLookingBack())
        m_controller.aiming().confirm();
}

/** What came of one's own act has been read: a question may cover it. */
void MatchBoard::endReading()
{
    m_canvas.endReading();
    if (std::exchange(m_isQuestionLater, false))
        showAim();
}

void MatchBoard::letGo()
{
    endReading();
    if (m_controller.isLookingBack())
        m_canvas.select(-1);
    else
        m_controller.aiming().letGo();
}

/** To whom or what stands in that line of the list; one's own acts or is chosen. Of several each
    gets a line of its own first. */
void MatchBoard::goToLine(const QModelIndex &index)
{
    const auto &plan = m_canvas.board().plan();
    if (const rules::GroundMark *mark = m_figures.figures().markAt(index)) {
        const auto at = mark->outline.empty() ? plan.pointOf(mark->at)
                                              : std::optional(middleOf(pathOf(mark->outline)));
        if (at)
            m_canvas.camera().bringIntoSight(*at);
        return;
    }
    const int token = m_figures.figures().tokenAt(index);
    m_canvas.bringIntoSight(token);
    if (m_figures.figures().isSeveral(index))
        return m_figures.toggle(index);
    if (m_controller.isLookingBack())
        return;
    m_controller.aiming().point({m_controller.aiming().chosen(), token, {}});
    m_controller.aiming().confirm();
}

/** Of a replay it is only looked at. */
void MatchBoard::turnTo(int token)
{
    m_canvas.bringIntoSight(token);
    if (m_controller.isLookingBack())
        m_canvas.select(token);
    else
        m_controller.aiming().turnTo(token);
}

} // namespace escarmouche::app
