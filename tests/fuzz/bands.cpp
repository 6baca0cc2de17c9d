// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/csvcodec.h"
#include "rules/core/band/bandact.h"
#include "tests/fuzz/parser.h"
#include "tests/support/library/randombands.h"

namespace escarmouche::fuzz {

namespace {

/** Everything that is shown of a band. */
void show(const std::string &band)
{
    const auto &rules = *musg().bands;
    holds(rules.summary(band) && rules.roster(band) && rules.totals(band) && rules.validate(band) &&
              rules.shop(band, {}) && rules.sheet(band),
          "a band that was taken cannot be shown");
    holds(musg().matches->notPlayed(band).has_value(), "nor judged by the board");
}

} // namespace

void readBand(std::string_view bytes)
{
    const auto &rules = *musg().bands;
    const auto band = rules.read(bytes);
    if (!band)
        return;
    show(*band);
    const auto file = rules.write(*band);
    holds(file && rules.read(*file) == band, "a band that is written is read as another");
    const auto table = model::csvFromBandFile(*file, false);
    const auto again = table ? model::bandFileFromCsv(*table) : rules::fail(table.error());
    holds(again && rules.read(again->json) == band, "its table is read as another");
}

std::vector<std::string> bandSeeds()
{
    return filesIn("resources/samples/musg", ".band.json");
}

void readCsvBand(std::string_view bytes)
{
    const auto table = model::bandFileFromCsv(bytes);
    if (!table)
        return;
    if (const auto band = musg().bands->read(table->json))
        show(*band);
    else
        (void)model::placeInCsv(*table, band.error().pointer);
}

std::vector<std::string> csvSeeds()
{
    std::vector<std::string> tables;
    for (const auto &band : bandSeeds())
        for (const bool safe : {false, true})
            tables.push_back(model::csvFromBandFile(band, safe).value());
    return tables;
}

/** What a payload holds: an input, or an outcome. */
void readBandAct(std::string_view bytes)
{
    static const std::string sample = musg().bands->read(bandSeeds().front()).value();
    const auto &rules = *musg().bands;
    (void)rules::decodeBandInput(bytes);
    for (const std::string &band : {std::string(), sample}) {
        if (const auto outcome = rules.decide(band, bytes)) {
            const auto after = rules.evolve(band, *outcome);
            holds(after.has_value(), "what was decided cannot be done");
            show(*after);
            (void)rules.tell(band, bytes, *outcome);
        }
        (void)rules.evolve(band, bytes);
    }
}

std::vector<std::string> bandActSeeds()
{
    constexpr int kActs = 30;
    std::vector<std::string> texts;
    tests::RandomPlayer player(3);
    const auto &rules = *musg().bands;
    std::string band;
    const auto take = [&](const rules::BandAct &act) {
        texts.push_back(encode(rules::BandInput{act, static_cast<int>(texts.size()) + 1, {}}));
        const auto outcome = rules.decide(band, texts.back());
        if (!outcome)
            return;
        texts.push_back(*outcome);
        band = rules.evolve(band, *outcome).value_or(band);
    };
    take(player.newBand(rules));
    for (int i = 0; i < kActs; ++i) {
        if (const auto act = player.act(rules, band))
            take(*act);
    }
    return texts;
}

} // namespace escarmouche::fuzz
