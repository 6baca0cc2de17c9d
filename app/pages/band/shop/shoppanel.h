// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/band/control/pagepart.h"
#include "app/words/language/units.h"
#include "rules/core/band/band.h"

#include <memory>

namespace Ui {
class ShopPanel;
}

class QKeyEvent;

namespace escarmouche::app {

class ShopModel;
class ShopPlaces;

/** The shop: what can be bought, for the band or for the chosen figures, what it would cost and
    what it would break, told before it is bought. */
class ShopPanel : public PagePart
{
    Q_OBJECT

public:
    explicit ShopPanel(QWidget *parent = nullptr);
    ~ShopPanel() override;

    void focusFilter();
    void setUnits(const Units &units);

signals:
    /** Escape was pressed where it had nothing to clear. */
    void left();
    void ruleWanted(const QString &rule, QWidget *near);

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectSignals();
    void goTo(std::size_t tab);
    void showTabs();
    void showEntry();
    QString addText(const rules::ShopEntry &entry, bool given) const;
    void filter(const QString &text);
    void escape();
    bool typed(QObject *where, const QKeyEvent &key);
    void buy();
    void takeAway();

    std::unique_ptr<Ui::ShopPanel> m_ui;
    ShopModel *m_model = nullptr;
    std::unique_ptr<ShopPlaces> m_places;
};

} // namespace escarmouche::app
