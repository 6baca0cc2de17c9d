// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <QStringList>

#include <optional>
#include <string>

class QWidget;

namespace escarmouche::model {
class Library;
}

namespace escarmouche::app {

class CampaignController;

// Campaigns into and out of the library by files.

/** Asks for files that the library takes in: bands and campaigns. */
QStringList chooseFiles(QWidget *parent);
/** By its name. */
bool isCampaignFile(const QString &path);
/** Answers the uuid of the campaign; none: the person cancelled, and the library is unchanged. */
std::optional<rules::Result<std::string>> takeCampaignFile(QWidget *parent, model::Library &library,
                                                           const QString &path);

/** Asks for a name and writes the campaign with its whole history. Answers the path of the file;
    empty: none was written, and the person knows why. */
QString exportCampaign(QWidget *parent, const model::Library &library,
                       const CampaignController &campaign);

} // namespace escarmouche::app
