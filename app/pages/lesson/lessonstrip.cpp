// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/lesson/lessonstrip.h"

#include "app/look/palette/palette.h"
#include "app/look/palette/tint.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace escarmouche::app {

namespace {
constexpr int kProgressLetters = 9;
}

LessonStrip::LessonStrip(QWidget *parent)
    : QFrame(parent), m_progress(new QLabel(this)), m_line(new QLabel(this)),
      m_below(new QLabel(this)), m_goOn(new QPushButton(this)), m_skip(new QPushButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    for (QLabel *label : {m_line, m_below}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    makeSubheading(m_line);
    m_line->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_below->setMinimumHeight(m_below->fontMetrics().lineSpacing());
    m_progress->setMinimumWidth(kProgressLetters * fontMetrics().averageCharWidth());
    m_progress->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    tint(m_progress, Tone::Dim);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_line);
    words->addWidget(m_below);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(kMargin, 2, kGap, 2);
    row->setSpacing(kGap);
    row->addWidget(m_progress);
    row->addLayout(words, 1);
    row->addWidget(m_goOn, 0, Qt::AlignVCenter);
    row->addWidget(m_skip, 0, Qt::AlignVCenter);
    connect(m_goOn, &QPushButton::clicked, this, &LessonStrip::goOnWanted);
    connect(m_skip, &QPushButton::clicked, this, &LessonStrip::skipWanted);
    retranslate();
}

void LessonStrip::say(const QString &line, int number, int count)
{
    m_number = number;
    m_count = count;
    m_line->setText(line);
    tellBelow({}, false);
    tell();
}

void LessonStrip::hint(const QString &how)
{
    tellBelow(how, false);
}

void LessonStrip::refuse(const QString &reason)
{
    tellBelow(reason, true);
}

void LessonStrip::tellBelow(const QString &text, bool isReason)
{
    tint(m_below, isReason ? Tone::Warning : Tone::Dim);
    m_below->setText(text);
    m_below->setAccessibleName(text);
}

void LessonStrip::offerGoingOn(bool isOffered, bool isLast)
{
    m_isLast = isLast;
    m_goOn->setVisible(isOffered);
    retranslate();
}

void LessonStrip::setWatching()
{
    m_goOn->hide();
    tellBelow(tr("Watch the board…"), false);
}

void LessonStrip::enter()
{
    m_goOn->setFocus(Qt::OtherFocusReason);
}

void LessonStrip::tell()
{
    //: how far a lesson is: line 3 of 18
    m_progress->setText(
        m_count == 0
            ? QString()
            : tr("%1 of %2").arg(QLocale().toString(m_number), QLocale().toString(m_count)));
    //: for a screen reader: line 3 of 18 of a lesson, then the line
    m_line->setAccessibleName(
        tr("Lesson, line %1 of %2: %3")
            .arg(QString::number(m_number), QString::number(m_count), m_line->text()));
    m_goOn->setAccessibleDescription(m_line->accessibleName());
}

void LessonStrip::retranslate()
{
    setAccessibleName(tr("Lesson"));
    m_goOn->setText(m_isLast ? tr("End the lesson") : tr("Go on"));
    m_skip->setText(tr("Skip the lesson"));
    tell();
}

void LessonStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace escarmouche::app
