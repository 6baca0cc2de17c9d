// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/home/homepage.h"

#include "app/forms/notices/readonly.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/roomydelegate.h"
#include "app/pages/home/bandlistmodel.h"
#include "app/pages/home/cutnotice.h"
#include "app/words/sentences/phrases.h"
#include "app/words/settings/settings.h"
#include "model/drafts/drafts.h"
#include "model/text.h"
#include "ui_homepage.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>

#include <algorithm>
#include <array>
#include <utility>

namespace escarmouche::app {

namespace {

enum BandAction { Open, Copy, Remove, Sort };

constexpr int kListedUuidRole = Qt::UserRole;
constexpr int kEmptyIconSize = 48;
constexpr int kRecentShown = 5;
constexpr int kSideLetters = 37;
constexpr int kLeastNameLetters = 16; // at least

struct ColumnWidth {
    BandListModel::ColumnKey column;
    int letters;
    bool digits = false; // which are wider than the average letter
};
/** All but the name, those that tell most first. */
constexpr std::array kColumnLetters{
    ColumnWidth{BandListModel::Points, 9},   ColumnWidth{BandListModel::State, 38},
    ColumnWidth{BandListModel::About, 27},   ColumnWidth{BandListModel::Changed, 18, true},
    ColumnWidth{BandListModel::Figures, 11}, ColumnWidth{BandListModel::Game, 14},
};

int widthOf(const ColumnWidth &column, const QFontMetrics &metrics)
{
    return column.letters *
           (column.digits ? metrics.horizontalAdvance(u'0') : metrics.averageCharWidth());
}

} // namespace

HomePage::HomePage(model::Library &library, const std::vector<SampleBand> &samples,
                   const RuleBook &rules, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::HomePage>()), m_library(library),
      m_samples(samples), m_bands(new BandListModel(library.systems(), this)),
      m_lessons(learningOffers(library.systems()))
{
    m_bands->setRefusals([&library, limits = BoardLimits(library.systems(), rules)](
                             const model::BandRow &row) -> std::optional<BoardRefusal> {
        const auto text = library.bands().state(row.uuid);
        return text ? limits.of(row.system, *text) : std::nullopt;
    });
    m_ui->setupUi(this);
    makeActions();
    dress();
    offerWhatGamesHave();
    connectSignals();
    retranslate();
    reload();
}

HomePage::~HomePage() = default;

QAction *HomePage::makeAction(const QString &icon, const QKeySequence &keys,
                              void (HomePage::*act)())
{
    auto *action = new QAction(lineIcon(icon), {}, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, act);
    m_ui->bandView->addAction(action);
    return action;
}

void HomePage::makeActions()
{
    m_bandActions = {
        makeAction(QStringLiteral("open"), Qt::Key_Return, &HomePage::openChosen),
        makeAction(QStringLiteral("duplicate"), Qt::CTRL | Qt::Key_D, &HomePage::copyChosen),
        makeAction(QStringLiteral("remove"), QKeySequence::Delete, &HomePage::removeChosen),
    };
    makeSortMenu();
}

// What a click on a column's head does, for those who have no mouse.
void HomePage::makeSortMenu()
{
    auto *menu = new QMenu(this);
    for (int column = 0; column < BandListModel::kColumns; ++column) {
        if (column == BandListModel::Game && !hasBandsOfSeveralGames())
            continue;
        m_sortActions << menu->addAction(QString(), this, [this, column] {
            const QHeaderView *header = m_ui->bandView->header();
            const bool again = header->sortIndicatorSection() == column &&
                               header->sortIndicatorOrder() == Qt::AscendingOrder;
            m_ui->bandView->sortByColumn(column, again ? Qt::DescendingOrder : Qt::AscendingOrder);
        });
        m_sortActions.back()->setData(column);
    }
    m_bandActions << menu->menuAction();
    m_ui->bandView->addAction(menu->menuAction());
}

void HomePage::dress()
{
    makeHeading(m_ui->titleLabel);
    makeSubheading(m_ui->emptyTitle);
    makeSubheading(m_ui->matchesLabel);
    makeSubheading(m_ui->campaignsLabel);
    makeSubheading(m_ui->owedLabel);
    makeSubheading(m_ui->draftsLabel);
    makeSubheading(m_ui->lessonsLabel);
    makeSubheading(m_ui->recentLabel);
    makeSubheading(m_ui->samplesLabel);
    for (QWidget *dim : {m_ui->samplesHint, m_ui->countLabel, m_ui->emptyText, m_ui->nothingText})
        tint(dim, Tone::Dim);
    m_ui->emptyIcon->setPixmap(lineIcon(QStringLiteral("band"), Tone::Dim).pixmap(kEmptyIconSize));
    m_ui->noticeIcon->setPixmap(lineIcon(QStringLiteral("note"), Tone::Note).pixmap(kIconSize));
    m_ui->noticeClose->setIcon(lineIcon(QStringLiteral("close")));
    m_ui->newButton->setIcon(lineIcon(QStringLiteral("add")));
    m_ui->emptyNewButton->setIcon(lineIcon(QStringLiteral("add")));
    m_ui->matchButton->setIcon(lineIcon(QStringLiteral("match")));
    m_ui->campaignButton->setIcon(lineIcon(QStringLiteral("add")));
    m_ui->openButton->setIcon(lineIcon(QStringLiteral("open")));
    m_ui->emptyOpenButton->setIcon(lineIcon(QStringLiteral("open")));
    m_ui->campaignRow->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_ui->campaignsLayout->setAlignment(Qt::AlignTop);
    m_ui->owedLayout->setAlignment(Qt::AlignTop);
    // Else the heading of the shorter list takes the room that is left, and both stand lower.
    for (QLabel *heading : {m_ui->campaignsLabel, m_ui->owedLabel, m_ui->draftsLabel})
        heading->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_ui->noticeFrame->hide();
    m_ui->bandView->setModel(m_bands);
    m_ui->bandView->sortByColumn(BandListModel::Changed, Qt::DescendingOrder);
    dressColumns();
    m_ui->searchEdit->addAction(lineIcon(QStringLiteral("search"), Tone::Dim),
                                QLineEdit::LeadingPosition);
}

bool HomePage::hasBandsOfSeveralGames() const
{
    return namesWith(m_library.systems(), &rules::RuleSystem::bands).size() > 1;
}

// What no game has is not offered.
void HomePage::offerWhatGamesHave()
{
    const rules::RuleSystems &systems = m_library.systems();
    const bool bands = !namesWith(systems, &rules::RuleSystem::bands).empty();
    for (QWidget *part : std::initializer_list<QWidget *>{m_ui->newButton, m_ui->emptyNewButton,
                                                          m_ui->openButton, m_ui->emptyOpenButton})
        part->setVisible(bands);
    m_ui->matchButton->setVisible(!namesWith(systems, &rules::RuleSystem::matches).empty());
    m_ui->campaignButton->setVisible(!namesWith(systems, &rules::RuleSystem::campaigns).empty());
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_ui->samplesLabel, m_ui->samplesHint, m_ui->samplesList})
        part->setVisible(!m_samples.empty());
    if (m_samples.empty()) // which are what takes the room that is left
        m_ui->sideLayout->addStretch(1);
}

// Where the room is short, what tells least is left out, so that the name stays whole.
void HomePage::fitColumns()
{
    const int letter = fontMetrics().averageCharWidth();
    int room = m_ui->listStack->width() - kLeastNameLetters * letter;
    for (const ColumnWidth &one : kColumnLetters) {
        if (one.column == BandListModel::Game && !hasBandsOfSeveralGames()) {
            m_ui->bandView->header()->hideSection(one.column);
            continue;
        }
        room -= widthOf(one, fontMetrics());
        m_ui->bandView->header()->setSectionHidden(one.column, room < 0);
    }
}

void HomePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

// Fixed widths, in letters: asking 10,000 rows for theirs would hold the window.
void HomePage::dressColumns()
{
    QHeaderView *header = m_ui->bandView->header();
    const int letter = fontMetrics().averageCharWidth();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(BandListModel::Name, QHeaderView::Stretch);
    for (const ColumnWidth &one : kColumnLetters)
        header->resizeSection(one.column, widthOf(one, fontMetrics()));
    m_ui->sidePanel->setFixedWidth(kSideLetters * letter);
    RoomyDelegate::dress(*header);
    for (QAbstractItemView *view : std::initializer_list<QAbstractItemView *>{
             m_ui->bandView, m_ui->matchesList, m_ui->lessonsList, m_ui->recentList,
             m_ui->samplesList, m_ui->campaignsList, m_ui->owedList, m_ui->draftsList})
        view->setItemDelegate(new RoomyDelegate(view));
}

void HomePage::connectSignals()
{
    connect(&m_library, &model::Library::changed, this, [this] {
        m_stale = true;
        if (isVisible())
            reload();
    });
    connect(m_ui->searchEdit, &QLineEdit::textChanged, this, &HomePage::search);
    connect(m_ui->clearSearchButton, &QPushButton::clicked, m_ui->searchEdit, &QLineEdit::clear);
    connect(m_ui->bandView, &QTreeView::doubleClicked, this, &HomePage::openChosen);
    connect(m_ui->bandView->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &HomePage::showState);
    for (auto *button : {m_ui->newButton, m_ui->emptyNewButton})
        connect(button, &QPushButton::clicked, this, &HomePage::newBandWanted);
    for (auto *button : {m_ui->openButton, m_ui->emptyOpenButton})
        connect(button, &QPushButton::clicked, this, &HomePage::fileWanted);
    connect(m_ui->noticeButton, &QPushButton::clicked, this, &HomePage::takeBack);
    connect(m_ui->noticeClose, &QToolButton::clicked, m_ui->noticeFrame, &QWidget::hide);
    connect(m_ui->matchButton, &QPushButton::clicked, this, &HomePage::quickMatchWanted);
    connect(m_ui->matchesList, &MatchList::matchWanted, this, &HomePage::matchWanted);
    connect(m_ui->matchesList, &MatchList::removalWanted, this, &HomePage::removeMatch);
    connect(m_ui->campaignButton, &QPushButton::clicked, this, &HomePage::newCampaignWanted);
    connect(m_ui->campaignsList, &CampaignList::campaignWanted, this, &HomePage::campaignWanted);
    connect(m_ui->owedList, &OwedList::fixtureWanted, this, &HomePage::fixtureWanted);
    connect(m_ui->owedList, &OwedList::questionsWanted, this, &HomePage::questionsWanted);
    connect(m_ui->draftsList, &DraftList::draftWanted, this, &HomePage::draftWanted);
    connect(m_ui->draftsList, &DraftList::discardWanted, this, &HomePage::discardDraft);
    connect(m_ui->recentList, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) {
        emit bandWanted(item->data(kListedUuidRole).toString());
    });
    connect(m_ui->lessonsList, &LessonList::lessonWanted, this, &HomePage::lessonWanted);
    connect(m_ui->samplesList, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) {
        emit sampleWanted(item->data(kListedUuidRole).toString());
    });
    m_ui->searchEdit->installEventFilter(this);
}

void HomePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        retranslate();
    }
    QWidget::changeEvent(event);
}

// What happens while nobody sees the list is read when somebody does.
void HomePage::hideEvent(QHideEvent *event)
{
    m_stale = true;
    QWidget::hideEvent(event);
}

void HomePage::showEvent(QShowEvent *event)
{
    if (m_stale)
        reload();
    showCampaigns();
    showMatches();
    showRecent();
    QWidget::showEvent(event);
}

// From the search box, Down and Enter go on into the list.
bool HomePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_ui->searchEdit && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            openChosen();
            return true;
        }
        if (key == Qt::Key_Down) {
            m_ui->bandView->setFocus();
            return true;
        }
        if (key == Qt::Key_Escape && !m_ui->searchEdit->text().isEmpty()) {
            m_ui->searchEdit->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void HomePage::retranslate()
{
    retranslateActions();
    m_bands->retranslate();
    showLessons();
    showSamples();
    showCampaigns();
    showMatches();
    showRecent();
    showState();
    if (m_library.readOnly())
        forbidWriting();
}

void HomePage::forbidWriting()
{
    for (QWidget *part : std::initializer_list<QWidget *>{
             m_ui->newButton, m_ui->emptyNewButton, m_ui->openButton, m_ui->emptyOpenButton,
             m_ui->matchButton, m_ui->campaignButton, m_ui->samplesList}) {
        part->setEnabled(false);
        part->setToolTip(tipText(readOnlyText()));
    }
    tellReadOnly({m_bandActions[Copy], m_bandActions[Remove]});
}

void HomePage::retranslateActions()
{
    m_bandActions[Open]->setText(tr("&Open"));
    m_bandActions[Copy]->setText(tr("Make a &copy"));
    m_bandActions[Remove]->setText(tr("&Remove from the library"));
    m_bandActions[Sort]->setText(tr("&Sort by"));
    for (QAction *action : m_sortActions)
        action->setText(m_bands->headerData(action->data().toInt(), Qt::Horizontal, Qt::DisplayRole)
                            .toString());
}

void HomePage::reload()
{
    auto bands = m_library.bands().list();
    if (!bands) {
        emit failed(bands.error());
        return;
    }
    m_stale = false;
    const std::string uuid = toUtf8(chosen());
    m_bands->setBands(std::move(*bands));
    choose(uuid);
    showCampaigns();
    showMatches();
    showRecent();
    showState();
}

void HomePage::focusSearch()
{
    if (!m_ui->searchEdit->isEnabled())
        return focusList(); // nothing to find yet
    m_ui->searchEdit->setFocus();
    m_ui->searchEdit->selectAll();
}

void HomePage::focusList()
{
    const QWidget *page = m_ui->listStack->currentWidget();
    if (page == m_ui->bandsPage)
        m_ui->bandView->setFocus();
    else
        (page == m_ui->emptyPage ? m_ui->emptyNewButton : m_ui->clearSearchButton)->setFocus();
}

void HomePage::notify(const QString &text)
{
    m_ui->noticeLabel->setText(text);
    m_ui->noticeButton->setVisible(static_cast<bool>(m_putBack));
    m_ui->noticeFrame->show();
}

QString HomePage::chosen() const
{
    const model::BandRow *row = m_bands->at(m_ui->bandView->currentIndex());
    return row == nullptr ? QString() : toQString(row->uuid);
}

// The band itself, else the first one, so that Enter always has a meaning.
void HomePage::choose(const std::string &uuid)
{
    QModelIndex index = m_bands->indexOf(uuid);
    if (!index.isValid())
        index = m_bands->index(0, 0);
    m_ui->bandView->setCurrentIndex(index);
}

void HomePage::search()
{
    const std::string uuid = toUtf8(chosen());
    m_bands->setFilter(m_ui->searchEdit->text());
    choose(uuid);
    showState();
}

void HomePage::openChosen()
{
    if (const QString uuid = chosen(); !uuid.isEmpty())
        emit bandWanted(uuid);
}

void HomePage::copyChosen()
{
    if (const QString uuid = chosen(); !uuid.isEmpty())
        emit copyWanted(uuid);
}

void HomePage::removeChosen()
{
    const model::BandRow *row = m_bands->at(m_ui->bandView->currentIndex());
    if (row == nullptr)
        return;
    const QString uuid = toQString(row->uuid);
    const QString name = toQString(row->name);
    const int place = m_ui->bandView->currentIndex().row();
    if (const auto removed = m_library.bands().remove(toUtf8(uuid)); !removed) {
        emit failed(removed.error());
        return;
    }
    m_putBack = [this, uuid = toUtf8(uuid)] {
        auto restored = m_library.bands().restore(uuid);
        reload();
        choose(uuid);
        return restored;
    };
    emit bandRemoved(uuid);
    notify(tr("“%1” was taken off the library. Its history is kept.").arg(name));
    reload();
    const int last = m_bands->rowCount() - 1;
    m_ui->bandView->setCurrentIndex(m_bands->index(std::min(place, last), 0));
}

void HomePage::removeMatch(const QString &uuid, const QString &sides)
{
    if (const auto removed = m_library.matches().remove(toUtf8(uuid)); !removed) {
        emit failed(removed.error());
        return;
    }
    m_putBack = [this, uuid] {
        auto restored = m_library.matches().restore(toUtf8(uuid));
        reload();
        m_ui->matchesList->choose(uuid);
        return restored;
    };
    emit matchRemoved(uuid);
    notify(tr("The match %1 was taken off the list. It is kept in the library.").arg(sides));
    reload();
}

void HomePage::discardDraft(const model::Draft &draft)
{
    if (const auto gone = m_library.drafts().discard(draft.place); !gone) {
        emit failed(gone.error());
        return;
    }
    m_putBack = [this, draft] {
        auto kept = m_library.drafts().keepNow(draft.place, draft.words);
        reload();
        return kept;
    };
    notify(tr("The draft was discarded."));
    reload();
}

void HomePage::tellCut(const CutRun &run)
{
    m_ui->listLayout->insertWidget(0, new CutNotice(run, m_library, this));
}

void HomePage::takeBack()
{
    m_ui->noticeFrame->hide();
    if (const auto restored = std::exchange(m_putBack, {})(); !restored)
        emit failed(restored.error());
}

void HomePage::showState()
{
    showNextStep();
    const bool empty = m_bands->total() == 0;
    const bool nothing = m_bands->rowCount() == 0;
    m_ui->listStack->setCurrentWidget(empty     ? m_ui->emptyPage
                                      : nothing ? m_ui->nothingPage
                                                : m_ui->bandsPage);
    m_ui->searchEdit->setEnabled(!empty);
    m_ui->nothingText->setText(tr("No band matches “%1”.").arg(m_ui->searchEdit->text()));
    m_ui->countLabel->setVisible(!empty);
    m_ui->countLabel->setText(m_bands->rowCount() == int(m_bands->total())
                                  ? tr("%Ln band(s)", nullptr, int(m_bands->total()))
                                  : tr("%1 of %Ln band(s)", nullptr, int(m_bands->total()))
                                        .arg(QLocale().toString(m_bands->rowCount())));
    const bool one = !chosen().isEmpty();
    for (QAction *action : m_bandActions)
        action->setEnabled(one);
    m_bandActions[Remove]->setEnabled(one && !m_library.readOnly());
    m_bandActions[Copy]->setEnabled(one && !m_library.readOnly());
}

// Of a library without bands.
void HomePage::showNextStep()
{
    if (namesWith(m_library.systems(), &rules::RuleSystem::bands).empty()) {
        m_ui->emptyTitle->setText(tr("No bands needed"));
        m_ui->emptyText->setText(tr("Start a quick match; it will be listed here."));
    } else if (m_samples.empty()) {
        m_ui->emptyText->setText(tr("Make your own band, or drop a band file on this window."));
    }
}

void HomePage::showRecent()
{
    m_ui->recentList->clear();
    for (const QString &uuid : recentBands()) {
        const model::BandRow *row = m_bands->find(toUtf8(uuid));
        if (row == nullptr)
            continue;
        auto *item = new QListWidgetItem(toQString(row->name), m_ui->recentList);
        item->setData(kListedUuidRole, uuid);
    }
    const int count = m_ui->recentList->count();
    const bool some = count > 0;
    if (some) // as high as what is in it
        m_ui->recentList->setMaximumHeight(std::min(count, kRecentShown) *
                                               m_ui->recentList->sizeHintForRow(0) +
                                           2 * m_ui->recentList->frameWidth());
    m_ui->recentLabel->setVisible(some);
    m_ui->recentList->setVisible(some);
}

void HomePage::showLessons()
{
    m_ui->lessonsList->fill(m_lessons);
    m_ui->lessonsLabel->setVisible(!m_lessons.empty());
}

void HomePage::showCampaigns()
{
    m_ui->campaignsList->fill(m_library);
    m_ui->owedList->fill(m_library);
    m_ui->draftsList->fill(m_library);
    const bool drafts = m_ui->draftsList->count() > 0;
    const bool campaigns = m_ui->campaignsList->count() > 0;
    m_ui->owedLabel->setVisible(m_ui->owedList->count() > 0);
    m_ui->draftsLabel->setVisible(drafts);
    m_ui->owedPart->setVisible(m_ui->owedList->count() > 0 || drafts);
    m_ui->campaignsPart->setVisible(campaigns);
    m_ui->campaignRow->setVisible(campaigns || drafts);
}

void HomePage::showMatches()
{
    m_ui->matchesList->fill(m_library);
    m_ui->matchesLabel->setVisible(m_ui->matchesList->count() > 0);
    shareRoom();
}

// By what each needs, so that few bands leave theirs to the matches; many have half of it.
void HomePage::shareRoom()
{
    const int matches = m_ui->matchesList->sizeHint().height();
    const int bands = std::clamp(bandsHeight(), 1, std::max(1, matches));
    m_ui->listLayout->setStretchFactor(m_ui->matchesList, matches);
    m_ui->listLayout->setStretchFactor(m_ui->listStack, bands);
}

/** All of them, whatever is searched for just now. */
int HomePage::bandsHeight() const
{
    if (m_bands->total() == 0)
        return m_ui->emptyPage->minimumSizeHint().height();
    const QTreeView *view = m_ui->bandView;
    return view->header()->sizeHint().height() + 2 * view->frameWidth() +
           int(m_bands->total()) * std::max(view->sizeHintForRow(0), fontMetrics().height());
}

void HomePage::showSamples()
{
    m_ui->samplesList->clear();
    for (const SampleBand &band : m_samples) {
        auto *item = new QListWidgetItem(m_ui->samplesList);
        QString text = toQString(band.sample.name) + u'\n' + aboutLine(band.summary);
        if (hasBandsOfSeveralGames())
            text += QStringLiteral(" · ") +
                    inUiLanguage(gameName(m_library.systems(), band.sample.system));
        item->setText(band.notPlayed ? text + u'\n' + boardMark() : text);
        item->setToolTip(tipText(withNote(text, band.notPlayed))); // where a narrow window cuts it
        item->setData(kListedUuidRole, toQString(band.sample.fullKey()));
    }
}

} // namespace escarmouche::app
