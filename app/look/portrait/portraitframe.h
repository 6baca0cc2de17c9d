// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/portrait/portrait.h"
#include "rules/core/band/band.h"
#include "rules/core/values/error.h"

#include <QToolButton>

#include <string>

namespace escarmouche::model {
class Keepsakes;
}

namespace escarmouche::app {

/** The portrait of a figure, and the way to give it one: a picture is dropped on it, pasted, or
    chosen as a file. Stores it; a picture that cannot be taken changes nothing. */
class PortraitFrame : public QToolButton
{
    Q_OBJECT

public:
    /** As many pixels as are kept, on a screen of double density. */
    static constexpr int kLargeSide = 128;

    PortraitFrame(model::Keepsakes &keepsakes, QWidget *parent, int side = kLargeSide);

    /** Of that campaign or band; `png` may be empty. Only to be looked at where it is not writable.
     */
    void show(const std::string &stream, rules::MemberId figure, const QString &name,
              const std::string &png, bool isWritable);
    using QWidget::show;
    void retranslate();
    /** Makes the portrait of the figure that is shown, on another thread. */
    void take(const PictureSource &source);
    void paste();

signals:
    void changed();
    void faulty(escarmouche::app::PictureFault fault);
    void failed(const escarmouche::rules::Error &error);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makeActions();
    void takeFrom(const QMimeData &given);
    void choose();
    void remove();
    void store(const std::string &stream, rules::MemberId figure, const std::string &png);
    void showActions();

    model::Keepsakes &m_keepsakes;
    std::string m_stream;
    rules::MemberId m_figure;
    QString m_figureName;
    bool m_isWritable = false;
    bool m_isBlank = true;
    QAction *m_choose = nullptr;
    QAction *m_paste = nullptr;
    QAction *m_remove = nullptr;
};

} // namespace escarmouche::app
