// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/campaign/postgame/postgamedesk.h"

#include <QWidget>

class QLabel;
class QListView;
class QStandardItemModel;

namespace escarmouche::app {

/** The post-games of all bands of a campaign, one of them chosen. */
class PostGameChooser : public QWidget
{
    Q_OBJECT

public:
    explicit PostGameChooser(QWidget *parent);

    /** Shows those there are now; the first is chosen where `kept` is none of them. */
    void fill(const CampaignController &controller, const std::optional<PostGameKey> &kept);
    bool isEmpty() const;
    std::optional<PostGameKey> chosen() const;
    void chooseFirst();
    void retranslate();

signals:
    void chosenChanged();

private:
    QLabel *m_title;
    QListView *m_list;
    QStandardItemModel *m_items;
};

} // namespace escarmouche::app
