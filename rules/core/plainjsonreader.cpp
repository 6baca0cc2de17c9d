// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/plainjsonreader.h"

#include "rules/core/utf8.h"

#include <nlohmann/json.hpp>

namespace escarmouche::rules::json {

using nlohmann::json;

namespace {

/** Goes through the text once, and gives up at anything that is not plain. */
class PlainReader
{
public:
    PlainReader(const Limits &limits, std::string_view text) : m_limits(limits), m_text(text) {}

    bool read(json &value)
    {
        return readValue(value, 0) && next() == '\0' && m_at == m_text.size();
    }

private:
    /** The next character that is no blank; NUL, which the text has none of: the end. */
    char next()
    {
        const auto isBlank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
        while (m_at < m_text.size() && isBlank(m_text[m_at]))
            ++m_at;
        return m_at < m_text.size() ? m_text[m_at] : '\0';
    }
    bool takes(char c)
    {
        const bool met = next() == c;
        m_at += met ? 1 : 0;
        return met;
    }
    bool readValue(json &value, int depth)
    {
        if (++m_values > m_limits.values)
            return false;
        switch (next()) {
        case '{':
            return depth < m_limits.depth && readObject(value, depth);
        case '[':
            return depth < m_limits.depth && readArray(value, depth);
        case '"':
            value = std::string();
            return readString(value.get_ref<std::string &>());
        case 't':
            value = true;
            return readWord("true");
        case 'f':
            value = false;
            return readWord("false");
        case 'n':
            value = nullptr;
            return readWord("null");
        default:
            return readInteger(value);
        }
    }
    bool readObject(json &value, int depth)
    {
        value = json::object();
        auto &object = value.get_ref<json::object_t &>();
        if (takes('{') && takes('}'))
            return true;
        do {
            std::string key;
            if (next() != '"' || !readString(key) || !takes(':'))
                return false;
            // Ours come in the order in which the object keeps them.
            const auto known = object.size();
            const auto slot = object.try_emplace(object.end(), std::move(key), nullptr);
            if (object.size() == known || !readValue(slot->second, depth + 1))
                return false;
        } while (takes(','));
        return takes('}');
    }
    bool readArray(json &value, int depth)
    {
        value = json::array();
        auto &array = value.get_ref<json::array_t &>();
        if (takes('[') && takes(']'))
            return true;
        do {
            if (!readValue(array.emplace_back(), depth + 1))
                return false;
        } while (takes(','));
        return takes(']');
    }
    bool readString(std::string &out)
    {
        bool plain = true;
        for (std::size_t from = ++m_at; m_at < m_text.size(); ++m_at) {
            const char c = m_text[m_at];
            if (c == '"') {
                out.append(m_text, from, m_at++ - from);
                return out.size() <= m_limits.text && (plain || !utf8::firstForbidden(out));
            }
            if (c == '\\') {
                out.append(m_text, from, m_at++ - from);
                if (!readEscape(out))
                    return false;
                from = m_at + 1;
            } else if (c == '\t' || c == '\n' || c == '\r') {
                return false;
            }
            plain = plain && c >= 0x20;
        }
        return false;
    }
    /** Those of one letter that a text may hold. */
    bool readEscape(std::string &out)
    {
        constexpr std::string_view kLetters = "\"\\/nt";
        constexpr std::string_view kMeant = "\"\\/\n\t";
        const auto met = m_at < m_text.size() ? kLetters.find(m_text[m_at]) : kLetters.npos;
        if (met == kLetters.npos)
            return false;
        out += kMeant[met];
        return true;
    }
    bool readWord(std::string_view word)
    {
        const bool met = m_text.substr(m_at).starts_with(word);
        m_at += word.size();
        return met;
    }
    bool readInteger(json &value)
    {
        constexpr std::size_t kMostDigits = 15; // below 53 bits
        const bool negative = takes('-');
        const std::size_t first = m_at;
        std::int64_t number = 0;
        for (; m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9'; ++m_at)
            number = m_at - first < kMostDigits ? number * 10 + (m_text[m_at] - '0') : 0;
        const std::size_t digits = m_at - first;
        const bool padded = digits > 1 && m_text[first] == '0';
        const char after = m_at < m_text.size() ? m_text[m_at] : '\0';
        value = negative ? -number : number;
        return digits > 0 && digits <= kMostDigits && !padded && after != '.' && after != 'e' &&
               after != 'E';
    }

    const Limits &m_limits;
    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_values = 0;
};

} // namespace

bool readPlain(std::string_view text, const Limits &limits, json &value)
{
    return PlainReader(limits, text).read(value);
}

} // namespace escarmouche::rules::json
