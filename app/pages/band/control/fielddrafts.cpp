// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/control/fielddrafts.h"

#include "app/forms/drafts/forms.h"
#include "model/library/sessions/campaigndesk.h"
#include "model/text.h"

#include <QStringList>

#include <utility>

namespace escarmouche::app {

namespace {

constexpr int kFieldsEveryMs = 500;
const std::string kText = "text";

/** "12.1 14.3": lines of the roster and how many figures of each. */
QString keyOf(const std::vector<rules::Figures> &of)
{
    QStringList keys;
    for (const rules::Figures &figures : of)
        keys << QStringLiteral("%1.%2").arg(figures.member.value).arg(figures.count);
    return keys.join(u' ');
}

std::vector<rules::Figures> figuresIn(const QString &key)
{
    std::vector<rules::Figures> of;
    for (const QString &each : key.split(u' ', Qt::SkipEmptyParts))
        of.push_back({{each.section(u'.', 0, 0).toInt()}, each.section(u'.', 1).toInt()});
    return of;
}

} // namespace

FieldDrafts::FieldDrafts(const model::BandDesk &band) : m_band(band)
{
    if (const auto *desk = dynamic_cast<const model::CampaignDesk *>(&band))
        m_which = std::to_string(desk->band().value);
    m_clock.setSingleShot(true);
    m_clock.setInterval(kFieldsEveryMs);
    connect(&m_clock, &QTimer::timeout, this, &FieldDrafts::keep);
}

model::DraftPlace FieldDrafts::placeOf(const std::vector<rules::Figures> &of,
                                       const std::string &property) const
{
    return {m_band.uuid(), form::kProperty, m_which + '/' + toUtf8(keyOf(of)) + '/' + property};
}

model::DraftPlace FieldDrafts::placeOf(const char *form) const
{
    return {m_band.uuid(), form, m_which};
}

void FieldDrafts::type(const std::vector<rules::Figures> &of, const rules::Setting &setting)
{
    const auto *text = std::get_if<std::string>(&setting.value);
    if (text == nullptr) // a number is typed in a moment
        return;
    m_typed = {placeOf(of, setting.property), {}, {{kText, *text}}};
    if (!m_clock.isActive())
        m_clock.start();
}

void FieldDrafts::keep()
{
    if (!m_typed || !m_band.drafts().areKept())
        return;
    m_answer = m_band.drafts().keep(m_typed->place, m_typed->words);
    m_isKept = true;
}

// Waits behind the act in the writer's queue.
void FieldDrafts::settle()
{
    m_clock.stop();
    if (m_isKept && m_typed)
        m_answer = m_band.drafts().keep(m_typed->place, {});
    m_isKept = false;
    m_typed.reset();
}

std::vector<FieldDraft> FieldDrafts::list() const
{
    std::vector<FieldDraft> drafts;
    for (const model::Draft &draft : m_band.drafts().list().value_or(std::vector<model::Draft>{})) {
        const QString part = toQString(draft.place.part);
        const auto text = draft.words.find(kText);
        const bool isOurs = draft.place.owner == m_band.uuid() &&
                            draft.place.form == form::kProperty &&
                            toUtf8(part.section(u'/', 0, 0)) == m_which;
        if (isOurs && text != draft.words.end())
            drafts.push_back({draft.place,
                              figuresIn(part.section(u'/', 1, 1)),
                              {toUtf8(part.section(u'/', 2)), text->second},
                              draft.at});
    }
    return drafts;
}

rules::Result<void> FieldDrafts::discard(const FieldDraft &draft) const
{
    return m_band.drafts().discard(draft.place);
}

} // namespace escarmouche::app
