// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures/rulesbench.h"

#include "app/bench/measures/matchbench.h"
#include "rules/core/values/hash.h"
#include "rules/musg/bandrules.h"
#include "rules/musg/codec/codec.h"
#include "rules/musg/legality/legality.h"

namespace escarmouche::app {

using namespace rules;

namespace {

constexpr int kRulesRuns = 51;
constexpr int kLargeRuns = 5;

/** The work that is promised to take 20 microseconds for 12 figures. */
int judge(const musg::Catalogue &catalogue, const musg::Band &band)
{
    int sum = static_cast<int>(musg::validate(catalogue, band).size());
    for (const auto &member : band.members)
        sum += musg::resolve(catalogue, band, member).price.value();
    return sum;
}

double legalityMicroseconds(const musg::Catalogue &catalogue, const musg::Band &band)
{
    volatile int sink = 0;
    return medianMicroseconds(kRulesRuns, 100, [&] { sink = sink + judge(catalogue, band); });
}

/** The shop for all figures of a band but its leaders. */
double shopMicroseconds(const musg::MusgBandRules &rules, int figures)
{
    const auto band = rules.read(benchBand(figures));
    std::vector<Figures> chosen;
    for (int line = 4; line <= figures; ++line)
        chosen.push_back({{line}, 1});
    volatile std::size_t sink = 0;
    return medianMicroseconds(kLargeRuns, 1,
                              [&] { sink = sink + rules.shop(*band, chosen)->tabs.size(); });
}

std::string written(const Number &number)
{
    std::string text = number.present() ? std::to_string(number.value()) : "-";
    for (const auto &part : number.parts())
        text += ' ' + std::to_string(part.amount) + std::string(part.rule.value);
    return text + ';';
}

/** Every number and finding of a band as text. */
std::string results(const musg::Catalogue &catalogue, const musg::Band &band)
{
    std::string text;
    for (const auto &member : band.members) {
        const auto profile = musg::resolve(catalogue, band, member);
        for (const auto &stat : profile.stats)
            text += written(stat);
        text += written(profile.pa) + written(profile.price);
        for (const auto &held : musg::traits(catalogue, band, member))
            text += std::string(held.rule.value) + ',';
    }
    for (const auto &finding : musg::validate(catalogue, band)) {
        text += std::string(finding.rule.value) + finding.sentence.key;
        for (const auto member : finding.members)
            text += ' ' + std::to_string(member.value);
    }
    return text;
}

} // namespace

std::string benchBand(int figures)
{
    std::string text = R"({"format":"escarmouche-band","version":1,"system":"musg",)"
                       R"("name":"Bench","race":"human","options":{"caps":{"total":)" +
                       std::to_string(50 * figures) + R"(,"heroes":)" +
                       std::to_string(50 * figures) + R"(,"sous_fifres":)" +
                       std::to_string(50 * figures) +
                       R"(}},"members":[)"
                       R"({"rank":"chief","profile":"human","gear":{"dagger":1,"sword":1,)"
                       R"("pistol":1,"heavy-armour":1,"shield":1}})";
    for (int n = 1; n < figures; ++n) {
        text += n <= 2 ? R"(,{"rank":"sous-chef","profile":"human","gear":{"rifle":1,"mace":1,)"
                         R"("rondache":1}})"
                       : R"(,{"rank":"sous-fifre","profile":"human","name":"N)" +
                             std::to_string(n) + R"(","gear":{"dagger":1,"rifle":1}})";
    }
    return text + "]}";
}

Result<RulesBench> benchRules(const CatalogueSource &catalogues,
                              const std::vector<std::string> &bands)
{
    auto catalogue = musg::Catalogue::load(catalogues);
    if (!catalogue)
        return fail(catalogue.error());
    std::string everything;
    for (const auto &text : bands) {
        const auto band = musg::decodeBand(*catalogue, text);
        if (!band)
            return fail(band.error());
        everything += results(*catalogue, *band);
    }
    const auto matches = matchResults(*catalogue);
    if (!matches)
        return fail(matches.error());
    everything += *matches;
    RulesBench bench;
    bench.hash = hashText(everything);
    std::vector<double> legality;
    for (const int figures : {12, 24, 48}) {
        const auto band = musg::decodeBand(*catalogue, benchBand(figures));
        if (!band)
            return fail(band.error());
        legality.push_back(legalityMicroseconds(*catalogue, *band));
    }
    bench.figures = {{"musg_legality_12_figures_us", legality[0]},
                     {"musg_legality_24_figures_over_12_ratio", legality[1] / legality[0]},
                     {"musg_legality_48_figures_over_24_ratio", legality[2] / legality[1]}};
    const auto text = benchBand(12);
    volatile std::size_t sink = 0;
    bench.figures.push_back(
        {"musg_band_read_12_figures_us", medianMicroseconds(kRulesRuns, 10, [&] {
             sink = sink + musg::decodeBand(*catalogue, text)->members.size();
         })});
    const musg::MusgBandRules rules(std::move(*catalogue));
    const auto canonical = rules.read(text);
    if (!canonical)
        return fail(canonical.error());
    bench.figures.push_back({"musg_shop_12_figures_us", medianMicroseconds(kRulesRuns, 1, [&] {
                                 sink = sink + rules.shop(*canonical, {})->tabs.size();
                             })});
    const double largest = shopMicroseconds(rules, 512);
    bench.figures.push_back({"musg_shop_512_chosen_us", largest});
    bench.figures.push_back(
        {"musg_shop_512_chosen_over_256_ratio", largest / shopMicroseconds(rules, 256)});
    return bench;
}

} // namespace escarmouche::app
