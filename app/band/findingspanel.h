// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

namespace Ui {
class FindingsPanel;
}

namespace escarmouche::app {

class BandController;
class FindingsModel;

/** What is wrong or doubtful in the band: choosing one chooses its figures, its button mends it,
    its rule can be read. */
class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget *parent = nullptr);
    ~FindingsPanel() override;

    void setController(BandController *controller);

signals:
    void ruleWanted(const QString &rule, QWidget *near);

protected:
    void changeEvent(QEvent *event) override;

private:
    void connectSignals();
    void refresh();
    void showCurrent();
    void chooseFigures();
    void mend();
    QString summary() const;

    std::unique_ptr<Ui::FindingsPanel> m_ui;
    BandController *m_controller = nullptr;
    FindingsModel *m_model = nullptr;
};

} // namespace escarmouche::app
