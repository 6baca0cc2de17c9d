// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/bands/joindialog.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "model/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace escarmouche::app {

namespace {

constexpr int kAboutLines = 3; // so that nothing moves when another band is chosen
constexpr int kBandUuidRole = Qt::UserRole;
constexpr int kJoinSampleRole = Qt::UserRole + 1;
constexpr int kFoundRole = Qt::UserRole + 2; // folded, what it is found by

/** A band of the library. Whether the board plays it is found out when the line is first seen. */
class OwnBandItem : public QListWidgetItem
{
public:
    using Judge = std::function<std::optional<BoardRefusal>()>;

    OwnBandItem(const QString &text, QListWidget *list, Judge judge)
        : QListWidgetItem(lineIcon(QStringLiteral("band")), text, list), m_judge(std::move(judge))
    {
    }

    QVariant data(int role) const override
    {
        if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
            return QListWidgetItem::data(role);
        if (!m_notPlayed)
            m_notPlayed = m_judge();
        const QString text = QListWidgetItem::data(Qt::DisplayRole).toString();
        return role == Qt::DisplayRole ? withMark(text, *m_notPlayed)
                                       : tipText(withNote(text, *m_notPlayed));
    }

private:
    Judge m_judge;
    mutable std::optional<std::optional<BoardRefusal>> m_notPlayed; // empty: not looked at yet
};

} // namespace

JoinDialog::JoinDialog(const CampaignController &controller, const model::Library &library,
                       const std::vector<SampleBand> &samples, QWidget *parent)
    : QDialog(parent), m_controller(controller), m_library(library), m_samples(samples),
      m_search(new QLineEdit(this)), m_bands(new QListWidget(this)), m_player(new QComboBox(this)),
      m_fresh(new QRadioButton(tr("&Fresh: without experience or injuries"), this)),
      m_asItStands(new QRadioButton(
          tr("&As it stands: with its experience, advances, injuries and treasury"), this)),
      m_past(
          new QCheckBox(tr("then &write down the games and knock-outs on its paper sheet"), this)),
      m_about(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("A band joins"));
    resize(560, 520);
    arrange();
    fillBands();
    connect(m_search, &QLineEdit::textChanged, this, &JoinDialog::filter);
    connect(m_bands, &QListWidget::currentRowChanged, this, &JoinDialog::tellChosen);
    connect(m_bands, &QListWidget::itemActivated, this, &JoinDialog::accept);
    connect(m_player, &QComboBox::editTextChanged, this, &JoinDialog::judge);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &JoinDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &JoinDialog::reject);
    tellChosen();
    fitToScreen(*this);
    m_search->setFocus();
}

void JoinDialog::arrange()
{
    auto *layout = new QVBoxLayout(this);
    m_search->setPlaceholderText(tr("Find a band by name"));
    m_search->setAccessibleName(tr("Find a band"));
    m_search->setClearButtonEnabled(true);
    layout->addWidget(m_search);
    m_bands->setAccessibleName(tr("Bands and examples"));
    m_bands->setIconSize({kIconSize, kIconSize});
    m_bands->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(m_bands, 1);
    m_player->setObjectName(QStringLiteral("player"));
    m_fresh->setObjectName(QStringLiteral("fresh"));
    m_asItStands->setObjectName(QStringLiteral("asItStands"));
    m_past->setObjectName(QStringLiteral("past"));
    m_player->setEditable(true);
    m_player->setInsertPolicy(QComboBox::NoInsert);
    for (const rules::Player &player : m_controller.campaign().players)
        m_player->addItem(toQString(player.name));
    if (const auto person = m_library.people().current(); person && m_player->count() == 0)
        m_player->setEditText(toQString(person->name));
    auto *form = new QFormLayout;
    form->addRow(tr("&Player (a known one, or a new name)"), m_player);
    layout->addLayout(form);
    m_fresh->setChecked(true);
    layout->addWidget(m_fresh);
    layout->addWidget(m_asItStands);
    auto *indented = new QHBoxLayout;
    indented->addSpacing(style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth) +
                         style()->pixelMetric(QStyle::PM_RadioButtonLabelSpacing));
    indented->addWidget(m_past, 1);
    layout->addLayout(indented);
    m_past->setEnabled(false);
    connect(m_asItStands, &QRadioButton::toggled, m_past, &QCheckBox::setEnabled);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_about->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_about->setMinimumHeight(kAboutLines * fontMetrics().lineSpacing());
    tint(m_about, Tone::Dim);
    layout->addWidget(m_about);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Join"));
    layout->addWidget(m_buttons);
}

void JoinDialog::fillBands()
{
    const std::string system = m_controller.campaign().system;
    const auto find = [](QListWidgetItem &item, const QString &text) {
        item.setData(kFoundRole, toQString(foldedKey(toUtf8(text))));
    };
    m_bands->setUniformItemSizes(true); // so that only lines in view are looked at
    for (const model::BandRow &row :
         m_library.bands().list().value_or(std::vector<model::BandRow>{})) {
        const QString text = tr("%1, %n point(s)", nullptr, row.total).arg(toQString(row.name));
        if (row.system != system)
            continue;
        auto *item = new OwnBandItem(text, m_bands, [this, uuid = row.uuid] {
            const auto band = m_library.bands().state(uuid);
            return band ? m_controller.limits().of(m_controller.bandRules(), *band) : std::nullopt;
        });
        item->setData(kBandUuidRole, toQString(row.uuid));
        find(*item, text);
    }
    for (const SampleBand &band : m_samples) {
        const QString text = tr("the example “%1”, %n point(s)", nullptr, band.summary.total)
                                 .arg(toQString(band.sample.name));
        if (band.sample.system != system)
            continue;
        auto *item = new QListWidgetItem(lineIcon(QStringLiteral("sample")),
                                         withMark(text, band.notPlayed), m_bands);
        item->setToolTip(tipText(withNote(text, band.notPlayed)));
        item->setData(kJoinSampleRole, toQString(band.sample.fullKey()));
        find(*item, text);
    }
    m_bands->setCurrentRow(0);
}

void JoinDialog::filter()
{
    const QString words = toQString(foldedKey(toUtf8(m_search->text().trimmed())));
    for (int row = 0; row < m_bands->count(); ++row)
        m_bands->item(row)->setHidden(
            !m_bands->item(row)->data(kFoundRole).toString().contains(words));
    const auto *current = m_bands->currentItem();
    if (current != nullptr && !current->isHidden())
        return judge();
    for (int row = 0; row < m_bands->count(); ++row)
        if (!m_bands->item(row)->isHidden())
            return m_bands->setCurrentRow(row);
    m_bands->setCurrentRow(-1);
}

void JoinDialog::judge()
{
    m_buttons->button(QDialogButtonBox::Ok)
        ->setEnabled(m_bands->currentItem() != nullptr &&
                     !m_player->currentText().trimmed().isEmpty());
}

// Of the band chosen alone: a library may hold ten thousand.
void JoinDialog::tellChosen()
{
    const QString copied = tr("A copy of the band joins; the one in the library stays as it is.");
    const QString note = m_bands->currentItem() ? offBoard(*m_bands->currentItem()) : QString();
    m_about->setText(note.isEmpty() ? copied : copied + u'\n' + note);
    judge();
}

QString JoinDialog::offBoard(const QListWidgetItem &item) const
{
    const rules::BandRules &rules = m_controller.bandRules();
    const auto text = bandText(item);
    const auto summary = text ? rules.summary(*text) : rules::fail(text.error());
    const auto refusal = summary ? m_controller.limits().of(rules, *text) : std::nullopt;
    return refusal ? boardSentence(toQString(summary->name), *refusal) : QString();
}

rules::Result<std::string> JoinDialog::bandText(const QListWidgetItem &item) const
{
    const std::string key = toUtf8(item.data(kJoinSampleRole).toString());
    const SampleBand *sample = sampleCalled(m_samples, key);
    return sample != nullptr ? m_controller.bandRules().read(sample->sample.text)
                             : m_library.bands().state(toUtf8(item.data(kBandUuidRole).toString()));
}

rules::Result<JoinDialog::Answer> JoinDialog::answer() const
{
    const QListWidgetItem *item = m_bands->currentItem();
    Answer answer;
    answer.player = toUtf8(m_player->currentText().trimmed());
    answer.how = m_asItStands->isChecked() ? rules::Joining::AsItStands : rules::Joining::Fresh;
    answer.withPast = m_asItStands->isChecked() && m_past->isChecked();
    answer.origin = toUtf8(item->data(kBandUuidRole).toString());
    auto text = bandText(*item);
    if (!text)
        return rules::fail(text.error());
    answer.band = std::move(*text);
    return answer;
}

} // namespace escarmouche::app
