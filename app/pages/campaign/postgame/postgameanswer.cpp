// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/postgame/postgameanswer.h"

#include "app/forms/lists/linesdelegate.h"
#include "app/forms/lists/linesview.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/parts/actbutton.h"
#include "app/pages/campaign/postgame/postgamedesk.h"
#include "app/pages/campaign/postgame/postgamewords.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

PostGameAnswer::PostGameAnswer(PostGameDesk &desk, QWidget *parent) : QWidget(parent), m_desk(desk)
{
    makeActs();
    arrange();
    connect(m_rule, &QToolButton::clicked, this,
            [this] { emit ruleWanted(m_rule->text(), m_rule); });
    connect(m_options, &QListView::activated, this, &PostGameAnswer::choose);
    connect(m_faces, &QLineEdit::textChanged, this, &PostGameAnswer::takeDice);
}

QAction *PostGameAnswer::make(const char *icon, const QKeySequence &keys,
                              void (PostGameAnswer::*act)())
{
    auto *action = new QAction(lineIcon(QString::fromLatin1(icon)), {}, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, act);
    m_acts << action;
    return action;
}

void PostGameAnswer::makeActs()
{
    m_roll = make("match", Qt::CTRL | Qt::Key_T, &PostGameAnswer::throwDice);
    m_correct = make("rename", {}, &PostGameAnswer::correctDice);
    m_choose = make("good", {}, &PostGameAnswer::choose);
    m_confirm = make("good", {}, &PostGameAnswer::confirm);
    m_figure = make("person", {}, &PostGameAnswer::openFigure);
    m_takeBack = make("undo", QKeySequence::Delete, &PostGameAnswer::takeBack);
}

void PostGameAnswer::arrange()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    addHead(layout);
    m_optionItems = new QStandardItemModel(this);
    m_options = new LinesView(m_optionItems, this);
    m_options->hide();
    layout->addWidget(m_options, 1);
    addActs(layout);
    layout->addStretch(0);
}

void PostGameAnswer::addHead(QBoxLayout *column)
{
    auto *head = new QHBoxLayout;
    m_sentence = new QLabel(this);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_rule = new QToolButton(this);
    m_rule->setAutoRaise(true);
    m_rule->setFocusPolicy(Qt::TabFocus);
    head->addWidget(m_sentence, 1);
    head->addWidget(m_rule, 0, Qt::AlignTop);
    column->addLayout(head);
}

void PostGameAnswer::addActs(QBoxLayout *column)
{
    auto *acts = new QHBoxLayout;
    const auto add = [&](QAction *action) {
        QToolButton *button = actButton(action, this);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        acts->addWidget(button);
    };
    for (QAction *action : {m_roll, m_choose, m_confirm, m_takeBack, m_correct})
        add(action);
    m_facesLabel = new QLabel(this);
    m_faces = new QLineEdit(this);
    m_faces->setMaximumWidth(12 * fontMetrics().averageCharWidth());
    m_facesLabel->setBuddy(m_faces);
    acts->addWidget(m_facesLabel);
    acts->addWidget(m_faces);
    acts->addStretch(1);
    add(m_figure);
    column->addLayout(acts);
}

void PostGameAnswer::retranslate()
{
    m_roll->setText(tr("Roll"));
    m_correct->setText(tr("Correct the roll…"));
    m_choose->setText(tr("Choose"));
    m_confirm->setText(tr("Confirm"));
    m_figure->setText(tr("Page of the figure"));
    m_takeBack->setText(tr("Take this line back…"));
    m_facesLabel->setText(tr("or enter your own &roll:"));
    m_options->setAccessibleName(tr("What may be chosen"));
}

const rules::PostGameLine *PostGameAnswer::line() const
{
    return m_desk.line(m_line);
}

void PostGameAnswer::show(const std::string &line)
{
    m_line = line;
    const rules::PostGameLine *shown = this->line();
    m_rule->setVisible(shown != nullptr && !shown->rule.empty());
    m_sentence->setText({});
    m_optionItems->clear();
    if (shown != nullptr) {
        m_sentence->setText(wholeLine(m_desk.controller(), *shown));
        m_rule->setText(toQString(shown->rule));
        //: a rule's number
        m_rule->setAccessibleName(tr("Rule %1").arg(m_rule->text()));
        fillOptions(*shown);
    }
    showActs(shown);
}

void PostGameAnswer::fillOptions(const rules::PostGameLine &line)
{
    for (const rules::PostGameOption &option : line.options) {
        auto *item = new QStandardItem(inUiLanguage(option.name));
        item->setData(inUiLanguage(option.about), SecondRole);
        item->setData(toQString(option.key), kOptionRole);
        item->setToolTip(inUiLanguage(option.about));
        if (!option.possible) {
            item->setData(m_desk.controller().say(option.why), AlertRole);
            item->setData(static_cast<int>(Tone::Illegal), AlertToneRole);
            item->setEnabled(false);
        }
        m_optionItems->appendRow(item);
    }
    for (int row = 0; row < m_optionItems->rowCount(); ++row)
        if (m_optionItems->item(row)->isEnabled())
            return m_options->setCurrentIndex(m_optionItems->index(row, 0));
}

void PostGameAnswer::showActs(const rules::PostGameLine *line)
{
    const bool can = line != nullptr && m_desk.canAct() && !m_desk.document().closed;
    const bool open = can && !line->done && line->after.empty();
    const auto awaits = [&](rules::Awaiting what) { return open && line->awaiting == what; };
    showDice(open && rules::takesDice(*line) ? line : nullptr);
    m_figure->setVisible(line != nullptr && line->member != rules::MemberId{});
    m_choose->setVisible(awaits(rules::Awaiting::Choice));
    setChoosing(line != nullptr && !line->done && !line->options.empty());
    m_confirm->setVisible(awaits(rules::Awaiting::Confirmation));
    m_takeBack->setVisible(can && line->done);
    m_correct->setVisible(can && m_desk.hasTypedDice(*line));
}

void PostGameAnswer::showDice(const rules::PostGameLine *line)
{
    const bool dice = line != nullptr;
    m_roll->setVisible(dice);
    m_faces->setVisible(dice);
    m_facesLabel->setVisible(dice);
    m_faces->clear();
    if (!dice)
        return;
    m_faces->setPlaceholderText(diceText(line->roll));
    m_faces->setAccessibleName(tr("Dice as they fell: %1").arg(diceText(line->roll)));
}

// Once for each change, so that a border somebody moved stays while it can.
void PostGameAnswer::setChoosing(bool choosing)
{
    if (choosing != m_options->isHidden())
        return;
    m_options->setVisible(choosing);
    emit choosingChanged(choosing);
}

bool PostGameAnswer::takesDice() const
{
    return m_faces->isVisible();
}

void PostGameAnswer::typeDice(const QString &text)
{
    if (!takesDice() || !text.at(0).isDigit())
        return;
    m_faces->setFocus();
    m_faces->insert(text);
}

void PostGameAnswer::answer()
{
    const rules::PostGameLine *line = this->line();
    if (line == nullptr || line->done || !line->after.empty())
        return;
    if (line->awaiting == rules::Awaiting::Dice)
        throwDice();
    else if (line->awaiting == rules::Awaiting::Confirmation)
        confirm();
    else if (line->awaiting == rules::Awaiting::Choice)
        m_options->setFocus();
}

void PostGameAnswer::settle(const rules::PostGameLine &line, const std::string &answer)
{
    if (m_desk.settle(line, answer))
        emit answered();
}

void PostGameAnswer::throwDice()
{
    const rules::PostGameLine *line = this->line();
    if (line != nullptr && m_roll->isVisible() && m_desk.throwDice(*line))
        emit answered();
}

// A key for each die, and the last one enters them: "34" for a d66, "5" for a die, "163" for
// several.
void PostGameAnswer::takeDice()
{
    const rules::PostGameLine *line = this->line();
    if (line == nullptr || m_faces->isHidden())
        return;
    std::vector<int> faces;
    for (const QChar digit : m_faces->text())
        if (digit.isDigit())
            faces.push_back(digit.digitValue());
    const std::size_t wanted =
        line->roll.roll.reading == rules::Reading::D66 ? 2 : line->roll.roll.count;
    if (faces.size() < wanted)
        return;
    if (m_desk.enterDice(*line, std::move(faces)))
        emit diceTyped();
    else
        m_faces->selectAll(); // the next key is typed in their place
}

void PostGameAnswer::choose()
{
    const rules::PostGameLine *line = this->line();
    const QModelIndex option = m_options->currentIndex();
    if (line == nullptr || !m_choose->isVisible() || !option.isValid())
        return;
    const std::string key = line->key, answer = toUtf8(option.data(kOptionRole).toString());
    const auto chosen = std::ranges::find(line->options, answer, &rules::PostGameOption::key);
    if (chosen->byDice && rules::takesDice(*line)) {
        throwDice();
        line = this->line();
        if (line == nullptr || line->key != key || rules::takesDice(*line))
            return;
    }
    settle(*line, answer);
}

void PostGameAnswer::confirm()
{
    if (const rules::PostGameLine *line = this->line(); line != nullptr && m_confirm->isVisible())
        settle(*line, {});
}

void PostGameAnswer::takeBack()
{
    if (const rules::PostGameLine *line = this->line(); line != nullptr && m_takeBack->isVisible())
        m_desk.takeBack(*line, this);
}

void PostGameAnswer::openFigure()
{
    if (const rules::PostGameLine *line = this->line(); line != nullptr && m_figure->isVisible())
        emit figureWanted(line->member);
}

void PostGameAnswer::correctDice()
{
    if (const rules::PostGameLine *line = this->line(); line != nullptr && m_correct->isVisible())
        m_desk.correctDice(*line, this);
}

} // namespace escarmouche::app
