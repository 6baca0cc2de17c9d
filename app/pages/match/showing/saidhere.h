// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"

#include <QObject>

#include <optional>

namespace escarmouche::app {

class MatchController;

/** What is said about the spot that is pointed at: stays until one points elsewhere or the match
    goes on. */
class SaidHere : public QObject
{
    Q_OBJECT

public:
    /** Child of the controller. */
    explicit SaidHere(MatchController &controller);

    void say(const QString &text);
    void drop();

signals:
    void said(const QString &text); // empty: no more

private:
    void dropElsewhere();

    MatchController &m_controller;
    std::optional<rules::Pointing> m_about; // none: nothing is said
};

} // namespace escarmouche::app
