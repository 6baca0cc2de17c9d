// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/ledger.h"

#include "model/text.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QUuid>

namespace escarmouche::model {

std::string sha256(std::string_view text)
{
    return QCryptographicHash::hash(
               QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
               QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

std::string eventHash(const LedgerEvent &event)
{
    std::string fields;
    const auto add = [&fields](std::string_view field) {
        fields += std::to_string(field.size());
        fields += ':';
        fields += field;
    };
    add(event.stream);
    add(std::to_string(event.seq));
    add(event.uuid);
    add(event.act);
    add(event.person);
    add(event.at);
    add(event.kind);
    add(std::to_string(event.version));
    add(event.payload);
    add(event.prevHash);
    return sha256(fields);
}

rules::Result<void> checkChain(const std::vector<LedgerEvent> &events, const StreamHead &head)
{
    StreamHead reached;
    for (const LedgerEvent &event : events) {
        if (event.seq != reached.seq + 1 || event.prevHash != reached.hash ||
            event.hash != eventHash(event))
            return rules::fail({.code = rules::ErrorCode::ChainBroken,
                                .subject = event.stream,
                                .number = reached.seq + 1});
        reached = {event.seq, event.hash};
    }
    if (reached != head)
        return rules::fail({.code = rules::ErrorCode::ChainBroken,
                            .subject = events.empty() ? std::string() : events.back().stream,
                            .number = reached.seq + 1});
    return {};
}

std::string newUuid()
{
    return toUtf8(QUuid::createUuid().toString(QUuid::WithoutBraces));
}

std::string nowUtc()
{
    return toUtf8(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs));
}

} // namespace escarmouche::model
