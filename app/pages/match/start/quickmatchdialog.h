// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language/units.h"
#include "model/match/setup/quickmatch.h"
#include "model/match/setup/tableimport.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLineEdit;
namespace Ui {
class QuickMatchDialog;
}

namespace escarmouche::app {

class RuleBook;

/** Asks which game is played where there are several, and what it needs: who plays with which bands
    or under what name, where, and what for. Shows the board. Begins nothing. */
class QuickMatchDialog : public QDialog
{
    Q_OBJECT

public:
    QuickMatchDialog(const model::QuickMatch &quick, const RuleBook &book, const Units &units,
                     QWidget *parent = nullptr);
    ~QuickMatchDialog() override;

    /** All the games to choose from, that of the dialog among them, and what to show first of one
        that is turned to. */
    using Suggestion = std::function<model::QuickChoice(const model::QuickMatch &)>;
    void offerGames(std::vector<const model::QuickMatch *> games, Suggestion suggestion);
    const model::QuickMatch &game() const { return *m_quick; }

    /** Complete but for the seed of the dice. */
    const rules::MatchSetup &setup() const { return *m_setup; }
    /** Shows that choice in place of what is suggested. */
    void choose(const model::QuickChoice &choice);
    /** What starting it costs; empty: nothing. */
    void tellFees(const QString &fees);
    model::QuickChoice choice() const;
    /** Whose dice are typed: those of all persons, or nobody's. */
    std::vector<rules::SeatId> typing() const;

    /** A table file or a map of Tiled is added to the list and chosen; what cannot be read is said,
        and all stays as it was. */
    void takeTable(const QString &path);

    void accept() override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

signals:
    void ruleWanted(const QString &rule, QWidget *near);
    /** The options are about to be asked for in that dialog. */
    void optionsAsked(QDialog &dialog);

private:
    struct Seat {
        QComboBox *band; // null: the scenario has none
        QLineEdit *name; // null: its band names the side
        QComboBox *player;
        QWidget *row;
    };

    void connectSignals();
    const rules::MatchRules &rules() const { return *m_quick->system().matches; }
    const rules::ScenarioTitle &scenario() const;
    std::size_t anotherBand() const;
    void addSeat(const model::QuickChoice::Seat &chosen);
    QComboBox *bandBox(std::size_t band);
    QLineEdit *nameLine(const std::string &name);
    QString usualName(std::size_t seat) const;
    void turnTo(const model::QuickMatch &game);
    void showWhatIsNeeded();
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
    QString zonesText(const rules::ScenarioTitle &scenario, std::size_t zones) const;
    QString summaryOf(const rules::Ground &ground) const;
    void keepRoomForSummary();
    void removeSeat();
    void fill(const model::QuickChoice &choice);
    void seatsChanged();
    void anotherTable();
    void chooseOptions();
    void countOptions(const std::vector<rules::Setting> &options);
    QString problemText(rules::Error error) const;
    bool isDrawnLater(const rules::Ground &ground) const;
    void refresh();

    std::unique_ptr<Ui::QuickMatchDialog> m_ui;
    const model::QuickMatch *m_quick;
    std::vector<const model::QuickMatch *> m_games; // empty: there is one
    Suggestion m_suggestion;
    const RuleBook &m_book;
    Units m_units;
    std::vector<Seat> m_seats;
    std::vector<Brought> m_brought;
    std::vector<rules::Setting> m_options;
    std::optional<rules::MatchSetup> m_setup;
};

} // namespace escarmouche::app
