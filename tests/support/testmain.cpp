// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

#include <cstdio>
#include <map>
#include <string>
#include <string_view>

namespace escarmouche::tests {

namespace {

std::map<std::string, TestInProgram::Run, std::less<>> &tests()
{
    static std::map<std::string, TestInProgram::Run, std::less<>> tests;
    return tests;
}

/** "tests/rules/contract/tst_dice.cpp": tst_dice. */
std::string nameOf(std::string_view file)
{
    file.remove_prefix(file.rfind('/') + 1);
    return std::string(file.substr(0, file.rfind('.')));
}

/** Each test has settings of its own, and finds none of a run before. */
void forgetSettings(const char *test)
{
    QCoreApplication::setApplicationName(QString::fromLatin1(test));
    QStandardPaths::setTestModeEnabled(true);
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).removeRecursively();
    QStandardPaths::setTestModeEnabled(false);
}

} // namespace

TestInProgram::TestInProgram(const char *file, Run run)
{
    tests().emplace(nameOf(file), run);
}

} // namespace escarmouche::tests

/** The first argument names the test, the others are Qt's. */
int main(int argc, char **argv)
{
    using escarmouche::tests::tests;
    const auto found = argc > 1 ? tests().find(std::string_view(argv[1])) : tests().end();
    if (found == tests().end()) {
        std::puts("Name a test first, then what Qt's tests understand (-help tells it):");
        for (const auto &[name, run] : tests())
            std::puts(name.c_str());
        return 2;
    }
    escarmouche::tests::forgetSettings(argv[1]);
    argv[1] = argv[0];
    return found->second(argc - 1, argv + 1);
}
