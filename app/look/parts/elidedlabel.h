// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace escarmouche::app {

/** Plain text on one line, or a few, that asks for no room it does not get: what does not fit is
    cut with an ellipsis, and a tool tip tells all of it. */
class ElidedLabel : public QLabel
{
public:
    using QLabel::QLabel;

    /** Wraps words, over so many lines at most. */
    void setMostLines(int lines);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool isCut() const;
    int highest() const;

    int m_mostLines = 1;
};

} // namespace escarmouche::app
