// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/talk/names.h"

#include "model/text.h"

namespace escarmouche::app::cli {

bool isCalled(const std::string &word, const std::string &entry, const rules::Text &name)
{
    const std::string folded = foldedKey(word);
    return word == entry || folded == foldedKey(name.en) || folded == foldedKey(name.fr);
}

std::string entryCalled(const std::string &word,
                        const std::vector<rules::CatalogueSection> &sections)
{
    for (const rules::CatalogueSection &section : sections) {
        for (const rules::CatalogueItem &item : section.items) {
            if (isCalled(word, item.entry, item.name))
                return item.entry;
        }
    }
    return word;
}

rules::Text calledInCatalogue(const std::string &entry,
                              const std::vector<rules::CatalogueSection> &sections)
{
    for (const rules::CatalogueSection &section : sections) {
        for (const rules::CatalogueItem &item : section.items) {
            if (item.entry == entry)
                return item.name;
        }
    }
    return {entry, entry};
}

} // namespace escarmouche::app::cli
