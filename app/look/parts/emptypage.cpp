// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/parts/emptypage.h"

#include "app/look/palette/tint.h"

#include <QLabel>
#include <QVBoxLayout>

namespace escarmouche::app {

EmptyPage::EmptyPage(QWidget *next, QWidget *parent)
    : QWidget(parent), m_title(new QLabel(this)), m_text(new QLabel(this))
{
    m_text->setWordWrap(true);
    makeSubheading(m_title);
    tint(m_text, Tone::Dim);
    for (QLabel *label : {m_title, m_text})
        label->setAlignment(Qt::AlignCenter);
    next->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto *layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addWidget(next, 0, Qt::AlignCenter);
    layout->addStretch(3);
}

void EmptyPage::setTitle(const QString &title)
{
    m_title->setText(title);
}

void EmptyPage::setText(const QString &text)
{
    m_text->setText(text);
}

} // namespace escarmouche::app
