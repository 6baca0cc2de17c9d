// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/matchrules.h"

#include "rules/core/match/erase.h"
#include "rules/musg/play/skirmishcodec.h"

namespace escarmouche::rules::musg::play {

std::unique_ptr<const MatchRules> matchRules(const Catalogue &catalogue)
{
    return std::make_unique<ErasedRules<SkirmishCodec>>(SkirmishCodec(catalogue));
}

} // namespace escarmouche::rules::musg::play
