// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/showing/wavesum.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/pages/match/control/matchwords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <memory>
#include <utility>

namespace escarmouche::app {

WaveSum::WaveSum(const MatchWords &words, QWidget *board)
    : QFrame(board), m_words(words), m_line(new QHBoxLayout(this)), m_lead(new QLabel(this)),
      m_close(new QPushButton(QStringLiteral("×"), this))
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
    board->installEventFilter(this);
    hide();
}

void WaveSum::show(const ActLine &sum)
{
    m_sum = sum;
    lay();
    QWidget::show();
    raise();
}

/** With names where there is room for them; tool tips have them all. */
void WaveSum::lay()
{
    fill(true);
    if (width() > parentWidget()->width() - 2 * kGap)
        fill(false);
    place();
}

void WaveSum::fill(bool isNaming)
{
    qDeleteAll(std::exchange(m_parts, {}));
    ActLine lead = m_sum;
    lead.parts.clear();
    //: what a side has done: numbers follow
    m_lead->setText(tr("%1:").arg(textOf(lead, m_words)));
    for (const ActLine::Part &part : m_sum.parts)
        addPart(part, isNaming);
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close"));
    adjustSize();
}

void WaveSum::addPart(const ActLine::Part &part, bool isNaming)
{
    const QString text = isNaming ? textOf(part, m_words) : m_words.say(part.word);
    auto *button = new QPushButton(buttonText(text), this);
    button->setFlat(true);
    const QString how = tr("Shows on the board when it happened; once more the next time.");
    const QString names = namesOf(part, m_words);
    button->setToolTip(tipText(names.isEmpty() ? how : names + u'\n' + how));
    m_line->insertWidget(m_line->count() - 1, button);
    button->show(); // room is made for it at once
    m_parts << button;
    const auto next = std::make_shared<std::size_t>(0);
    connect(button, &QPushButton::clicked, this, [this, entries = part.entries, next] {
        emit momentWanted(entries[(*next)++ % entries.size()]);
    });
}

/** Where it covers the least: at the foot, in the middle. */
void WaveSum::place()
{
    const QWidget &board = *parentWidget();
    move((board.width() - width()) / 2, board.height() - height() - kGap);
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
