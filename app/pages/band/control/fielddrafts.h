// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/drafts/drafts.h"
#include "rules/core/band/bandact.h"

#include <QObject>
#include <QTimer>

#include <future>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {
class BandDesk;
}

namespace escarmouche::app {

/** A text that was being typed in a field of a band and did not become an act. */
struct FieldDraft {
    model::DraftPlace place;
    std::vector<rules::Figures> of; // empty: the band itself
    rules::Setting setting;
    std::string at; // UTC ISO 8601
};

/** Keeps drafts of what is being typed in the fields of a band: it becomes an act only after a
    rest. */
class FieldDrafts : public QObject
{
    Q_OBJECT

public:
    explicit FieldDrafts(const model::BandDesk &band);

    /** The field has this value now; kept within two seconds. */
    void type(const std::vector<rules::Figures> &of, const rules::Setting &setting);
    /** Drops the draft: the value became an act, or is what it was before. */
    void settle();

    /** Where a form of this band that has no other part keeps its draft. */
    model::DraftPlace placeOf(const char *form) const;

    /** The drafts of this band, latest first. */
    std::vector<FieldDraft> list() const;
    /** An error: it stays. */
    [[nodiscard]] rules::Result<void> discard(const FieldDraft &draft) const;

private:
    model::DraftPlace placeOf(const std::vector<rules::Figures> &of,
                              const std::string &property) const;
    void keep();

    const model::BandDesk &m_band;
    std::string m_which; // of the campaign it is in; empty: of none
    QTimer m_clock;
    std::optional<model::Draft> m_typed;
    bool m_isKept = false; // some of it
    std::future<rules::Result<void>> m_answer; // to nobody: what fails is tried again, or an act
};

} // namespace escarmouche::app
