// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace escarmouche::app {

/** Why something failed or what was expected, as the layers below tell it in English, in the
    language of the window. Of "reason: detail" the detail stays as it is, and so does a reason of
    the system that is not known here. */
QString reasonText(std::string_view reason);

} // namespace escarmouche::app
