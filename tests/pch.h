// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/pch.h"

#include <QtTest/QtTest>

#include <rapidcheck.h>
