// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/figures/tokenmodel.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/figures/seatsign.h"
#include "app/words/sentences/phrases.h"

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
    : QAbstractTableModel(view), m_controller(controller), m_widget(*view),
      m_view(controller.play().view()), m_places{[](const rules::Place &) { return QString(); },
                                                 [](const rules::Place &) { return -1; },
                                                 [](int) { return QString(); }},
      m_lines(figureLines(controller.play(), m_view, {}, m_places.partOf))
{
}

void TokenModel::refresh()
{
    show(m_controller.play().view());
}

void TokenModel::show(const rules::BoardView &view)
{
    auto lines = figureLines(m_controller.play(), view, m_opened, m_places.partOf);
    const bool isOther = !isSameOrder(lines, m_lines);
    if (isOther)
        beginResetModel();
    m_view = view;
    m_lines = std::move(lines);
    if (isOther)
        endResetModel();
    else if (!m_lines.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

void TokenModel::setPlaces(ToldPlaces places)
{
    m_places = std::move(places);
}

const FigureLine *TokenModel::lineAt(const QModelIndex &index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_lines.size() ? &m_lines[row] : nullptr;
}

bool TokenModel::isSeveral(const QModelIndex &index) const
{
    const FigureLine *line = lineAt(index);
    return line && line->isSeveral();
}

bool TokenModel::open(const QModelIndex &index, bool isOpen)
{
    const FigureLine *line = lineAt(index);
    if (!line || (isOpen ? !line->isSeveral() || line->isOpen : !line->isOpen && !line->isWithin))
        return false;
    const FigureLine meant = *line;
    std::erase_if(m_opened, [&](const FigureLine &one) { return isSameHeap(one, meant); });
    if (isOpen)
        m_opened.push_back(meant);
    show(rules::BoardView(m_view));
    return true;
}

int TokenModel::tokenAt(const QModelIndex &index) const
{
    const FigureLine *line = lineAt(index);
    return line ? line->token.id : -1;
}

const rules::GroundMark *TokenModel::markAt(const QModelIndex &index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    if (!index.isValid() || row < m_lines.size())
        return nullptr;
    return &m_controller.play().marks()[row - m_lines.size()];
}

/** An empty cell is a dash: words would be read again and again. */
QString TokenModel::spoken(const QString &text)
{
    return text.isEmpty() ? QStringLiteral("–") : text;
}

bool TokenModel::isTaken(const rules::GroundMark &mark) const
{
    return std::ranges::find(m_view.taken, mark.id) != m_view.taken.end();
}

QModelIndex TokenModel::indexOf(int token) const
{
    const auto isOf = [token](const FigureLine &line) {
        return line.token.id == token && !line.isOpen;
    };
    auto found = std::ranges::find_if(m_lines, isOf);
    const auto meant = std::ranges::find(m_view.tokens, token, &rules::Token::id);
    if (found == m_lines.end() && meant != m_view.tokens.end()) { // it may be one of several
        const FigureLine one{*meant, m_places.partOf(meant->place)};
        found = std::ranges::find_if(m_lines, [&](const FigureLine &line) {
            return line.isSeveral() && isAlike(one, line);
        });
    }
    return found == m_lines.end() ? QModelIndex()
                                  : index(static_cast<int>(found - m_lines.begin()), 0);
}

int TokenModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0
                            : static_cast<int>(m_lines.size() + m_controller.play().marks().size());
}

int TokenModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString TokenModel::states(const rules::Token &token) const
{
    QStringList words;
    const bool isActing = token.id == m_view.acting;
    if (isActing)
        words << tr("Acting");
    for (const rules::StateWord &state : m_controller.play().states()) {
        // Whoever acts has not had his part of the turn yet.
        if ((token.states & state.bit) != 0 && !(isActing && state.isSpent))
            words << inUiLanguage(state.word);
    }
    return words.join(QStringLiteral(", "));
}

/** Of one's own side while it is asked who acts: why this one may not; empty: it may, or nobody
    says. */
QString TokenModel::whyNot(const rules::Token &token) const
{
    const StateOfPlay &play = m_controller.play();
    const bool isWhoAsked =
        play.isAsked() && m_view.acting < 0 && !play.isPlacing() && !play.isAskedForPlace();
    if (!isWhoAsked || token.owner != play.player())
        return {};
    const auto offers = play.board().offers(play.player(), {-1, token.id, token.place});
    const bool isRefused = !offers.empty() && !offers.front().isAllowed();
    return isRefused ? m_controller.words().say(rules::whyRefused(*offers.front().refusal))
                     : QString();
}

/** Those of one part are told by it; each of several by its own place. */
QString TokenModel::place(const FigureLine &line) const
{
    return line.part < 0 || line.isWithin ? m_places.told(line.token.place)
                                          : m_places.toldPart(line.part);
}

/** Whoever has no name of his own is told by his place, several by their number too. */
QString TokenModel::name(const FigureLine &line) const
{
    const rules::TokenKind *kind = m_controller.play().kindOf(line.token);
    const QString what = line.isSeveral() ? MatchWords::amount(line.count, kind->unit)
                                          : inUiLanguage(m_controller.play().nameOf(line.token));
    const QString where = kind ? place(line) : QString();
    //: what stands on a board: its kind, where
    return where.isEmpty() ? what : tr("%1, %2").arg(what, where);
}

/** Whether they are opened is seen. */
QString TokenModel::nameInList(const FigureLine &line) const
{
    if (line.isSeveral())
        return (line.isOpen ? QStringLiteral("▾ ") : QStringLiteral("▸ ")) + name(line);
    return line.isWithin ? QStringLiteral("\u2003") + name(line) : name(line);
}

/** Of all that it began with, where that is known. */
QString TokenModel::points(const rules::Token &token) const
{
    const int all = m_controller.play().memberOf(token.id).points;
    if (all == 0)
        return token.points == 0 ? QString() : QString::number(token.points);
    //: points left of all
    return tr("%1/%2").arg(token.points).arg(all);
}

QString TokenModel::text(const FigureLine &line, int column) const
{
    const rules::Token &token = line.token;
    switch (column) {
    case Sign:
        return inUiLanguage(m_controller.play().letterOf(token));
    case Name:
        return nameInList(line);
    case Side:
        return m_controller.words().nameOf(token.owner);
    case Points:
        return points(token);
    case Actions:
        return token.actions == 0 ? QString() : QString::number(token.actions);
    case States:
        return states(token);
    default:
        return {};
    }
}

/** What a cell has no room for, and why somebody may not act. */
QString TokenModel::tip(const FigureLine &line, int column) const
{
    QStringList lines{text(line, column), line.isSeveral() ? QString() : whyNot(line.token)};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

/** A whole line in words, for a screen reader. */
QString TokenModel::told(const FigureLine &line) const
{
    const rules::Token &token = line.token;
    const rules::CastMember &member = m_controller.play().memberOf(token.id);
    QStringList parts{name(line)};
    if (!line.isSeveral())
        parts << inUiLanguage(member.rank);
    else if (line.isOpen)
        //: several alike in one place, read aloud: each has a line of its own in the list
        parts << tr("each listed below");
    else
        //: several alike in one place, read aloud: they share a line of the list
        parts << tr("in one line");
    parts.removeAll(QString());
    if (token.owner.valid())
        //: a figure read aloud: its side
        parts << tr("of %1").arg(m_controller.words().nameOf(token.owner));
    if (const auto &unit = m_controller.play().counted().points;
        unit.isCounted() && member.points > 0)
        //: a figure read aloud: points left, points it began with, their sign
        parts << tr("%1 of %2\u00a0%3")
                     .arg(QString::number(token.points), QString::number(member.points),
                          inUiLanguage(unit.sign));
    else if (unit.isCounted() && token.points > 0)
        parts << MatchWords::amount(token.points, unit);
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
    const FigureLine &line = *lineAt(index);
    const rules::Token &token = line.token;
    switch (role) {
    case Qt::DisplayRole:
        return text(line, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Name ? told(line) : spoken(text(line, index.column()));
    case Qt::DecorationRole:
        return index.column() == Sign ? QVariant(seatSign(token.owner, kSignSize, m_widget))
                                      : QVariant();
    case Qt::ToolTipRole:
        return index.column() == Sign ? QVariant(tipText(m_controller.words().nameOf(token.owner)))
                                      : QVariant(tipText(tip(line, index.column())));
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

/** What the sign of a number stands for, in the game's own words where it has some. */
QVariant TokenModel::headerTip(int section) const
{
    const rules::BoardWords &counted = m_controller.play().counted();
    const MatchWords &words = m_controller.words();
    switch (section) {
    case Name:
        return tipText(words.sayOr("hint.figure", {}));
    case Points:
        return tipText(words.sayOr("hint.points", inUiLanguage(counted.points.name)));
    case Actions:
        return tipText(words.sayOr("hint.actions", inUiLanguage(counted.actions.name)));
    default:
        return {};
    }
}

QVariant TokenModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole)
        return headerTip(section);
    if (role != Qt::DisplayRole)
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
