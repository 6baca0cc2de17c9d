// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/csv.h"

#include "rules/core/words/utf8.h"

#include <algorithm>

namespace escarmouche::model {

using rules::Error;
using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

constexpr std::size_t kMostBytes = 8U << 20U;
constexpr std::size_t kMostRows = 4096;
constexpr std::size_t kMostCells = 2048;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

Error bad(std::string_view met, std::size_t line)
{
    return {.code = ErrorCode::BadCsv,
            .subject = std::string(met.substr(0, 40)),
            .number = static_cast<std::int64_t>(line)};
}

char separatorOf(std::string_view text)
{
    const auto head = text.substr(0, text.find_first_of("\r\n"));
    if (head.find(',') != std::string_view::npos)
        return ',';
    if (head.find(';') != std::string_view::npos)
        return ';';
    return head.find('\t') != std::string_view::npos ? '\t' : ',';
}

/** Walks the text once; the first fault ends it. */
class Reading
{
public:
    explicit Reading(std::string_view text) : m_text(text), m_separator(separatorOf(text)) {}

    Result<std::vector<CsvRow>> rows()
    {
        std::vector<CsvRow> rows;
        while (m_at < m_text.size()) {
            auto next = row();
            if (!next)
                return fail(next.error());
            const auto blank = [](const auto &cell) { return cell.empty(); };
            if (std::ranges::all_of(next->cells, blank))
                continue;
            if (rows.size() == kMostRows)
                return fail({.code = ErrorCode::TooManyEntries, .number = kMostRows});
            rows.push_back(std::move(*next));
        }
        return rows;
    }

private:
    Result<CsvRow> row()
    {
        CsvRow row{{}, m_line};
        for (;;) {
            auto next = at('"') ? quoted() : plain();
            if (!next)
                return fail(next.error());
            if (row.cells.size() == kMostCells)
                return fail({.code = ErrorCode::TooManyEntries, .number = kMostCells});
            row.cells.push_back(std::move(*next));
            if (!at(m_separator)) {
                takeLineEnd();
                return row;
            }
            ++m_at;
        }
    }

    Result<std::string> plain()
    {
        const auto start = m_at;
        while (m_at < m_text.size() && !at(m_separator) && !atLineEnd() && !at('"'))
            ++m_at;
        if (at('"'))
            return fail(bad(m_text.substr(start, m_at - start + 1), m_line));
        return std::string(m_text.substr(start, m_at - start));
    }

    Result<std::string> quoted()
    {
        const auto opened = m_line;
        const auto start = m_at++;
        std::string cell;
        while (m_at < m_text.size()) {
            if (at('"')) {
                ++m_at;
                if (!at('"'))
                    return afterQuote(std::move(cell), start);
            } else if (m_text.substr(m_at, 2) == "\r\n") {
                ++m_at; // a line end inside a cell is a line feed on every system
            }
            m_line += at('\n') ? 1 : 0;
            cell += m_text[m_at++];
        }
        return fail(bad(m_text.substr(start), opened));
    }

    Result<std::string> afterQuote(std::string cell, std::size_t start)
    {
        if (m_at < m_text.size() && !at(m_separator) && !atLineEnd())
            return fail(bad(m_text.substr(start, m_at - start + 1), m_line));
        return cell;
    }

    bool at(char c) const { return m_at < m_text.size() && m_text[m_at] == c; }
    bool atLineEnd() const { return at('\n') || m_text.substr(m_at, 2) == "\r\n"; }
    void takeLineEnd()
    {
        m_at += at('\r') ? 1 : 0;
        m_at += at('\n') ? 1 : 0;
        ++m_line;
    }

    std::string_view m_text;
    char m_separator;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
};

} // namespace

Result<std::vector<CsvRow>> readCsv(std::string_view text)
{
    if (text.size() > kMostBytes)
        return fail({.code = ErrorCode::FileTooLarge, .number = kMostBytes});
    if (const auto invalid = rules::utf8::firstInvalid(text))
        return fail({.code = ErrorCode::NotUtf8, .number = static_cast<std::int64_t>(*invalid)});
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    return Reading(text).rows();
}

std::string csvCell(std::string_view text, bool always)
{
    if (!always && text.find_first_of(",;\t\"\r\n") == std::string_view::npos)
        return std::string(text);
    std::string cell = "\"";
    for (const char c : text) {
        cell += c;
        if (c == '"')
            cell += c;
    }
    return cell + '"';
}

bool looksLikeFormula(std::string_view text)
{
    return !text.empty() && std::string_view("=+-@\t\r\n").find(text.front()) != std::string::npos;
}

} // namespace escarmouche::model
