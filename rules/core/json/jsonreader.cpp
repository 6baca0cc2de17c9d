// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/jsonreader.h"

#include "rules/core/words/nearest.h"
#include "rules/core/words/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <optional>

namespace escarmouche::rules::json {

using nlohmann::json;

namespace {

constexpr std::size_t kMostComplaints = 100;
constexpr std::size_t kLongestSubject = 80; // bytes of a stranger's text that an error repeats
constexpr std::int64_t kLargestInteger = (std::int64_t{1} << 53) - 1;

std::string shortened(std::string text)
{
    if (text.size() <= kLongestSubject)
        return text;
    text.resize(utf8::boundaryBefore(text, kLongestSubject));
    return text + "…";
}

/** The pointer of a member or element; one allocation, for every cursor has one. */
std::string below(const std::string &pointer, std::string_view key)
{
    std::string out;
    out.reserve(pointer.size() + key.size() + 1);
    out.append(pointer).append(1, '/');
    for (const char c : key) {
        if (c == '~')
            out += "~0";
        else if (c == '/')
            out += "~1";
        else
            out += c;
    }
    return out;
}

/** Feeds the lexer and remembers how far it has read, so that a refusal can name the place. */
class Bytes
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    Bytes(const char *at, const char **reached) : m_at(at), m_reached(reached) {}
    reference operator*() const { return *m_at; }
    Bytes &operator++()
    {
        *m_reached = ++m_at;
        return *this;
    }
    bool operator==(const Bytes &other) const { return m_at == other.m_at; }
    bool operator!=(const Bytes &other) const { return m_at != other.m_at; }

private:
    const char *m_at;
    const char **m_reached;
};

/** Builds the value from the lexer's events and stops at the first thing the limits refuse. */
class Builder
{
public:
    Builder(const Limits &limits, std::string_view text) : m_limits(limits), m_text(text) {}

    const char **reached() { return &m_reached; }
    json take() { return std::move(m_root); }
    const Error &error() const { return m_error; }

    bool null() { return add(json(nullptr)); }
    bool boolean(bool value) { return add(json(value)); }
    bool number_integer(std::int64_t value) { return integer(value); }
    bool number_unsigned(std::uint64_t value)
    {
        return value <= static_cast<std::uint64_t>(kLargestInteger)
                   ? integer(static_cast<std::int64_t>(value))
                   : refuse(ErrorCode::NumberTooLarge, std::to_string(value));
    }
    bool number_float(double value, const std::string &written)
    {
        // The lexer hands integers beyond 64 bits over as fractions.
        const bool whole = written.find_first_of(".eE") == std::string::npos;
        if (whole)
            return refuse(ErrorCode::NumberTooLarge, written);
        return m_limits.fractions ? add(json(value)) : refuse(ErrorCode::NumberNotWhole, written);
    }
    bool string(std::string &value) { return allowed(value) && add(json(std::move(value))); }
    bool binary(json::binary_t &) { return false; }
    bool key(std::string &key)
    {
        Level &level = m_open.back();
        level.key.clear();
        if (!allowed(key))
            return false;
        const auto [slot, fresh] = level.value->emplace(key, nullptr);
        level.slot = &*slot;
        level.key = std::move(key);
        return fresh || refuse(ErrorCode::DuplicateKey, level.key);
    }
    bool start_object(std::size_t) { return open(json::object()); }
    bool start_array(std::size_t) { return open(json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool parse_error(std::size_t position, const std::string &token, const json::exception &error)
    {
        constexpr int kNotFinite = 406;
        if (error.id == kNotFinite)
            return refuse(
                m_limits.fractions ? ErrorCode::NumberTooLarge : ErrorCode::NumberNotWhole, token);
        const bool ended = position > m_text.size();
        m_error = {.code = ErrorCode::NotJson,
                   .subject = ended ? std::string() : shortened(utf8::printable(token)),
                   .pointer = pointer(),
                   .number = static_cast<std::int64_t>(std::min(position, m_text.size()))};
        return false;
    }

private:
    struct Level {
        json *value;
        std::string key; // of an object: the member being read
        json *slot = nullptr; // its place
    };

    bool integer(std::int64_t value)
    {
        return value >= -kLargestInteger && value <= kLargestInteger
                   ? add(json(value))
                   : refuse(ErrorCode::NumberTooLarge, std::to_string(value));
    }

    json *place(json &&value)
    {
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        json &into = *m_open.back().value;
        if (into.is_object())
            return &(*m_open.back().slot = std::move(value));
        into.push_back(std::move(value));
        return &into.back();
    }

    bool add(json &&value)
    {
        if (++m_values > m_limits.values)
            return refuse(ErrorCode::TooManyEntries, {},
                          static_cast<std::int64_t>(m_limits.values));
        place(std::move(value));
        return true;
    }

    bool open(json &&value)
    {
        if (static_cast<int>(m_open.size()) >= m_limits.depth)
            return refuse(ErrorCode::TooDeep, {}, m_limits.depth);
        if (++m_values > m_limits.values)
            return refuse(ErrorCode::TooManyEntries, {},
                          static_cast<std::int64_t>(m_limits.values));
        m_open.push_back({place(std::move(value)), {}, nullptr});
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    bool allowed(const std::string &text)
    {
        if (text.size() > m_limits.text)
            return refuse(ErrorCode::TextTooLong, {}, static_cast<std::int64_t>(m_limits.text));
        if (const auto met = utf8::firstForbidden(text))
            return refuse(ErrorCode::ForbiddenCharacter, utf8::name(*met), offset());
        return true;
    }

    std::int64_t offset() const { return m_reached ? m_reached - m_text.data() : 0; }

    bool refuse(ErrorCode code, std::string subject, std::optional<std::int64_t> number = {})
    {
        m_error = {.code = code,
                   .subject = shortened(std::move(subject)),
                   .pointer = pointer(),
                   .number = number.value_or(offset())};
        return false;
    }

    std::string pointer() const
    {
        std::string out;
        for (const Level &level : m_open) {
            // An array that is not the innermost already holds the element being read.
            const std::size_t held = &level == &m_open.back() ? 0 : 1;
            if (level.value->is_array())
                out = below(out, std::to_string(level.value->size() - held));
            else if (!level.key.empty())
                out = below(out, level.key);
        }
        return out;
    }

    const Limits &m_limits;
    std::string_view m_text;
    const char *m_reached = nullptr;
    json m_root;
    std::vector<Level> m_open;
    std::size_t m_values = 0;
    Error m_error;
};

std::string typeName(const json &value)
{
    if (value.is_number())
        return value.is_number_float() ? "number" : "integer";
    return value.type_name();
}

bool isKebabCase(std::string_view text)
{
    constexpr std::size_t kLongestId = 64;
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    bool wordOpen = false;
    for (const char c : text) {
        if (!plain(c) && (c != '-' || !wordOpen))
            return false;
        wordOpen = plain(c);
    }
    return wordOpen && text.size() <= kLongestId;
}

bool isNewer(const json &value, int known)
{
    const auto version = known > 0 && value.is_object() ? value.find("version") : value.end();
    return version != value.end() && version->is_number_integer() && *version > known;
}

} // namespace

Result<json> parse(std::string_view text, const Limits &limits)
{
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.size() > limits.bytes)
        return fail(
            {.code = ErrorCode::FileTooLarge, .number = static_cast<std::int64_t>(limits.bytes)});
    if (text.starts_with(kByteOrderMark))
        return fail({.code = ErrorCode::ForbiddenCharacter, .subject = "U+FEFF"});
    if (const auto bad = utf8::firstInvalid(text))
        return fail({.code = ErrorCode::NotUtf8, .number = static_cast<std::int64_t>(*bad)});
    if (const auto bad = utf8::firstRawControl(text))
        return fail({.code = ErrorCode::ForbiddenCharacter,
                     .subject = utf8::name(static_cast<unsigned char>(text[*bad])),
                     .number = static_cast<std::int64_t>(*bad)});

    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return fail({.code = ErrorCode::NotJson});

    Builder builder(limits, text);
    const Bytes first(text.data(), builder.reached());
    const Bytes last(text.data() + text.size(), builder.reached());
    if (!json::sax_parse(first, last, &builder))
        return fail(builder.error());
    json value = builder.take();
    if (isNewer(value, limits.version))
        return fail({.code = ErrorCode::NewerFormat,
                     .subject = value["version"].dump(),
                     .pointer = "/version",
                     .hint = std::to_string(limits.version)});
    return value;
}

Cursor::Cursor(const json &value, Complaints &complaints, std::string pointer)
    : m_value(&value), m_complaints(&complaints), m_pointer(std::move(pointer))
{
}

Cursor::Cursor(Complaints &complaints, std::string pointer)
    : m_value(nullptr), m_complaints(&complaints), m_pointer(std::move(pointer))
{
}

bool Cursor::wants(bool type, std::string_view name) const
{
    if (m_value && !type)
        complain(ErrorCode::WrongType, typeName(*m_value), std::string(name));
    return m_value && type;
}

bool Cursor::object(std::span<const std::string_view> known) const
{
    if (!wants(m_value && m_value->is_object(), "object"))
        return false;
    for (const auto &[key, value] : m_value->get_ref<const json::object_t &>()) {
        if (std::ranges::find(known, key) == known.end())
            complain(ErrorCode::UnknownKey, key, nearest(key, known));
    }
    return true;
}

bool Cursor::has(std::string_view key) const
{
    return m_value && m_value->is_object() && m_value->contains(key);
}

Cursor Cursor::operator[](std::string_view key) const
{
    if (auto member = find(key))
        return *member;
    if (m_value && m_value->is_object())
        complain(ErrorCode::MissingKey, std::string(key));
    return {*m_complaints, below(m_pointer, key)};
}

std::optional<Cursor> Cursor::find(std::string_view key) const
{
    if (!m_value || !m_value->is_object())
        return std::nullopt;
    const auto member = m_value->find(key);
    if (member == m_value->end())
        return std::nullopt;
    return Cursor(*member, *m_complaints, below(m_pointer, key));
}

std::vector<Cursor> Cursor::array(std::size_t most, std::size_t least) const
{
    if (!wants(m_value && m_value->is_array(), "array"))
        return {};
    if (m_value->size() > most)
        complain(ErrorCode::TooManyEntries, {}, {}, static_cast<std::int64_t>(most));
    if (m_value->size() < least)
        complain(ErrorCode::TooFewEntries, {}, {}, static_cast<std::int64_t>(least));
    std::vector<Cursor> out;
    out.reserve(std::min(most, m_value->size()));
    for (std::size_t i = 0; i < std::min(most, m_value->size()); ++i)
        out.emplace_back((*m_value)[i], *m_complaints, below(m_pointer, std::to_string(i)));
    return out;
}

std::vector<std::pair<std::string, Cursor>> Cursor::members(std::size_t most) const
{
    if (!wants(m_value && m_value->is_object(), "object"))
        return {};
    if (m_value->size() > most)
        complain(ErrorCode::TooManyEntries, {}, {}, static_cast<std::int64_t>(most));
    std::vector<std::pair<std::string, Cursor>> out;
    for (const auto &[key, value] : m_value->get_ref<const json::object_t &>()) {
        if (out.size() < most)
            out.emplace_back(key, Cursor(value, *m_complaints, below(m_pointer, key)));
    }
    return out;
}

std::int64_t Cursor::integer(std::int64_t least, std::int64_t most) const
{
    if (!wants(isInteger(), "integer"))
        return least;
    const auto value = m_value->get<std::int64_t>();
    if (value >= least && value <= most)
        return value;
    complain(ErrorCode::NumberOutOfRange, std::to_string(value),
             std::to_string(least) + ".." + std::to_string(most));
    return least;
}

double Cursor::number(std::int64_t least, std::int64_t most) const
{
    const auto lowest = static_cast<double>(least);
    if (!wants(m_value && m_value->is_number(), "number"))
        return lowest;
    const auto value = m_value->get<double>();
    if (value >= lowest && value <= static_cast<double>(most))
        return value;
    complain(ErrorCode::NumberOutOfRange, m_value->dump(),
             std::to_string(least) + ".." + std::to_string(most));
    return lowest;
}

bool Cursor::boolean() const
{
    return wants(isBoolean(), "boolean") && m_value->get<bool>();
}

std::string Cursor::text(std::size_t most, std::size_t least) const
{
    if (!wants(isText(), "string"))
        return {};
    const auto &text = m_value->get_ref<const std::string &>();
    const std::size_t length = utf8::length(text);
    if (length > most)
        complain(ErrorCode::TextTooLong, {}, {}, static_cast<std::int64_t>(most));
    else if (length < least)
        complain(ErrorCode::TextTooShort, {}, {}, static_cast<std::int64_t>(least));
    else
        return text;
    return {};
}

std::string Cursor::line(std::size_t most, std::size_t least) const
{
    std::string out = text(most, least);
    if (const auto brk = out.find_first_of("\n\t"); brk != std::string::npos) {
        complain(ErrorCode::ForbiddenCharacter, utf8::name(static_cast<unsigned char>(out[brk])),
                 {}, static_cast<std::int64_t>(brk));
        out.clear();
    }
    return out;
}

std::string Cursor::id() const
{
    if (!wants(isText(), "string"))
        return {};
    const auto &text = m_value->get_ref<const std::string &>();
    if (isKebabCase(text))
        return text;
    complain(ErrorCode::WrongPattern, text, "word-word (small letters, digits, hyphens)");
    return {};
}

std::size_t Cursor::choice(std::span<const std::string_view> choices) const
{
    if (!wants(isText(), "string"))
        return 0;
    const auto &word = m_value->get_ref<const std::string &>();
    const auto met = std::ranges::find(choices, word);
    if (met != choices.end())
        return static_cast<std::size_t>(met - choices.begin());
    std::string listed;
    for (const std::string_view one : choices)
        listed.append(listed.empty() ? "" : ", ").append(one);
    complain(ErrorCode::WrongChoice, word, std::move(listed));
    return 0;
}

bool Cursor::isNull() const
{
    return !m_value || m_value->is_null();
}

bool Cursor::isText() const
{
    return m_value && m_value->is_string();
}

bool Cursor::isInteger() const
{
    return m_value && m_value->is_number_integer();
}

bool Cursor::isBoolean() const
{
    return m_value && m_value->is_boolean();
}

std::string Cursor::dump() const
{
    return m_value ? m_value->dump() : std::string();
}

void Cursor::complain(const Complaints &others) const
{
    m_complaints->insert(m_complaints->end(), others.begin(), others.end());
}

void Cursor::complain(ErrorCode code, std::string subject, std::string hint,
                      std::int64_t number) const
{
    if (m_complaints->size() < kMostComplaints)
        m_complaints->push_back({.code = code,
                                 .subject = shortened(std::move(subject)),
                                 .pointer = m_pointer,
                                 .hint = std::move(hint),
                                 .number = number});
}

Result<void> verdict(Cursor::Complaints complaints)
{
    if (complaints.empty())
        return {};
    if (complaints.size() == 1)
        return fail(std::move(complaints.front()));
    return fail({.code = ErrorCode::ManyComplaints,
                 .pointer = complaints.front().pointer,
                 .more = std::move(complaints)});
}

Result<void> walk(std::string_view text, const std::function<void(const Cursor &)> &visit,
                  const Limits &limits)
{
    const auto value = parse(text, limits);
    if (!value)
        return fail(value.error());
    Cursor::Complaints complaints;
    visit(Cursor(*value, complaints));
    return verdict(std::move(complaints));
}

std::string nearest(std::string_view word, std::span<const std::string_view> known)
{
    std::vector<Known> words;
    words.reserve(known.size());
    for (const std::string_view one : known)
        words.push_back({one});
    return rules::nearest(word, words);
}

} // namespace escarmouche::rules::json
