// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language/units.h"
#include "app/words/reference/samplebands.h"
#include "rules/core/band/band.h"
#include "rules/core/band/bandact.h"

#include <QDialog>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace Ui {
class NewBandDialog;
}

namespace escarmouche::app {

/** What to make: the system and the first act of the new stream. */
struct NewBand {
    std::string system;
    rules::BandAct first;
};

/** Asks for the game where there are several, then for what its bands are begun with: its first
    choice (the faction) with the profiles behind it, and a start from nothing or from an example of
    it. Knows no system. */
class NewBandDialog : public QDialog
{
    Q_OBJECT

public:
    /** One of the systems at least has bands. */
    NewBandDialog(const rules::RuleSystems &systems, const std::vector<SampleBand> &samples,
                  const Units &units, QWidget *parent = nullptr);
    ~NewBandDialog() override;

    NewBand answer() const;

    void accept() override;

private:
    void showGame();
    void giveLetters();
    void focusName();
    void enter(const rules::Setting &setting);
    void preview();
    const rules::Choice *mainChoice() const;
    void showChoice();
    void showTable(const rules::Table &table);
    void showStarts();
    const SampleBand *chosenSample() const;
    void startChanged();
    rules::CreateBand created() const;

    std::unique_ptr<Ui::NewBandDialog> m_ui;
    const rules::RuleSystems &m_systems;
    const rules::RuleSystem *m_system = nullptr; // the game chosen
    const std::vector<SampleBand> &m_samples;
    Units m_units;
    std::vector<rules::Property> m_properties; // as shown
    std::vector<rules::Setting> m_entered; // only what the person set; the rules fill in the rest
    std::optional<std::string> m_shownChoice;
};

} // namespace escarmouche::app
