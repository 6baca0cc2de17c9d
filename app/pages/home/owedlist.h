// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

#include <string>

namespace escarmouche::model {
class Library;
}

namespace escarmouche::app {

/** What there is to do in the campaigns of a library: proposals to be dated, games due whose result
    is not known, post-games that are not closed, acts that no longer hold; as high as what is in
    it. */
class OwedList : public QListWidget
{
    Q_OBJECT

public:
    explicit OwedList(QWidget *parent = nullptr);

    void fill(const model::Library &library);

signals:
    /** A post-game, or else a date or a result, of that game. */
    void fixtureWanted(const QString &campaign, int fixture, bool isPostGame);
    void questionsWanted(const QString &campaign);

private:
    QListWidgetItem *add(const QString &title, const QString &what, const std::string &campaign);
};

} // namespace escarmouche::app
