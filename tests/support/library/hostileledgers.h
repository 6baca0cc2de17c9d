// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/codec.h"
#include "model/library/ledger/ledger.h"
#include "model/library/ledger/ledgercodec.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace escarmouche::tests {

/** What a stranger may send to hold the program up. Chains and counts are sound. */
inline constexpr std::array<std::string_view, 13> kHostileLedgers{
    "people",  "namesakes", "acts", "retractions", "outcomes", "fixtures", "crews",
    "options", "streams",   "line", "depth",       "members",  "rows",
};

/** Writes one of them, of about so many bytes. */
class HostileLedger
{
public:
    HostileLedger(std::string_view kind, std::size_t bytes) : m_kind(kind), m_bytes(bytes)
    {
        add(model::LedgerStart{});
        addPeople();
        if (m_kind == "rows")
            actOfBand(manyRows());
        else
            act(kFounded);
        fill();
        m_end.people = m_people;
        m_end.events = m_events;
        add(m_end);
    }

    const QByteArray &text() const { return m_text; }

private:
    static constexpr const char *kFounded =
        R"({"input":{"act":"found","fresh":1,"name":"N","system":"musg","uid":"u"},)"
        R"("outcome":[{"founded":{"name":"N","system":"musg","uid":"u"}}]})";
    static constexpr const char *kNothing = R"({"input":{},"outcome":[]})";

    void add(const model::LedgerLine &line)
    {
        const std::string text = model::encodeLine(line);
        m_text.append(text.data(), static_cast<qsizetype>(text.size()));
    }
    bool isFull() const { return static_cast<std::size_t>(m_text.size()) >= m_bytes; }

    void addPeople()
    {
        constexpr int kMost = 9'999;
        const bool many = m_kind == "people" || m_kind == "namesakes";
        const int people = many ? std::min(kMost, static_cast<int>(m_bytes / 200)) : 1;
        for (m_people = 0; m_people < people; ++m_people)
            add(model::Person{"p" + std::to_string(m_people),
                              m_kind == "namesakes" ? "Anne" : "n" + std::to_string(m_people)});
    }

    /** As long as a uuid of ours. */
    static std::string uuid(std::int64_t number)
    {
        std::string text = std::to_string(number);
        return "00000000-0000-4000-8000-" + std::string(12 - text.size(), '0') + text;
    }

    /** The one who is looked for longest, or each of the many in turn. */
    std::int64_t author() const
    {
        return m_kind == "namesakes" ? m_events % m_people : m_people - 1;
    }
    void act(std::string payload, std::string kind = "campaign-act/musg")
    {
        model::LedgerEvent event{.stream = m_stream,
                                 .seq = ++m_seq,
                                 .uuid = uuid(++m_events),
                                 .act = "a",
                                 .person = "p" + std::to_string(author()),
                                 .at = "2026-01-01T00:00:00.000Z",
                                 .kind = std::move(kind),
                                 .payload = std::move(payload),
                                 .prevHash = m_head};
        m_head = event.hash = model::eventHash(event);
        add(event);
    }

    void actOfBand(const std::string &changes)
    {
        act(R"({"input":{},"outcome":{"changes":[)" + changes + "]}}", "band-act/musg");
    }
    /** As many as a band may have. */
    static std::string manyRows()
    {
        constexpr int kRows = 512;
        std::string changes = R"({"band":"race","before":"","after":"orc"})";
        for (int n = 1; n <= kRows; ++n)
            changes += R"(,{"came":{"id":)" + std::to_string(n) + R"(,"name":"N)" +
                       std::to_string(n) +
                       R"(","rank":"sous-fifre","profile":"orc","gear":{"shield":1}}})";
        return changes;
    }

    void fill()
    {
        if (m_kind == "fixtures")
            fillFixtures();
        else if (m_kind == "crews")
            act(R"({"input":{},"outcome":[{"fixture":{"fixture":1,"plan":{"bands":[1,2]}}}]})");
        else if (m_kind == "outcomes")
            act(R"({"input":{},"outcome":[)" + std::string(100'000, ' ') + "]}");
        while (!isFull())
            next();
    }
    void fillFixtures()
    {
        for (int id = 1; static_cast<std::size_t>(m_text.size()) < m_bytes / 2; ++id)
            act(R"({"input":{},"outcome":[{"fixture":{"fixture":)" + std::to_string(id) +
                R"(,"plan":{"bands":[1,2],"scenario":"x"}}}]})");
        m_fixtures = static_cast<int>(m_events) - 1;
    }
    void next()
    {
        if (m_kind == "retractions") {
            act(retraction(1000, {}), "retract");
        } else if (m_kind == "outcomes") {
            act(retraction(0, R"({"uuid":")" + uuid(2) + R"(","outcome":[]})"), "retract");
        } else if (m_kind == "fixtures") {
            act(R"({"input":{},"outcome":[{"fixture-status":{"fixture":)" +
                std::to_string(m_fixtures) + "}}]}");
        } else if (m_kind == "crews") {
            act(R"({"input":{},"outcome":[{"crew":{"fixture":1,"after":{"band":)" +
                std::to_string(m_events) + "}}}]}");
        } else if (m_kind == "options") {
            act(R"({"input":{},"outcome":[{"option":{"option":"o)" + std::to_string(m_events) +
                R"(","after":1}}]})");
        } else if (m_kind == "streams") {
            m_stream = "s" + std::to_string(m_events);
            m_head.clear();
            m_seq = 0;
            act(kFounded);
        } else if (m_kind == "line") {
            act(R"({"input":{},"outcome":[")" + std::string(room(), 'x') + R"("]})");
        } else if (m_kind == "depth") {
            act(R"({"input":)" + std::string(room() / 2, '[') + std::string(room() / 2, ']') +
                R"(,"outcome":[]})");
        } else if (m_kind == "rows") {
            actOfBand(R"({"gear":"shield","member":7,"by":)" +
                      std::string(m_events % 2 == 0 ? "1}" : "-1}"));
        } else if (m_kind == "members") {
            act("{" + manyMembers() + R"("input":{},"outcome":[]})");
        } else {
            act(kNothing);
        }
    }
    /** For one payload, of those that the limits allow. */
    std::size_t room() const
    {
        constexpr std::size_t kLeast = 1000, kMost = 15U << 20U;
        const auto left = m_bytes - std::min(m_bytes, static_cast<std::size_t>(m_text.size()));
        return std::clamp(left, kLeast, kMost);
    }
    std::string manyMembers() const
    {
        std::string text;
        for (int n = 0; text.size() < room() / 2; ++n)
            text += '"' + std::to_string(n) + R"(":1,)";
        return text;
    }
    std::string retraction(std::int64_t names, const std::string &change) const
    {
        std::string list;
        for (std::int64_t n = std::max<std::int64_t>(2, m_events - names); n < m_events; ++n)
            list += (list.empty() ? "\"" : ",\"") + uuid(n) + '"';
        return R"({"input":{"retract":[)" + list + R"(]},"outcome":{"retracted":[)" + list +
               R"(],"changed":[)" + change + "]}}";
    }

    std::string_view m_kind;
    std::size_t m_bytes;
    QByteArray m_text;
    std::string m_stream = "stream";
    std::string m_head;
    std::int64_t m_seq = 0;
    std::int64_t m_events = 0;
    int m_people = 0;
    int m_fixtures = 0;
    model::LedgerEnd m_end;
};

} // namespace escarmouche::tests
