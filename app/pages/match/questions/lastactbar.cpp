// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/questions/lastactbar.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/look/parts/elidedlabel.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/questions/dicefaces.h"
#include "app/pages/match/questions/typedfaces.h"
#include "app/pages/match/told/acttext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace escarmouche::app {

namespace {
constexpr int kField = 160; // its width, or more
constexpr int kFieldEdge = 24; // about what is typed
constexpr int kMostSampled = 8; // dice
const std::string kQuiet = "quiet."; // before the key of a question that was not asked
constexpr int kMostTold = 2; // lines of an act; a tool tip and the log have all of it
} // namespace

LastActBar::LastActBar(MatchController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_faces(new DiceFaces(this)),
      m_told(new ElidedLabel(this)), m_asked(new QLabel(this)), m_typing(new QLineEdit(this)),
      m_enter(new QPushButton(this))
{
    m_told->setObjectName("lastRoll");
    m_asked->setObjectName("diceAsked");
    m_told->setTextFormat(Qt::PlainText);
    m_told->setMostLines(kMostTold);
    m_told->keepSize();
    m_asked->setTextFormat(Qt::PlainText);
    m_asked->setWordWrap(true);
    fixHeight();
    m_typing->installEventFilter(this);
    setFocusProxy(m_typing);
    auto *last = new QHBoxLayout;
    last->addWidget(m_faces);
    last->addWidget(m_told, 1);
    auto *wanted = new QHBoxLayout;
    wanted->addWidget(m_typing);
    wanted->addWidget(m_enter);
    wanted->addWidget(m_asked, 1);
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(kGap, 0, kGap, 0);
    lines->setSpacing(0);
    lines->addLayout(last);
    lines->addLayout(wanted);
    connect(m_enter, &QPushButton::clicked, this, &LastActBar::typed);
    connect(m_typing, &QLineEdit::returnPressed, this, &LastActBar::typed);
    m_faces->hide();
    refresh();
}

/** Whatever is told, the board stays as it is. */
void LastActBar::fixHeight()
{
    m_told->setFixedHeight(
        std::max(m_faces->sizeHint().height(), kMostTold * m_told->fontMetrics().lineSpacing()));
}

void LastActBar::showAct(const ActLine &act)
{
    m_act = act;
    tellAct();
    m_told->show();
    m_asked->clear(); // what is asked next is not yet on the board
}

void LastActBar::forgetAct()
{
    m_act.reset();
    tellAct();
}

void LastActBar::forgetUndone()
{
    if (m_act && m_act->thrown.empty())
        forgetAct();
}

void LastActBar::tellAct()
{
    std::vector<DiceThrow> throws;
    if (m_act) {
        for (const rules::Thrown &thrown : m_act->thrown)
            throws.push_back(DiceThrow::of(thrown, m_controller.words()));
        for (const auto &[at, die] : m_act->struck)
            throws[at].struck.push_back(die);
    }
    m_faces->setVisible(
        std::ranges::any_of(throws, [](const DiceThrow &thrown) { return !thrown.faces.empty(); }));
    m_faces->setThrows(std::move(throws));
    const QStringList quiet = m_act ? declined() : QStringList();
    const auto withQuiet = [&](const QString &told) { return oneByOne(QStringList(told) + quiet); };
    m_told->setShorter(m_act ? withQuiet(shortTextOf(*m_act, m_controller.words())) : QString());
    m_told->setShortest(m_act ? foldedTextOf(*m_act, m_controller.words()) : QString());
    m_told->setText(m_act ? withQuiet(textOf(*m_act, m_controller.words())) : QString());
}

/** What the player was offered meanwhile and was not asked about, where the game has words for it.
 */
QStringList LastActBar::declined() const
{
    QStringList told;
    for (const QuietAnswer &answer : m_controller.quietAnswers()) {
        if (answer.entry <= m_act->entry || answer.entry > m_act->until)
            continue;
        rules::Phrase phrase{kQuiet + answer.question.key, answer.question.values};
        phrase.values.emplace_back("percent", std::int64_t{answer.percent});
        told << m_controller.words().sayWhole(phrase);
    }
    told.removeAll(QString());
    return told;
}

void LastActBar::refresh()
{
    const bool wanted = isWanted();
    for (QWidget *part : std::initializer_list<QWidget *>{m_typing, m_enter, m_asked})
        part->setVisible(wanted);
    m_told->setVisible(!wanted || m_act.has_value());
    retranslate();
    if (!wanted)
        return;
    m_typing->clear();
    m_typing->setFocus();
}

bool LastActBar::isWanted() const
{
    return m_controller.session().waits() == model::MatchWaits::Dice;
}

void LastActBar::retranslate()
{
    m_enter->setText(tr("Confirm"));
    m_typing->setAccessibleName(tr("Dice as they fell"));
    tellAct();
    if (!isWanted())
        return;
    m_typing->setPlaceholderText(sample());
    m_typing->setFixedWidth(
        std::max(kField, m_typing->fontMetrics().horizontalAdvance(sample()) + kFieldEdge));
    m_typing->setToolTip(tipText(tr("The dice as they fell, such as %1").arg(sample())));
    m_asked->setText(asked());
}

/** Whose dice, how many of what kind, what for, and what they need. */
QString LastActBar::asked() const
{
    const rules::Roll &roll = m_controller.play().match().awaited().roll;
    const QString side = m_controller.words().nameOf(roll.owner);
    const QString who = m_controller.words().askedAbout("who");
    //: who throws dice: a figure, its side
    const QString thrower = who.isEmpty() ? side : tr("%1 (%2)").arg(who, side);
    //: so many dice with so many sides
    const QString dice = tr("%1D%2").arg(roll.count).arg(roll.sides);
    const QString what = m_controller.words().question();
    QString text = thrower.isEmpty()
                       //: dice of the game to be rolled at the table: how many, what for
                       ? tr("Roll %1: %2.").arg(dice, what)
                       //: dice to be rolled at the table: who, how many, what for
                       : tr("%1 rolls %2: %3.").arg(thrower, dice, what);
    if (const QString most = m_controller.words().askedAbout("at-most"); !most.isEmpty())
        text += u' ' + tr("A sum of %1 or less succeeds.").arg(most);
    else if (const QString least = m_controller.words().askedAbout("at-least"); !least.isEmpty())
        text += u' ' + (roll.count == 1 ? tr("It needs %1 or more.").arg(least)
                                        : tr("Each die needs %1 or more.").arg(least));
    return text;
}

/** What the dice that are awaited show; empty: their numbers. */
QStringList LastActBar::shown() const
{
    return m_controller.words().faces(m_controller.play().match().awaited().roll.reason);
}

/** As many faces as are awaited, or the first of them. */
QString LastActBar::sample() const
{
    constexpr int kFaces[] = {3, 5, 1, 4};
    const rules::Roll &roll = m_controller.play().match().awaited().roll;
    const QStringList words = shown();
    QStringList faces;
    for (int die = 0; die < std::min<int>(roll.count, kMostSampled); ++die) {
        const int face = std::min<int>(kFaces[die % 4], roll.sides);
        faces << (words.isEmpty() ? QString::number(face) : words.value(face - 1));
    }
    if (roll.count > kMostSampled)
        faces << QStringLiteral("…");
    const bool hasBlanks = faces.join(QString()).contains(u' ');
    return faces.join(hasBlanks ? QStringLiteral(", ") : QStringLiteral(" "));
}

/** Of many dice nobody sees at once how many were typed. */
QString LastActBar::whatIsWanted(std::size_t typed) const
{
    const rules::Roll &roll = m_controller.play().match().awaited().roll;
    QStringList words = shown();
    words.removeDuplicates();
    QString text = words.isEmpty()
                       ? tr("Enter %n numbers from 1 to %1.", nullptr, roll.count).arg(roll.sides)
                       : tr("Enter %n faces, each one of these: %1.", nullptr, roll.count)
                             .arg(words.join(QStringLiteral(", ")));
    if (roll.count > kMostSampled && typed != 0 && typed != roll.count)
        text += u' ' + tr("You typed %n.", nullptr, static_cast<int>(typed));
    return text;
}

void LastActBar::typed()
{
    if (!isWanted())
        return;
    const rules::Roll &roll = m_controller.play().match().awaited().roll;
    const auto faces = typedFaces(m_typing->text(), shown(), roll.sides);
    if (faces && faces->size() == roll.count) {
        m_controller.typeDice(*faces);
        return;
    }
    m_asked->setText(asked() + u'\n' + whatIsWanted(faces ? faces->size() : 0));
    m_typing->setFocus();
    m_typing->selectAll();
}

// With nothing typed, undo and redo are the match's.
bool LastActBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && m_typing->text().isEmpty()) {
        const auto *key = static_cast<const QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->setAccepted(false);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void LastActBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fixHeight();
    QWidget::changeEvent(event);
}

} // namespace escarmouche::app
