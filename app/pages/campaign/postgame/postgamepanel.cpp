// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/postgame/postgamepanel.h"

#include "app/forms/lists/linesdelegate.h"
#include "app/forms/lists/linesview.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/emptypage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/parts/actbutton.h"
#include "app/words/language/numbers.h"
#include "app/words/sentences/campaignwords.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSplitter>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {

constexpr int kGameRole = Qt::UserRole + 1;
constexpr int kBandRole = Qt::UserRole + 2;
constexpr int kListLetters = 34;

} // namespace

QAction *PostGamePanel::make(const char *icon, const QKeySequence &keys,
                             void (PostGamePanel::*act)())
{
    auto *action = new QAction(lineIcon(QString::fromLatin1(icon)), {}, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, act);
    addAction(action);
    m_actions << action;
    return action;
}

void PostGamePanel::makeActions()
{
    m_act.roll = make("match", Qt::CTRL | Qt::Key_T, &PostGamePanel::throwDice);
    m_act.note = make("notes", {}, &PostGamePanel::noteDice);
    m_act.correct = make("rename", {}, &PostGamePanel::correctDice);
    m_act.choose = make("good", {}, &PostGamePanel::choose);
    m_act.confirm = make("good", {}, &PostGamePanel::confirm);
    m_act.takeBack = make("undo", QKeySequence::Delete, &PostGamePanel::takeBack);
    m_act.rollAll = make("match", Qt::CTRL | Qt::SHIFT | Qt::Key_T, &PostGamePanel::rollAll);
    m_act.confirmAll = make("next", Qt::CTRL | Qt::Key_Return, &PostGamePanel::confirmAll);
    m_act.band = new QAction(lineIcon(QStringLiteral("shop")), {}, this);
    connect(m_act.band, &QAction::triggered, this, [this] {
        if (m_key)
            emit bandWanted(m_key->band);
    });
    m_actions << m_act.band;
    m_act.close = make("good", Qt::CTRL | Qt::SHIFT | Qt::Key_Return, &PostGamePanel::close);
}

void PostGamePanel::begin()
{
    makeActions();
    arrange();
    retranslate();
    connect(m_documents->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PostGamePanel::documentChosen);
    connect(m_lines->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PostGamePanel::showLine);
    connect(m_lines, &QListView::activated, this, &PostGamePanel::answerLine);
    connect(m_options, &QListView::activated, this, &PostGamePanel::choose);
    connect(m_faces, &QLineEdit::returnPressed, this, &PostGamePanel::noteDice);
}

void PostGamePanel::arrange()
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, kGap, 0, 0);
    m_stack = new QStackedWidget(this);
    outer->addWidget(m_stack);
    auto *page = new QWidget(m_stack);
    auto *layout = new QHBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kMargin);
    auto *left = new QVBoxLayout;
    m_documentsTitle = new QLabel(page);
    makeSubheading(m_documentsTitle);
    m_documentItems = new QStandardItemModel(this);
    m_documents = new LinesView(m_documentItems, page);
    m_documents->setFixedWidth(kListLetters * fontMetrics().averageCharWidth());
    left->addWidget(m_documentsTitle);
    left->addWidget(m_documents, 1);
    layout->addLayout(left);
    layout->addWidget(makeDocument(), 1);
    m_stack->addWidget(page);
    m_toCalendar = new QAction(lineIcon(QStringLiteral("history")), {}, this);
    connect(m_toCalendar, &QAction::triggered, this, &PostGamePanel::calendarWanted);
    m_empty = new EmptyPage(actButton(m_toCalendar, this), m_stack);
    m_stack->addWidget(m_empty);
}

QWidget *PostGamePanel::makeDocument()
{
    auto *document = new QWidget(m_stack);
    auto *layout = new QVBoxLayout(document);
    layout->setContentsMargins(0, 0, 0, 0);
    m_title = new QLabel(document);
    m_title->setTextFormat(Qt::PlainText);
    makeSubheading(m_title);
    m_account = new QLabel(document);
    m_account->setTextFormat(Qt::PlainText);
    m_account->setWordWrap(true);
    auto *head = new QHBoxLayout;
    auto *words = new QVBoxLayout;
    words->addWidget(m_title);
    words->addWidget(m_account);
    head->addLayout(words, 1);
    for (QAction *action : {m_act.band, m_act.rollAll, m_act.confirmAll, m_act.close}) {
        QToolButton *button = actButton(action, document);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        head->addWidget(button);
    }
    layout->addLayout(head);
    m_parts = new QSplitter(Qt::Vertical, document);
    m_parts->setChildrenCollapsible(false);
    m_lineItems = new QStandardItemModel(this);
    m_lines = new DiceLines(
        m_lineItems, [this](const QString &text) { typeDice(text); }, m_parts);
    m_lines->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_lines->addActions(m_actions);
    m_parts->addWidget(m_lines);
    m_parts->addWidget(makeAnswer());
    m_parts->setStretchFactor(0, 1);
    m_parts->setStretchFactor(1, 0);
    layout->addWidget(m_parts, 1);
    return document;
}

QWidget *PostGamePanel::makeAnswer()
{
    auto *answer = new QWidget(this);
    auto *layout = new QVBoxLayout(answer);
    layout->setContentsMargins(0, 4, 0, 0);
    auto *head = new QHBoxLayout;
    m_sentence = new QLabel(answer);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_rule = new QToolButton(answer);
    m_rule->setAutoRaise(true);
    m_rule->setFocusPolicy(Qt::TabFocus);
    connect(m_rule, &QToolButton::clicked, this,
            [this] { emit ruleWanted(m_rule->text(), m_rule); });
    head->addWidget(m_sentence, 1);
    head->addWidget(m_rule, 0, Qt::AlignTop);
    layout->addLayout(head);
    m_optionItems = new QStandardItemModel(this);
    m_options = new LinesView(m_optionItems, answer);
    m_options->hide();
    layout->addWidget(m_options, 1);
    auto *acts = new QHBoxLayout;
    for (QAction *action :
         {m_act.roll, m_act.choose, m_act.confirm, m_act.takeBack, m_act.correct}) {
        QToolButton *button = actButton(action, answer);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        acts->addWidget(button);
    }
    m_facesLabel = new QLabel(answer);
    m_faces = new QLineEdit(answer);
    m_faces->setMaximumWidth(12 * fontMetrics().averageCharWidth());
    m_facesLabel->setBuddy(m_faces);
    acts->addWidget(m_facesLabel);
    acts->addWidget(m_faces);
    QToolButton *note = actButton(m_act.note, answer);
    note->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    acts->addWidget(note);
    acts->addStretch(1);
    layout->addLayout(acts);
    layout->addStretch(0);
    return answer;
}

void PostGamePanel::retranslate()
{
    m_act.roll->setText(tr("Roll"));
    m_act.note->setText(tr("Record"));
    m_act.correct->setText(tr("Correct the roll…"));
    m_act.choose->setText(tr("Choose"));
    m_act.confirm->setText(tr("Confirm"));
    m_act.takeBack->setText(tr("Take this line back…"));
    m_act.rollAll->setText(tr("Roll all"));
    m_act.rollAll->setToolTip(tr("Rolls for each line in turn and stops at the first that needs "
                                 "your answer. Rolls cannot be undone."));
    m_act.confirmAll->setText(tr("Confirm all routine lines"));
    m_act.confirmAll->setToolTip(tr("Confirms every line that needs neither dice nor a choice. "
                                    "Each can be undone on its own."));
    m_act.band->setText(tr("Purchases"));
    m_act.close->setText(tr("Finish post-game"));
    m_facesLabel->setText(tr("or enter your own &roll:"));
    m_documentsTitle->setText(tr("Post-games"));
    m_documents->setAccessibleName(tr("Post-games"));
    m_lines->setAccessibleName(tr("Lines of the post-game"));
    m_options->setAccessibleName(tr("What may be chosen"));
    m_empty->setTitle(tr("No post-game yet"));
    m_empty->setText(tr("Each band gets one with the result of a game."));
    m_toCalendar->setText(tr("To the calendar"));
}

void PostGamePanel::refresh()
{
    fillDocuments();
    m_stack->setCurrentIndex(m_documentItems->rowCount() > 0 ? 0 : 1);
}

void PostGamePanel::chooseFixture(rules::FixtureId fixture)
{
    const rules::Fixture *game = rules::find(controller().campaign(), fixture);
    if (game == nullptr || game->postGames.empty())
        return;
    const auto open = std::ranges::find(game->postGames, false, &rules::PostGame::closed);
    m_lineItems->clear(); // what was chosen there means nothing here
    m_key = Key{fixture, (open == game->postGames.end() ? game->postGames.front() : *open).band};
    refresh();
    m_lines->setFocus();
}

// Open ones first, the oldest at the head: it has to be closed before the next. Then the closed,
// the latest first.
void PostGamePanel::fillDocuments()
{
    const rules::Campaign &campaign = controller().campaign();
    std::vector<const rules::Fixture *> games;
    for (const rules::Fixture &fixture : campaign.fixtures)
        if (fixture.report)
            games.push_back(&fixture);
    std::ranges::sort(games, {}, &rules::Fixture::reported);
    const QSignalBlocker blocker(m_documents->selectionModel());
    m_documentItems->clear();
    QModelIndex next;
    for (const bool closed : {false, true}) {
        if (closed)
            std::ranges::reverse(games);
        for (const rules::Fixture *game : games) {
            for (const rules::PostGame &postGame : game->postGames) {
                if (postGame.closed != closed)
                    continue;
                auto *item = new QStandardItem(controller().bandName(postGame.band));
                item->setIcon(lineIcon(closed ? QStringLiteral("good") : QStringLiteral("note")));
                item->setData(titleOf(campaign, *game), SecondRole);
                item->setData(closed ? tr("closed") : tr("open"), AsideRole);
                item->setData(game->id.value, kGameRole);
                item->setData(postGame.band.value, kBandRole);
                item->setToolTip(titleOf(campaign, *game));
                m_documentItems->appendRow(item);
                if (m_key == Key{game->id, postGame.band})
                    next = item->index();
            }
        }
    }
    m_documents->setCurrentIndex(next.isValid() ? next : m_documentItems->index(0, 0));
    documentChosen();
}

void PostGamePanel::documentChosen()
{
    const QModelIndex index = m_documents->currentIndex();
    const auto before = std::exchange(m_key, std::nullopt);
    if (!index.isValid())
        return;
    m_key = Key{{index.data(kGameRole).toInt()}, {index.data(kBandRole).toInt()}};
    if (m_key != before)
        m_lineItems->clear();
    m_document = rules::postGameDocument(controller().rules(), controller().campaign(),
                                         m_key->fixture, m_key->band);
    //: whose post-game
    m_title->setText(tr("%1, after the game").arg(controller().bandName(m_key->band)));
    showAccount();
    fillLines();
}

void PostGamePanel::showAccount()
{
    QString text = treasuryText(m_document);
    const auto open = std::ranges::count_if(m_document.lines, [](const rules::PostGameLine &line) {
        return !line.done && line.needed;
    });
    if (m_document.closed)
        text += QStringLiteral(" · ") + tr("closed");
    else if (m_document.waitsFor)
        text += QStringLiteral(" · ") + tr("an earlier post-game of this band comes first");
    else if (m_document.ready)
        text += QStringLiteral(" · ") + tr("ready to finish");
    else
        text += QStringLiteral(" · ") + tr("%n line(s) to settle", nullptr, static_cast<int>(open));
    if (const QString paid = paidText(m_document); !paid.isEmpty())
        text += u'\n' + paid;
    m_account->setText(text);
    m_act.close->setEnabled(m_document.ready && !m_document.waitsFor && controller().isOpen());
    const bool may = !m_document.waitsFor && controller().isOpen();
    m_act.confirmAll->setEnabled(may && nextAwaiting(rules::Awaiting::Confirmation) != nullptr);
    m_act.rollAll->setEnabled(may && nextAwaiting(rules::Awaiting::Dice) != nullptr);
    for (QAction *action : {m_act.close, m_act.confirmAll, m_act.rollAll})
        action->setVisible(!m_document.closed);
    m_act.band->setVisible(!controller().isPast());
}

// What was settled is told whole.
QString PostGamePanel::titleOfLine(const rules::PostGameLine &line) const
{
    const QString told = line.done ? sayAll(line.told) : QString();
    return told.isEmpty() ? controller().say(line.sentence) : told;
}

// What the title does not say.
QString PostGamePanel::toldOf(const rules::PostGameLine &line) const
{
    return line.done ? QString() : sayAll(rules::toldBeside(line));
}

QString PostGamePanel::sayAll(const std::vector<rules::Told> &told) const
{
    QStringList sentences;
    for (const rules::Told &each : told)
        sentences << controller().say(each.sentence);
    return sentences.join(u' ');
}

QString PostGamePanel::diceText(const rules::Request &request) const
{
    if (request.roll.reading == rules::Reading::D66)
        return tr("d66");
    if (request.roll.reading == rules::Reading::D3)
        return tr("d3");
    //: dice: how many, with how many sides
    return tr("%1d%2").arg(request.roll.count).arg(request.roll.sides);
}

QString PostGamePanel::stateOf(const rules::PostGameLine &line) const
{
    if (line.done)
        return tr("settled");
    if (!line.after.empty())
        return tr("other lines first");
    switch (line.awaiting) {
    case rules::Awaiting::Dice:
        return tr("to roll: %1").arg(diceText(line.roll));
    case rules::Awaiting::Choice:
        return line.needed ? tr("to choose") : tr("may choose");
    case rules::Awaiting::Confirmation:
        return tr("to confirm");
    case rules::Awaiting::Nothing:
        break;
    }
    return {};
}

void PostGamePanel::fillLines()
{
    const QString kept = m_lines->currentIndex().data(kLineRole).toString();
    const QStringList passed = linesDownTo(m_lines->currentIndex().row());
    const QSignalBlocker blocker(m_lines->selectionModel());
    m_lineItems->clear();
    QModelIndex next;
    std::string step;
    for (const rules::PostGameLine &line : m_document.lines) {
        if (line.step != step) {
            step = line.step;
            const auto met = std::ranges::find(m_document.steps, step, &rules::PostGameStep::key);
            auto *head = new QStandardItem(
                met == m_document.steps.end() ? toQString(step) : inUiLanguage(met->title));
            head->setFlags(Qt::NoItemFlags); // a click leaves the line that is open
            head->setData(QString(), kLineRole);
            m_lineItems->appendRow(head);
        }
        auto *item = new QStandardItem(titleOfLine(line));
        item->setIcon(lineIcon(line.done ? QStringLiteral("good") : QStringLiteral("next")));
        const QString told = toldOf(line);
        item->setData(told, SecondRole);
        item->setData(stateOf(line), AsideRole);
        item->setData(toQString(line.key), kLineRole);
        item->setToolTip(tipText(told.isEmpty() ? item->text() : told));
        m_lineItems->appendRow(item);
        if (item->data(kLineRole).toString() == kept && !line.done && line.after.empty())
            next = item->index();
    }
    if (next.isValid()) {
        m_lines->setCurrentIndex(next);
        showLine();
    } else {
        goToNext(passed);
    }
}

// Settled lines stand before the open ones of their step, so that rows alone do not tell what comes
// after a line.
QStringList PostGamePanel::linesDownTo(int row) const
{
    QStringList keys;
    for (int at = 0; at <= row; ++at)
        keys << m_lineItems->index(at, 0).data(kLineRole).toString();
    return keys;
}

// The first line below those passed that asks for something, else the first of all, else the last
// line.
void PostGamePanel::goToNext(const QStringList &passed)
{
    QModelIndex next, first, last;
    for (int row = 0; row < m_lineItems->rowCount(); ++row) {
        const QModelIndex index = m_lineItems->index(row, 0);
        const QString key = index.data(kLineRole).toString();
        const rules::PostGameLine *line = lineOf(toUtf8(key));
        if (line == nullptr)
            continue;
        last = index;
        if (line->done || !line->after.empty())
            continue;
        first = first.isValid() ? first : index;
        if (!next.isValid() && !passed.contains(key))
            next = index;
    }
    m_lines->setCurrentIndex(next.isValid() ? next : first.isValid() ? first : last);
    showLine();
}

const rules::PostGameLine *PostGamePanel::lineOf(const std::string &key) const
{
    const auto line = std::ranges::find(m_document.lines, key, &rules::PostGameLine::key);
    return key.empty() || line == m_document.lines.end() ? nullptr : &*line;
}

const rules::PostGameLine *PostGamePanel::chosenLine() const
{
    return lineOf(toUtf8(m_lines->currentIndex().data(kLineRole).toString()));
}

void PostGamePanel::showLine()
{
    const rules::PostGameLine *line = chosenLine();
    m_rule->setVisible(line != nullptr && !line->rule.empty());
    m_sentence->setText({});
    m_optionItems->clear();
    if (line != nullptr) {
        const QString told = toldOf(*line);
        const QString title = titleOfLine(*line);
        m_sentence->setText(told.isEmpty() ? title : title + u'\n' + told);
        m_rule->setText(toQString(line->rule));
        //: a rule's number
        m_rule->setAccessibleName(tr("Rule %1").arg(m_rule->text()));
        fillOptions(*line);
    }
    showActs(line);
    m_lines->scrollTo(m_lines->currentIndex());
}

void PostGamePanel::fillOptions(const rules::PostGameLine &line)
{
    for (const rules::PostGameOption &option : line.options) {
        auto *item = new QStandardItem(inUiLanguage(option.name));
        item->setData(inUiLanguage(option.about), SecondRole);
        item->setData(toQString(option.key), kOptionRole);
        item->setToolTip(inUiLanguage(option.about));
        if (!option.possible) {
            item->setData(controller().say(option.why), AlertRole);
            item->setData(static_cast<int>(Tone::Illegal), AlertToneRole);
            item->setEnabled(false);
        }
        m_optionItems->appendRow(item);
    }
    for (int row = 0; row < m_optionItems->rowCount(); ++row)
        if (m_optionItems->item(row)->isEnabled())
            return m_options->setCurrentIndex(m_optionItems->index(row, 0));
}

void PostGamePanel::typeDice(const QString &text)
{
    if (!m_faces->isVisible() || !text.at(0).isDigit())
        return;
    m_faces->setFocus();
    m_faces->insert(text);
}

void PostGamePanel::showActs(const rules::PostGameLine *line)
{
    const bool can =
        line != nullptr && controller().isOpen() && !m_document.closed && !m_document.waitsFor;
    const bool open = can && !line->done && line->after.empty();
    const auto awaits = [&](rules::Awaiting what) { return open && line->awaiting == what; };
    const bool dice = open && rules::takesDice(*line);
    m_act.roll->setVisible(dice);
    m_act.note->setVisible(dice);
    m_faces->setVisible(dice);
    m_facesLabel->setVisible(dice);
    m_faces->clear();
    if (dice) {
        m_faces->setPlaceholderText(diceText(line->roll));
        m_faces->setAccessibleName(tr("Dice as they fell: %1").arg(diceText(line->roll)));
    }
    m_act.choose->setVisible(awaits(rules::Awaiting::Choice));
    giveRoom(line != nullptr && !line->done && !line->options.empty());
    m_act.confirm->setVisible(awaits(rules::Awaiting::Confirmation));
    m_act.takeBack->setVisible(can && line->done);
    const auto typed = [&](rules::RollId id) {
        const rules::DiceRoll *roll = rules::find(controller().campaign(), id);
        return roll != nullptr && roll->typed;
    };
    m_act.correct->setVisible(can && std::ranges::any_of(line->rolls, typed));
}

// Once for each change, so that a border somebody moved stays while it can.
void PostGamePanel::giveRoom(bool choosing)
{
    if (choosing != m_options->isHidden())
        return;
    m_options->setVisible(choosing);
    const int room = m_parts->height();
    m_parts->setSizes(choosing ? QList<int>{room / 3, room - room / 3} : QList<int>{room, 0});
}

void PostGamePanel::close()
{
    if (!m_key || !m_act.close->isEnabled())
        return;
    if (!controller().perform(rules::ClosePostGame{m_key->fixture, m_key->band}))
        return;
    // On to the next one that is open, where there is one.
    const rules::Campaign &campaign = controller().campaign();
    if (std::ranges::any_of(campaign.fixtures, [&](const rules::Fixture &game) {
            return !rules::openPostGames(campaign, game).empty();
        }))
        m_documents->setCurrentIndex(m_documentItems->index(0, 0));
}

} // namespace escarmouche::app
