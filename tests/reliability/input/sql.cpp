// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/digest.h"
#include "model/exchange/bandexchange.h"
#include "model/library/database/migrator.h"
#include "model/library/ledger/ledger.h"
#include "model/library/store/check.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"

#include <QTemporaryDir>

namespace escarmouche::reliability {

namespace {

using model::BandFormat;
using model::Connection;

std::string schemaHash(const QString &library)
{
    const auto connection = Connection::open(library, Connection::Access::Read);
    const auto objects =
        connection ? schemaOf(**connection) : rules::Result<std::vector<std::string>>();
    std::string all;
    for (const auto &object : objects ? *objects : std::vector<std::string>())
        all += object + '\n';
    return all.empty() ? all : model::sha256(all);
}

/** What every text property of a band and its figures says. */
std::vector<std::string> textsOf(const rules::BandRules &rules, const std::string &band)
{
    std::vector<std::string> texts;
    const auto add = [&](std::span<const rules::Figures> of) {
        const auto properties = rules.properties(band, of);
        for (const auto &property : properties ? *properties : std::vector<rules::Property>()) {
            const auto *text = std::get_if<std::string>(&property.value);
            if (text && (property.kind == rules::PropertyKind::Line ||
                         property.kind == rules::PropertyKind::Notes))
                texts.push_back(property.key + '=' + *text);
        }
    };
    add({});
    const auto roster = rules.roster(band);
    for (const auto &group : roster->groups) {
        for (const auto &row : group.rows) {
            const rules::Figures figures{row.figures.front().member, 1};
            add({&figures, 1});
        }
    }
    return texts;
}

/** Writes the text into every field that takes one, in an open band. */
bool writeEverywhere(model::BandSession &session, const std::string &text)
{
    const auto &rules = session.rules();
    const auto roster = rules.roster(session.state());
    std::vector<std::vector<rules::Figures>> targets{{}};
    for (const auto &group : roster->groups) {
        for (const auto &row : group.rows)
            targets.push_back({{row.figures.front().member, 1}});
    }
    bool all = true;
    for (const auto &of : targets) {
        const auto properties = rules.properties(session.state(), of);
        for (const auto &property : properties ? *properties : std::vector<rules::Property>()) {
            const bool free = property.kind == rules::PropertyKind::Line ||
                              property.kind == rules::PropertyKind::Notes;
            if (free && text.size() <= static_cast<std::size_t>(property.most))
                all = session
                          .perform(rules::SetProperties{of, {{property.key, text}}},
                                   "because " + text)
                          .has_value() &&
                      all;
        }
    }
    return all;
}

/** Gives the first figure what brings the fields that not every figure has: a hatred, a price by
    hand. */
bool bringFields(model::BandSession &session)
{
    const auto roster = session.rules().roster(session.state());
    const std::vector<rules::Figures> of{
        {roster->groups.front().rows.front().figures.front().member, 1}};
    return session.perform(rules::Give{"implacable-hatred", of, 1, {}}, "because") &&
           session.perform(
               rules::SetProperties{of, {{"price", std::int64_t{5}}, {"price-reason", "r"}}});
}

/** A program that joins data into its statements. */
void joinInto(const QString &library, const std::string &text)
{
    const auto connection = Connection::open(library, Connection::Access::Write);
    if (connection)
        (void)(*connection)->run("UPDATE band SET name = '" + text + "'");
}

void tryText(Outcome &outcome, const QString &path, const std::string &text, bool control)
{
    const auto &rules = *tests::systems().front().bands;
    auto library = model::Library::open(path, tests::systems(), model::OpenMode::Existing);
    const auto person = (*library)->people().add(text);
    outcome.expect(person && person->name == text, "person: " + text);
    if (person)
        outcome.expect((*library)->people().setCurrent(person->id).has_value(), "person: " + text);

    // A figure or two, whose fields are then written in the window's way.
    const auto uuid = (*library)->bands().create(tests::systems().front().key,
                                                 rules::AdoptBand{bandNamed("a band")});
    auto session = (*library)->bands().open(uuid.value_or(""));
    if (!session) {
        outcome.expect(false, "no band for " + text);
        return;
    }
    outcome.expect(bringFields(**session), "no further fields");
    outcome.expect(writeEverywhere(**session, text), "refused: " + text);
    const auto written = textsOf(rules, (*session)->state());
    for (const std::string field : {"name=", "notes=", "against-1=", "price-reason="})
        outcome.expect(std::ranges::find(written, field + text) != written.end(),
                       field + " not written: " + text);
    outcome.expect((*session)->flush().has_value(), "not kept: " + text);
    const auto state = (*session)->state();
    if (control)
        joinInto(path, text);

    // Out and in again by both files, and taken into the library.
    for (const auto format : {BandFormat::Json, BandFormat::Csv}) {
        const auto file = exportBand(rules, state, format);
        const auto back = importBand(tests::systems(), file.value_or(""), format);
        outcome.expect(back && rules.write(back->band) == rules.write(state),
                       "not the same by file: " + text);
        outcome.expect(back &&
                           (*library)->bands().create(back->system, rules::AdoptBand{back->band}),
                       "not adopted: " + text);
    }
    session->reset();
    library->reset();

    // Nothing of it may be owed to memory: read by another opening.
    library = model::Library::open(path, tests::systems(), model::OpenMode::ReadOnly);
    const auto rows = (*library)->bands().list();
    const auto row = std::ranges::find(*rows, *uuid, &model::BandRow::uuid);
    outcome.expect(row != rows->end() && row->name == text, "name: " + text);
    const auto again = (*library)->bands().open(*uuid);
    outcome.expect(again && textsOf(rules, (*again)->state()) == textsOf(rules, state),
                   "fields: " + text);
    const auto people = (*library)->people().list();
    outcome.expect(std::ranges::find(*people, text, &model::Person::name) != people->end(),
                   "person: " + text);
}

} // namespace

Outcome takeTextAsText(const Trial &trial)
{
    constexpr int kTextsEach = 25; // libraries stay small, and so does the reading
    Outcome outcome;
    const QTemporaryDir folder;
    const auto texts = hostileTexts(trial.n, trial.seed);
    QString path;
    std::string schema;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i % kTextsEach == 0) {
            path = folder.filePath(QStringLiteral("library%1").arg(i));
            if (!model::Library::open(path, tests::systems(), model::OpenMode::Create))
                qFatal("no library");
            schema = schemaHash(path);
        }
        outcome.count();
        tryText(outcome, path, texts[i], trial.control);
        outcome.expect(!schema.empty() && schemaHash(path) == schema, "schema: " + texts[i]);
        if (i % kTextsEach == kTextsEach - 1 || i + 1 == texts.size()) {
            const auto sound = verdict(model::checkLibrary(path, tests::systems()));
            outcome.expect(sound.has_value(), "damaged after " + texts[i]);
        }
    }
    return outcome;
}

} // namespace escarmouche::reliability
