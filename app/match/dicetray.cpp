// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/dicetray.h"

#include "app/look/palette.h"
#include "app/match/dicefaces.h"
#include "app/match/matchcontroller.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

namespace escarmouche::app {

DiceTray::DiceTray(MatchController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_faces(new DiceFaces(this)),
      m_told(new QLabel(this)), m_typing(new QLineEdit(this)), m_enter(new QPushButton(this))
{
    m_told->setTextFormat(Qt::PlainText);
    m_told->setWordWrap(true);
    m_typing->setMaximumWidth(160);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(kGap, 2, kGap, 2);
    line->addWidget(m_faces);
    line->addWidget(m_told, 1);
    line->addWidget(m_typing);
    line->addWidget(m_enter);
    connect(m_enter, &QPushButton::clicked, this, &DiceTray::typed);
    connect(m_typing, &QLineEdit::returnPressed, this, &DiceTray::typed);
    refresh();
}

void DiceTray::showRoll(const rules::Thrown &thrown, const QString &told)
{
    const rules::Roll &roll = thrown.request.roll;
    const auto &faces = thrown.answer.faces;
    // Dice read one by one are good or not each; a sum is told by the sentence.
    const bool isEach = roll.reading == rules::Reading::Each && !roll.breaks.empty();
    m_faces->setFaces({faces.begin(), faces.end()}, roll.sides,
                      isEach ? roll.breaks[roll.breaks.size() - 1] : 0);
    m_told->setText(told);
}

void DiceTray::refresh()
{
    const bool isWanted = m_controller.session().waits() == model::MatchWaits::Dice;
    m_typing->setVisible(isWanted);
    m_enter->setVisible(isWanted);
    m_enter->setText(tr("Enter"));
    m_typing->setPlaceholderText(tr("as they fell: 3 5 1"));
    m_typing->setAccessibleName(tr("Dice as they fell"));
    if (!isWanted)
        return;
    m_faces->setFaces({}, 6, 0);
    m_told->setText(m_controller.say(m_controller.match().question()));
    m_typing->clear();
    m_typing->setFocus();
}

void DiceTray::typed()
{
    static const QRegularExpression kBetween(QStringLiteral("[\\s,;]+"));
    std::vector<std::uint8_t> faces;
    for (const QString &word : m_typing->text().split(kBetween, Qt::SkipEmptyParts))
        faces.push_back(static_cast<std::uint8_t>(std::min(word.toUInt(), 255U)));
    m_controller.typeDice(faces);
}

void DiceTray::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace escarmouche::app
