// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/figures/scorebar.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/look/parts/elidedlabel.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/figures/seatsign.h"
#include "app/pages/match/figures/trackbar.h"
#include "app/words/sentences/phrases.h"
#include "rules/core/board/standing.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace escarmouche::app {

using rules::SeatId;

namespace {

constexpr std::size_t kMostInALine = 5; // kinds of counters

/** By which one sees that it is another wave. */
std::array<int, 3> momentOf(const rules::BoardView &view)
{
    return {view.turn, view.phase, view.active.value};
}

/** Some side has more figures than one. */
bool areMany(const rules::Cast &cast)
{
    return std::ranges::any_of(cast.members, [&](const rules::CastMember &one) {
        return std::ranges::count(cast.members, one.owner, &rules::CastMember::owner) > 1;
    });
}

} // namespace

ScoreBar::ScoreBar(const MatchController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_turn(new QLabel(this)),
      m_shared(new ElidedLabel(this)),
      m_isOneLine(controller.play().counted().counters.size() <= kMostInALine),
      m_areMany(areMany(controller.play().cast()))
{
    const auto &counters = controller.play().counted().counters;
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(kGap, 2, kGap, 2);
    lines->setSpacing(0);
    QHBoxLayout *const first = addLine();
    first->addWidget(m_turn);
    QHBoxLayout *line = first;
    for (std::size_t seat = 0; seat < controller.session().row().seats.size(); ++seat) {
        auto *side = new ElidedLabel(this);
        side->setTextFormat(Qt::PlainText);
        if (!m_isOneLine && seat % 2 == 0)
            line = addLine();
        line->addWidget(signLabel(SeatId{static_cast<std::int8_t>(seat)}, this));
        line->addWidget(side);
        m_sides << side;
    }
    m_shared->setTextFormat(Qt::PlainText);
    first->addWidget(m_shared);
    for (const rules::CounterKind &kind : counters) {
        if (kind.shown == rules::CounterKind::Shown::Track)
            first->addWidget(m_tracks.emplace_back(kind, new TrackBar(this)).second);
    }
    for (int at = 0; at < lines->count(); ++at)
        static_cast<QHBoxLayout *>(lines->itemAt(at)->layout())->addStretch(1);
    refresh();
}

QHBoxLayout *ScoreBar::addLine()
{
    auto *line = new QHBoxLayout;
    line->setSpacing(2 * kGap);
    static_cast<QVBoxLayout *>(layout())->addLayout(line);
    return line;
}

/** What an owner has: score, then stocks and tracks, of which there is something. */
QStringList ScoreBar::amountsOf(const rules::BoardView &view, SeatId owner, Room room) const
{
    const rules::BoardWords &words = m_controller.play().counted();
    QStringList amounts;
    if (const rules::Unit *score = words.score(); score && owner.valid())
        amounts << scoreText(MatchWords::amount(rules::scoreOf(view, words, owner), *score), view,
                             owner);
    if (room != Room::All)
        return amounts;
    for (const rules::Counter &counter : view.counters) {
        const rules::CounterKind *kind = words.counter(counter.kind);
        const bool isScore = kind && kind->shown == rules::CounterKind::Shown::Score;
        const bool isBar =
            kind && kind->shown == rules::CounterKind::Shown::Track && !owner.valid();
        const bool isTold = counter.value != 0 || (owner.valid() && kind && kind->toldAtNone);
        if (counter.owner == owner && isTold && kind && !isScore && !isBar)
            amounts << MatchWords::amount(counter.value, kind->unit);
    }
    return amounts;
}

/** What that turn has brought so far. */
int ScoreBar::newsOf(const rules::BoardView &view, SeatId owner) const
{
    const auto noted = m_atTurn.find(view.turn);
    if (noted == m_atTurn.end())
        return 0;
    const int score = rules::scoreOf(view, m_controller.play().counted(), owner);
    return std::max(0, score - noted->second.at(owner));
}

/** With that, so that nobody wonders where points came from. */
QString ScoreBar::scoreText(const QString &score, const rules::BoardView &view, SeatId owner) const
{
    const int news = newsOf(view, owner);
    //: a score, and what of it this turn has brought
    return news == 0 ? score : tr("%1 (+%2)").arg(score, QString::number(news));
}

/** As a turn begins on the board, or in the match, which may be further. */
void ScoreBar::noteTurn(const rules::BoardView &view)
{
    const rules::BoardWords &words = m_controller.play().counted();
    if (words.score() == nullptr || m_atTurn.contains(view.turn))
        return;
    std::map<SeatId, int> &scores = m_atTurn[view.turn];
    for (int at = 0; at < m_sides.size(); ++at) {
        const SeatId seat{static_cast<std::int8_t>(at)};
        scores[seat] = rules::scoreOf(view, words, seat);
    }
}

QString ScoreBar::sideText(const rules::BoardView &view, SeatId seat, Room room) const
{
    const auto standing = std::ranges::count_if(view.tokens, [&](const rules::Token &token) {
        return token.owner == seat && m_controller.play().isFigure(token) &&
               m_controller.play().stands(token);
    });
    QStringList parts = amountsOf(view, seat, room);
    if (m_areMany && room != Room::NoCount)
        //: figures of a side
        parts << tr("%n standing", nullptr, static_cast<int>(standing));
    if (hasOrder() && !m_controller.play().board().phase(view).isSetUp)
        //: figures of a side that have not acted in this turn
        parts << tr("%n to act", nullptr, static_cast<int>(toAct(view, seat)));
    //: a side of a match: its name, then how it stands
    return tr("%1: %2").arg(m_controller.words().nameOf(seat), parts.join(QStringLiteral(", ")));
}

/** Who is ahead, and by what; nothing where nobody scores, or nobody is. */
QString ScoreBar::leadText(const rules::BoardView &view) const
{
    const rules::BoardWords &words = m_controller.play().counted();
    const rules::Unit *score = words.score();
    if (score == nullptr || m_sides.size() < 2)
        return {};
    SeatId first;
    int most = 0, second = 0;
    for (int at = 0; at < m_sides.size(); ++at) {
        const SeatId seat{static_cast<std::int8_t>(at)};
        const int points = rules::scoreOf(view, words, seat);
        if (!first.valid() || points > most) {
            second = first.valid() ? most : points;
            most = points;
            first = seat;
        } else if (at == 1 || points > second) {
            second = points;
        }
    }
    if (most == second)
        return {};
    //: a side of a match, and by how many points it is ahead
    return tr("%1 leads by %2")
        .arg(m_controller.words().nameOf(first), MatchWords::amount(most - second, *score));
}

/** All of a side have their part of a turn, and the game tells who has had it. */
bool ScoreBar::hasOrder() const
{
    return m_controller.play().counted().actions.isCounted() &&
           std::ranges::any_of(m_controller.play().states(), &rules::StateWord::isSpent);
}

std::ptrdiff_t ScoreBar::toAct(const rules::BoardView &view, SeatId seat) const
{
    const StateOfPlay &play = m_controller.play();
    return std::ranges::count_if(view.tokens, [&](const rules::Token &token) {
        const bool isThere = !std::holds_alternative<std::monostate>(token.place);
        return token.owner == seat && isThere && play.isFigure(token) && play.stands(token) &&
               !rules::isSpent(token, play.states());
    });
}

void ScoreBar::showTracks(const rules::BoardView &view)
{
    for (const auto &[kind, bar] : m_tracks) {
        int value = 0;
        for (const rules::Counter &counter : view.counters)
            value += counter.kind == kind.kind && !counter.owner.valid() ? counter.value : 0;
        bar->show(inUiLanguage(kind.unit.name), value, kind.most);
    }
}

void ScoreBar::refresh()
{
    const rules::Request &request = m_controller.play().match().awaited();
    const rules::BoardView now = m_controller.play().view();
    m_atTurn.erase(m_atTurn.upper_bound(now.turn), m_atTurn.end()); // that were taken back
    noteTurn(now);
    m_asked = request.what == rules::Awaited::Decision ? request.decision.seat : rules::kNoSeat;
    show(now, m_asked);
    m_turn->setText(m_controller.words().now());
    showSides();
    m_now = momentOf(now);
}

void ScoreBar::follow(const rules::BoardView &view)
{
    const QString now = m_turn->text();
    noteTurn(view);
    show(view, m_asked);
    if (m_now == momentOf(view))
        m_turn->setText(now); // with how far it had got
    showSides();
}

void ScoreBar::show(const rules::BoardView &view)
{
    show(view, rules::kNoSeat);
}

void ScoreBar::show(const rules::BoardView &view, SeatId asked)
{
    m_turn->setText(m_controller.words().moment(view));
    for (qsizetype at = 0; at < m_sides.size(); ++at) {
        QFont font = this->font();
        font.setBold(at == asked.value);
        m_sides[at]->setFont(font);
    }
    QStringList shared = amountsOf(view, rules::kNoSeat);
    if (const QString lead = leadText(view); !lead.isEmpty())
        shared.prepend(lead);
    m_shared->setText(shared.join(QStringLiteral(", ")));
    m_shared->setVisible(!m_shared->text().isEmpty());
    showTracks(view);
    m_shown = view;
    showSides();
}

/** All of a side, and why its score is followed by a number. */
QString ScoreBar::tipOf(const QString &side, int news)
{
    //: why a score is followed by (+2)
    const QString why = tr("In brackets: what this turn has brought");
    return tipText(news > 0 ? side + QLatin1Char('\n') + why : side);
}

/** As much of all sides as there is room for; the rest is in their tool tips. */
void ScoreBar::showSides()
{
    for (const Room room : {Room::All, Room::NoStocks, Room::NoCount}) {
        for (qsizetype at = 0; at < m_sides.size(); ++at) {
            const SeatId seat{static_cast<std::int8_t>(at)};
            const QString text = sideText(m_shown, seat, room);
            if (room == Room::All)
                m_sides[at]->setToolTip(tipOf(text, newsOf(m_shown, seat)));
            m_sides[at]->setText(text);
        }
        if (!m_isOneLine || fits())
            return;
    }
}

/** What is on its one line. */
bool ScoreBar::fits() const
{
    const QMargins margins = layout()->contentsMargins();
    int needed = margins.left() + margins.right();
    for (const QLabel *label : findChildren<QLabel *>(Qt::FindDirectChildrenOnly))
        needed += label->isHidden() ? 0 : label->sizeHint().width() + 2 * kGap;
    return needed <= width();
}

void ScoreBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showSides();
}

} // namespace escarmouche::app
