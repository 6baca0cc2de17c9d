// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace escarmouche::model {
class Library;
struct GameRow;
} // namespace escarmouche::model

namespace escarmouche::app {

/** The matches of a library, those still played first; as high as what is in it. */
class MatchList : public QListWidget
{
    Q_OBJECT

public:
    explicit MatchList(QWidget *parent = nullptr);

    void fill(const model::Library &library);

signals:
    void matchWanted(const QString &uuid);
};

} // namespace escarmouche::app
