// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QString>

#include <optional>

namespace escarmouche::app {

/** Plain text on one line, or a few, that asks for no room it does not get. On a few lines what
    does not fit is set smaller or told in fewer words; what still does not is cut with an ellipsis.
    A tool tip tells all of it. */
class ElidedLabel : public QLabel
{
public:
    using QLabel::QLabel;

    /** Wraps words, over so many lines at most. */
    void setMostLines(int lines);

    /** The same in fewer words; set before the text. */
    void setShorter(const QString &shorter) { m_shorter = shorter; }
    /** Some of it alone, for where even those do not fit; set before the text. */
    void setShortest(const QString &shortest) { m_shortest = shortest; }

    /** It is told in fewer words before it is set smaller. */
    void keepSize() { m_keepsSize = true; }

    /** What is painted of a text on a few lines, and how; nothing: it is cut. */
    struct Fitting {
        QString text;
        QFont font;
    };
    std::optional<Fitting> fitting() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool isCut() const;
    int highest() const;
    bool paintFitting(QPainter &painter) const;
    void paintCut(QPainter &painter) const;

    QString m_shorter, m_shortest;
    int m_mostLines = 1;
    bool m_keepsSize = false;
};

} // namespace escarmouche::app
