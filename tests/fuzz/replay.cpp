// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/parser.h"
#include "tests/support/files/manycases.h"
#include "tests/support/files/sourcefile.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>

// Gives each parser what it begins with, what it once fell over, and a few spoiled texts.

namespace {

using namespace escarmouche;
using namespace escarmouche::fuzz;
namespace fs = std::filesystem;

constexpr int kUsage = 2;
constexpr int kBroken = 6;

struct Replay {
    int n = 0;
    int failures = 0;

    void give(const Parser &parser, const std::string &bytes, const std::string &what)
    {
        ++n;
        try {
            parser.read(bytes);
        } catch (const std::exception &fault) {
            if (failures++ == 0)
                std::cerr << parser.name << ", " << what << ": " << fault.what() << '\n';
        }
    }
};

/** The same in every run. */
std::string spoiled(std::string bytes, std::uint64_t &state)
{
    const auto below = [&](std::size_t bound) {
        state = state * 6364136223846793005U + 1442695040888963407U;
        return static_cast<std::size_t>(state >> 33U) % std::max<std::size_t>(1, bound);
    };
    if (bytes.empty())
        return bytes;
    const auto at = below(bytes.size());
    switch (below(4)) {
    case 0:
        bytes.resize(at);
        break;
    case 1:
        bytes[at] = static_cast<char>(below(256));
        break;
    case 2:
        bytes.insert(at, bytes.substr(below(bytes.size()), below(64)));
        break;
    default:
        bytes.erase(at, 1 + below(16));
    }
    return bytes;
}

void replay(Replay &all, const Parser &parser, const fs::path &kept)
{
    std::uint64_t state = 1;
    int number = 0;
    for (const auto &seed : parser.seeds()) {
        const auto name = "seed " + std::to_string(++number);
        all.give(parser, seed, name);
        for (int each = 1; each <= tests::manyCases(parser.variations); ++each)
            all.give(parser, spoiled(seed, state), name + ", variation " + std::to_string(each));
    }
    const auto folder = kept / parser.name;
    if (!fs::exists(folder))
        return;
    for (const auto &entry : fs::directory_iterator(folder))
        all.give(parser, *tests::fileText(entry.path().string()), entry.path().filename());
}

int replayAll(const fs::path &kept, bool control)
{
    // A reader that nobody guards.
    static const Parser unguarded{
        "band",
        [](std::string_view bytes) { holds(!nlohmann::json::parse(bytes).is_null(), "null"); },
        bandSeeds};
    Replay all;
    QElapsedTimer clock;
    clock.start();
    if (control)
        replay(all, unguarded, kept);
    else
        for (const Parser &parser : parsers())
            replay(all, parser, kept);
    std::cout << nlohmann::ordered_json{{"name", "fuzz-replay"},
                                        {"n", all.n},
                                        {"failures", all.failures},
                                        {"skipped", 0},
                                        {"seconds", static_cast<double>(clock.elapsed()) / 1000}}
                     .dump()
              << std::endl;
    return all.failures > 0 ? kBroken : 0;
}

int writeSeeds(const fs::path &folder)
{
    for (const Parser &parser : parsers()) {
        fs::create_directories(folder / parser.name);
        int number = 0;
        for (const auto &seed : parser.seeds())
            std::ofstream(folder / parser.name / std::to_string(++number), std::ios::binary)
                << seed;
    }
    return 0;
}

int list()
{
    for (const Parser &parser : parsers())
        std::cout << parser.name << '\n';
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.size() == 1 && arguments[0] == "--list")
        return list();
    if (arguments.size() == 2 && arguments[0] == "--write")
        return writeSeeds(arguments[1]);
    const bool control = arguments.size() == 2 && arguments[1] == "--control";
    if (arguments.empty() || arguments[0].starts_with('-') || (arguments.size() == 2 && !control)) {
        std::cerr << "fuzz_replay KEPT [--control]\nfuzz_replay --write FOLDER | --list\n";
        return kUsage;
    }
    return replayAll(arguments[0], control);
}
