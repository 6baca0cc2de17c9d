// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/sessions/bandsession.h"
#include "model/library/sessions/streamsession.h"
#include "model/library/streams/bandstream.h"

namespace escarmouche::model {

struct BandSession::Private {
    std::unique_ptr<StreamSession<BandStream>> stream;
};

} // namespace escarmouche::model
