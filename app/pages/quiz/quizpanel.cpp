// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/quiz/quizpanel.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace escarmouche::app {

QuizPanel::QuizPanel(QWidget *parent)
    : QWidget(parent), m_progress(textLabel(this)), m_name(textLabel(this)),
      m_question(textLabel(this)), m_choices(new QVBoxLayout), m_help(textLabel(this)),
      m_verdict(textLabel(this)), m_why(textLabel(this)), m_previous(new QPushButton(this)),
      m_next(new QPushButton(this)), m_again(new QPushButton(this)), m_close(new QPushButton(this))
{
    makeHeading(m_name);
    makeSubheading(m_verdict);
    for (QLabel *dim : {m_progress, m_help})
        tint(dim, Tone::Dim);
    for (QLabel *label : {m_progress, m_name, m_question, m_help, m_verdict, m_why})
        label->setWordWrap(true);
    m_choices->setSpacing(kGap / 2);
    auto *ways = new QHBoxLayout;
    for (QPushButton *button : {m_previous, m_next, m_again, m_close})
        ways->addWidget(button);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    layout->setSpacing(kGap);
    for (QLabel *label : {m_progress, m_name, m_question})
        layout->addWidget(label);
    layout->addLayout(m_choices);
    for (QLabel *label : {m_help, m_verdict, m_why})
        layout->addWidget(label);
    layout->addStretch(1);
    layout->addLayout(ways);
    connect(m_previous, &QPushButton::clicked, this, &QuizPanel::previousWanted);
    connect(m_next, &QPushButton::clicked, this, &QuizPanel::nextWanted);
    connect(m_again, &QPushButton::clicked, this, &QuizPanel::againWanted);
    connect(m_close, &QPushButton::clicked, this, &QuizPanel::closeWanted);
    retranslate();
}

void QuizPanel::show(const QuizSheet &sheet)
{
    m_isLast = sheet.isLast;
    m_progress->setText(sheet.progress);
    m_name->setText(sheet.name);
    m_question->setText(sheet.question);
    layChoices(sheet);
    m_help->setText(sheet.help);
    m_help->setVisible(sheet.verdict.isEmpty());
    m_verdict->setText(sheet.verdict);
    m_verdict->setVisible(!sheet.verdict.isEmpty());
    tint(m_verdict, sheet.isRight ? Tone::Good : Tone::Warning);
    m_why->setText(sheet.why.join(u'\n'));
    m_why->setVisible(!sheet.verdict.isEmpty());
    m_next->setAccessibleDescription(sheet.verdict + u' ' + m_why->text());
    m_previous->setEnabled(sheet.hasPrevious);
    m_previous->setVisible(true);
    m_next->setVisible(true);
    m_again->hide();
    m_close->hide();
    retranslate();
}

/** One that was answered keeps its buttons, to be read. */
void QuizPanel::layChoices(const QuizSheet &sheet)
{
    qDeleteAll(std::exchange(m_buttons, {}));
    for (const QString &choice : sheet.choices) {
        const int number = static_cast<int>(m_buttons.size());
        auto *button = new QPushButton(
            buttonText(QStringLiteral("%1  %2").arg(QString::number(number + 1), choice)), this);
        button->setStyleSheet(QStringLiteral("text-align: left; padding: 4px 10px;"));
        QPalette readable = button->palette(); // once it is answered too
        readable.setColor(QPalette::Disabled, QPalette::ButtonText,
                          readable.color(QPalette::Active, QPalette::ButtonText));
        button->setPalette(readable);
        button->setEnabled(sheet.verdict.isEmpty());
        button->setAccessibleDescription(sheet.question);
        connect(button, &QPushButton::clicked, this, [this, number] { emit chosen(number); });
        m_choices->addWidget(button);
        button->show(); // at once, to have the keyboard
        m_buttons << button;
    }
    QWidget *before = nullptr;
    for (QPushButton *button : std::as_const(m_buttons)) {
        if (before != nullptr)
            setTabOrder(before, button);
        before = button;
    }
    if (before != nullptr)
        setTabOrder(before, m_previous);
}

void QuizPanel::showScore(const QString &score, const QString &comment)
{
    qDeleteAll(std::exchange(m_buttons, {}));
    m_progress->clear();
    m_name->setText(score);
    m_question->setText(comment);
    for (QWidget *gone : std::initializer_list<QWidget *>{m_help, m_verdict, m_why, m_next})
        gone->hide();
    m_previous->setEnabled(true);
    m_again->setAccessibleDescription(score);
    m_again->show();
    m_close->show();
    m_again->setFocus(Qt::OtherFocusReason);
}

void QuizPanel::enter()
{
    const bool isOpen = !m_buttons.isEmpty() && m_buttons.front()->isEnabled();
    (isOpen ? m_buttons.front() : m_next)->setFocus(Qt::OtherFocusReason);
}

bool QuizPanel::choose(int number)
{
    if (number < 0 || number >= m_buttons.size() || !m_buttons[number]->isEnabled())
        return false;
    emit chosen(number);
    return true;
}

void QuizPanel::retranslate()
{
    m_previous->setText(tr("&Previous"));
    m_next->setText(m_isLast ? tr("See the &score") : tr("&Next"));
    m_again->setText(tr("&Again"));
    m_close->setText(tr("&Close"));
}

void QuizPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace escarmouche::app
