// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/result/resultgrid.h"

#include "app/forms/drafts/formwords.h"
#include "app/look/palette/palette.h"
#include "app/words/sentences/campaignwords.h"
#include "app/words/sentences/entryorder.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/campaign/deciding/documents.h"

#include <QGuiApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>

namespace escarmouche::app {

namespace {

using rules::FigureEnd;
using rules::ReportWord;

constexpr auto kWordsBetween = QLatin1String(" + "); // words of one cell
constexpr std::array kEnds{FigureEnd::Standing, FigureEnd::OutOfAction, FigureEnd::LeftTable,
                           FigureEnd::NotPlayed};

QString endText(FigureEnd end)
{
    switch (end) {
    case FigureEnd::Standing:
        return {};
    case FigureEnd::OutOfAction:
        return ResultGrid::tr("Out of action");
    case FigureEnd::LeftTable:
        return ResultGrid::tr("Left the table");
    case FigureEnd::NotPlayed:
        return ResultGrid::tr("Did not play");
    }
    return {};
}

std::optional<ReportWord::Kind> kindOf(int column)
{
    if (column == ResultGrid::Used)
        return ReportWord::Kind::Used;
    if (column == ResultGrid::Marks)
        return ReportWord::Kind::Mark;
    return std::nullopt;
}

QString counted(const ReportWord &word, int count)
{
    const QString name = inUiLanguage(word.name);
    return count > 1 ? QStringLiteral("%1 × %2").arg(QString::number(count), name) : name;
}

QString wordsText(const std::vector<ReportWord> &words, const std::vector<std::string> &said,
                  ReportWord::Kind kind)
{
    QStringList parts;
    for (const ReportWord &word : words) {
        const auto count = static_cast<int>(std::ranges::count(said, word.key));
        if (word.kind == kind && count > 0)
            parts << counted(word, count);
    }
    return parts.join(kWordsBetween);
}

/** Each word as often as it may be written, then all of them together. */
QStringList wordChoices(const std::vector<ReportWord> &words, ReportWord::Kind kind)
{
    QStringList choices{QString()}, all;
    for (const ReportWord &word : words) {
        if (word.kind != kind)
            continue;
        for (int count = 1; count <= word.most; ++count)
            choices << counted(word, count);
        all << counted(word, 1);
    }
    if (all.size() > 1)
        choices << all.join(kWordsBetween);
    return choices;
}

/** "2 × med", "2" where there is but one thing, "fell + watched"; keys as often as they are said.
    Nothing: it cannot be understood. */
std::optional<std::vector<std::string>> readWords(const std::vector<ReportWord> &words,
                                                  ReportWord::Kind kind, const QString &typed)
{
    static const QRegularExpression kPart(QStringLiteral("^(?:(\\d{1,2})\\s*[×x*]?\\s*)?(.*)$"));
    std::vector<std::string> said;
    for (const QString &part : typed.split(u'+', Qt::SkipEmptyParts)) {
        const auto match = kPart.match(part.trimmed());
        const int count = match.captured(1).isEmpty() ? 1 : match.captured(1).toInt();
        const auto fits = [&](const ReportWord &word) {
            return word.kind == kind &&
                   inUiLanguage(word.name).startsWith(match.captured(2), Qt::CaseInsensitive);
        };
        const auto word = std::ranges::find_if(words, fits);
        if (word == words.end() || count < 1 || count > word->most)
            return std::nullopt;
        said.insert(said.end(), static_cast<std::size_t>(count), word->key);
    }
    return said;
}

/** The same figure, whatever else has come into the campaign since. */
QString keyOf(const rules::FigureRef &figure)
{
    return QStringLiteral("%1.%2.%3")
        .arg(int(figure.seat.value))
        .arg(figure.member.value)
        .arg(figure.index);
}

FigureEnd endIn(const rules::BattleReport &report, const rules::FigureRef &figure)
{
    return std::ranges::find(report.figures, figure, &rules::FigureReport::figure)->end;
}

} // namespace

ResultGrid::ResultGrid(const rules::Campaign &campaign, const rules::Fixture &fixture,
                       const rules::CampaignRules &rules, QObject *parent)
    : QAbstractTableModel(parent), m_blank(rules::blankReport(rules, campaign, fixture))
{
    for (const EntryLine &line : entryOrder(rules, campaign, fixture)) {
        m_rows.push_back({.figure = line.figure,
                          .code = toQString(line.code),
                          .name = inUiLanguage(line.name),
                          .rank = line.rank,
                          .rankName = inUiLanguage(rules.rankName(line.rank)),
                          .end = endIn(m_blank, line.figure),
                          .words = line.words,
                          .used = {},
                          .marks = {}});
    }
}

void ResultGrid::fill(const rules::BattleReport &entered)
{
    beginResetModel();
    m_entered = entered;
    for (Row &row : m_rows) {
        const rules::FigureReport *own = enteredOf(row.figure);
        if (own == nullptr)
            continue;
        row.end = own->end;
        row.used = own->used;
        row.marks = own->marks;
        const auto killer = std::ranges::find_if(m_rows, [&](const Row &each) {
            const rules::FigureReport *other = enteredOf(each.figure);
            return other != nullptr &&
                   std::ranges::count(other->knockOuts, row.figure, &rules::KnockOut::victim) > 0;
        });
        row.by = killer == m_rows.end() ? -1 : static_cast<int>(killer - m_rows.begin());
    }
    endResetModel();
}

const rules::FigureReport *ResultGrid::enteredOf(const rules::FigureRef &figure) const
{
    const auto met = std::ranges::find(m_entered.figures, figure, &rules::FigureReport::figure);
    return met == m_entered.figures.end() ? nullptr : &*met;
}

/** What no column tells of a figure, as it was entered: its name then, its wounds, how it did each
    of its knock-outs and in which order. */
void ResultGrid::keepDetails(rules::FigureReport &figure) const
{
    const rules::FigureReport *before = enteredOf(figure.figure);
    if (before == nullptr)
        return;
    figure.name = before->name;
    figure.rank = before->rank;
    if (before->end == figure.end)
        figure.pointsLost = before->pointsLost;
    const auto placeOf = [&](const rules::KnockOut &knockOut) {
        return std::ranges::find(before->knockOuts, knockOut.victim, &rules::KnockOut::victim);
    };
    for (rules::KnockOut &knockOut : figure.knockOuts)
        if (const auto met = placeOf(knockOut); met != before->knockOuts.end())
            knockOut = *met;
    std::ranges::stable_sort(figure.knockOuts, {}, placeOf);
}

rules::BattleReport ResultGrid::report() const
{
    rules::BattleReport report = m_blank;
    const auto reportOf = [&](const rules::FigureRef &figure) -> rules::FigureReport & {
        return *std::ranges::find(report.figures, figure, &rules::FigureReport::figure);
    };
    for (const Row &row : m_rows) {
        rules::FigureReport &figure = reportOf(row.figure);
        figure.end = row.end;
        figure.used = row.used;
        figure.marks = row.marks;
        if (row.by < 0)
            continue;
        const Row &killer = m_rows[static_cast<std::size_t>(row.by)];
        reportOf(killer.figure).knockOuts.push_back({row.figure, row.rank, {}, 0});
    }
    for (rules::FigureReport &figure : report.figures)
        keepDetails(figure);
    if (!m_entered.figures.empty())
        report.scenario = m_entered.scenario;
    return report;
}

int ResultGrid::seatOfRow(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].figure.seat.value;
}

bool ResultGrid::asksFor(ColumnKey column) const
{
    const auto kind = kindOf(column);
    return !kind || std::ranges::any_of(m_rows, [&](const Row &row) {
        return std::ranges::count(row.words, *kind, &ReportWord::kind) > 0;
    });
}

QStringList ResultGrid::choices(const QModelIndex &index) const
{
    if (const auto kind = kindOf(index.column()))
        return wordChoices(m_rows[static_cast<std::size_t>(index.row())].words, *kind);
    QStringList choices;
    if (index.column() == End)
        for (const FigureEnd end : kEnds)
            choices << endText(end);
    if (index.column() != By)
        return choices;
    choices << QString();
    const Row &own = m_rows[static_cast<std::size_t>(index.row())];
    for (const Row &row : m_rows) // enemies first: it is seldom a friend
        if (row.figure.seat != own.figure.seat)
            choices << row.code + u' ' + row.name;
    for (const Row &row : m_rows)
        if (row.figure.seat == own.figure.seat && row.figure != own.figure)
            choices << row.code + u' ' + row.name;
    return choices;
}

int ResultGrid::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ResultGrid::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QString ResultGrid::text(const Row &row, int column) const
{
    switch (column) {
    case Code:
        return row.code;
    case Figure:
        return row.name;
    case Rank:
        return row.rankName;
    case End:
        return endText(row.end);
    case By:
        return row.by < 0 ? QString()
                          : m_rows[static_cast<std::size_t>(row.by)].code + u' ' +
                                m_rows[static_cast<std::size_t>(row.by)].name;
    case Used:
        return wordsText(row.words, row.used, ReportWord::Kind::Used);
    case Marks:
        return wordsText(row.words, row.marks, ReportWord::Kind::Mark);
    default:
        return {};
    }
}

QVariant ResultGrid::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole || role == Qt::EditRole || role == Qt::ToolTipRole)
        return text(row, index.column());
    if (role == kDraftRole)
        return draftText(row, index.column());
    if (role == Qt::ForegroundRole && index.column() <= Rank && index.column() != Figure)
        return tone(Tone::Dim, QGuiApplication::palette());
    if (role == Qt::AccessibleTextRole)
        return QStringLiteral("%1, %2: %3")
            .arg(row.name, headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                 text(row, index.column()));
    return {};
}

QString ResultGrid::draftText(const Row &row, int column) const
{
    const auto said = [](const std::vector<std::string> &words) {
        QStringList keys;
        for (const std::string &word : words)
            keys << toQString(word);
        return keys.join(u' ');
    };
    switch (column) {
    case End:
        return row.end == FigureEnd::Standing ? QString() : QString::number(int(row.end));
    case By:
        return row.by < 0 ? QString() : keyOf(m_rows[static_cast<std::size_t>(row.by)].figure);
    case Used:
        return said(row.used);
    case Marks:
        return said(row.marks);
    default:
        return {};
    }
}

// Of what was kept before the campaign went on, only what is still to be had is taken.
bool ResultGrid::setDraft(Row &row, int column, const QString &text)
{
    if (column == End) {
        row.end = static_cast<FigureEnd>(std::clamp(text.toInt(), 0, int(kEnds.size()) - 1));
        return true;
    }
    if (column == By) {
        const auto met =
            std::ranges::find(m_rows, text, [](const Row &each) { return keyOf(each.figure); });
        row.by = met == m_rows.end() ? -1 : static_cast<int>(met - m_rows.begin());
        return true;
    }
    const auto kind = kindOf(column);
    if (!kind)
        return false;
    auto &said = *kind == ReportWord::Kind::Used ? row.used : row.marks;
    said.clear();
    for (const QString &key : text.split(u' ', Qt::SkipEmptyParts)) {
        const auto word = std::ranges::find(row.words, toUtf8(key), &ReportWord::key);
        if (word != row.words.end() && word->kind == *kind &&
            std::ranges::count(said, word->key) < word->most)
            said.push_back(word->key);
    }
    return true;
}

// What is said only of somebody out of action.
void ResultGrid::clearOut(Row &row)
{
    row.by = -1;
    std::erase_if(row.marks, [&](const std::string &mark) {
        const auto word = std::ranges::find(row.words, mark, &ReportWord::key);
        return word != row.words.end() && word->isOut;
    });
}

// Whoever is marked as only those out of action are is out of action.
bool ResultGrid::setWords(Row &row, ReportWord::Kind kind, const QString &typed)
{
    const auto read = readWords(row.words, kind, typed);
    if (!read)
        return false;
    for (const ReportWord &word : row.words) {
        if (word.isOut && word.kind == kind && std::ranges::count(*read, word.key) > 0)
            row.end = FigureEnd::OutOfAction;
    }
    (kind == ReportWord::Kind::Used ? row.used : row.marks) = *read;
    return true;
}

bool ResultGrid::setEnd(Row &row, const QString &typed)
{
    for (const FigureEnd end : kEnds) {
        const QString text = endText(end);
        const bool fits =
            typed.isEmpty() ? text.isEmpty() : text.startsWith(typed, Qt::CaseInsensitive);
        if (!fits)
            continue;
        row.end = end;
        if (end != FigureEnd::OutOfAction)
            clearOut(row);
        return true;
    }
    return false;
}

// Whoever was put out of action by somebody is out of action.
bool ResultGrid::setBy(Row &row, const QString &typed)
{
    if (typed.isEmpty()) {
        row.by = -1;
        return true;
    }
    const QString code = typed.section(u' ', 0, 0);
    const auto met = std::ranges::find_if(m_rows, [&](const Row &each) {
        return each.code.compare(code, Qt::CaseInsensitive) == 0 ||
               each.name.compare(typed, Qt::CaseInsensitive) == 0;
    });
    if (met == m_rows.end() || met->figure == row.figure)
        return false;
    row.by = static_cast<int>(met - m_rows.begin());
    row.end = FigureEnd::OutOfAction;
    return true;
}

bool ResultGrid::setTyped(Row &row, int column, const QString &typed)
{
    const auto kind = kindOf(column);
    return column == End  ? setEnd(row, typed)
           : column == By ? setBy(row, typed)
           : kind         ? setWords(row, *kind, typed)
                          : false;
}

bool ResultGrid::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || (role != Qt::EditRole && role != kDraftRole))
        return false;
    Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const QString text = value.toString().trimmed();
    const bool set = role == kDraftRole ? setDraft(row, index.column(), text)
                                        : setTyped(row, index.column(), text);
    if (set)
        emit dataChanged(this->index(index.row(), 0), this->index(index.row(), kColumns - 1));
    return set;
}

QVariant ResultGrid::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical && role == kDraftRole)
        return keyOf(m_rows[static_cast<std::size_t>(section)].figure);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Code:
        return tr("No.", "code of a figure");
    case Figure:
        return tr("Figure");
    case Rank:
        return tr("Rank");
    case End:
        return tr("What became of it");
    case By:
        return tr("Put out by");
    case Used:
        return tr("Used up");
    case Marks:
        return tr("Marks");
    default:
        return {};
    }
}

Qt::ItemFlags ResultGrid::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() >= End ? flags | Qt::ItemIsEditable : flags;
}

} // namespace escarmouche::app
