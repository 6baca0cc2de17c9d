// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language/units.h"
#include "model/match/setup/quickmatch.h"
#include "model/match/setup/tableimport.h"

#include <QDialog>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
namespace Ui {
class QuickMatchDialog;
}

namespace escarmouche::app {

class RuleBook;

/** Asks who plays with which bands, where, and what for; shows the table. Begins nothing. */
class QuickMatchDialog : public QDialog
{
    Q_OBJECT

public:
    QuickMatchDialog(const model::QuickMatch &quick, const rules::MatchRules &rules,
                     const RuleBook &book, const Units &units, QWidget *parent = nullptr);
    ~QuickMatchDialog() override;

    /** Complete but for the seed of the dice. */
    const rules::MatchSetup &setup() const { return *m_setup; }
    /** Shows that choice in place of what is suggested. */
    void choose(const model::QuickChoice &choice);
    model::QuickChoice choice() const;
    /** Whose dice are typed: those of all persons, or nobody's. */
    std::vector<rules::SeatId> typing() const;

    /** A table file or a map of Tiled is added to the list and chosen; what cannot be read is said,
        and all stays as it was. */
    void takeTable(const QString &path);

    void accept() override;

protected:
    void resizeEvent(QResizeEvent *event) override;

signals:
    void ruleWanted(const QString &rule, QWidget *near);
    /** The options are about to be asked for in that dialog. */
    void optionsAsked(QDialog &dialog);

private:
    struct Seat {
        QComboBox *band;
        QComboBox *player;
        QWidget *row;
    };

    std::size_t anotherBand() const;
    void addSeat(std::size_t band, const std::string &player);
    QString bandText(const model::QuickBand &band) const;
    void fillBands(QComboBox &box) const;
    void fillPlayers(QComboBox &box) const;
    /** Of a file, which stands in the list between the ready tables and the generated one. */
    struct Brought {
        std::string text;
        QString note; // what of the file is not there
        QString path;
    };

    void fillLists();
    void browse();
    bool isGenerated() const;
    const Brought *brought() const;
    QString noteOf(const rules::kit::tables::TiledTable &read, const QString &path) const;
    QString zonesText(std::size_t zones) const;
    QString summaryOf(const rules::BoardFace *board) const;
    void keepRoomForSummary();
    void removeSeat();
    void fill(const model::QuickChoice &choice);
    void seatsChanged();
    void anotherTable();
    void chooseOptions();
    void setOptions(std::vector<rules::Setting> options);
    void refresh();

    std::unique_ptr<Ui::QuickMatchDialog> m_ui;
    const model::QuickMatch &m_quick;
    const rules::MatchRules &m_rules;
    const RuleBook &m_book;
    Units m_units;
    std::vector<Seat> m_seats;
    std::vector<Brought> m_brought;
    std::vector<rules::Setting> m_options;
    std::optional<rules::MatchSetup> m_setup;
};

} // namespace escarmouche::app
