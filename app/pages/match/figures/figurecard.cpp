// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/figures/figurecard.h"

#include "app/look/literal/markup.h"
#include "app/look/palette/palette.h"
#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/boardpointing.h"
#include "app/pages/board/camera.h"
#include "app/pages/board/marks/besidetarget.h"
#include "app/pages/board/marks/overlayitem.h"
#include "app/pages/board/tokens/tokenitem.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/story/storymodel.h"
#include "app/words/language/numbers.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/phrases.h"

#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>

#include <algorithm>
#include <vector>

namespace escarmouche::app {

namespace {

constexpr int kCardWidth = 330;
constexpr int kFaceSide = 64;
constexpr int kMostDeeds = 4;

/** "Mvt 5, CD 4" */
QString profileText(const rules::Cast &cast, const rules::CastMember &member, const Units &units)
{
    QStringList parts;
    for (std::size_t at = 0; at < std::min(cast.profile.size(), member.profile.size()); ++at)
        parts << inUiLanguage(cast.profile[at].title) + QStringLiteral("\u00a0") +
                     cellText(member.profile[at], cast.profile[at].measure, units, uiLanguage());
    return parts.join(QStringLiteral(", "));
}

QList<std::pair<QString, QString>> gearRows(const std::vector<rules::Carried> &gear)
{
    QList<std::pair<QString, QString>> rows;
    for (const rules::Carried &thing : gear)
        rows.emplace_back(inUiLanguage(thing.name), inUiLanguage(thing.effect));
    return rows;
}

QString namesOf(const std::vector<rules::Carried> &things)
{
    QStringList names;
    for (const rules::Carried &thing : things)
        names << inUiLanguage(thing.name);
    return names.join(QStringLiteral(", "));
}

} // namespace

FigureCard::FigureCard(const MatchController &controller, const StoryModel &story,
                       BoardCanvas &canvas)
    : QFrame(&canvas), m_controller(controller), m_story(story), m_canvas(canvas),
      m_face(new QLabel(this)), m_told(new QLabel(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_told->setObjectName("told");
    m_told->setWordWrap(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(kGap, kGap / 2, kGap, kGap / 2);
    layout->addWidget(m_face, 0, Qt::AlignTop);
    layout->addWidget(m_told, 1);
    canvas.viewport()->installEventFilter(this);
    connect(&canvas.pointing(), &BoardPointing::pointed, this,
            [this](const rules::Pointing &pointing) {
                if (!m_isByKey && pointing.over != m_token)
                    hide();
            });
    connect(&controller.session(), &model::MatchSession::changed, this, &FigureCard::follow);
    connect(&canvas, &BoardCanvas::animationEnded, this, &FigureCard::leave);
    connect(&canvas.camera(), &Camera::moved, this, &FigureCard::leave);
    hide();
}

void FigureCard::toggle()
{
    if (!isHidden() && m_isByKey)
        return hide();
    const Aiming &aiming = m_controller.aiming();
    const int over = aiming.aim().pointing.over;
    show(over >= 0 ? over : aiming.chosen(), true);
}

void FigureCard::show(int token, bool isByKey)
{
    if (m_controller.play().memberOf(token).token < 0)
        return hide();
    m_token = token;
    m_isByKey = isByKey;
    fill();
    place();
    QFrame::show();
    raise();
}

/** The match has gone on: the card of somebody who is no more in sight goes. */
void FigureCard::follow()
{
    if (isHidden())
        return;
    if (m_controller.play().isCovered() || m_canvas.board().token(m_token) == nullptr)
        return hide();
    fill();
    place();
}

/** The figure may have gone from under the pointer. */
void FigureCard::leave()
{
    if (!isHidden() && !m_isByKey && m_canvas.pointing().now().over != m_token)
        hide();
}

/** What it did last, the last first. */
QStringList FigureCard::deeds() const
{
    QStringList deeds;
    for (int row = m_story.rowCount() - 1; row >= 0 && deeds.size() < kMostDeeds; --row) {
        const rules::ToldEvent &told = m_story.told(row);
        const auto &tokens = told.as.tokens;
        if (!tokens.empty() && tokens.front() == m_token && !told.as.act.key.empty())
            deeds << m_controller.words().say(told.as.act);
    }
    return deeds;
}

void FigureCard::fill()
{
    const StateOfPlay &play = m_controller.play();
    const rules::CastMember &member = play.memberOf(m_token);
    const QString side = m_controller.words().nameOf(play.ownerOf(m_token));
    QList<Markup> lines{Markup::bold(m_canvas.board().told(m_token)), Markup(side)};
    if (const QString profile = profileText(play.cast(), member, m_canvas.board().units());
        !profile.isEmpty())
        lines << Markup(profile);
    if (!member.gear.empty())
        lines << Markup::table(gearRows(member.gear));
    if (!member.traits.empty())
        lines << Markup(namesOf(member.traits));
    if (const QStringList done = deeds(); !done.isEmpty()) {
        //: heads what a figure did last in a match
        lines << Markup::bold(tr("Last acts"));
        for (const QString &deed : done)
            lines << Markup(deed);
    }
    Markup::lines(lines).showOn(*m_told);
    showFace();
    setFixedWidth(kCardWidth + (m_face->isHidden() ? 0 : kFaceSide + kGap));
    adjustSize();
}

void FigureCard::showFace()
{
    const QImage portrait = m_canvas.board().portraitOf(m_token);
    m_face->setVisible(!portrait.isNull());
    if (portrait.isNull())
        return;
    const double ratio = devicePixelRatioF();
    const int side = qRound(kFaceSide * ratio);
    QPixmap face = QPixmap::fromImage(
        portrait.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    face.setDevicePixelRatio(ratio);
    m_face->setPixmap(face);
}

/** In the corner that covers neither the figure nor what is told beside a target. */
void FigureCard::place()
{
    std::vector<QRectF> kept;
    if (const TokenItem *item = m_canvas.board().item(m_token)) {
        const double radius = item->radius() * m_canvas.camera().scale();
        const QPointF at = m_canvas.camera().toViewport(item->pos());
        kept.emplace_back(at - QPointF(radius, radius), at + QPointF(radius, radius));
    }
    const OverlayItem &overlay = m_canvas.board().overlay();
    if (!overlay.card().isEmpty())
        kept.push_back(overlay.cardOn(m_canvas.viewportTransform(), m_canvas.viewport()->rect()));
    const auto corners = cornerPlates(size(), m_canvas.rect());
    move(firstFree(corners, kept).value_or(corners.front()).topLeft().toPoint());
}

void FigureCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        follow();
    QFrame::changeEvent(event);
}

/** A figure's card stands for its tip. */
bool FigureCard::eventFilter(QObject *viewport, QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const int over = m_canvas.pointing().at(static_cast<const QHelpEvent *>(event)->pos()).over;
        if (m_controller.play().memberOf(over).token >= 0) {
            show(over, false);
            return true;
        }
    }
    if (event->type() == QEvent::Leave && !m_isByKey)
        hide();
    if (event->type() == QEvent::Resize)
        follow();
    return QFrame::eventFilter(viewport, event);
}

} // namespace escarmouche::app
