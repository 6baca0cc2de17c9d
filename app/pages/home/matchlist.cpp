// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/matchlist.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/pages/home/bandlistmodel.h"
#include "app/words/language/dates.h"
#include "app/words/sentences/phrases.h"
#include "app/words/sentences/players.h"
#include "model/library/library.h"
#include "model/text.h"
#include "rules/core/match/match.h"

#include <QAction>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kMatchRole = Qt::UserRole;
constexpr int kSidesRole = Qt::UserRole + 1;
constexpr int kLeastSeen = 3; // where there is little room

QString sides(const model::GameRow &row, const rules::RuleSystems &systems)
{
    QStringList names;
    const auto called = sideNames(row, rulesOf(row, systems));
    for (std::size_t at = 0; at < row.seats.size(); ++at) {
        const model::GameSeat &seat = row.seats[at];
        const QString name = inUiLanguage(called[at]);
        //: a side and who plays it, as "Vega (Machine: easy)"
        names << (seat.player == rules::kPerson
                      ? name
                      : MatchList::tr("%1 (%2)").arg(name, playerName(seat.player)));
    }
    return names.join(QStringLiteral(" – "));
}

/** Of a game that the program does not know any more, the number alone. */
QString turnOf(const model::GameRow &row, const rules::RuleSystems &systems)
{
    const rules::MatchRules *rules = rulesOf(row, systems);
    return rules ? turnText(*rules, row.turn) : QString::number(row.turn);
}

QString progress(const model::GameRow &row, const rules::RuleSystems &systems)
{
    if (row.isOver)
        return inUiLanguage(outcomeOf(row, rulesOf(row, systems)));
    const QString turn = turnOf(row, systems);
    if (row.awaited < 0)
        return turn;
    const auto seat = static_cast<std::size_t>(row.awaited);
    const auto names = sideNames(row, rulesOf(row, systems));
    //: a turn, the side that is to act
    return MatchList::tr("%1, %2 to act").arg(turn, inUiLanguage(names[seat]));
}

/** "Pitched battle · Turn 3, Vega to act · 24/10/2026 19:30". */
QString about(const model::GameRow &row, const rules::RuleSystems &systems)
{
    QStringList facts;
    if (systems.size() > 1)
        facts << inUiLanguage(gameName(systems, row.system));
    if (!row.title.empty() && !facts.contains(inUiLanguage(row.title)))
        facts << inUiLanguage(row.title);
    facts << progress(row, systems) << momentText(row.updatedAt);
    return facts.join(QStringLiteral(" · "));
}

} // namespace

MatchList::MatchList(QWidget *parent)
    : QListWidget(parent),
      m_open(makeAction(QStringLiteral("open"), Qt::Key_Return, &MatchList::open)),
      m_remove(makeAction(QStringLiteral("remove"), QKeySequence::Delete, &MatchList::remove))
{
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(this, &QListWidget::itemActivated, this,
            [this](QListWidgetItem *item) { emit matchWanted(item->data(kMatchRole).toString()); });
}

QAction *MatchList::makeAction(const QString &icon, const QKeySequence &keys,
                               void (MatchList::*act)())
{
    auto *action = new QAction(lineIcon(icon), {}, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, act);
    addAction(action);
    return action;
}

void MatchList::open()
{
    if (const QListWidgetItem *item = currentItem())
        emit matchWanted(item->data(kMatchRole).toString());
}

void MatchList::remove()
{
    if (const QListWidgetItem *item = currentItem())
        emit removalWanted(item->data(kMatchRole).toString(), item->data(kSidesRole).toString());
}

void MatchList::choose(const QString &uuid)
{
    for (int line = 0; line < count(); ++line) {
        if (item(line)->data(kMatchRole).toString() == uuid)
            setCurrentRow(line);
    }
}

/** The match that was chosen stays so, else the one in its place. */
void MatchList::fill(const model::Library &library)
{
    const int place = currentRow();
    const QString chosen = currentItem() ? currentItem()->data(kMatchRole).toString() : QString();
    clear();
    m_open->setText(tr("&Open"));
    m_remove->setText(tr("&Remove from the library"));
    m_remove->setEnabled(!library.readOnly());
    auto rows = library.matches().list().value_or(std::vector<model::GameRow>{});
    std::ranges::stable_partition(rows, [](const model::GameRow &row) { return !row.isOver; });
    for (const model::GameRow &row : rows) {
        auto *item = new QListWidgetItem(
            sides(row, library.systems()) + u'\n' + about(row, library.systems()), this);
        item->setToolTip(tipText(item->text())); // where a narrow window cuts it
        item->setData(kMatchRole, toQString(row.uuid));
        item->setData(kSidesRole, sides(row, library.systems()));
    }
    if (place >= 0)
        setCurrentRow(std::min(place, count() - 1));
    choose(chosen);
    setVisible(!rows.empty());
    setMaximumHeight(heightOf(count()));
    updateGeometry();
}

int MatchList::heightOf(int lines) const
{
    return std::min(count(), lines) * std::max(0, sizeHintForRow(0)) + 2 * frameWidth();
}

QSize MatchList::sizeHint() const
{
    return {QListWidget::sizeHint().width(), heightOf(count())};
}

QSize MatchList::minimumSizeHint() const
{
    return {QListWidget::minimumSizeHint().width(), heightOf(kLeastSeen)};
}

} // namespace escarmouche::app
