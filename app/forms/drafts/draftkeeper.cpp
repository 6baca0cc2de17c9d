// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/drafts/draftkeeper.h"

#include "app/forms/drafts/formwords.h"

#include <QApplication>
#include <QWidget>

#include <chrono>
#include <utility>

namespace escarmouche::app {

namespace {

constexpr int kFormsEveryMs = 500; // what is written has its time too: in two seconds it is on disk

} // namespace

DraftKeeper::DraftKeeper(model::Drafts drafts, model::DraftPlace place, QWidget &form)
    : QObject(&form), m_drafts(std::move(drafts)), m_place(std::move(place)), m_form(form),
      m_blank(wordsIn(form))
{
    offer();
    connect(&m_clock, &QTimer::timeout, this, &DraftKeeper::look);
    m_clock.start(kFormsEveryMs);
}

void DraftKeeper::offer()
{
    const auto found = m_drafts.find(m_place);
    if (!found || !*found)
        return;
    putWords(m_form, (*found)->words);
    m_kept = typed();
    m_keptBefore = m_kept.empty() ? std::string() : (*found)->at;
}

model::DraftWords DraftKeeper::typed() const
{
    model::DraftWords words;
    for (const auto &[field, text] : wordsIn(m_form)) {
        const auto blank = m_blank.find(field);
        if (blank == m_blank.end() || blank->second != text)
            words.emplace(field, text);
    }
    return words;
}

bool DraftKeeper::hasWords() const
{
    return !typed().empty();
}

void DraftKeeper::look()
{
    using namespace std::chrono_literals;
    if (m_sent && m_answer.wait_for(0s) != std::future_status::ready)
        return;
    if (m_sent)
        hear(m_answer.get());
    auto words = typed();
    if (words == m_kept || !canKeep())
        return;
    m_sent = std::move(words);
    m_answer = m_drafts.keep(m_place, *m_sent);
}

void DraftKeeper::hear(const rules::Result<void> &kept)
{
    const auto sent = *std::exchange(m_sent, std::nullopt);
    m_failure = kept ? std::nullopt : std::optional(kept.error());
    if (kept) {
        m_kept = sent;
        m_keptBefore.clear();
    }
    emit changed();
}

bool DraftKeeper::keep()
{
    if (!m_clock.isActive() || (!m_sent && typed() == m_kept))
        return true;
    m_clock.stop(); // the window goes on while the disk is waited for
    m_sent = typed();
    hear(m_drafts.keepNow(m_place, *m_sent));
    m_clock.start();
    return !m_failure;
}

void DraftKeeper::enter()
{
    m_clock.stop();
    (void)m_drafts.discard(m_place); // one that stays is offered once too often
}

void DraftKeeper::discard()
{
    putWords(m_form, m_blank);
    m_keptBefore.clear();
    keep();
    emit changed();
}

void DraftKeeper::keepAll()
{
    for (QWidget *window : QApplication::topLevelWidgets())
        for (auto *keeper : window->findChildren<DraftKeeper *>())
            keeper->keep();
}

} // namespace escarmouche::app
