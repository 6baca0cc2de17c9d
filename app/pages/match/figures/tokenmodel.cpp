// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/figures/tokenmodel.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/figures/seatsign.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <QPixmap>
#include <QWidget>

#include <algorithm>

namespace escarmouche::app {

namespace {
constexpr int kSignSize = 14;
} // namespace

TokenModel::TokenModel(const MatchController &controller, QWidget *view)
    : QAbstractTableModel(view), m_controller(controller), m_view(*view),
      m_tokens(controller.play().view().tokens), m_taken(controller.play().view().taken)
{
}

void TokenModel::refresh()
{
    show(m_controller.play().view());
}

void TokenModel::show(const rules::BoardView &view)
{
    m_tokens = view.tokens;
    m_taken = view.taken;
    m_acting = view.acting;
    if (!m_tokens.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int TokenModel::tokenAt(const QModelIndex &index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_tokens.size() ? m_tokens[row].id : -1;
}

const rules::GroundMark *TokenModel::markAt(const QModelIndex &index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    if (!index.isValid() || row < m_tokens.size())
        return nullptr;
    return &m_controller.play().marks()[row - m_tokens.size()];
}

/** An empty cell is a dash: words would be read again and again. */
QString TokenModel::spoken(const QString &text)
{
    return text.isEmpty() ? QStringLiteral("–") : text;
}

bool TokenModel::isTaken(const rules::GroundMark &mark) const
{
    return std::ranges::find(m_taken, mark.id) != m_taken.end();
}

QModelIndex TokenModel::indexOf(int token) const
{
    const auto found = std::ranges::find(m_tokens, token, &rules::Token::id);
    return found == m_tokens.end() ? QModelIndex()
                                   : index(static_cast<int>(found - m_tokens.begin()), 0);
}

int TokenModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid()
               ? 0
               : static_cast<int>(m_tokens.size() + m_controller.play().marks().size());
}

int TokenModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString TokenModel::states(const rules::Token &token) const
{
    QStringList words;
    if (token.id == m_acting)
        words << tr("Acts now");
    for (const rules::StateWord &state : m_controller.play().states()) {
        if ((token.states & state.bit) != 0)
            words << inUiLanguage(state.word);
    }
    return words.join(QStringLiteral(", "));
}

QString TokenModel::text(const rules::Token &token, int column) const
{
    const rules::CastMember &member = m_controller.play().memberOf(token.id);
    switch (column) {
    case Sign:
        return toQString(member.letter);
    case Name:
        return inUiLanguage(member.name);
    case Side:
        return m_controller.words().nameOf(token.owner);
    case Points:
        //: points left of all
        return member.points == 0 ? QString() : tr("%1/%2").arg(token.points).arg(member.points);
    case Actions:
        return token.actions == 0 ? QString() : QString::number(token.actions);
    case States:
        return states(token);
    default:
        return {};
    }
}

/** A whole line in words, for a screen reader. */
QString TokenModel::told(const rules::Token &token) const
{
    const rules::CastMember &member = m_controller.play().memberOf(token.id);
    QStringList parts{inUiLanguage(member.name), inUiLanguage(member.rank)};
    if (token.owner.valid())
        //: a figure read aloud: its side
        parts << tr("of %1").arg(m_controller.words().nameOf(token.owner));
    if (const auto &unit = m_controller.play().counted().points;
        unit.isCounted() && member.points > 0)
        //: a figure read aloud: points left, points it began with, their sign
        parts << tr("%1 of %2\u00a0%3")
                     .arg(QString::number(token.points), QString::number(member.points),
                          inUiLanguage(unit.sign));
    //: a figure read aloud: who it is, then its states
    return tr("%1. %2").arg(parts.join(QStringLiteral(", ")), states(token));
}

QVariant TokenModel::markData(const rules::GroundMark &mark, int column, int role) const
{
    const QString what = m_controller.words().say(mark.label);
    const QString state = isTaken(mark) ? tr("Taken") : QString();
    switch (role) {
    case Qt::DisplayRole:
        if (column == Sign)
            return mark.id < 0 ? QStringLiteral("⚑") : QStringLiteral("⚑%1").arg(mark.id + 1);
        return column == Name ? what : column == States ? state : QString();
    case Qt::AccessibleTextRole:
        //: what the scenario fights for, read aloud: what it is worth, whether it is taken
        return column == Name ? tr("Objective, %1. %2").arg(what, state)
                              : spoken(column == States ? state : QString());
    case Qt::ToolTipRole:
        return column == Name ? QVariant(tipText(what)) : QVariant();
    case Qt::ForegroundRole:
        return isTaken(mark) ? tone(Tone::Dim, QGuiApplication::palette()) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setStrikeOut(isTaken(mark) && column == Name);
        return font.strikeOut() ? QVariant(font) : QVariant();
    }
    default:
        return {};
    }
}

QVariant TokenModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (const rules::GroundMark *mark = markAt(index))
        return markData(*mark, index.column(), role);
    const rules::Token &token = m_tokens[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(token, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Name ? told(token) : spoken(text(token, index.column()));
    case Qt::DecorationRole:
        return index.column() == Sign ? QVariant(seatSign(token.owner, kSignSize, m_view))
                                      : QVariant();
    case Qt::ToolTipRole:
        return index.column() == Sign ? QVariant(tipText(m_controller.words().nameOf(token.owner)))
                                      : QVariant(tipText(text(token, index.column())));
    case Qt::ForegroundRole:
        return m_controller.play().stands(token) ? QVariant()
                                                 : tone(Tone::Dim, QGuiApplication::palette());
    case Qt::TextAlignmentRole:
        if (index.column() == Points || index.column() == Actions)
            return QVariant(Qt::AlignCenter);
        return {};
    default:
        return {};
    }
}

QVariant TokenModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Sign:
        return QString();
    case Name:
        return tr("Figure");
    case Side:
        return tr("Side");
    case Points:
        return inUiLanguage(m_controller.play().counted().points.sign);
    case Actions:
        return inUiLanguage(m_controller.play().counted().actions.sign);
    case States:
        return tr("State");
    default:
        return {};
    }
}

} // namespace escarmouche::app
