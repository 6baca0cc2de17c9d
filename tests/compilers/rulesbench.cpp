// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures/rulesbench.h"

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

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::cerr << "usage: rulesbench RESOURCES\n";
        return 2;
    }
    const std::filesystem::path resources = argv[1];
    std::vector<std::filesystem::path> samples;
    for (const auto &entry : std::filesystem::directory_iterator(resources / "samples/musg"))
        samples.push_back(entry.path());
    std::ranges::sort(samples);
    std::vector<std::string> bands;
    std::ranges::transform(samples, std::back_inserter(bands), contents);

    const auto bench = app::benchRules(
        [&](std::string_view name) -> rules::Result<std::string> {
            return contents(resources / "catalogues" / name);
        },
        bands);
    if (!bench) {
        std::cerr << "refused: " << bench.error().subject << ' ' << bench.error().pointer << '\n';
        return 1;
    }
    std::cout << bench->hash << '\n';
    for (const auto &figure : bench->figures)
        std::cerr << figure.key << ' ' << figure.value << '\n';
    return 0;
}
