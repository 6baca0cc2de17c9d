// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/campaign/company.h"
#include "rules/musg/codec/codec.h"
#include "rules/musg/codec/membercodec.h"

namespace escarmouche::rules::musg {

using json::Cursor;
using Json = nlohmann::json;

/** The format of bands in a campaign, around that of bands. */
struct CompanyFormat : json::Format<Json, true, 4096> {
    explicit CompanyFormat(const BandFormat &format) : bands(format) {}

    const BandFormat &bands;

    EntryId entry(const Cursor &at, std::initializer_list<Kind> kinds) const
    {
        return bands.entry(at, kinds);
    }
    EntryId entry(const Cursor &at, const std::string &id, std::initializer_list<Kind> kinds) const
    {
        return bands.entry(at, id, kinds);
    }
    std::string idOf(EntryId entry) const { return bands.idOf(entry); }
};

Json written(const CompanyFormat &, EntryId) = delete; // EntryOf

template<StrongId T>
void read(const CompanyFormat &format, const Cursor &at, T &id)
{
    json::read(format, at, id.value);
}

Json written(const CompanyFormat &format, const Member &member)
{
    return json::written(format.bands, member);
}

void read(const CompanyFormat &format, const Cursor &at, Member &member)
{
    read(format.bands, at, member);
}

Json written(const CompanyFormat &format, const Band &band)
{
    return Json::parse(encodeBand(format.bands.catalogue, band));
}

void read(const CompanyFormat &format, const Cursor &at, Band &band)
{
    auto met = decodeBand(format.bands.catalogue, at.dump());
    if (met)
        band = std::move(*met);
    else
        at.complain(met.error().code, met.error().subject, met.error().hint);
}

namespace {

/** What acts on the band itself made of it. */
struct BandOutcome {
    static Json written(const CompanyFormat &format, const std::vector<Change> &changes)
    {
        return Json::parse(encodeOutcome(format.bands.catalogue, changes));
    }
    static void read(const CompanyFormat &format, const Cursor &at, std::vector<Change> &changes)
    {
        changes = readOutcome(format.bands, at);
    }
};

constexpr int kLeastOf = std::numeric_limits<int>::min();
constexpr int kMostOf = std::numeric_limits<int>::max();

} // namespace

ESCARMOUCHE_MEMBERS(Passing, always("member", &T::member),
                    always("injury", &T::injury, EntryOf<Kind::Injury>{}),
                    named("since", &T::since))
ESCARMOUCHE_MEMBERS(Fallen, always("member", &T::member), always("fixture", &T::fixture))
ESCARMOUCHE_MEMBERS(DueAdvances, always("member", &T::member), always("count", &T::count))
ESCARMOUCHE_MEMBERS(Company, always("band", &T::band),
                    named("stash", &T::stash, Gear{CompanyFormat::kMostItems, {kLeastOf, kMostOf}}),
                    named("passing", &T::passing), named("covered", &T::covered),
                    named("due", &T::due), named("fallen", &T::fallen),
                    named("departed", &T::departed))

// The first member of a change names its kind.
ESCARMOUCHE_MEMBERS(StashChanged,
                    always("stash", &T::entry, EntryOf<Kind::Ranged, Kind::Melee, Kind::Item>{}),
                    always("by", &T::by))
ESCARMOUCHE_MEMBERS(PassingChanged, always("passing", &T::passing), always("begins", &T::begins))
ESCARMOUCHE_MEMBERS(CoveredChanged, always("covered", &T::covered), always("member", &T::member))
ESCARMOUCHE_MEMBERS(DueChanged, always("due", &T::by), always("member", &T::member))
ESCARMOUCHE_MEMBERS(FallenAdded, always("fallen", &T::fallen))

void read(const CompanyFormat &format, const Cursor &at, CompanyChange &change)
{
    constexpr std::size_t kOtherwise = 4; // somebody fell
    change = json::readKind<CompanyChange>(format, at, json::kindIn<CompanyChange>(at, kOtherwise));
}

ESCARMOUCHE_MEMBERS(CompanyChanges, named("band", &T::band, BandOutcome{}), named("own", &T::own))

std::string encodeCompany(const Catalogue &catalogue, const Company &company)
{
    return json::written(CompanyFormat(BandFormat(catalogue)), company).dump();
}

Result<Company> decodeCompany(const Catalogue &catalogue, std::string_view text)
{
    return json::decode(text, [&](const Cursor &at) {
        const BandFormat bands(catalogue);
        Company company;
        json::read(CompanyFormat(bands), at, company);
        at.complain(bands.unknown);
        return company;
    });
}

std::string encodeChanges(const Catalogue &catalogue, const CompanyChanges &changes)
{
    return json::written(CompanyFormat(BandFormat(catalogue)), changes).dump();
}

CompanyChanges readChanges(const Catalogue &catalogue, const Cursor &at)
{
    const BandFormat bands(catalogue);
    CompanyChanges changes;
    json::read(CompanyFormat(bands), at, changes);
    at.complain(bands.unknown);
    return changes;
}

} // namespace escarmouche::rules::musg
