// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/tables/tiledfile.h"
#include "rules/musg/play/setup/scenariofile.h"
#include "rules/systems.h"
#include "tests/fuzz/parser.h"
#include "tests/support/musg/catalogue.h"

namespace escarmouche::fuzz {

namespace tables = rules::kit::tables;
namespace play = rules::musg::play;

void readTable(std::string_view bytes)
{
    const auto table = tables::decodeTable(bytes);
    (void)tables::decodeWish(bytes);
    if (!table)
        return;
    holds(tables::decodeTable(tables::encodeTable(*table)) == table,
          "a table that is written is read as another");
    const rules::kit::geometry::Table laid(table->width, table->depth, table->pieces);
}

std::vector<std::string> tableSeeds()
{
    auto texts = filesIn("resources/tables/musg", ".table.json");
    texts.emplace_back(R"({"seed":7,"width":4000,"depth":3200,"pieces":20})");
    return texts;
}

void readTiledMap(std::string_view bytes)
{
    const auto map = tables::decodeTiled(bytes, "map", "Map");
    if (map)
        holds(tables::decodeTable(tables::encodeTable(map->table)) == map->table,
              "a map that was taken is no table");
}

std::vector<std::string> tiledSeeds()
{
    return filesIn("resources/maps", ".tmj");
}

void readScenario(std::string_view bytes)
{
    const auto file = play::decodeScenario(bytes);
    (void)musg().matches->title(bytes);
    if (!file)
        return;
    holds(play::decodeScenario(play::encodeScenario(*file)) == file,
          "a scenario that is written is read as another");
    (void)play::layOut(*file, 4'000, 3'200);
}

std::vector<std::string> scenarioSeeds()
{
    return filesIn("resources/scenarios/musg", ".scenario.json");
}

/** The first line names the file, the rest is what stands in it. */
void readCatalogue(std::string_view bytes)
{
    const auto end = std::min(bytes.find('\n'), bytes.size());
    const auto file = bytes.substr(0, end);
    const auto text = bytes.substr(std::min(end + 1, bytes.size()));
    (void)rules::systems([&](std::string_view name) -> rules::Result<std::string> {
        if (name != file)
            return tests::sourceFile("resources/catalogues/" + std::string(name));
        return std::string(text);
    });
}

std::vector<std::string> catalogueSeeds()
{
    std::vector<std::string> texts;
    (void)rules::systems([&](std::string_view name) {
        auto text = tests::sourceFile("resources/catalogues/" + std::string(name));
        texts.push_back(std::string(name) + '\n' + text.value());
        return text;
    });
    return texts;
}

} // namespace escarmouche::fuzz
