// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/questions/answerbar.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/look/parts/elidedlabel.h"
#include "app/pages/match/control/actsorts.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/questions/windowmenu.h"
#include "app/pages/match/told/acttext.h"
#include "rules/core/board/seriesphrases.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QShortcut>

#include <algorithm>
#include <array>

namespace escarmouche::app {

namespace {
constexpr int kMostButtons = 4; // beyond them a menu
constexpr double kButtonsShare = 0.66; // of the line: the question has the rest
constexpr int kMostOdds = 2; // lines in the question; beyond them the buttons tell
constexpr int kQuestionLines = 2;
constexpr int kButtonsEdge = 2;
constexpr std::array kChances{0, 5, 10, 20, 30, 50}; // per cent

/** In a ring, so that "Zone 2" is not taken for a part of it. */
QString keyCap(std::ptrdiff_t number)
{
    constexpr char16_t kFirst = u'\u2460';
    return QChar(static_cast<char16_t>(kFirst + number - 1)) + QStringLiteral("  ");
}

/** In two lines, of which the longer is as short as can be. */
QString inTwoLines(const QString &text)
{
    QString best = text;
    for (qsizetype at = 0, least = text.size(); at < text.size(); ++at) {
        const qsizetype longer = std::max(at, text.size() - at - 1);
        if (text[at] != u' ' || longer >= least)
            continue;
        least = longer;
        best = QString(text).replace(at, 1, u'\n');
    }
    return best;
}

} // namespace

AnswerBar::AnswerBar(MatchController &controller, QWidget *page)
    : QWidget(page), m_controller(controller), m_question(new ElidedLabel(this)),
      m_line(new QHBoxLayout(this)), m_place(new QPushButton(this)),
      m_advised(new QPushButton(this)), m_skip(new QPushButton(this))
{
    m_question->setMostLines(kQuestionLines);
    fixHeight();
    m_place->hide();
    m_advised->hide();
    m_advised->setFocusPolicy(Qt::NoFocus); // a key does it, and the board keeps the keyboard
    m_skip->hide();
    m_skip->setFocusPolicy(Qt::NoFocus); // Escape does it, and the keyboard stays where it was
    m_question->setTextFormat(Qt::PlainText);
    m_line->setContentsMargins(kGap, kButtonsEdge, kGap, kButtonsEdge);
    m_line->addWidget(m_question, 1);
    m_line->addWidget(m_skip);
    m_line->addWidget(m_place);
    m_line->addWidget(m_advised);
    connect(m_skip, &QPushButton::clicked, this, &AnswerBar::skipWanted);
    connect(m_place, &QPushButton::clicked, this, [this] {
        if (m_placing != nullptr)
            m_placing->trigger();
    });
    connect(m_advised, &QPushButton::clicked, this, [this] {
        if (m_advice != nullptr)
            m_advice->trigger();
    });
    connect(&controller.aiming(), &Aiming::chosenChanged, this, &AnswerBar::refresh);
    connect(&controller.aiming(), &Aiming::preferredChanged, this, [this] {
        for (qsizetype at = 0; at < m_sorts.size(); ++at)
            m_sorts[at]->setChecked(m_sortKeys[std::size_t(at)] ==
                                    m_controller.aiming().preferred());
    });
    connect(&controller, &MatchController::passingChanged, this, &AnswerBar::refresh);
    connect(&controller, &MatchController::meantChanged, this, &AnswerBar::refresh);
    for (int number = 1; number <= kMostNumbers; ++number) {
        auto *key = new QShortcut(Qt::Key_0 + number, page);
        key->setContext(Qt::WidgetWithChildrenShortcut);
        key->setAutoRepeat(false); // held, it would warn and do it at once
        connect(key, &QShortcut::activated, this, [this, number] { giveNumber(number); });
    }
    auto *other = new QShortcut(Qt::Key_O, page);
    other->setContext(Qt::WidgetWithChildrenShortcut);
    connect(other, &QShortcut::activated, this, &AnswerBar::preferNext);
    refresh();
}

QString AnswerBar::question() const
{
    switch (m_controller.session().waits()) {
    case model::MatchWaits::Person: {
        if (!m_controller.play().isAsked())
            return m_controller.play().isPassing() ? tr("One moment…")
                                                   : QString(); // it is for other eyes
        const QString asked = m_controller.words().question();
        if (m_controller.play().isPlacing() && m_controller.play().isAskedForPlace())
            //: the question, then the figure that the next click on the board places
            return tr("%1. Next: %2")
                .arg(asked, m_controller.words().tokenName(m_controller.aiming().chosen()));
        const QString chances = odds();
        const bool saysWhich = chances.contains(advisedMark());
        const QString all = asked + actionsLeft() + (saysWhich ? QString() : advisedAnswer());
        return chances.isEmpty() ? all : all + u'\n' + chances;
    }
    case model::MatchWaits::Dice:
        return tr("Roll the dice and enter them above.");
    case model::MatchWaits::Machine:
        return tr("The machine is thinking…");
    case model::MatchWaits::Nobody:
        break;
    }
    //: of a match: that it is over, and how it came to that
    return tr("The match is over. %1").arg(m_controller.words().whyEnded()).trimmed();
}

/** Without the chances, where there is no room for them: tool tips have them. */
void AnswerBar::tell()
{
    const QString asked = question();
    m_question->setShorter(asked.section(u'\n', 0, 0));
    m_question->setText(asked);
}

/** Whatever is asked, the board stays as it is. */
void AnswerBar::fixHeight()
{
    m_question->setFixedHeight(kQuestionLines * m_question->fontMetrics().lineSpacing());
}

QString AnswerBar::advisedAnswer() const
{
    if (!isAdviceOfThis())
        return {};
    //: after a question: the answer that is advised
    return u' ' + tr("Advised: %1.").arg(m_advisedAnswer);
}

bool AnswerBar::isAdviceOfThis() const
{
    return !m_advisedAnswer.isEmpty() &&
           m_advisedAt == m_controller.play().match().journal().entries.size();
}

/** At the end of the line that tells the chances of the advised answer. */
QString AnswerBar::advisedMark()
{
    return u' ' + tr("(advised)");
}

/** Of who acts, and of all who act with him and have some left. */
QString AnswerBar::actionsLeft() const
{
    const StateOfPlay &play = m_controller.play();
    const rules::BoardView now = play.view();
    const rules::Unit &unit = play.counted().actions;
    if (!unit.isCounted() || play.ownerOf(now.acting) != play.player() || !play.player().valid())
        return {};
    const auto amountOf = [&](int token) {
        const auto found = std::ranges::find(now.tokens, token, &rules::Token::id);
        return MatchWords::amount(found == now.tokens.end() ? 0 : found->actions, unit);
    };
    QStringList others;
    for (const int token : play.able()) {
        if (token != now.acting)
            //: a figure that acts with another one, and what it has left
            others << tr("%1 (%2)").arg(m_controller.words().tokenName(token), amountOf(token));
    }
    //: action points
    QString text = u' ' + tr("%1 left.").arg(amountOf(now.acting));
    if (!others.isEmpty())
        //: the figures that act with the one asked about, and what each has left
        text += u' ' + tr("With it: %1.").arg(others.join(QStringLiteral(", ")));
    return text;
}

/** What the answer would waste, sentence by sentence. */
QString AnswerBar::wasted(const rules::ActionOption &answer) const
{
    QStringList lines;
    const auto plan = m_controller.play().match().plan(m_controller.play().player(), answer.action);
    if (plan) {
        for (const rules::Phrase &warning : plan->warnings)
            lines << m_controller.words().say(warning);
    }
    //: between two things that would be lost
    return lines.join(tr(". "));
}

void AnswerBar::give(const rules::ActionOption &answer)
{
    const QString waste = m_armed == answer.action ? QString() : wasted(answer);
    if (waste.isEmpty()) {
        emit answered();
        m_controller.perform(std::string(answer.action));
        return;
    }
    m_armed = answer.action;
    m_question->setShorter({});
    const bool isQuiet = m_controller.play().prompt().quiet == answer.action;
    //: what would be lost; the answer that would lose it
    const QString again = isQuiet ? tr("%1.\nPress N again to do it anyway: %2")
                                  //: what would be lost; the answer that would lose it
                                  : tr("%1.\nChoose it again to do it anyway: %2");
    m_question->setText(again.arg(waste, m_controller.words().say(answer.label)));
}

/** An attack that is one of the answers, with its chances. */
QString AnswerBar::told(const QString &label, const QString &chances)
{
    //: an attack that is one of the answers, and its chances
    return tr("%1: %2").arg(label, chances);
}

/** Of the attacks among the answers, one after the other. */
QString AnswerBar::odds() const
{
    QStringList lines;
    const auto answers = m_controller.aiming().answers();
    const auto isMeant = [&](const rules::ActionOption &option) {
        return option.token >= 0 && option.token != m_controller.aiming().chosen();
    };
    const bool isOnly = std::ranges::count_if(answers, isMeant) == 1; // its button names it
    for (const rules::ActionOption &option : answers) {
        if (!isMeant(option))
            continue;
        const auto odds =
            m_controller.play().board().odds(m_controller.play().player(), option.action);
        if (!odds)
            continue;
        const QString label = m_controller.words().say(option.label);
        const bool isAdvised = isAdviceOfThis() && label == m_advisedAnswer;
        const QString mark = isAdvised ? advisedMark() : QString();
        for (const rules::ChanceLine &line : odds->lines) {
            const QString chances = m_controller.words().chances(line);
            if (line.lead.key.empty())
                lines << (isOnly ? chances : told(label, chances)) + mark;
            else if (!lines.contains(chances)) // it says itself what it is of
                lines << chances;
        }
    }
    return lines.size() <= kMostOdds ? oneByOne(lines) : QString();
}

/** What an answer comes to, line by line; nothing where no chance is in it. */
QStringList AnswerBar::chancesOf(const rules::ActionOption &answer) const
{
    QStringList lines;
    const StateOfPlay &play = m_controller.play();
    const auto odds = play.board().odds(play.player(), answer.action);
    for (const rules::ChanceLine &line : odds ? odds->lines : std::vector<rules::ChanceLine>{})
        lines << m_controller.words().chances(line);
    return lines;
}

/** The answer that N gives, too. */
QString AnswerBar::withKey(const QString &answer)
{
    //: an answer on a button, with its key
    return tr("%1 (N)").arg(answer);
}

/** With its one chance below it, where the question does not tell it. */
QString AnswerBar::labelOf(const rules::ActionOption &answer, bool isTold) const
{
    const QString label = m_controller.words().say(answer.label);
    if (isTold)
        return label;
    const StateOfPlay &play = m_controller.play();
    const auto odds = play.board().odds(play.player(), answer.action);
    if (!odds || odds->lines.empty() || odds->lines.front().chances.size() != 1)
        return label;
    return label + u'\n' + m_controller.words().chances(odds->lines.front());
}

/** The one that N gives. */
std::vector<rules::ActionOption>::const_iterator
AnswerBar::quietOf(const std::vector<rules::ActionOption> &answers) const
{
    const std::string quiet = m_controller.play().prompt().quiet;
    return quiet.empty() ? answers.end()
                         : std::ranges::find(answers, quiet, &rules::ActionOption::action);
}

/** Before the answers: which of them a place stands for. Its name has the game's words. */
void AnswerBar::addActSorts()
{
    const MatchWords &words = m_controller.words();
    const rules::Unit &unit = m_controller.play().counted().actions;
    for (const ActSort &sort : actSortsOf(m_controller.play(), m_controller.aiming().chosen())) {
        const QString name = words.sayOr("sort." + sort.key, {});
        if (name.isEmpty())
            continue;
        const bool isPriced = sort.cost && unit.isCounted();
        //: on a button: a sort of act, its price
        const QString text =
            isPriced ? tr("%1 (%2)").arg(name, MatchWords::amount(*sort.cost, unit)) : name;
        auto *button = new QPushButton(buttonText(text), this);
        button->setCheckable(true);
        button->setChecked(sort.key == m_controller.aiming().preferred());
        button->setFocusPolicy(Qt::NoFocus); // a key does it, and the board keeps the keyboard
        button->setEnabled(!sort.isOutOfReach);
        button->setToolTip(tipText(
            sort.isOutOfReach ? tr("Nobody is within reach of it")
                              : tr("Wherever you point, this is shown first (O: the next)")));
        m_line->addWidget(button);
        button->show();
        if (sort.isOutOfReach) {
            m_outOfReach << button;
            continue;
        }
        m_sorts << button;
        m_sortKeys.push_back(sort.key);
        connect(button, &QPushButton::clicked, this, [this, key = sort.key](bool isChecked) {
            m_controller.aiming().prefer(isChecked ? key : std::string());
        });
    }
}

/** What is shown first, wherever one points, is an act of the next sort; after the last, what a
    click does. */
void AnswerBar::preferNext()
{
    if (m_isShowing || m_sortKeys.empty())
        return;
    const auto now = std::ranges::find(m_sortKeys, m_controller.aiming().preferred());
    const auto next = now == m_sortKeys.end() ? m_sortKeys.begin() : now + 1;
    m_controller.aiming().prefer(next == m_sortKeys.end() ? std::string() : *next);
}

/** Whoever is still beside the board and may come to a place on it has no token to click. */
void AnswerBar::addWaiting()
{
    const StateOfPlay &play = m_controller.play();
    if (!play.isAskedForPlace() || play.isPlacing())
        return;
    std::vector<int> waiting;
    const rules::BoardView now = play.view();
    for (const int token : play.able()) {
        const auto met = std::ranges::find(now.tokens, token, &rules::Token::id);
        if (met != now.tokens.end() && std::holds_alternative<std::monostate>(met->place))
            waiting.push_back(token);
    }
    for (const int token : waiting.size() > 1 ? waiting : std::vector<int>{}) {
        QPushButton *button = addButton(buttonText(m_controller.words().tokenName(token)));
        button->setCheckable(true);
        button->setChecked(token == m_controller.aiming().chosen());
        button->setToolTip(tr("The next click on the board places this figure"));
        connect(button, &QPushButton::clicked, this, [this, token] {
            emit answered();
            m_controller.aiming().choose(token);
        });
    }
}

void AnswerBar::addButtons()
{
    addWaiting();
    QMenu *more = nullptr;
    const auto answers = m_controller.aiming().answers();
    const auto quiet = quietOf(answers);
    const bool isTold = !odds().isEmpty();
    const bool areFew = answers.size() <= kMostButtons; // all of them have a button
    const bool isTight = areFew && !haveRoom(answers, isTold);
    for (auto answer = answers.begin(); answer != answers.end(); ++answer) {
        const rules::ActionOption &option = *answer;
        const QString said = buttonText(labelOf(option, isTold));
        const auto number = answer - answers.begin() + 1;
        const QString keyed = answer == quiet ? withKey(said) : said;
        const QString whole = number <= kMostNumbers ? keyCap(number) + keyed : keyed;
        const QString label = isTight && !whole.contains(u'\n') ? inTwoLines(whole) : whole;
        const auto giveIt = [this, option] { give(option); };
        const bool isWanted = areFew || answer == quiet || option.action == m_controller.meant();
        if (isWanted || (more == nullptr && m_buttons.size() < kMostButtons && hasRoom(label))) {
            QPushButton *button = addButton(label);
            connect(button, &QPushButton::clicked, this, giveIt);
            if (answer == quiet)
                button->setToolTip(tr("N gives this answer"));
            else
                button->setToolTip(tipText(chancesOf(option).join(u'\n')));
            continue;
        }
        if (more == nullptr) {
            QPushButton *button = addButton(tr("More"));
            more = new QMenu(button);
            button->setMenu(more);
        }
        more->addAction(label, this, giveIt);
    }
    if (m_controller.isFreeAttack())
        addFreeAttack();
    if (m_controller.isWindow())
        addWindow();
}

/** Beside each other, on one line each. */
bool AnswerBar::haveRoom(const std::vector<rules::ActionOption> &answers, bool isTold) const
{
    QString all;
    for (const rules::ActionOption &answer : answers)
        all += keyCap(1) + labelOf(answer, isTold).section(u'\n', 0, 0);
    const auto own = static_cast<int>(answers.size()) * QPushButton(keyCap(1)).sizeHint().width();
    const int others = m_advised->isHidden() ? 0 : m_advised->sizeHint().width();
    return fontMetrics().horizontalAdvance(all) + own + others <= kButtonsShare * width();
}

/** The question keeps its share: what else has no room for a button is in the menu. */
bool AnswerBar::hasRoom(const QString &label) const
{
    int taken = QPushButton(label).sizeHint().width();
    for (const QPushButton *button :
         m_sorts + m_outOfReach + m_buttons + QList{m_place, m_advised, m_skip})
        taken += button->isHidden() ? 0 : button->sizeHint().width() + m_line->spacing();
    return m_buttons.isEmpty() || taken <= kButtonsShare * width();
}

/** With another width there is room for more buttons, or for fewer. */
void AnswerBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width() && !m_isShowing)
        QMetaObject::invokeMethod(this, &AnswerBar::refresh, Qt::QueuedConnection);
}

QPushButton *AnswerBar::addButton(const QString &text)
{
    auto *button = new QPushButton(text, this);
    if (text.contains(u'\n'))
        button->setFixedHeight(m_question->height()); // the bar grows for no answer
    m_line->addWidget(button);
    button->show();
    m_buttons << button;
    return button;
}

/** Where a player who is asked too often sets the threshold. */
void AnswerBar::addFreeAttack()
{
    const MatchWords &words = m_controller.words();
    //: to all questions about free attacks of what the enemy is doing
    QPushButton *none =
        addButton(buttonText(words.sayOr(rules::kDeclineSeries, tr("No to all of this series"))));
    connect(none, &QPushButton::clicked, this, [this] {
        emit answered();
        m_controller.declineSeries();
    });
    //: on a button: questions about free attacks come from such a chance on
    QPushButton *from = addButton(tr("Ask me: from %1%").arg(m_controller.askFrom()));
    from->setToolTip(tipText(
        words.sayOr(rules::kDeclinesUnlikely,
                    tr("Less likely free attacks are declined for you; the log lists them."))));
    auto *menu = new QMenu(from);
    auto *one = new QActionGroup(menu);
    for (const int percent : kChances) {
        QAction *act = one->addAction(percent == 0 ? tr("Ask if there is any chance")
                                                   : tr("Ask from %1%").arg(percent));
        act->setCheckable(true);
        act->setChecked(percent == m_controller.askFrom());
        connect(act, &QAction::triggered, this, [this, percent] { emit askFromChosen(percent); });
    }
    menu->addActions(one->actions());
    from->setMenu(menu);
}

/** Where a player says when he is asked such a question. */
void AnswerBar::addWindow()
{
    QPushButton *when = addButton(WindowMenu::chosen(m_controller.askWindow()));
    when->setToolTip(tipText(tr("Whether you are asked when you may pass")));
    when->setMenu(new WindowMenu(m_controller, when));
}

void AnswerBar::refresh()
{
    for (QPushButton *button : m_sorts + m_buttons + m_outOfReach) {
        if (button == window()->focusWidget())
            emit answered();
        button->hide();
        button->deleteLater(); // one of them may be asking for this
    }
    m_buttons.clear();
    m_sorts.clear();
    m_outOfReach.clear();
    m_sortKeys.clear();
    m_armed.clear();
    setAccessibleName(tr("Answers"));
    m_skip->setText(m_isSumWaiting ? tr("Go on (Space)") : tr("Show the rest at once (Esc)"));
    m_skip->setVisible(m_isShowing);
    m_place->setEnabled(!m_isShowing);
    m_advised->setEnabled(!m_isShowing);
    if (m_isShowing)
        //: the first one: a sum of what a side did stands on the board
        return m_question->setText(m_isSumWaiting ? tr("The board sums up what has happened.")
                                                  : tr("Showing what happened…"));
    tell();
    addActSorts();
    addButtons();
}

void AnswerBar::setShowing(bool isShowing)
{
    m_isShowing = isShowing;
    m_isSumWaiting = false;
    refresh();
}

void AnswerBar::setSumWaiting(bool isWaiting)
{
    m_isSumWaiting = isWaiting && m_isShowing;
    refresh();
}

void AnswerBar::setPlacing(QAction *place)
{
    m_placing = place;
    m_place->setVisible(place != nullptr);
    if (place != nullptr)
        m_place->setText(place->iconText());
}

void AnswerBar::setAdvised(QAction *advised, const QString &answer)
{
    m_advisedAnswer = answer;
    m_advisedAt = m_controller.play().match().journal().entries.size();
    if (!m_isShowing)
        tell();
    if (m_advice != nullptr)
        disconnect(m_advice, &QAction::changed, this, &AnswerBar::showAdvised);
    m_advice = advised;
    if (m_advice != nullptr)
        connect(m_advice, &QAction::changed, this, &AnswerBar::showAdvised);
    m_advised->setVisible(advised != nullptr);
    showAdvised();
}

/** In the words of the action, which change with the language. */
void AnswerBar::showAdvised()
{
    if (m_advice == nullptr)
        return;
    m_advised->setText(m_advice->iconText());
    m_advised->setToolTip(tipText(m_advice->text().remove(u'&')));
}

void AnswerBar::answerOnly()
{
    if (m_isShowing)
        return;
    const auto answers = m_controller.aiming().answers();
    if (const auto keyed = quietOf(answers); keyed != answers.end())
        give(*keyed);
    else if (!answers.empty())
        emit choiceWaits();
}

void AnswerBar::giveNumber(int number)
{
    if (m_isShowing || isHidden())
        return;
    const auto answers = m_controller.aiming().answers();
    if (number <= std::ssize(answers))
        give(answers[static_cast<std::size_t>(number - 1)]);
}

void AnswerBar::enter()
{
    m_buttons.front()->setFocus(Qt::TabFocusReason);
}

void AnswerBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    else if (event->type() == QEvent::FontChange)
        fixHeight();
    QWidget::changeEvent(event);
}

} // namespace escarmouche::app
