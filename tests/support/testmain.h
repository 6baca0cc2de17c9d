// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace escarmouche::tests {

/** Makes a test known to the program that holds the tests of a layer: "tests_rules tst_dice" runs
    it. The name is that of the file. */
struct TestInProgram {
    using Run = int (*)(int argc, char **argv);

    TestInProgram(const char *file, Run run);
};

} // namespace escarmouche::tests

#define REGISTER_TEST(Test, Application)                                                           \
    static const escarmouche::tests::TestInProgram kTestInProgram(                                 \
        __FILE__, [](int argc, char **argv) {                                                      \
            Application;                                                                           \
            Test test;                                                                             \
            return QTest::qExec(&test, argc, argv);                                                \
        });

/** A test that needs no application. */
#define PLAIN_TEST(Test) REGISTER_TEST(Test, )

/** A test that needs an event loop. */
#define CORE_TEST(Test) REGISTER_TEST(Test, QCoreApplication app(argc, argv))
