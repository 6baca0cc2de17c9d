// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/draftlist.h"

#include "app/forms/drafts/forms.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/words/language/dates.h"
#include "app/words/sentences/phrases.h"
#include "model/drafts/drafts.h"
#include "model/library/library.h"
#include "model/text.h"

#include <QAction>

#include <algorithm>
#include <map>
#include <optional>

namespace escarmouche::app {

namespace {

constexpr int kShown = 3; // at once

/** By uuid, of all that is listed and may own a draft. */
std::map<std::string, QString> ownersIn(const model::Library &library)
{
    std::map<std::string, QString> names{{{}, {}}};
    for (const auto &row : library.bands().list().value_or(std::vector<model::BandRow>{}))
        names.emplace(row.uuid, toQString(row.name));
    for (const auto &row : library.campaigns().list().value_or(std::vector<model::CampaignRow>{}))
        names.emplace(row.uuid, toQString(row.name));
    for (const auto &row : library.matches().list().value_or(std::vector<model::GameRow>{}))
        names.emplace(row.uuid, inUiLanguage(sidesText(row, rulesOf(row, library.systems()))));
    return names;
}

/** None: the game has its result by now, so that it takes no other, nor a crew. */
std::optional<QString> draftGameText(const model::Library &library, const model::DraftPlace &place,
                                     const QString &text)
{
    const auto rows = library.campaigns().fixtures().value_or(std::vector<model::FixtureRow>{});
    const std::string id = place.part.substr(0, place.part.find('/'));
    const auto game = std::ranges::find_if(rows, [&](const model::FixtureRow &row) {
        return row.campaign == place.owner && std::to_string(row.fixture.value) == id;
    });
    if (game == rows.end())
        return text.arg(DraftList::tr("a game"));
    const bool isToCome = game->status == rules::FixtureStatus::Proposed ||
                          game->status == rules::FixtureStatus::Confirmed;
    if (!isToCome)
        return std::nullopt;
    return text.arg(toQString(game->title));
}

/** Which form it is of; none: it leads nowhere now. */
std::optional<QString> formText(const model::Library &library, const model::DraftPlace &place)
{
    if (place.form == form::kResult)
        return draftGameText(library, place, DraftList::tr("Result: %1"));
    if (place.form == form::kCrew)
        return draftGameText(library, place, DraftList::tr("Crew: %1"));
    if (place.form == form::kLaunch && !place.part.ends_with(form::kOptionsPart))
        return draftGameText(library, place, DraftList::tr("On the board: %1"));
    if (place.form == form::kFirstStart) // asked before there is a window
        return std::nullopt;
    if (place.part.ends_with(form::kOptionsPart) && place.form != form::kProperty)
        return place.form == form::kNewCampaign ? DraftList::tr("Options of a new campaign")
                                                : DraftList::tr("Options of a match");
    if (place.form == form::kChronicle)
        return place.part.empty() ? DraftList::tr("New chronicle entry")
                                  : DraftList::tr("Change to a chronicle entry");
    const std::map<std::string, QString> texts{
        {form::kPast, DraftList::tr("What a band did before the campaign")},
        {form::kGame, DraftList::tr("Game of the campaign")},
        {form::kRound, DraftList::tr("Next round")},
        {form::kRename, DraftList::tr("New name of the campaign")},
        {form::kSeason, DraftList::tr("New season")},
        {form::kPlayer, DraftList::tr("Name of a player")},
        {form::kJoin, DraftList::tr("Band joining the campaign")},
        {form::kCorrection, DraftList::tr("Correction of a result")},
        {form::kPastCorrection, DraftList::tr("Correction of a band’s past")},
        {form::kWording, DraftList::tr("Corrected words")},
        {form::kReason, DraftList::tr("Reason for a correction")},
        {form::kFigure, DraftList::tr("Notes on a figure")},
        {form::kException, DraftList::tr("Reason for an exception")},
        {form::kBandException, DraftList::tr("Reason for an exception")},
        {form::kOptions, DraftList::tr("Options of the campaign")},
        {form::kQuickMatch, DraftList::tr("Quick match")},
        {form::kNote, DraftList::tr("Note on a match")},
        {form::kProperty, DraftList::tr("Field of a band")},
        {form::kNewCampaign, DraftList::tr("New campaign")},
        {form::kNewBand, DraftList::tr("New band")},
    };
    const auto text = texts.find(place.form);
    return text == texts.end() ? toQString(place.form) : text->second;
}

} // namespace

DraftList::DraftList(QWidget *parent)
    : QListWidget(parent), m_open(new QAction(lineIcon(QStringLiteral("open")), {}, this)),
      m_discard(new QAction(lineIcon(QStringLiteral("remove")), {}, this))
{
    m_discard->setShortcut(QKeySequence::Delete);
    m_discard->setShortcutContext(Qt::WidgetShortcut);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    addActions({m_open, m_discard});
    connect(m_open, &QAction::triggered, this, &DraftList::open);
    connect(m_discard, &QAction::triggered, this, &DraftList::discard);
    connect(this, &QListWidget::itemActivated, this, &DraftList::open);
}

void DraftList::open()
{
    if (currentRow() >= 0)
        emit draftWanted(model::DraftPlace(m_drafts[static_cast<std::size_t>(currentRow())].place));
}

void DraftList::discard()
{
    if (currentRow() >= 0)
        emit discardWanted(model::Draft(m_drafts[static_cast<std::size_t>(currentRow())]));
}

void DraftList::add(const model::Draft &draft, const QString &text)
{
    auto *item = new QListWidgetItem(lineIcon(QStringLiteral("notes")), text, this);
    item->setToolTip(tipText(text));
    m_drafts.push_back(draft);
}

void DraftList::fill(const model::Library &library)
{
    const int place = currentRow();
    clear();
    m_drafts.clear();
    m_open->setText(tr("&Continue"));
    m_discard->setText(tr("&Discard draft"));
    m_discard->setEnabled(!library.readOnly());
    const auto drafts = library.drafts().list().value_or(std::vector<model::Draft>{});
    const auto owners =
        drafts.empty() ? std::map<std::string, QString>() : ownersIn(library); // seldom needed
    for (const model::Draft &draft : drafts) {
        const auto owner = owners.find(draft.place.owner);
        const auto what = formText(library, draft.place);
        if (owner == owners.end() || !what)
            continue;
        const QString at = momentText(draft.at);
        add(draft, *what + u'\n' +
                       (owner->second.isEmpty() ? at : owner->second + QStringLiteral(" · ") + at));
    }
    setCurrentRow(std::min(place, count() - 1));
    setVisible(count() > 0);
    if (count() > 0)
        setMaximumHeight(std::min(count(), kShown) * sizeHintForRow(0) + 2 * frameWidth());
}

} // namespace escarmouche::app
