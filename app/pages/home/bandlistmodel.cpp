// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/bandlistmodel.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/words/language/dates.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <map>

namespace escarmouche::app {

namespace {

std::vector<std::string> wordsOf(const QString &text)
{
    std::vector<std::string> words;
    const QString folded = toQString(foldedKey(toUtf8(text)));
    for (const QString &word : folded.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        words.push_back(toUtf8(word));
    return words;
}

// Illegal bands first, then doubtful ones.
int badness(const model::BandRow &row)
{
    return row.illegal * 1000 + row.warnings;
}

} // namespace

rules::Text aboutText(const rules::RuleSystems &systems, const std::string &system,
                      const std::string &about)
{
    const rules::RuleSystem *one = systemNamed(systems, system);
    if (one == nullptr || !one->bands)
        return {about, about};
    for (const rules::Property &property : one->bands->creation())
        for (const rules::Choice &choice : property.choices)
            if (choice.key == about)
                return choice.name;
    return {about, about};
}

rules::Text gameName(const rules::RuleSystems &systems, const std::string &system)
{
    const rules::RuleSystem *one = systemNamed(systems, system);
    return one == nullptr ? rules::Text{system, system} : one->name;
}

QString stateText(int illegal, int warnings)
{
    if (illegal > 0)
        return BandListModel::tr("%n broken rule(s)", nullptr, illegal);
    if (warnings > 0)
        return BandListModel::tr("legal, %n warning(s)", nullptr, warnings);
    return BandListModel::tr("legal");
}

BandListModel::BandListModel(const rules::RuleSystems &systems, QObject *parent)
    : QAbstractTableModel(parent), m_systems(systems), m_factionWord(factionWord(systems))
{
}

void BandListModel::setBands(std::vector<model::BandRow> bands)
{
    std::map<std::pair<std::string, std::string>, rules::Text> abouts;
    m_bands.clear();
    m_bands.reserve(bands.size());
    for (model::BandRow &row : bands) {
        auto [about, fresh] = abouts.try_emplace({row.system, row.about});
        if (fresh)
            about->second = aboutText(m_systems, row.system, row.about);
        const rules::Text &name = about->second;
        const rules::Text game = gameName(m_systems, row.system);
        std::string key = row.nameKey + '\n' + foldedKey(name.en) + '\n' + foldedKey(name.fr);
        if (m_systems.size() > 1) // else everything would be found by it
            key += '\n' + foldedKey(game.en) + '\n' + foldedKey(game.fr);
        m_bands.push_back({std::move(row), game, name, std::move(key)});
    }
    show();
}

void BandListModel::setFilter(const QString &words)
{
    m_words = wordsOf(words);
    show();
}

void BandListModel::retranslate()
{
    if (m_column == About || m_column == Game)
        show();
    if (!m_shown.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    emit headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
}

void BandListModel::show()
{
    beginResetModel();
    m_shown.clear();
    for (std::size_t i = 0; i < m_bands.size(); ++i)
        if (matches(m_bands[i]))
            m_shown.push_back(i);
    std::stable_sort(m_shown.begin(), m_shown.end(), [this](std::size_t a, std::size_t b) {
        return m_order == Qt::AscendingOrder ? before(m_bands[a], m_bands[b])
                                             : before(m_bands[b], m_bands[a]);
    });
    endResetModel();
}

bool BandListModel::matches(const Band &band) const
{
    return std::all_of(m_words.begin(), m_words.end(), [&band](const std::string &word) {
        return band.key.find(word) != std::string::npos;
    });
}

bool BandListModel::before(const Band &a, const Band &b) const
{
    switch (static_cast<ColumnKey>(m_column)) {
    case Name:
        return a.row.nameKey < b.row.nameKey;
    case Game:
        return a.game.in(uiLanguage()) < b.game.in(uiLanguage());
    case About:
        return a.about.in(uiLanguage()) < b.about.in(uiLanguage());
    case Points:
        return a.row.total < b.row.total;
    case Figures:
        return a.row.figures < b.row.figures;
    case State:
        return badness(a.row) < badness(b.row);
    case Changed:
    case kColumns:
        break;
    }
    return a.row.updatedAt < b.row.updatedAt;
}

const model::BandRow *BandListModel::at(const QModelIndex &index) const
{
    if (!index.isValid() || std::size_t(index.row()) >= m_shown.size())
        return nullptr;
    return &m_bands[m_shown[std::size_t(index.row())]].row;
}

const model::BandRow *BandListModel::find(const std::string &uuid) const
{
    const auto found = std::ranges::find(
        m_bands, uuid, [](const Band &band) -> const std::string & { return band.row.uuid; });
    return found == m_bands.end() ? nullptr : &found->row;
}

QModelIndex BandListModel::indexOf(const std::string &uuid) const
{
    for (std::size_t i = 0; i < m_shown.size(); ++i)
        if (m_bands[m_shown[i]].row.uuid == uuid)
            return index(int(i), 0);
    return {};
}

int BandListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int BandListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QString BandListModel::text(const Band &band, int column) const
{
    switch (static_cast<ColumnKey>(column)) {
    case Name:
        return toQString(band.row.name);
    case Game:
        return inUiLanguage(band.game);
    case About:
        return inUiLanguage(band.about);
    case Points:
        return QLocale().toString(band.row.total);
    case Figures:
        return QLocale().toString(band.row.figures);
    case State:
        return stateText(band.row.illegal, band.row.warnings) +
               (refusalOf(band.row) ? QStringLiteral(" · ") + boardMark() : QString());
    case Changed:
        return momentText(band.row.updatedAt);
    case kColumns:
        break;
    }
    return {};
}

const BoardRefusal *BandListModel::refusalOf(const model::BandRow &row) const
{
    if (!m_refusals)
        return nullptr;
    auto [judged, fresh] = m_judged.try_emplace(row.uuid);
    if (fresh || judged->second.updatedAt != row.updatedAt)
        judged->second = {row.updatedAt, m_refusals(row)};
    return judged->second.refusal ? &*judged->second.refusal : nullptr;
}

/** The whole text, where the column cuts it or has no room for the reason. */
QString BandListModel::tip(const Band &band, int column) const
{
    const BoardRefusal *refusal = column == State ? refusalOf(band.row) : nullptr;
    return tipText(refusal ? text(band, column) + u'\n' + boardNote(*refusal) : text(band, column));
}

QVariant BandListModel::decoration(const Band &band) const
{
    if (band.row.illegal > 0)
        return severityIcon(rules::Severity::Illegal, QGuiApplication::palette());
    if (band.row.warnings > 0)
        return severityIcon(rules::Severity::Warning, QGuiApplication::palette());
    return lineIcon(QStringLiteral("good"), Tone::Good);
}

QVariant BandListModel::data(const QModelIndex &index, int role) const
{
    if (at(index) == nullptr)
        return {};
    const Band &band = m_bands[m_shown[std::size_t(index.row())]];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(band, column);
    case Qt::DecorationRole:
        return column == State ? decoration(band) : QVariant();
    case Qt::TextAlignmentRole:
        if (column == Points || column == Figures)
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    case Qt::AccessibleTextRole:
        return text(band, column);
    case Qt::ToolTipRole:
        return tip(band, column);
    default:
        return {};
    }
}

QVariant BandListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && (section == Points || section == Figures))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<ColumnKey>(section)) {
    case Name:
        return tr("Name");
    case Game:
        return tr("Game");
    case About:
        return inUiLanguage(m_factionWord);
    case Points:
        return tr("Points");
    case Figures:
        return tr("Figures");
    case State:
        return tr("State");
    case Changed:
        return tr("Changed");
    case kColumns:
        break;
    }
    return {};
}

void BandListModel::sort(int column, Qt::SortOrder order)
{
    m_column = column < 0 ? int(Changed) : column;
    m_order = order;
    show();
}

} // namespace escarmouche::app
