// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace escarmouche::app {

/** Amounts as bars beside their names, largest scale first; told in words to who cannot see it. */
class BarChart : public QWidget
{
    Q_OBJECT

public:
    struct Bar {
        QString name;
        int amount = 0;
    };

    explicit BarChart(QWidget *parent = nullptr);

    void show(const QString &title, std::vector<Bar> bars);
    using QWidget::show;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int rowHeight() const;

    QString m_title;
    std::vector<Bar> m_bars;
};

} // namespace escarmouche::app
