// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/course/playondialog.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/figures/seatsign.h"
#include "app/words/sentences/players.h"
#include "model/text.h"
#include "rules/core/match/match.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

namespace {

QLabel *wrapped(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

PlayOnDialog::PlayOnDialog(Of what, const std::vector<model::GameSeat> &seats,
                           const std::vector<std::string> &players, QWidget *parent)
    : QDialog(parent), m_alone(wrapped(tr("Only machines play; you watch."), this))
{
    const bool again = what == Of::Rematch;
    setWindowTitle(titleText(again ? tr("Rematch") : tr("Play on from here")));
    resize(440, 200);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(wrapped(
        again ? tr("The same bands meet again on the same ground, with other dice. Who plays?")
              : tr("A new match continues from here; the one you are viewing stays as it is. Who "
                   "plays?"),
        this));
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (const model::GameSeat &seat : seats)
        addSeat(seat, players, *form);
    layout->addLayout(form);
    QSizePolicy kept = m_alone->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_alone->setSizePolicy(kept);
    tint(m_alone, Tone::Dim);
    layout->addWidget(m_alone);
    layout->addStretch(1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(again ? tr("&Play") : tr("&Play on"));
    connect(buttons, &QDialogButtonBox::accepted, this, &PlayOnDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PlayOnDialog::reject);
    layout->addWidget(buttons);
    judge();
    fitToScreen(*this);
    m_seats.front()->setFocus();
}

void PlayOnDialog::addSeat(const model::GameSeat &seat, const std::vector<std::string> &players,
                           QFormLayout &form)
{
    const rules::SeatId id{static_cast<std::int8_t>(m_seats.size())};
    auto *box = new QComboBox(this);
    for (const std::string &player : players)
        box->addItem(playerName(player), toQString(player));
    box->setCurrentIndex(box->findData(toQString(seat.player)));
    //: a side of a match
    box->setAccessibleName(tr("Player of %1").arg(toQString(seat.name)));
    box->setAccessibleDescription(box->accessibleName());
    connect(box, &QComboBox::currentIndexChanged, this, &PlayOnDialog::judge);
    auto *side = new QWidget(this);
    auto *line = new QHBoxLayout(side);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(signLabel(id, side));
    auto *name = new QLabel(toQString(seat.name), side);
    name->setTextFormat(Qt::PlainText);
    line->addWidget(name);
    form.addRow(side, box);
    m_seats.push_back(box);
}

std::vector<std::string> PlayOnDialog::chosen() const
{
    std::vector<std::string> players;
    for (const QComboBox *box : m_seats)
        players.push_back(toUtf8(box->currentData().toString()));
    return players;
}

std::optional<std::vector<std::string>> askWhoPlays(PlayOnDialog::Of what,
                                                    const MatchController &match, QWidget *parent)
{
    const model::MatchSession &session = match.session();
    std::vector<model::GameSeat> seats = session.row().seats;
    for (std::size_t at = 0; at < seats.size(); ++at)
        seats[at].name = toUtf8(match.words().nameOf({static_cast<std::int8_t>(at)}));
    PlayOnDialog dialog(what, seats, playersOf(session.rules()), parent);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.chosen()) : std::nullopt;
}

void PlayOnDialog::judge()
{
    const auto players = chosen();
    m_alone->setVisible(std::ranges::count(players, std::string(rules::kPerson)) == 0);
}

} // namespace escarmouche::app
