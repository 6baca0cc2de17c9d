// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/showing/curtain.h"

#include "app/look/palette/palette.h"
#include "app/look/palette/tint.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/figures/seatsign.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QToolTip>
#include <QVBoxLayout>

namespace escarmouche::app {

namespace {
constexpr int kCurtainSign = 48;
constexpr qreal kNameScale = 1.8; // of the usual letters
} // namespace

Curtain::Curtain(const MatchController &controller, QWidget &room, QWidget *page)
    : QWidget(page), m_controller(controller), m_room(room), m_sign(new QLabel(this)),
      m_whose(new QLabel(this)), m_name(new QLabel(this)), m_asked(new QLabel(this)),
      m_show(new QPushButton(this))
{
    QFont large = font();
    large.setPointSizeF(kNameScale * large.pointSizeF());
    m_name->setFont(large);
    tint(m_whose, Tone::Dim);
    m_asked->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(2 * kGap);
    layout->addStretch(1);
    for (QLabel *line : {m_sign, m_whose, m_name, m_asked}) {
        line->setTextFormat(Qt::PlainText);
        line->setAlignment(Qt::AlignCenter);
        layout->addWidget(line);
    }
    layout->addWidget(m_show, 0, Qt::AlignCenter);
    layout->addStretch(1);
    setFocusProxy(m_show);
    connect(m_show, &QPushButton::clicked, this, &Curtain::lifted);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *lift = new QShortcut(key, this); // also where a menu has had the keyboard
        lift->setAutoRepeat(false);
        connect(lift, &QShortcut::activated, this, &Curtain::lifted);
    }
    hide();
}

void Curtain::follow()
{
    const bool isCovered = m_controller.play().isCovered();
    if (isCovered)
        retranslate();
    if (isCovered == !isHidden())
        return;
    const bool hasKeyboard = parentWidget()->isAncestorOf(window()->focusWidget());
    m_room.setVisible(!isCovered);
    setVisible(isCovered);
    QToolTip::hideText();
    if (hasKeyboard && isCovered)
        setFocus();
}

void Curtain::retranslate()
{
    const rules::SeatId seat = m_controller.play().next();
    const QString name = m_controller.words().nameOf(seat);
    m_sign->setPixmap(seat.valid() ? seatSign(seat, kCurtainSign, *this) : QPixmap());
    m_whose->setText(tr("Now at the screen:"));
    m_name->setText(name);
    //: a side of a match
    m_asked->setText(name.isEmpty() ? tr("Press Enter or click Show.")
                                    : tr("For %1 only: press Enter or click Show.").arg(name));
    m_show->setText(tr("&Show"));
    m_show->setAccessibleDescription(m_whose->text() + u' ' + name + u'\n' + m_asked->text());
}

void Curtain::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate(); // its sign has the colours of the palette
    QWidget::changeEvent(event);
}

/** A key that is still held since the last act of whoever sat there lifts nothing. */
void Curtain::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter)
        return QWidget::keyPressEvent(event);
    if (!event->isAutoRepeat())
        emit lifted();
}

} // namespace escarmouche::app
