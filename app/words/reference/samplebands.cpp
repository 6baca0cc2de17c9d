// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/reference/samplebands.h"

#include "app/words/sentences/phrases.h"

#include <QCoreApplication>

#include <algorithm>

namespace escarmouche::app {

std::vector<SampleBand> sampleBands(const rules::RuleSystems &systems,
                                    std::vector<model::Sample> samples, const RuleBook &book)
{
    const BoardLimits limits(systems, book);
    std::vector<SampleBand> bands;
    for (model::Sample &sample : samples) {
        const rules::RuleSystem *system = systemNamed(systems, sample.system);
        if (system == nullptr || !system->bands)
            continue;
        const auto band = system->bands->read(sample.text);
        const auto summary = band ? system->bands->summary(*band) : fail(band.error());
        if (!summary)
            continue;
        bands.push_back({std::move(sample), *summary, limits.of(*system->bands, *band)});
    }
    return bands;
}

const SampleBand *sampleCalled(const std::vector<SampleBand> &samples, std::string_view word)
{
    const auto found = std::ranges::find_if(
        samples, [word](const SampleBand &band) { return band.sample.isCalled(word); });
    return found == samples.end() ? nullptr : &*found;
}

QString aboutLine(const rules::BandSummary &summary)
{
    return QCoreApplication::translate("SampleBand", "%1, %n point(s)", nullptr, summary.total)
        .arg(inUiLanguage(summary.aboutText));
}

QString withMark(const QString &text, const std::optional<BoardRefusal> &notPlayed)
{
    return notPlayed ? text + QStringLiteral(" – ") + boardMark() : text;
}

QString withNote(const QString &text, const std::optional<BoardRefusal> &notPlayed)
{
    return notPlayed ? text + QStringLiteral(" – ") + boardNote(*notPlayed) : text;
}

} // namespace escarmouche::app
