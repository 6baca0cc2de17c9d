// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest/QtTest>
#include <QtWidgets/QtWidgets>
