// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/band/control/pagepart.h"

#include <memory>

namespace Ui {
class FindingsPanel;
}

namespace escarmouche::app {

class FindingsModel;

/** What is wrong or doubtful in the band: choosing one chooses its figures, its button mends it,
    its rule can be read. */
class FindingsPanel : public PagePart
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget *parent = nullptr);
    ~FindingsPanel() override;

signals:
    void ruleWanted(const QString &rule, QWidget *near);

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;

private:
    void showCurrent();
    void chooseFigures();
    void mend();
    QString summary() const;

    std::unique_ptr<Ui::FindingsPanel> m_ui;
    FindingsModel *m_model = nullptr;
};

} // namespace escarmouche::app
