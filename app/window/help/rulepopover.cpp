// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/rulepopover.h"

#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/words/sentences/phrases.h"
#include "app/words/sentences/sentences.h"
#include "model/text.h"
#include "ui_rulepopover.h"

#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kLeastWidth = 420;
constexpr int kLineLetters = 62; // as many as read well

Tone levelTone(model::RuleLevel level)
{
    switch (level) {
    case model::RuleLevel::Enforced:
        return Tone::Good;
    case model::RuleLevel::Roster:
    case model::RuleLevel::Assisted:
        return Tone::Note;
    case model::RuleLevel::Table:
    case model::RuleLevel::Unbuilt:
        return Tone::Dim;
    }
    return Tone::Dim;
}

/** Of a rule that nothing is built of yet there is but the title. */
QString textOf(const model::RuleEntry &entry)
{
    if (entry.text.empty() && entry.level == model::RuleLevel::Unbuilt)
        return RulePopover::tr("The program does not apply this rule yet: play it from the book.");
    return inUiLanguage(entry.text);
}

QString levelText(model::RuleLevel level)
{
    switch (level) {
    case model::RuleLevel::Enforced:
        return RulePopover::tr("the program sees to it");
    case model::RuleLevel::Roster:
        return RulePopover::tr("enforced on the roster only");
    case model::RuleLevel::Assisted:
        return RulePopover::tr("the program helps");
    case model::RuleLevel::Table:
        return RulePopover::tr("left to the table");
    case model::RuleLevel::Unbuilt:
        return RulePopover::tr("not yet built");
    }
    return {};
}

} // namespace

RulePopover::RulePopover(const RuleBook &book, QWidget *parent)
    : QFrame(parent, Qt::Popup), m_ui(std::make_unique<Ui::RulePopover>()), m_book(book)
{
    m_ui->setupUi(this);
    setFixedWidth(std::max(kLeastWidth, kLineLetters * fontMetrics().averageCharWidth()));
    makeSubheading(m_ui->titleLabel);
    tint(m_ui->idLabel, Tone::Dim);
    tint(m_ui->chapterLabel, Tone::Dim);
    tint(m_ui->reasonLabel, Tone::Dim);
    tint(m_ui->rulingTitle, Tone::Changed);
    m_ui->closeButton->setIcon(lineIcon(QStringLiteral("close")));
    m_ui->previousButton->setIcon(lineIcon(QStringLiteral("previous")));
    m_ui->nextButton->setIcon(lineIcon(QStringLiteral("next")));
    connect(m_ui->closeButton, &QToolButton::clicked, this, &QWidget::close);
    for (QToolButton *button : {m_ui->previousButton, m_ui->nextButton})
        connect(button, &QToolButton::clicked, this,
                [this, button] { show(toUtf8(button->text())); });
}

RulePopover::~RulePopover() = default;

void RulePopover::popUp(const QString &rule, QWidget *near)
{
    show(toUtf8(rule));
    place(near);
    QFrame::show();
    setFocus();
}

QString RulePopover::rule() const
{
    return toQString(m_rule);
}

void RulePopover::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        show(m_rule);
    }
    QFrame::changeEvent(event);
}

void RulePopover::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        m_ui->previousButton->click();
        break;
    case Qt::Key_Right:
        m_ui->nextButton->click();
        break;
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        close();
        break;
    default:
        QFrame::keyPressEvent(event);
    }
}

// The frame of a style is drawn for panels inside a window, and is lost upon a dark one.
void RulePopover::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(tone(Tone::Edge, palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void RulePopover::show(const std::string &rule)
{
    m_rule = rule;
    m_ui->idLabel->setText(toQString(rule));
    if (const model::RuleEntry *entry = m_book.find(rule))
        showEntry(*entry);
    else
        showUnknown();
    // A word-wrapped label asks for its height only once it knows its width.
    resize(minimumWidth(), heightForWidth(minimumWidth()));
}

void RulePopover::showEntry(const model::RuleEntry &entry)
{
    const QString ruling = inUiLanguage(entry.ruling);
    const QString reason = inUiLanguage(entry.reason);
    m_ui->titleLabel->setText(inUiLanguage(entry.title));
    m_ui->textLabel->setText(textOf(entry));
    m_ui->textLabel->setVisible(!m_ui->textLabel->text().isEmpty());
    m_ui->rulingLabel->setText(ruling);
    m_ui->rulingFrame->setVisible(!ruling.isEmpty());
    m_ui->reasonLabel->setText(reason);
    m_ui->reasonLabel->setVisible(!reason.isEmpty());
    m_ui->levelLabel->setText(levelText(entry.level));
    tint(m_ui->levelLabel, levelTone(entry.level));
    m_ui->chapterLabel->setText(inUiLanguage(m_book.chapter(entry)));
    m_ui->chapterLabel->show();
    showNeighbours(m_book.previous(entry), m_book.next(entry));
    setAccessibleName(m_ui->idLabel->text() + QStringLiteral(": ") + m_ui->titleLabel->text());
}

void RulePopover::showUnknown()
{
    const Explanation told = explain({.code = rules::ErrorCode::RuleNotFound, .subject = m_rule});
    m_ui->titleLabel->setText(told.what);
    m_ui->textLabel->setText(told.next);
    m_ui->textLabel->show();
    for (QWidget *part :
         {static_cast<QWidget *>(m_ui->rulingFrame), static_cast<QWidget *>(m_ui->reasonLabel)})
        part->hide();
    m_ui->levelLabel->clear();
    m_ui->chapterLabel->hide();
    showNeighbours(nullptr, nullptr);
}

void RulePopover::showNeighbours(const model::RuleEntry *previous, const model::RuleEntry *next)
{
    const auto fill = [](QToolButton *button, const model::RuleEntry *entry) {
        button->setVisible(entry != nullptr);
        button->setText(entry == nullptr ? QString() : toQString(entry->id));
        button->setToolTip(entry == nullptr ? QString() : inUiLanguage(entry->title));
    };
    fill(m_ui->previousButton, previous);
    fill(m_ui->nextButton, next);
}

void RulePopover::place(const QWidget *near)
{
    const QRect screen = near->screen()->availableGeometry();
    QPoint corner = near->mapToGlobal(QPoint(0, near->height()));
    if (corner.y() + height() > screen.bottom())
        corner.setY(near->mapToGlobal(QPoint(0, 0)).y() - height());
    corner.setX(
        std::clamp(corner.x(), screen.left(), std::max(screen.left(), screen.right() - width())));
    corner.setY(std::max(corner.y(), screen.top()));
    move(corner);
}

} // namespace escarmouche::app
