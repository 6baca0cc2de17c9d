// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/cards/cardmodel.h"

#include "app/look/literal/literal.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/words/sentences/phrases.h"

#include <algorithm>

namespace escarmouche::app {

CardModel::CardModel(const MatchController &controller, QObject *parent)
    : QAbstractListModel(parent), m_controller(controller)
{
}

void CardModel::show(const std::vector<CardGroup> &groups)
{
    beginResetModel();
    m_lines.clear();
    for (const CardGroup &group : groups) {
        const auto shown = static_cast<int>(group.cards.size());
        const CardGroup bare{group.pile, group.owner, group.count, {}};
        if (shown == 0 && !m_lines.empty() && m_lines.back().shown == 0) {
            m_lines.back().further.push_back(bare);
            continue;
        }
        m_lines.push_back({{}, bare, 0, shown});
        int at = 0;
        for (const rules::Card &card : group.cards)
            m_lines.push_back({card, bare, ++at, shown, isAnswer(card.id)});
    }
    endResetModel();
}

/** The question asked now can be answered by it. */
bool CardModel::isAnswer(int card) const
{
    if (!m_controller.play().isAsked() || m_controller.isLookingBack())
        return false;
    return std::ranges::any_of(
        m_controller.play().match().options(),
        [card](const rules::ActionOption &option) { return option.card == card; });
}

int CardModel::cardAt(const QModelIndex &index) const
{
    return index.isValid() ? m_lines[static_cast<std::size_t>(index.row())].card.id : -1;
}

QModelIndex CardModel::indexOf(int card) const
{
    const auto found = std::ranges::find_if(
        m_lines, [card](const Line &line) { return card >= 0 && line.card.id == card; });
    return found == m_lines.end() ? QModelIndex()
                                  : index(static_cast<int>(found - m_lines.begin()));
}

int CardModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

/** With their number where not each of them is shown. */
QString CardModel::caption(const CardGroup &group, int shown) const
{
    const rules::Unit &unit = group.pile->unit;
    const bool isEachShown = shown == group.count && shown > 0;
    const QString what =
        isEachShown ? inUiLanguage(unit.name) : MatchWords::amount(group.count, unit);
    if (!group.owner.valid() || group.owner == m_controller.play().player())
        return what;
    //: cards of another side: its name, then what they are, or how many
    return tr("%1: %2").arg(m_controller.words().nameOf(group.owner), what);
}

QString CardModel::caption(const Line &line) const
{
    QStringList captions{caption(line.group, line.shown)};
    for (const CardGroup &group : line.further)
        captions << caption(group, 0);
    return captions.join(u'\n');
}

bool CardModel::isOnlyCounts() const
{
    return m_lines.size() == 1 && m_lines.front().card.id < 0;
}

QString CardModel::name(const Line &line) const
{
    const rules::CardKind *kind = m_controller.play().counted().card(line.card.kind);
    return kind ? inUiLanguage(kind->name) : QString();
}

QString CardModel::whatItDoes(const Line &line) const
{
    const rules::CardKind *kind = m_controller.play().counted().card(line.card.kind);
    return kind ? inUiLanguage(kind->told) : QString();
}

/** For a screen reader. */
QString CardModel::told(const Line &line) const
{
    if (line.card.id < 0)
        return caption(line);
    const QString what = line.card.kind == 0 ? tr("Face-down card") : name(line);
    //: a card read aloud: what it is, where it lies, which of the cards there, of how many
    QStringList parts{tr("%1. %2, %3 of %4")
                          .arg(what, inUiLanguage(line.group.pile->unit.name),
                               QString::number(line.at), QString::number(line.shown))};
    parts << whatItDoes(line);
    if (line.isAnswer)
        //: a card
        parts << tr("Can be played now");
    parts.removeAll(QString());
    return parts.join(QStringLiteral(". "));
}

QString CardModel::tip(const Line &line) const
{
    if (line.card.id < 0)
        return caption(line);
    QStringList lines{line.card.kind == 0 ? tr("Face-down card") : name(line), whatItDoes(line)};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QVariant CardModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Line &line = m_lines[static_cast<std::size_t>(index.row())];
    const bool isCard = line.card.id >= 0;
    switch (role) {
    case Qt::DisplayRole:
        return isCard           ? name(line)
               : isOnlyCounts() ? caption(line).replace(u'\n', QStringLiteral("   "))
                                : caption(line);
    case Qt::AccessibleTextRole:
        return told(line);
    case Qt::ToolTipRole:
        return tipText(tip(line));
    case IsCard:
        return isCard;
    case IsOnlyCounts:
        return isOnlyCounts();
    case IsBack:
        return isCard && line.card.kind == 0;
    case IsAnswer:
        return line.isAnswer;
    case WhatItDoes:
        return whatItDoes(line);
    default:
        return {};
    }
}

/** What cards are called is no place for the keyboard. */
Qt::ItemFlags CardModel::flags(const QModelIndex &index) const
{
    return cardAt(index) >= 0 ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                              : Qt::ItemNeverHasChildren;
}

} // namespace escarmouche::app
