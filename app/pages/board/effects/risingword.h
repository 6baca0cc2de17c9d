// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QPointer>
#include <QVariantAnimation>

namespace escarmouche::app {

class WordItem;

/** A word that rises from a point of the scene, stays to be read and fades. Goes by itself. */
class RisingWord : public QVariantAnimation
{
public:
    /** A word on its scene, which goes with it; so many lines above where it stands. */
    RisingWord(WordItem *word, int lines, QObject *parent);
    ~RisingWord() override;

    /** 1 as it is meant, 2 twice as fast. */
    void begin(double speed);
    /** Milliseconds until it begins to fade. */
    int readFor() const;
    /** It has been read. */
    void fade();

protected:
    void updateCurrentValue(const QVariant &share) override;

private:
    QPointer<WordItem> m_word;
    int m_lines;
};

} // namespace escarmouche::app
