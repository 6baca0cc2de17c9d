// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/reference.h"
#include "rules/core/band/band.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace escarmouche::model {

struct Heading {
    int level = 1;
    std::string text;
};
struct Paragraph {
    std::string text; // may have several lines
};
struct Bullets {
    std::vector<std::string> items;
};
struct Grid {
    std::vector<std::string> head;
    std::vector<std::vector<std::string>> rows; // each as long as the head
};
/** What few want to read: shut until it is asked for where a page can be, small on paper. */
struct Aside {
    std::string title;
    std::vector<std::string> items;
};
using Block = std::variant<Heading, Paragraph, Bullets, Grid, Aside>;

/** What a readable export says, in one language and without a format; every text is literal. */
struct Document {
    rules::Language language = rules::Language::English;
    std::string title;
    std::vector<Block> blocks;
};

/** How a readable export is worded. */
struct Wording {
    rules::Language language = rules::Language::English;
    std::optional<int> millimetresPerPas; // absent: distances in pas
    const Reference *reference = nullptr; // titles of the rules cited; null: ids alone
};

/** The roster sheet as a document: totals, figures by group, findings, rules used. */
Document describe(const rules::Sheet &sheet, const rules::PhraseBook &phrases,
                  const Wording &wording);

std::string markdown(const Document &document);
/** A page that stands alone and loads nothing. */
std::string html(const Document &document);
std::string plainText(const Document &document);

} // namespace escarmouche::model
