// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/catalogue/catalogue.h"

#include <map>
#include <string>
#include <vector>

namespace escarmouche::rules::musg {

/** Names for figures, by their race or their own profile. */
class Names
{
public:
    /** Reads names.json of folder "musg"; fails with all complaints. */
    static Result<Names> load(const Catalogue &catalogue, const CatalogueSource &source);

    /** Empty: there are none for that race or profile. */
    std::vector<std::string> of(EntryId profile) const;

private:
    std::map<EntryId, std::vector<std::string>> m_lists;
};

} // namespace escarmouche::rules::musg
