// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/parser.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>

// Under libFuzzer: fuzz --parser=NAME [its options] CORPUS...

namespace {

const escarmouche::fuzz::Parser *chosen = nullptr;

} // namespace

extern "C" int LLVMFuzzerInitialize(int *count, char ***arguments)
{
    static QCoreApplication application(*count, *arguments);
    constexpr std::string_view kChoice = "--parser=";
    for (int at = 1; at < *count; ++at) {
        const std::string_view argument((*arguments)[at]);
        if (!argument.starts_with(kChoice))
            continue;
        const auto &all = escarmouche::fuzz::parsers();
        const auto met = std::ranges::find(all, argument.substr(kChoice.size()),
                                           &escarmouche::fuzz::Parser::name);
        chosen = met == all.end() ? nullptr : &*met;
    }
    if (chosen == nullptr) {
        std::cerr << "fuzz --parser=NAME [options of libFuzzer] CORPUS...\n";
        std::exit(2);
    }
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    chosen->read({reinterpret_cast<const char *>(data), size});
    return 0;
}
