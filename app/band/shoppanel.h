// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

namespace Ui {
class ShopPanel;
}

namespace escarmouche::app {

class BandController;
class ShopModel;

/** The shop: what can be bought, for the band or for the chosen figures, what it would cost and
    what it would break, told before it is bought. */
class ShopPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ShopPanel(QWidget *parent = nullptr);
    ~ShopPanel() override;

    void setController(BandController *controller);
    void focusFilter();

signals:
    void ruleWanted(const QString &rule, QWidget *near);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectSignals();
    void refresh();
    void showTabs();
    void showEntry();
    void filter(const QString &text);
    void buy();
    void takeAway();

    std::unique_ptr<Ui::ShopPanel> m_ui;
    BandController *m_controller = nullptr;
    ShopModel *m_model = nullptr;
};

} // namespace escarmouche::app
