// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/scene/tokenwalk.h"

#include "app/pages/board/scene/boardscene.h"
#include "app/pages/board/tokens/tokenitem.h"

#include <QLineF>

#include <algorithm>

namespace escarmouche::app {

namespace {

bool stands(const BoardScene &scene, int id)
{
    const TokenItem *item = scene.item(id);
    return item && !item->look().isBody;
}

} // namespace

std::vector<int> ownTokens(const BoardScene &scene, rules::SeatId seat)
{
    std::vector<int> own;
    for (const auto &token : scene.view().tokens) {
        if ((!seat.valid() || token.owner == seat) && stands(scene, token.id))
            own.push_back(token.id);
    }
    return own;
}

std::vector<int> enemyTokens(const BoardScene &scene, rules::SeatId seat)
{
    const rules::Token *chosen = scene.token(scene.selected());
    if (!seat.valid() && chosen)
        seat = chosen->owner;
    std::vector<int> enemies;
    for (const auto &token : scene.view().tokens) {
        if (token.owner != seat && stands(scene, token.id) && !scene.isWaiting(token.id))
            enemies.push_back(token.id);
    }
    if (const auto from = scene.standOf(scene.selected())) {
        std::ranges::stable_sort(
            enemies, {}, [&](int id) { return QLineF(*from, *scene.standOf(id)).length(); });
    }
    return enemies;
}

int nextOf(const std::vector<int> &tokens, int current, bool isForward)
{
    if (tokens.empty())
        return -1;
    const auto found = std::ranges::find(tokens, current);
    if (found == tokens.end())
        return isForward ? tokens.front() : tokens.back();
    const auto at = static_cast<std::size_t>(found - tokens.begin());
    return tokens[(at + (isForward ? 1 : tokens.size() - 1)) % tokens.size()];
}

} // namespace escarmouche::app
