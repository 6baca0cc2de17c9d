// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace escarmouche::app {

/** A track that goes step by step to its end, as a row of boxes with its name before and its number
    behind. */
class TrackBar : public QWidget
{
    Q_OBJECT

public:
    explicit TrackBar(QWidget *parent = nullptr);

    void show(const QString &name, int value, int most);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString number() const;

    QString m_name;
    int m_value = 0;
    int m_most = 0;
};

} // namespace escarmouche::app
