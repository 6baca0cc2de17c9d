// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>
#include <vector>

namespace escarmouche::app {

/** Dice as they lie: pips for six sides, a figure for others; those that reach a threshold filled.
 */
class DiceFaces : public QWidget
{
    Q_OBJECT

public:
    explicit DiceFaces(QWidget *parent = nullptr);

    /** `needed` 0: none is better than another. */
    void setFaces(std::vector<std::uint8_t> faces, int sides, int needed);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<std::uint8_t> m_faces;
    int m_sides = 6;
    int m_needed = 0;
};

} // namespace escarmouche::app
