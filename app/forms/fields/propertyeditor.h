// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QFormLayout;
class QLabel;

namespace escarmouche::app {

class PropertyField;

/** A form made from whatever properties the rules name. */
class PropertyEditor : public QWidget
{
    Q_OBJECT

public:
    explicit PropertyEditor(QWidget *parent = nullptr);
    ~PropertyEditor() override;

    void setProperties(const std::vector<rules::Property> &properties);
    /** Gives each label a letter of its own, none of these: those in use around the form. */
    void giveLetters(const QString &taken);
    /** Sends what is still being typed. */
    void send();

signals:
    void entered(const escarmouche::rules::Setting &setting);
    /** As the field has it. */
    void typing(const escarmouche::rules::Setting &setting);
    void settled();

private:
    struct Line {
        QLabel *label = nullptr; // none beside a tick
        PropertyField *field = nullptr;
    };

    bool sameForm(const std::vector<rules::Property> &properties) const;
    void build(const std::vector<rules::Property> &properties);
    void clear();
    /** Of the property that is being typed in; empty: none. */
    std::string keyWithKeyboard() const;
    void focus(const std::string &key);
    void showLabel(const Line &line);
    void showLetters();

    QFormLayout *m_form = nullptr;
    std::vector<Line> m_lines;
    std::optional<QString> m_taken; // letters; none: labels have no letters
};

} // namespace escarmouche::app
