// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/files/manycases.h"

#include <QByteArray>
#include <QtGlobal>

#include <rapidcheck.h>

#include <string>
#include <utility>

namespace escarmouche::tests {

/** Checks a property on random values, the same ones in every run; RC_PARAMS in the environment
    asks for others. A counter-example is printed, and becomes a named row of its test. */
template<class Property>
bool holds(const std::string &sentence, Property &&property)
{
    if (qEnvironmentVariableIsEmpty("RC_PARAMS"))
        qputenv("RC_PARAMS", "seed=20261 max_discard_ratio=20 max_success=" +
                                 QByteArray::number(manyCases(200)));
    return rc::check(sentence, std::forward<Property>(property));
}

} // namespace escarmouche::tests
