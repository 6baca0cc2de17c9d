// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures/systembench.h"
#include "rules/core/values/hash.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

// Prints one hash of all rule results over the sample bands, then the figures: every compiler and
// every optimisation must print the same first line.

using namespace escarmouche;

namespace {

std::string contents(const std::filesystem::path &path)
{
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

/** The texts of the files in that folder, by name. */
std::vector<std::string> bandsIn(const std::filesystem::path &folder)
{
    std::vector<std::filesystem::path> samples;
    if (!std::filesystem::exists(folder)) // a game without bands
        return {};
    for (const auto &entry : std::filesystem::directory_iterator(folder))
        samples.push_back(entry.path());
    std::ranges::sort(samples);
    std::vector<std::string> bands;
    std::ranges::transform(samples, std::back_inserter(bands), contents);
    return bands;
}

int refused(const rules::Error &error)
{
    std::cerr << "refused: " << error.subject << ' ' << error.pointer << '\n';
    return 1;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::cerr << "usage: rulesbench RESOURCES\n";
        return 2;
    }
    const std::filesystem::path resources = argv[1];
    const auto systems =
        app::measuredSystems([&](std::string_view name) -> rules::Result<std::string> {
            return contents(resources / "catalogues" / name);
        });
    if (!systems)
        return refused(systems.error());
    std::string results;
    for (const app::MeasuredSystem &system : *systems) {
        const auto made =
            system.bench->results(bandsIn(resources / "samples" / system.key), *system.matches);
        if (!made)
            return refused(made.error());
        results += *made;
    }
    std::cout << rules::hashText(results) << '\n';
    for (const app::MeasuredSystem &system : *systems) {
        const auto figures = app::measureBands(system);
        if (!figures)
            return refused(figures.error());
        for (const auto &figure : *figures)
            std::cerr << figure.key << ' ' << figure.value << '\n';
    }
    return 0;
}
