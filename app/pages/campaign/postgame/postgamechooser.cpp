// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/postgame/postgamechooser.h"

#include "app/forms/lists/linesdelegate.h"
#include "app/forms/lists/linesview.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/palette.h"
#include "app/look/palette/tint.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/words/sentences/campaignwords.h"

#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kGameRole = Qt::UserRole + 1;
constexpr int kBandRole = Qt::UserRole + 2;
constexpr int kListLetters = 34;

struct Listed {
    const rules::Fixture *game;
    const rules::PostGame *postGame;
};

// Open ones first, the oldest at the head: it has to be closed before the next. Then the closed,
// the latest first.
std::vector<Listed> postGamesOf(const rules::Campaign &campaign)
{
    std::vector<const rules::Fixture *> games;
    for (const rules::Fixture &fixture : campaign.fixtures)
        if (fixture.report)
            games.push_back(&fixture);
    std::ranges::sort(games, {}, &rules::Fixture::reported);
    std::vector<Listed> listed;
    for (const bool closed : {false, true}) {
        if (closed)
            std::ranges::reverse(games);
        for (const rules::Fixture *game : games)
            for (const rules::PostGame &postGame : game->postGames)
                if (postGame.closed == closed)
                    listed.push_back({game, &postGame});
    }
    return listed;
}

} // namespace

PostGameChooser::PostGameChooser(QWidget *parent)
    : QWidget(parent), m_title(new QLabel(this)), m_items(new QStandardItemModel(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kMargin);
    makeSubheading(m_title);
    m_list = new LinesView(m_items, this);
    m_list->setFixedWidth(kListLetters * fontMetrics().averageCharWidth());
    layout->addWidget(m_title);
    layout->addWidget(m_list, 1);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PostGameChooser::chosenChanged);
}

void PostGameChooser::retranslate()
{
    m_title->setText(tr("Post-games"));
    m_list->setAccessibleName(tr("Post-games"));
}

void PostGameChooser::fill(const CampaignController &controller,
                           const std::optional<PostGameKey> &kept)
{
    const QSignalBlocker blocker(m_list->selectionModel());
    m_items->clear();
    QModelIndex next;
    for (const auto &[game, postGame] : postGamesOf(controller.campaign())) {
        const QString title = titleOf(controller.campaign(), *game);
        auto *item = new QStandardItem(controller.bandName(postGame->band));
        item->setIcon(lineIcon(postGame->closed ? QStringLiteral("good") : QStringLiteral("note")));
        item->setData(title, SecondRole);
        item->setData(postGame->closed ? tr("closed") : tr("open"), AsideRole);
        item->setData(game->id.value, kGameRole);
        item->setData(postGame->band.value, kBandRole);
        item->setToolTip(title);
        m_items->appendRow(item);
        if (kept == PostGameKey{game->id, postGame->band})
            next = item->index();
    }
    m_list->setCurrentIndex(next.isValid() ? next : m_items->index(0, 0));
}

bool PostGameChooser::isEmpty() const
{
    return m_items->rowCount() == 0;
}

std::optional<PostGameKey> PostGameChooser::chosen() const
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid())
        return std::nullopt;
    return PostGameKey{{index.data(kGameRole).toInt()}, {index.data(kBandRole).toInt()}};
}

void PostGameChooser::chooseFirst()
{
    m_list->setCurrentIndex(m_items->index(0, 0));
}

} // namespace escarmouche::app
