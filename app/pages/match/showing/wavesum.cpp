// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/showing/wavesum.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/camera.h"
#include "app/pages/match/control/matchwords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <memory>
#include <utility>

namespace escarmouche::app {

WaveSum::WaveSum(const MatchWords &words, BoardCanvas &board)
    : QFrame(&board), m_words(words), m_board(board), m_line(new QHBoxLayout(this)),
      m_lead(new QLabel(this)), m_close(new QPushButton(QStringLiteral("×"), this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_line->setContentsMargins(kGap, 2, 2, 2);
    m_line->addWidget(m_lead);
    m_line->addWidget(m_close);
    m_lead->setTextFormat(Qt::PlainText);
    m_close->setFlat(true);
    m_close->setFocusPolicy(Qt::NoFocus);
    m_close->setFixedWidth(m_close->sizeHint().height());
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    board.installEventFilter(this);
    const auto placeAgain = [this] {
        if (isVisible())
            place();
    };
    connect(&board.camera(), &Camera::moved, this, placeAgain);
    connect(&board, &BoardCanvas::animationEnded, this, placeAgain);
    hide();
}

void WaveSum::show(const ActLine &sum)
{
    m_sum = sum;
    lay();
    QWidget::show();
    raise();
}

/** With all that there is room for; tool tips have the rest. */
void WaveSum::lay()
{
    for (const SumDetail detail : {SumDetail::Acts, SumDetail::Names, SumDetail::Number}) {
        fill(detail);
        if (width() <= m_board.width() - 2 * kGap)
            break;
    }
    place();
}

void WaveSum::fill(SumDetail detail)
{
    qDeleteAll(std::exchange(m_parts, {}));
    ActLine lead = m_sum;
    lead.parts.clear();
    //: what a side has done: numbers follow
    m_lead->setText(tr("%1:").arg(textOf(lead, m_words)));
    for (const ActLine::Part &part : m_sum.parts)
        addPart(part, detail);
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close"));
    adjustSize();
}

void WaveSum::addPart(const ActLine::Part &part, SumDetail detail)
{
    const QString text = textOf(part, m_words, detail);
    if (part.entries.empty()) {
        auto *label = new QLabel(this);
        label->setTextFormat(Qt::PlainText);
        label->setText(text);
        return addWidget(label);
    }
    auto *button = new QPushButton(buttonText(text), this);
    button->setFlat(true);
    QStringList tip = befell(part, m_words);
    tip << tr("Shows on the board when it happened; once more the next time.");
    button->setToolTip(tipText(tip.join(u'\n')));
    addWidget(button);
    const auto next = std::make_shared<std::size_t>(0);
    connect(button, &QPushButton::clicked, this, [this, entries = part.entries, next] {
        emit momentWanted(entries[(*next)++ % entries.size()]);
    });
}

void WaveSum::addWidget(QWidget *part)
{
    m_line->insertWidget(m_line->count() - 1, part);
    part->show(); // room is made for it at once
    m_parts << part;
}

/** At the foot, where that covers no figure. */
void WaveSum::place()
{
    const QRectF room = m_board.rect().adjusted(kGap, kGap, -kGap, -kGap);
    move(freePlace(size(), room, m_board.stood(), Qt::BottomEdge).topLeft().toPoint());
}

bool WaveSum::eventFilter(QObject *board, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        lay();
    return QFrame::eventFilter(board, event);
}

void WaveSum::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && isVisible())
        lay();
    QFrame::changeEvent(event);
}

} // namespace escarmouche::app
