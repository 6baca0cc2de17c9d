// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace escarmouche::tests {

/** Spoils JSON values, the same way in every run and on every machine: types, ranges, keys that
    are missing, extra or renamed, long texts, nulls, wrong words, repeated elements, nesting. */
class Mutations
{
public:
    explicit Mutations(std::uint64_t seed) : m_state(seed) {}

    /** A number below `bound`. */
    std::size_t below(std::size_t bound)
    {
        m_state = m_state * 6364136223846793005U + 1442695040888963407U;
        return static_cast<std::size_t>(m_state >> 33U) % bound;
    }

    template<class T>
    const T &oneOf(const std::vector<T> &choices)
    {
        return choices[below(choices.size())];
    }

    /** Changes one place of the value. */
    void spoil(nlohmann::json &value)
    {
        const auto places = pointers(value);
        const auto &place = places[below(places.size())];
        nlohmann::json &at = value[place];
        switch (below(8)) {
        case 0:
            at = anything();
            break;
        case 1:
            remove(value, place);
            break;
        case 2:
            rename(at);
            break;
        case 3:
            repeat(at);
            break;
        case 4:
            if (at.is_number())
                at = number();
            else if (at.is_string())
                at = text();
            break;
        case 5:
            if (at.is_string())
                at = word();
            break;
        default:
            addField(at);
        }
    }

private:
    using json = nlohmann::json;

    static std::vector<json::json_pointer> pointers(const json &value)
    {
        std::vector<json::json_pointer> all{json::json_pointer()};
        collect(value, json::json_pointer(), all);
        return all;
    }
    static void collect(const json &value, const json::json_pointer &pointer,
                        std::vector<json::json_pointer> &all)
    {
        if (!value.is_structured())
            return;
        for (const auto &[key, inner] : value.items()) {
            all.push_back(pointer / key);
            collect(inner, pointer / key, all);
        }
    }

    json number()
    {
        static const std::vector<std::int64_t> kNumbers{
            -1000001, -1000000, -1,   0,    1,       2,       8,          9,          31,
            32,       33,       64,   65,   199,     200,     201,        512,        513,
            999,      1000,     1001, 9999, 1000000, 1000001, 2147483647, 2147483648, 1LL << 52};
        return oneOf(kNumbers);
    }

    json text()
    {
        static const std::vector<std::string> kParts{"a", "é", "𝄞", "-", " ", "\n", "<b>", "a-b"};
        static const std::vector<std::size_t> kLengths{0,   1,   2,   63,  64,   65,  119,
                                                       120, 121, 400, 401, 8000, 8001};
        const std::string part = oneOf(kParts);
        std::string out;
        for (std::size_t i = oneOf(kLengths); i > 0; --i)
            out += part;
        return below(4) == 0 ? out + "\n" : out;
    }

    json word()
    {
        static const std::vector<std::string> kWords{
            "chief",    "sous-chef", "sous-fifre", "figurant",   "mercenary",     "summon",
            "Chief",    "king",      "creation",   "campaign",   "as-printed",    "asprinted",
            "none",     "pulp",      "tribe",      "terrorists", "antiterrorist", "musg",
            "atz",      "human",     "orc",        "rifle",      "good-eye",      "hardened",
            "good_eye", "Rifle",     "-rifle",     "rifle-",     "a--b",          "rifle\n"};
        return oneOf(kWords);
    }

    json anything()
    {
        switch (below(9)) {
        case 0:
            return nullptr;
        case 1:
            return true;
        case 2:
            return number();
        case 3:
            return text();
        case 4:
            return json::array();
        case 5:
            return json::object();
        case 6:
            return json::array({word(), number()});
        case 7:
            return nested();
        default:
            return word();
        }
    }

    json nested()
    {
        json value = number();
        for (std::size_t depth = below(20); depth > 0; --depth)
            value = below(2) ? json::array({value}) : json{{"gear", value}};
        return value;
    }

    static void remove(json &value, const json::json_pointer &place)
    {
        if (place.empty())
            return;
        json &parent = value[place.parent_pointer()];
        if (parent.is_object())
            parent.erase(place.back());
        else
            parent.erase(static_cast<std::size_t>(std::stoul(place.back())));
    }

    void rename(json &at)
    {
        if (!at.is_object() || at.empty())
            return;
        const auto member = std::next(at.begin(), static_cast<std::ptrdiff_t>(below(at.size())));
        const json kept = member.value();
        const std::string key = member.key();
        at.erase(member);
        at[below(2) ? key + "s" : "x" + key] = kept;
    }

    void repeat(json &at)
    {
        static const std::vector<std::size_t> kCounts{2, 31, 32, 33, 64, 65, 512, 513};
        const std::size_t count = oneOf(kCounts);
        if (at.is_array() && !at.empty()) {
            const json first = at.front();
            while (at.size() < count)
                at.push_back(first);
        } else if (at.is_object() && !at.empty() && at.front().is_number()) {
            while (at.size() < count)
                at["thing-" + std::to_string(at.size())] = 1;
        }
    }

    void addField(json &at)
    {
        static const std::vector<std::string> kKeys{
            "id",         "count",    "row",       "name",  "gear",    "arms",        "advances",
            "injuries",   "hireling", "price",     "notes", "options", "treasury",    "caps",
            "other_side", "theme",    "against",   "total", "reason",  "mixed_races", "phase",
            "experience", "injury",   "comment",   "Name",  "",        "a/b",         "rank",
            "xp_boxes",   "hero",     "sous_fifre"};
        if (!at.is_object())
            return;
        at[oneOf(kKeys)] = below(3) == 0 ? anything() : field();
    }

    /** A value that some field of a band takes. */
    json field()
    {
        static const std::vector<json> kFields{
            7,
            true,
            "sous-chef",
            "Bo",
            json::array({"good-eye", "brave"}),
            json::array({{{"injury", "hardened"}}}),
            json::array({{{"injury", "implacable-hatred"}, {"against", "Les Busards"}}}),
            {{"points", 12}, {"reason", "a present"}},
            {{"points", -1}, {"reason", ""}},
            {{"total", 750}, {"heroes", 450}},
            {{"caps", {{"total", 300}}}, {"theme", "pulp"}, {"mixed_races", false}},
            {{"rifle", 1}, {"dagger", 2}},
            {{"rifle", 33}},
        };
        return oneOf(kFields);
    }

    std::uint64_t m_state;
};

} // namespace escarmouche::tests
