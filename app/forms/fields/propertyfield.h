// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

#include <QTimer>
#include <QWidget>

#include <optional>

namespace escarmouche::app {

/** The editor of one property. What is typed is one act, sent on leaving the field, Enter or two
    seconds of rest; a tick or a choice is sent at once. */
class PropertyField : public QObject
{
    Q_OBJECT

public:
    static constexpr int kRest = 2000; // milliseconds

    PropertyField(const rules::Property &property, QWidget *parent);

    const rules::Property &property() const { return m_property; }
    QWidget *editor() const { return m_editor; }
    /** A new value or new bounds; what is being typed is kept. */
    void setProperty(const rules::Property &property);
    void retranslate();
    /** Sends what has been typed and not yet sent. */
    void send();
    bool sameEditor(const rules::Property &other) const;

signals:
    void entered(const escarmouche::rules::Setting &setting);
    /** A text that is not sent yet. */
    void typing(const escarmouche::rules::Setting &setting);
    /** Whatever was typed has been sent, or is as it was. */
    void settled();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void make(QWidget *parent);
    void makeWhole(QWidget *parent);
    void show();
    std::optional<rules::SettingValue> typed() const;
    void touched();

    rules::Property m_property;
    QWidget *m_editor = nullptr;
    QTimer m_rest;
    bool m_dirty = false;
};

} // namespace escarmouche::app
