// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/parts/factcard.h"

#include "app/look/palette/palette.h"
#include "app/look/palette/tint.h"
#include "app/pages/campaign/parts/actbutton.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace escarmouche::app {

namespace {

constexpr int kCardLetters = 38;
constexpr int kFactGap = 4;

QLabel *wrappedLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

FactCard::FactCard(const QList<QAction *> &always, const QList<Place> &withChosen, QWidget *parent)
    : QWidget(parent), m_column(new QVBoxLayout(this)), m_area(new QScrollArea(this)),
      m_title(wrappedLabel(m_area)), m_facts(wrappedLabel(m_area))
{
    setFixedWidth(kCardLetters * fontMetrics().averageCharWidth());
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(kFactGap);
    for (QAction *action : always)
        addPlace({action});
    m_column->addSpacing(kGap);
    for (const Place &place : withChosen)
        addPlace(place);
    m_column->addSpacing(kGap);
    addFacts();
    tellNothing();
}

void FactCard::addPlace(const Place &place)
{
    auto *line = new QHBoxLayout;
    for (QAction *action : place)
        line->addWidget(actButton(action, this));
    m_column->addLayout(line);
}

// As high as the column leaves room, however much there is to say.
void FactCard::addFacts()
{
    makeSubheading(m_title);
    tint(m_facts, Tone::Dim);
    auto *facts = new QWidget;
    facts->setObjectName(QStringLiteral("facts"));
    auto *layout = new QVBoxLayout(facts);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kFactGap);
    layout->addWidget(m_title);
    layout->addWidget(m_facts);
    layout->addStretch(1);
    m_area->setWidget(facts);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_column->addWidget(m_area, 1);
}

void FactCard::tell(const QString &title, const QString &facts)
{
    m_title->setText(title);
    m_facts->setText(facts);
    m_area->setAccessibleName(title);
    m_area->verticalScrollBar()->setValue(0);
    m_area->widget()->show();
    m_area->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard where it is
}

void FactCard::tellNothing()
{
    m_area->widget()->hide();
    m_area->setFocusPolicy(Qt::NoFocus);
}

} // namespace escarmouche::app
