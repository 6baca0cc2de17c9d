// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/drafts/draft.h"

#include <QListWidget>

#include <vector>

namespace escarmouche::model {
class Library;
}

namespace escarmouche::app {

/** The drafts of a library: activating one opens its form, Delete discards it. As high as what is
    in it. */
class DraftList : public QListWidget
{
    Q_OBJECT

public:
    explicit DraftList(QWidget *parent = nullptr);

    /** Leaves out those whose band, campaign or match is off the lists. */
    void fill(const model::Library &library);

signals:
    void draftWanted(const escarmouche::model::DraftPlace &place);
    void discardWanted(const escarmouche::model::Draft &draft);

private:
    void add(const model::Draft &draft, const QString &text);
    void open();
    void discard();

    std::vector<model::Draft> m_drafts; // in the order of the lines
    QAction *m_open;
    QAction *m_discard;
};

} // namespace escarmouche::app
