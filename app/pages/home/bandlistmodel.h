// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/reference/boardlimits.h"
#include "model/library/library.h"

#include <QAbstractTableModel>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::app {

/** The bands of a library as a list to search and sort. Finds words without regard to accents or
    case, in name, game and faction; answers a key stroke over 10,000 bands well within a frame or
   two.
 */
class BandListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum ColumnKey { Name, Game, About, Points, Figures, State, Changed, kColumns };

    explicit BandListModel(const rules::RuleSystems &systems, QObject *parent = nullptr);

    /** Why the board does not play a band; asked of rows that are seen, once for each state. */
    using Refusals = std::function<std::optional<BoardRefusal>(const model::BandRow &)>;
    void setRefusals(Refusals refusals) { m_refusals = std::move(refusals); }
    void setBands(std::vector<model::BandRow> bands);
    void setFilter(const QString &words);
    void retranslate();

    std::size_t total() const { return m_bands.size(); }
    const model::BandRow *at(const QModelIndex &index) const;
    const model::BandRow *find(const std::string &uuid) const; // shown or not
    QModelIndex indexOf(const std::string &uuid) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    /** A row with the texts it is found by, folded once. */
    struct Band {
        model::BandRow row;
        rules::Text game;
        rules::Text about;
        std::string key;
    };

    void show();
    bool matches(const Band &band) const;
    bool before(const Band &a, const Band &b) const;
    QString text(const Band &band, int column) const;
    const BoardRefusal *refusalOf(const model::BandRow &row) const; // null: the board plays it
    QString tip(const Band &band, int column) const;
    QVariant decoration(const Band &band) const;

    /** What was found of a band in one state. */
    struct Judged {
        std::string updatedAt;
        std::optional<BoardRefusal> refusal;
    };

    const rules::RuleSystems &m_systems;
    rules::Text m_factionWord; // over the column of what each band is of
    Refusals m_refusals;
    mutable std::map<std::string, Judged> m_judged; // by uuid
    std::vector<Band> m_bands;
    std::vector<std::size_t> m_shown; // indexes of m_bands, sorted
    std::vector<std::string> m_words; // folded
    int m_column = Changed;
    Qt::SortOrder m_order = Qt::DescendingOrder;
};

/** What the key of a faction of a system stands for; the key itself when nothing does. */
rules::Text aboutText(const rules::RuleSystems &systems, const std::string &system,
                      const std::string &about);

/** What the game of that key is called; the key itself where the program lacks it. */
rules::Text gameName(const rules::RuleSystems &systems, const std::string &system);

/** "legal", "2 broken rules", "legal, 1 warning". */
QString stateText(int illegal, int warnings);

} // namespace escarmouche::app
