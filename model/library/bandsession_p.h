// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/bandsession.h"
#include "model/library/bandstream.h"
#include "model/library/streamsession.h"

namespace escarmouche::model {

struct BandSession::Private {
    std::unique_ptr<StreamSession<BandStream>> stream;
};

} // namespace escarmouche::model
