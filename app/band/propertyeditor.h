// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band.h"

#include <QWidget>

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
    /** Sends what is still being typed. */
    void send();

signals:
    void entered(const escarmouche::rules::Setting &setting);

private:
    struct Line {
        QLabel *label = nullptr; // none beside a tick
        PropertyField *field = nullptr;
    };

    bool sameForm(const std::vector<rules::Property> &properties) const;
    void build(const std::vector<rules::Property> &properties);
    void clear();
    void showLabel(const Line &line);

    QFormLayout *m_form = nullptr;
    std::vector<Line> m_lines;
};

} // namespace escarmouche::app
