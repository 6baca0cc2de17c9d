// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace escarmouche::model {
class Library;
}

namespace escarmouche::app {

/** The campaigns of a library, those being played first, archived ones last; as high as what is in
    it. */
class CampaignList : public QListWidget
{
    Q_OBJECT

public:
    explicit CampaignList(QWidget *parent = nullptr);

    void fill(const model::Library &library);

signals:
    void campaignWanted(const QString &uuid);
};

} // namespace escarmouche::app
