// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/sheets/systemsheets.h"
#include "rules/zombies/codec/codec.h"

#include <utility>

namespace escarmouche::rules::zombies {

/** What lies beside the town on paper; the words are in "zombies/sheets.json". */
class ZombiesSheets : public SystemSheets
{
public:
    explicit ZombiesSheets(ZombiesCodec codec) : m_codec(std::move(codec)) {}

    Result<ReferenceSheet> reference(const MatchSetup &setup) const override;
    Result<ScoreSheet> scores(const MatchSetup &setup) const override;

private:
    /** Of a set-up that can be played. */
    Result<Terms> termsOf(const MatchSetup &setup) const;

    ZombiesCodec m_codec;
};

} // namespace escarmouche::rules::zombies
