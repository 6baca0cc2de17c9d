// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/questions/aimpanel.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/palette.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/textlabel.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/questions/offersmenu.h"
#include "model/text.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kMostOffers = 4; // seen at once
constexpr int kLeastTold = 2; // at least

} // namespace

AimPanel::AimPanel(MatchController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_offers(new QListWidget(this)),
      m_hint(textLabel(this)), m_effects(textLabel(this)), m_odds(textLabel(this)),
      m_warnings(textLabel(this)), m_rule(new QPushButton(this))
{
    m_offers->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard on the board
    m_offers->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_offers->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_offers->setTextElideMode(Qt::ElideRight);
    tint(m_hint, Tone::Dim);
    m_rule->setFlat(true);
    m_rule->setMinimumWidth(1); // a long title makes the panel no wider
    tint(m_warnings, Tone::Warning);
    QFont bold = font();
    bold.setBold(true);
    m_odds->setFont(bold);
    auto *scroll = m_told = new QScrollArea(this);
    auto *told = new QWidget(scroll);
    auto *lines = new QVBoxLayout(told);
    lines->setContentsMargins(kGap / 2, kGap / 2, kGap / 2, 0);
    lines->setSpacing(4);
    const int inset = style()->pixelMetric(QStyle::PM_ButtonMargin) / 2; // of the rule's words
    for (QLabel *part : {m_odds, m_effects, m_warnings}) {
        part->setContentsMargins(inset, 0, 0, 0);
        lines->addWidget(part);
    }
    lines->addWidget(m_rule, 0, Qt::AlignLeft);
    lines->addStretch(1);
    scroll->setWidget(told);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumHeight(kLeastTold * fontMetrics().lineSpacing() + kGap);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(scroll, 1); // stays in place while the offers come and go
    layout->addWidget(m_hint);
    layout->addWidget(m_offers);
    connect(&controller.aiming(), &Aiming::chosenChanged, this, &AimPanel::begun);
    connect(&controller.aiming(), &Aiming::aimChanged, this, &AimPanel::refresh);
    connect(m_offers, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_controller.aiming().showOffer(static_cast<std::size_t>(row));
    });
    connect(m_offers, &QListWidget::itemActivated, this, &AimPanel::doShown);
    connect(m_rule, &QPushButton::clicked, this, [this] { emit ruleWanted(m_ruleId, m_rule); });
    refresh();
}

int AimPanel::neededHeight(int width) const
{
    const QWidget &told = *m_told->widget();
    int height = std::max(m_told->minimumHeight(), told.layout()->totalHeightForWidth(width));
    for (const QWidget *part : {static_cast<QWidget *>(m_hint), static_cast<QWidget *>(m_offers)}) {
        if (part->isHidden())
            continue;
        const int own = part == m_offers ? m_offers->height() : m_hint->heightForWidth(width);
        height += layout()->spacing() + own;
    }
    return height;
}

/** What is refused tells its rule, as in the menu. */
void AimPanel::doShown()
{
    const Aim &aim = m_controller.aiming().aim();
    if (aim.offer() && aim.offer()->refusal)
        emit ruleWanted(m_ruleId, m_rule);
    else
        m_controller.aiming().confirm();
}

/** Another of the same offers is but chosen: a double click must find its line again. */
void AimPanel::fillOffers(const Aim &aim)
{
    const QSignalBlocker quiet(m_offers);
    if (aim.offers != m_listed)
        listOffers(aim);
    m_offers->setCurrentRow(aim.offers.empty() ? -1 : static_cast<int>(aim.shown));
    // What is refused is crossed only while it is what one aims at.
    for (int row = 0; row < m_offers->count(); ++row) {
        const bool isCrossed =
            row == m_offers->currentRow() && !aim.offers[static_cast<std::size_t>(row)].isAllowed();
        m_offers->item(row)->setIcon(isCrossed ? lineIcon(QStringLiteral("illegal")) : QIcon());
    }
}

void AimPanel::listOffers(const Aim &aim)
{
    m_listed = aim.offers;
    m_offers->clear();
    for (const rules::Offer &offer : aim.offers) {
        auto *item = new QListWidgetItem(offerText(m_controller, offer), m_offers);
        item->setToolTip(tipText(item->text()));
        if (offer.isAllowed())
            continue;
        item->setForeground(tone(Tone::Dim, palette()));
        item->setFlags(item->flags() & ~Qt::ItemIsSelectable); // nor does it look chosen
    }
    int height = 2 * m_offers->frameWidth();
    for (int row = 0; row < std::min(m_offers->count(), kMostOffers); ++row)
        height += m_offers->sizeHintForRow(row);
    m_offers->setFixedHeight(height);
}

QString AimPanel::effects(const Aim &aim) const
{
    QStringList lines;
    if (aim.preview) {
        for (const rules::Phrase &effect : aim.preview->effects)
            lines << m_controller.words().say(effect);
    }
    // On a measured table a preview itself tells what matters of distance and sight.
    if (!aim.preview || !std::holds_alternative<rules::TablePlace>(aim.pointing.place)) {
        for (const rules::Phrase &line : aim.sighting.lines)
            lines << m_controller.words().say(line);
    }
    return lines.join(u'\n');
}

QString AimPanel::odds(const Aim &aim) const
{
    QStringList lines;
    if (aim.odds) {
        for (const rules::ChanceLine &line : aim.odds->lines)
            lines << m_controller.words().chances(line);
    }
    return lines.join(u'\n');
}

QString AimPanel::warnings(const Aim &aim) const
{
    QStringList lines;
    if (aim.preview) {
        for (const rules::Phrase &warning : aim.preview->warnings)
            lines << m_controller.words().say(warning);
    }
    return lines.join(u'\n');
}

QString AimPanel::refusal(const Aim &aim) const
{
    const rules::Offer *offer = aim.offer();
    return offer && offer->refusal ? m_controller.words().say(rules::whyRefused(*offer->refusal))
                                   : QString();
}

void AimPanel::refresh()
{
    const Aim &aim = m_controller.aiming().aim();
    fillOffers(aim);
    if (aim.offers.empty() && m_offers->hasFocus())
        emit emptied();
    m_offers->setVisible(!aim.offers.empty());
    m_hint->setText(tr("Double-click a line to do it, or right-click on the board."));
    m_hint->setVisible(aim.offers.size() > 1);
    const QString why = refusal(aim);
    m_odds->setText(odds(aim));
    m_odds->setVisible(!m_odds->text().isEmpty());
    m_effects->setText(why.isEmpty() ? effects(aim) : why);
    if (m_effects->text().isEmpty() && aim.offers.empty())
        m_effects->setText(tr("Point at a figure or a spot to see what can be done."));
    m_effects->setVisible(!m_effects->text().isEmpty());
    m_warnings->setText(warnings(aim));
    m_warnings->setVisible(!m_warnings->text().isEmpty());
    m_ruleId.clear();
    if (const rules::Offer *offer = aim.offer(); offer && offer->refusal)
        m_ruleId = toQString(offer->refusal->subject);
    else if (aim.preview && !aim.preview->rules.empty())
        m_ruleId = toQString(aim.preview->rules.front().value);
    m_rule->setText(m_controller.words().ruleText(m_ruleId));
    m_rule->setToolTip(tipText(m_rule->text()));
    m_rule->setVisible(!m_ruleId.isEmpty());
    m_offers->setAccessibleName(tr("What could be done there"));
}

void AimPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_listed.clear();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace escarmouche::app
