// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/drafts/drafts.h"

#include <QObject>
#include <QTimer>

#include <future>
#include <optional>
#include <string>

class QWidget;

namespace escarmouche::app {

/** Keeps what is typed in a form as a draft: within two seconds while the form is open, and at once
   by keepAll(). Starts by filling the form with the draft that was kept there before. A draft is
   dropped when its act is stored or the person discards it, not when the form closes. */
class DraftKeeper : public QObject
{
    Q_OBJECT

public:
    /** `form` shows its initial values and outlives the keeper, which it owns. */
    DraftKeeper(model::Drafts drafts, model::DraftPlace place, QWidget &form);

    /** When the draft that the form was opened with was kept; empty: there was none, or it has been
        changed since. */
    const std::string &keptBefore() const { return m_keptBefore; }
    /** The form differs from its initial values. */
    bool hasWords() const;
    /** False: the library is open read-only. */
    bool canKeep() const { return m_drafts.areKept(); }
    /** Why the last change could not be kept; none: it was. */
    const std::optional<rules::Error> &failure() const { return m_failure; }

    /** Keeps what the form shows now and waits for the disk. False: it could not be kept. */
    bool keep();
    /** Drops the draft: the act made of it is stored. */
    void enter();
    /** Drops the draft and gives the form its initial values again. */
    void discard();

    /** Keeps the drafts of all open forms and waits for the disk. */
    static void keepAll();

signals:
    /** There is something new to say about the draft. */
    void changed();

private:
    void offer();
    model::DraftWords typed() const;
    void look();
    void hear(const rules::Result<void> &kept);

    model::Drafts m_drafts;
    model::DraftPlace m_place;
    QWidget &m_form;
    model::DraftWords m_blank; // the initial values
    model::DraftWords m_kept; // what differed from them when it was kept last
    std::optional<model::DraftWords> m_sent; // what is on its way to the disk
    std::future<rules::Result<void>> m_answer;
    std::optional<rules::Error> m_failure;
    std::string m_keptBefore;
    QTimer m_clock;
};

} // namespace escarmouche::app
