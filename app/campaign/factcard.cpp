// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/factcard.h"

#include "app/campaign/actbutton.h"
#include "app/look/palette.h"
#include "app/look/tint.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace escarmouche::app {

namespace {

constexpr int kLetters = 38;
constexpr int kBetween = 4;

QLabel *wrappedLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

FactCard::FactCard(const QList<QAction *> &always, const QList<QAction *> &withChosen,
                   QWidget *parent)
    : QWidget(parent), m_column(new QVBoxLayout(this)), m_title(wrappedLabel(this)),
      m_facts(wrappedLabel(this))
{
    setFixedWidth(kLetters * fontMetrics().averageCharWidth());
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(kBetween);
    makeSubheading(m_title);
    tint(m_facts, Tone::Dim);
    for (QAction *action : always)
        m_column->addWidget(actButton(action, this));
    m_column->addSpacing(kGap);
    m_column->addWidget(m_title);
    m_column->addWidget(m_facts);
    for (QAction *action : withChosen)
        m_column->addWidget(actButton(action, this));
    tellNothing();
}

void FactCard::tell(const QString &title, const QString &facts)
{
    m_title->setText(title);
    m_facts->setText(facts);
    m_title->show();
    m_facts->show();
}

void FactCard::tellNothing()
{
    m_title->hide();
    m_facts->hide();
}

} // namespace escarmouche::app
