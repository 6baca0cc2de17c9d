// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/csvcodec.h"

#include "rules/core/json/jsonreader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>

namespace escarmouche::model {

using Tree = nlohmann::json;
using rules::Error;
using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

constexpr std::string_view kMembers = "members";
constexpr std::string_view kBandPrefix = "band.";
constexpr std::size_t kMostSteps = 8; // of a path
constexpr std::size_t kMostIndex = 512;

using Leaves = std::map<std::string, Tree>;

/** Every scalar below a value, by its path; entries of lists count from 1. */
void flatten(const Tree &value, const std::string &path, Leaves &leaves)
{
    if (!value.is_structured()) {
        leaves[path] = value;
        return;
    }
    std::size_t index = 0;
    for (const auto &[key, inner] : value.items()) {
        const auto step = value.is_array() ? std::to_string(++index) : key;
        flatten(inner, path.empty() ? step : path + '.' + step, leaves);
    }
}

std::optional<Tree> asWord(std::string_view cell)
{
    if (cell == "true" || cell == "false")
        return cell == "true";
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
    if (error == std::errc() && end == cell.data() + cell.size() && std::to_string(number) == cell)
        return number;
    return std::nullopt;
}

bool isGuarded(std::string_view cell)
{
    return cell.starts_with('\'') && looksLikeFormula(cell.substr(1));
}

std::string cellOf(const Tree &value)
{
    if (!value.is_string())
        return value.dump();
    const auto &text = value.get_ref<const std::string &>();
    const bool ambiguous = text.empty() || text.starts_with('"') || asWord(text) || isGuarded(text);
    return ambiguous ? value.dump() : text;
}

class Table
{
public:
    explicit Table(bool safe) : m_safe(safe) {}

    void add(const std::string &cell)
    {
        if (!m_first)
            m_text += ',';
        m_first = false;
        m_text += csvCell(m_safe && looksLikeFormula(cell) ? '\'' + cell : cell, m_safe);
    }
    void endRow()
    {
        m_text += "\r\n";
        m_first = true;
    }
    std::string take() { return std::move(m_text); }

private:
    std::string m_text;
    bool m_safe;
    bool m_first = true;
};

/** What every figure has comes first, then gear and lists; both by name. */
std::vector<std::string> columnsOf(const std::vector<Leaves> &rows)
{
    std::set<std::string> columns;
    for (const auto &row : rows) {
        for (const auto &[path, value] : row)
            columns.insert(path);
    }
    std::vector<std::string> ordered(columns.begin(), columns.end());
    std::ranges::stable_partition(ordered,
                                  [](const auto &path) { return path.find('.') == path.npos; });
    return ordered;
}

Error badCell(std::string_view met, std::size_t line)
{
    return {.code = ErrorCode::BadCsv,
            .subject = std::string(met.substr(0, 40)),
            .number = static_cast<std::int64_t>(line)};
}

std::vector<std::string> stepsOf(std::string_view path)
{
    std::vector<std::string> steps(1);
    for (const char c : path) {
        if (c == '.')
            steps.emplace_back();
        else
            steps.back() += c;
    }
    return steps;
}

std::size_t indexOf(const std::string &step)
{
    const auto word = asWord(step);
    const auto number = word && word->is_number_integer() ? word->get<std::int64_t>() : 0;
    return number >= 1 && static_cast<std::size_t>(number) <= kMostIndex
               ? static_cast<std::size_t>(number)
               : 0;
}

/** Puts a value at a path; false where the path is taken by a value of another shape. Entries of
    lists close up where a row leaves some out. */
bool put(Tree &object, const std::vector<std::string> &steps, Tree value)
{
    auto *at = &object;
    for (const auto &step : steps) {
        if (indexOf(step) != 0) {
            if (at->is_null())
                *at = Tree::array();
            if (!at->is_array() || at->size() + 1 < indexOf(step))
                return false;
            if (at->size() < indexOf(step))
                at->push_back(nullptr);
            at = &at->at(indexOf(step) - 1);
        } else {
            if (at->is_null())
                *at = Tree::object();
            if (!at->is_object())
                return false;
            at = &(*at)[step];
        }
    }
    if (!at->is_null())
        return false;
    *at = std::move(value);
    return true;
}

Tree valueOf(std::string_view cell)
{
    if (isGuarded(cell))
        cell.remove_prefix(1);
    if (const auto word = asWord(cell))
        return *word;
    if (cell.size() >= 2 && cell.front() == '"' && cell.back() == '"') {
        const auto text = rules::json::parse(cell);
        if (text && text->is_string())
            return *text;
    }
    return std::string(cell);
}

Result<std::vector<std::string>> readHead(const CsvRow &head)
{
    std::set<std::string> seen;
    for (const auto &column : head.cells) {
        const auto steps = stepsOf(column);
        const bool empty = std::ranges::any_of(steps, [](const auto &s) { return s.empty(); });
        if (empty || steps.size() > kMostSteps || !seen.insert(column).second)
            return fail(badCell(column, head.line));
    }
    return head.cells;
}

/** Later entries of a list must find the earlier ones there. */
std::vector<std::size_t> orderOf(const std::vector<std::string> &columns)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < columns.size(); ++i)
        order.push_back(i);
    const auto key = [&](std::size_t i) {
        std::vector<std::pair<std::size_t, std::string>> steps;
        for (const auto &step : stepsOf(columns[i]))
            steps.emplace_back(indexOf(step), step);
        return steps;
    };
    std::ranges::stable_sort(order, {}, key);
    return order;
}

struct Values {
    Tree band = Tree::object();
    Tree member;
};

Result<Values> readRow(const CsvRow &row, const std::vector<std::string> &columns,
                       const std::vector<std::size_t> &order)
{
    if (row.cells.size() > columns.size())
        return fail(badCell(row.cells.back(), row.line));
    Values values;
    for (const auto i : order) {
        if (i >= row.cells.size() || row.cells[i].empty())
            continue;
        const std::string_view column = columns[i];
        const bool ofBand = column.starts_with(kBandPrefix);
        const auto steps = stepsOf(ofBand ? column.substr(kBandPrefix.size()) : column);
        const bool members = ofBand && steps.front() == kMembers;
        if (members || !put(ofBand ? values.band : values.member, steps, valueOf(row.cells[i])))
            return fail(badCell(columns[i], row.line));
    }
    return values;
}

} // namespace

Result<std::string> csvFromBandFile(std::string_view text, bool spreadsheetSafe)
{
    auto file = rules::json::parse(text);
    if (!file)
        return fail(file.error());
    auto members = file->value(kMembers, Tree::array());
    file->erase(std::string(kMembers));
    std::vector<Leaves> rows(std::max<std::size_t>(members.size(), 1));
    for (std::size_t i = 0; i < members.size(); ++i)
        flatten(members[i], {}, rows[i]);
    Leaves band;
    flatten(*file, {}, band);

    Table table(spreadsheetSafe);
    const auto columns = columnsOf(rows);
    for (const auto &column : columns)
        table.add(column);
    for (const auto &[path, value] : band)
        table.add(std::string(kBandPrefix) + path);
    table.endRow();
    for (const auto &row : rows) {
        for (const auto &column : columns) {
            const auto found = row.find(column);
            table.add(found == row.end() ? std::string{} : cellOf(found->second));
        }
        for (const auto &[path, value] : band)
            table.add(&row == &rows.front() ? cellOf(value) : std::string{});
        table.endRow();
    }
    return table.take();
}

Result<CsvBand> bandFileFromCsv(std::string_view csv)
{
    const auto rows = readCsv(csv);
    if (!rows)
        return fail(rows.error());
    if (rows->empty())
        return fail({.code = ErrorCode::NotJson}); // an empty file, whatever it was to hold
    auto columns = readHead(rows->front());
    if (!columns)
        return fail(columns.error());
    const auto order = orderOf(*columns);
    CsvBand table{{}, *columns, {}};
    Tree file = Tree::object();
    Tree members = Tree::array();
    for (std::size_t i = 1; i < rows->size(); ++i) {
        const auto &row = (*rows)[i];
        auto values = readRow(row, *columns, order);
        if (!values)
            return fail(values.error());
        if (i == 1)
            file = std::move(values->band);
        else if (!values->band.empty())
            return fail(badCell(kBandPrefix, row.line));
        if (values->member.is_null())
            continue;
        members.push_back(std::move(values->member));
        table.lines.push_back(row.line);
    }
    file[std::string(kMembers)] = std::move(members);
    table.json = file.dump();
    return table;
}

std::string placeInCsv(const CsvBand &table, std::string_view pointer)
{
    std::string path(pointer.substr(pointer.starts_with('/') ? 1 : 0));
    std::ranges::replace(path, '/', '.');
    auto steps = stepsOf(path);
    for (auto &step : steps) {
        if (const auto word = asWord(step); word && word->is_number_integer())
            step = std::to_string(word->get<std::int64_t>() + 1);
    }
    std::size_t line = 2;
    auto first = steps.begin();
    std::string column(kBandPrefix);
    if (steps.size() > 1 && steps.front() == kMembers) {
        const auto index = indexOf(steps[1]);
        line = index >= 1 && index <= table.lines.size() ? table.lines[index - 1] : 1;
        first += 2;
        column.clear();
    }
    if (first == steps.end() || first->empty())
        return std::to_string(line); // the line as a whole, as where a key is missing
    for (auto step = first; step != steps.end(); ++step)
        column += (step == first ? "" : ".") + *step;
    return std::to_string(line) + ':' + column;
}

std::string systemNamedBy(std::string_view text)
{
    const auto file = rules::json::parse(text);
    if (!file || !file->is_object())
        return {};
    const auto system = file->find("system");
    return system != file->end() && system->is_string() ? system->get<std::string>()
                                                        : std::string{};
}

bool meansBandFile(std::string_view text)
{
    constexpr std::string_view kFormat = "escarmouche-band";
    const auto file = rules::json::parse(text);
    if (!file) // cut off or mistyped: by its words
        return text.find(kFormat) != text.npos;
    if (!file->is_object())
        return false;
    const auto named = file->find("format");
    return named == file->end() ? file->contains(kMembers)
                                : named->is_string() && *named == kFormat;
}

} // namespace escarmouche::model
