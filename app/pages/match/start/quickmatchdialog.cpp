// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/start/quickmatchdialog.h"

#include "app/forms/fields/matchoptionsdialog.h"
#include "app/forms/notices/errorbox.h"
#include "app/forms/notices/refusal.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/fitting.h"
#include "app/look/parts/onscreen.h"
#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/camera.h"
#include "app/pages/match/figures/seatsign.h"
#include "app/print/matchprinting.h"
#include "app/words/language/uilanguage.h"
#include "app/words/reference/boardlimits.h"
#include "app/words/reference/rulebook.h"
#include "app/words/sentences/leftout.h"
#include "app/words/sentences/phrases.h"
#include "app/words/sentences/players.h"
#include "app/words/sentences/sentences.h"
#include "app/words/settings/settings.h"
#include "model/text.h"
#include "ui_quickmatchdialog.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyle>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kMostSeed = 999'999;
constexpr int kLongestName = 80;

/** The list of a narrow box is as wide as its longest line. */
void widenPopup(QComboBox &box)
{
    QAbstractItemView *view = box.view();
    view->setTextElideMode(Qt::ElideNone);
    view->setMinimumWidth(view->sizeHintForColumn(0) +
                          box.style()->pixelMetric(QStyle::PM_ScrollBarExtent));
}

} // namespace

QuickMatchDialog::QuickMatchDialog(const model::QuickMatch &quick, const RuleBook &book,
                                   const Units &units, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::QuickMatchDialog>()), m_quick(&quick),
      m_book(book), m_units(units)
{
    m_ui->setupUi(this);
    m_ui->seed->setMaximum(kMostSeed);
    m_ui->preview->setUnits(units);
    m_ui->preview->setSay([this](const rules::Phrase &phrase) {
        return toQString(rules::say(rules().phrases(), phrase, uiLanguage()));
    });
    m_ui->preview->setFocusPolicy(Qt::NoFocus);
    tint(m_ui->problem, Tone::Illegal);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Start"));
    m_ui->game->hide();
    m_ui->gameLabel->hide();
    m_ui->fees->hide();
    fillLists();
    fill(quick.suggested());
    connectSignals();
    seatsChanged();
    fitToScreen(*this);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setFocus();
}

QuickMatchDialog::~QuickMatchDialog() = default;

void QuickMatchDialog::connectSignals()
{
    connect(m_ui->game, &QComboBox::currentIndexChanged, this,
            [this](int game) { turnTo(*m_games[static_cast<std::size_t>(game)]); });
    connect(m_ui->size, &QComboBox::activated, this, [this](int size) {
        choose(m_quick->suggested(m_quick->sizes()[static_cast<std::size_t>(size)]));
    });
    connect(m_ui->scenario, &QComboBox::currentIndexChanged, this, &QuickMatchDialog::seatsChanged);
    connect(m_ui->table, &QComboBox::currentIndexChanged, this, &QuickMatchDialog::refresh);
    connect(m_ui->seed, &QSpinBox::valueChanged, this, &QuickMatchDialog::refresh);
    connect(m_ui->practice, &QCheckBox::toggled, this, &QuickMatchDialog::refresh);
    connect(m_ui->fromFile, &QPushButton::clicked, this, &QuickMatchDialog::browse);
    connect(m_ui->another, &QPushButton::clicked, this, &QuickMatchDialog::anotherTable);
    connect(m_ui->options, &QPushButton::clicked, this, &QuickMatchDialog::chooseOptions);
    connect(m_ui->print, &QPushButton::clicked, this,
            [this] { printMatchSheets(m_quick->system(), *m_setup, this); });
    connect(m_ui->addSide, &QPushButton::clicked, this, [this] {
        addSeat({anotherBand(), m_quick->players().back()});
        seatsChanged();
        const Seat &added = m_seats.back();
        if (!m_ui->addSide->isEnabled()) // else the keyboard would come to what takes it away again
            (added.band ? static_cast<QWidget *>(added.band) : added.name)->setFocus();
    });
    connect(m_ui->removeSide, &QPushButton::clicked, this, [this] {
        removeSeat();
        seatsChanged();
    });
}

void QuickMatchDialog::offerGames(std::vector<const model::QuickMatch *> games,
                                  Suggestion suggestion)
{
    m_suggestion = std::move(suggestion);
    const auto own = std::ranges::find(games, m_quick) - games.begin();
    const QSignalBlocker quiet(m_ui->game);
    for (const model::QuickMatch *game : games)
        m_ui->game->addItem(inUiLanguage(game->system().name));
    m_ui->game->setCurrentIndex(static_cast<int>(own));
    m_ui->game->setVisible(games.size() > 1);
    m_ui->gameLabel->setVisible(games.size() > 1);
    m_games = std::move(games);
}

void QuickMatchDialog::turnTo(const model::QuickMatch &game)
{
    while (!m_seats.empty())
        removeSeat();
    m_quick = &game;
    m_brought.clear();
    {
        const QSignalBlocker scenarios(m_ui->scenario);
        const QSignalBlocker tables(m_ui->table);
        m_ui->scenario->clear();
        m_ui->table->clear();
        m_ui->size->clear();
        fillLists();
    }
    choose(m_suggestion(game));
}

const rules::ScenarioTitle &QuickMatchDialog::scenario() const
{
    return m_quick
        ->scenarios()[static_cast<std::size_t>(std::max(0, m_ui->scenario->currentIndex()))];
}

void QuickMatchDialog::fillLists()
{
    for (const rules::ScenarioTitle &scenario : m_quick->scenarios())
        m_ui->scenario->addItem(inUiLanguage(scenario.name));
    for (const model::QuickTable &table : m_quick->tables())
        m_ui->table->addItem(inUiLanguage(table.name));
    m_ui->table->addItem(tr("Generated"));
    for (const rules::Suggestion &size : m_quick->sizes())
        m_ui->size->addItem(inUiLanguage(size.name));
}

QString QuickMatchDialog::bandText(const model::QuickBand &band) const
{
    const auto marked = [&](const QString &text) {
        //: a band that comes with the program; there may be one's own of that name
        return band.sample.empty() ? text : tr("%1 (example)").arg(text);
    };
    QString name = toQString(band.name);
    if (band.isPlayable() && band.figures > 0) {
        name = tr("%1, %2 points").arg(name, QString::number(band.total));
        //: a band and what it is worth, its race
        return marked(band.about.empty() ? name : tr("%1, %2").arg(name, inUiLanguage(band.about)));
    }
    name = marked(name);
    if (band.figures == 0)
        return tr("%1: nobody in it yet").arg(name);
    if (m_quick->isBetween())
        return name; // it is chosen: why it cannot play is said below
    if (band.notPlayed->code == rules::ErrorCode::NobodyComes)
        //: a band whose figures all have an injury that keeps them from one game
        return tr("%1: everyone misses the next game").arg(name);
    //: a band, and why the board does not play it
    return tr("%1: %2").arg(name, boardNote(boardRefusal(*band.notPlayed, m_book)));
}

void QuickMatchDialog::fillBands(QComboBox &box) const
{
    for (const model::QuickBand &band : m_quick->bands()) {
        const QString text = bandText(band);
        box.addItem(text);
        box.setItemData(box.count() - 1, tipText(text), Qt::ToolTipRole);
        if (auto *model = qobject_cast<QStandardItemModel *>(box.model()); !band.isPlayable())
            model->item(box.count() - 1)->setEnabled(false);
    }
}

void QuickMatchDialog::fillPlayers(QComboBox &box) const
{
    for (const std::string &player : m_quick->players())
        box.addItem(playerName(player), toQString(player));
}

QComboBox *QuickMatchDialog::bandBox(std::size_t band)
{
    auto *box = new QComboBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    fillBands(*box);
    widenPopup(*box);
    box->setCurrentIndex(static_cast<int>(band));
    box->setEnabled(!m_quick->isBetween());
    box->setAccessibleName(tr("Band of side %1").arg(m_seats.size() + 1));
    connect(box, &QComboBox::currentIndexChanged, this, &QuickMatchDialog::refresh);
    return box;
}

QLineEdit *QuickMatchDialog::nameLine(const std::string &name)
{
    const auto &usual = scenario().seats;
    const bool isUsual = m_seats.size() < usual.size() &&
                         (name == usual[m_seats.size()].en || name == usual[m_seats.size()].fr);
    auto *line = new QLineEdit(isUsual ? QString() : toQString(name)); // in another language, too
    line->setMaxLength(kLongestName);
    line->setPlaceholderText(usualName(m_seats.size()));
    line->setEnabled(!m_quick->isBetween());
    line->setAccessibleName(tr("Name of side %1").arg(m_seats.size() + 1));
    connect(line, &QLineEdit::textChanged, this, &QuickMatchDialog::refresh);
    return line;
}

/** What a side without a band is called where nobody has named it. */
QString QuickMatchDialog::usualName(std::size_t seat) const
{
    const auto &names = scenario().seats;
    return seat < names.size() ? inUiLanguage(names[seat]) : tr("Side %1").arg(seat + 1);
}

void QuickMatchDialog::addSeat(const model::QuickChoice::Seat &chosen)
{
    const rules::SeatId id{static_cast<std::int8_t>(m_seats.size())};
    const bool hasBands = scenario().hasBands();
    Seat seat{hasBands ? bandBox(chosen.band) : nullptr, hasBands ? nullptr : nameLine(chosen.name),
              new QComboBox, new QWidget(this)};
    fillPlayers(*seat.player);
    seat.player->setCurrentIndex(seat.player->findData(toQString(chosen.player)));
    seat.player->setAccessibleName(tr("Player of side %1").arg(id.value + 1));
    QWidget *what = hasBands ? static_cast<QWidget *>(seat.band) : seat.name;
    // What stands in a box is its name to some screen readers; this says what it is for.
    for (QWidget *box : {what, static_cast<QWidget *>(seat.player)})
        box->setAccessibleDescription(box->accessibleName());
    auto *line = new QHBoxLayout(seat.row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(signLabel(id, seat.row));
    line->addWidget(what, 1);
    line->addWidget(seat.player);
    m_ui->seats->addWidget(seat.row);
    connect(seat.player, &QComboBox::currentIndexChanged, this, &QuickMatchDialog::refresh);
    m_seats.push_back(seat);
}

void QuickMatchDialog::removeSeat()
{
    delete m_seats.back().row;
    m_seats.pop_back();
}

void QuickMatchDialog::tellFees(const QString &fees)
{
    m_ui->fees->setText(fees);
    m_ui->fees->setVisible(!fees.isEmpty());
}

void QuickMatchDialog::choose(const model::QuickChoice &choice)
{
    while (!m_seats.empty())
        removeSeat();
    fill(choice);
    seatsChanged();
}

void QuickMatchDialog::fill(const model::QuickChoice &choice)
{
    {
        const QSignalBlocker quiet(m_ui->scenario); // its sides are not there yet
        m_ui->scenario->setCurrentIndex(static_cast<int>(choice.scenario));
    }
    for (const model::QuickChoice::Seat &seat : choice.seats)
        addSeat(seat);
    if (const auto *table = std::get_if<std::size_t>(&choice.table)) {
        m_ui->table->setCurrentIndex(static_cast<int>(*table));
    } else if (const auto *made = std::get_if<model::QuickChoice::Generated>(&choice.table)) {
        m_ui->table->setCurrentIndex(m_ui->table->count() - 1);
        m_ui->seed->setValue(static_cast<int>(std::min<std::uint64_t>(made->seed, kMostSeed)));
    } else {
        takeTable(toQString(std::get<model::QuickChoice::Brought>(choice.table).path));
    }
    m_ui->practice->setChecked(choice.practice);
    m_ui->typed->setChecked(choice.typed);
    m_options = choice.options;
}

model::QuickChoice QuickMatchDialog::choice() const
{
    model::QuickChoice choice;
    for (const Seat &seat : m_seats) {
        auto &chosen = choice.seats.emplace_back();
        chosen.player = toUtf8(seat.player->currentData().toString());
        if (seat.band != nullptr)
            chosen.band = static_cast<std::size_t>(seat.band->currentIndex());
        else if (const QString name = seat.name->text().simplified(); !name.isEmpty())
            chosen.name = toUtf8(name);
        else
            chosen.name = toUtf8(seat.name->placeholderText());
    }
    if (isGenerated())
        choice.table =
            model::QuickChoice::Generated{static_cast<std::uint64_t>(m_ui->seed->value())};
    else if (const Brought *file = brought())
        choice.table = model::QuickChoice::Brought{file->text, toUtf8(file->path)};
    else
        choice.table = static_cast<std::size_t>(m_ui->table->currentIndex());
    choice.scenario = static_cast<std::size_t>(m_ui->scenario->currentIndex());
    choice.practice = m_ui->practice->isChecked();
    choice.typed = m_ui->typed->isChecked();
    choice.options = m_options;
    return choice;
}

/** The first that can be played and has another name than those chosen; else any. */
std::size_t QuickMatchDialog::anotherBand() const
{
    const auto &bands = m_quick->bands();
    if (bands.empty())
        return 0;
    const auto isFree = [&](const model::QuickBand &band) {
        return band.isPlayable() && std::ranges::none_of(m_seats, [&](const Seat &seat) {
                   return seat.band != nullptr &&
                          bands[static_cast<std::size_t>(seat.band->currentIndex())].name ==
                              band.name;
               });
    };
    const auto free = std::ranges::find_if(bands, isFree);
    return free == bands.end() ? m_seats.size() % bands.size()
                               : static_cast<std::size_t>(free - bands.begin());
}

/** As many sides as the scenario takes, each asked what it needs. */
void QuickMatchDialog::seatsChanged()
{
    const auto least = static_cast<std::size_t>(scenario().leastSeats);
    const auto most = static_cast<std::size_t>(scenario().mostSeats);
    if (!m_quick->isBetween()) {
        auto seats = choice().seats;
        const std::size_t wanted = std::clamp(seats.size(), least, most);
        const bool isAskedOtherwise = (m_seats.front().band != nullptr) != scenario().hasBands();
        while (m_seats.size() > (isAskedOtherwise ? 0 : wanted))
            removeSeat();
        for (std::size_t at = m_seats.size(); at < wanted; ++at)
            addSeat(at < seats.size()
                        ? model::QuickChoice::Seat{anotherBand(), seats[at].player}
                        : model::QuickChoice::Seat{anotherBand(), m_quick->players().back()});
    }
    for (std::size_t at = 0; at < m_seats.size(); ++at) {
        if (m_seats[at].name != nullptr)
            m_seats[at].name->setPlaceholderText(usualName(at));
    }
    m_ui->addSide->setEnabled(m_seats.size() < most);
    m_ui->removeSide->setEnabled(m_seats.size() > least);
    showWhatIsNeeded();
    refresh();
}

/** Hides what the game and its scenario have no use for. */
void QuickMatchDialog::showWhatIsNeeded()
{
    const auto &scenarios = m_quick->scenarios();
    const bool mayChange = !m_quick->isBetween() &&
                           std::ranges::any_of(scenarios, [](const rules::ScenarioTitle &title) {
                               return title.leastSeats < title.mostSeats;
                           });
    for (QWidget *part : {m_ui->addSide, m_ui->removeSide})
        part->setVisible(mayChange);
    m_ui->scenario->setVisible(scenarios.size() > 1);
    m_ui->scenarioLabel->setVisible(scenarios.size() > 1);
    for (QWidget *part :
         {static_cast<QWidget *>(m_ui->sizeLabel), static_cast<QWidget *>(m_ui->size)})
        part->setVisible(m_quick->sizes().size() > 1);
    m_ui->options->setVisible(!m_quick->options(choice()).empty());
    m_ui->print->setVisible(m_quick->system().sheets != nullptr);
    const std::initializer_list<QWidget *> ofTable{m_ui->tableLabel, m_ui->table, m_ui->fromFile,
                                                   m_ui->seedLabel,  m_ui->seed,  m_ui->another};
    for (QWidget *part : ofTable)
        part->setVisible(scenario().hasTable());
}

bool QuickMatchDialog::isGenerated() const
{
    return m_ui->table->currentIndex() == m_ui->table->count() - 1;
}

const QuickMatchDialog::Brought *QuickMatchDialog::brought() const
{
    const auto at = static_cast<std::size_t>(m_ui->table->currentIndex());
    const std::size_t ready = m_quick->tables().size();
    return at >= ready && at - ready < m_brought.size() ? &m_brought[at - ready] : nullptr;
}

void QuickMatchDialog::browse()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Table from a file"), lastFolder(),
        tr("Tables and maps of Tiled (*.table.json *.tmj *.json);;All files (*)"));
    if (path.isEmpty())
        return;
    rememberFolder(path);
    takeTable(path);
}

/** Where the table comes from, and what of the file is not on it. */
QString QuickMatchDialog::noteOf(const rules::kit::tables::TiledTable &read,
                                 const QString &path) const
{
    constexpr std::size_t kMostTold = 3;
    const auto pieces = static_cast<int>(read.table.pieces.size());
    //: a table read from a file: the file's name
    QStringList lines{tr("%1: %n pieces.", nullptr, pieces).arg(QFileInfo(path).fileName())};
    for (std::size_t at = 0; at < std::min(kMostTold, read.leftOut.size()); ++at)
        lines << leftOutText(read.leftOut[at]);
    if (read.leftOut.size() > kMostTold)
        lines << tr("And %n more are left out.", nullptr,
                    static_cast<int>(read.leftOut.size() - kMostTold));
    return lines.join(u'\n');
}

void QuickMatchDialog::takeTable(const QString &path)
{
    const auto read = model::readAnyTable(path);
    if (!read)
        return tell(this, read.error());
    m_brought.push_back({rules::kit::tables::encodeTable(read->table), noteOf(*read, path), path});
    const int at = m_ui->table->count() - 1;
    m_ui->table->insertItem(at, inUiLanguage(read->table.name));
    m_ui->table->setCurrentIndex(at);
}

void QuickMatchDialog::anotherTable()
{
    m_ui->table->setCurrentIndex(m_ui->table->count() - 1);
    m_ui->seed->setValue(QRandomGenerator::global()->bounded(kMostSeed) + 1);
}

void QuickMatchDialog::chooseOptions()
{
    MatchOptionsDialog dialog(m_quick->options(choice()), m_options, m_units, this);
    connect(&dialog, &MatchOptionsDialog::ruleWanted, this, &QuickMatchDialog::ruleWanted);
    emit optionsAsked(dialog);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_options = dialog.settings();
    refresh();
}

void QuickMatchDialog::countOptions(const std::vector<rules::Setting> &options)
{
    const int changed = static_cast<int>(options.size());
    m_ui->options->setText(changed == 0 ? tr("Opt&ions…")
                                        : tr("Opt&ions… (%n changed)", nullptr, changed));
}

/** What the scenario is about, and how its zones find their bands. */
QString QuickMatchDialog::summaryOf(const rules::Ground &ground) const
{
    const QString summary = inUiLanguage(scenario().summary);
    const auto zones = static_cast<std::size_t>(
        std::ranges::count(ground.marks, rules::GroundMark::Kind::SetUp, &rules::GroundMark::kind));
    if (zones == 0)
        return summary;
    return summary + zonesText(scenario(), zones);
}

/** A line of its own. */
QString QuickMatchDialog::zonesText(const rules::ScenarioTitle &scenario, std::size_t zones) const
{
    QStringList facts;
    if (!scenario.zones.empty())
        facts << inUiLanguage(scenario.zones);
    if (zones > m_seats.size())
        //: of zones to set up in
        facts << tr("%1 of the %2 zones are used.").arg(m_seats.size()).arg(zones);
    return facts.isEmpty() ? QString() : u'\n' + facts.join(u' ');
}

/** The longest summary fits, so that nothing below it moves as scenarios are gone through. */
void QuickMatchDialog::keepRoomForSummary()
{
    const QRect line(0, 0, m_ui->summary->width(), QWIDGETSIZE_MAX);
    int room = 0;
    for (const rules::ScenarioTitle &scenario : m_quick->scenarios()) {
        const QString text =
            inUiLanguage(scenario.summary) + zonesText(scenario, m_seats.size() + 1);
        const auto needed =
            m_ui->summary->fontMetrics().boundingRect(line, Qt::TextWordWrap, text).height();
        room = std::max(room, needed);
    }
    m_ui->summary->setMinimumHeight(room);
}

void QuickMatchDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    keepRoomForSummary();
}

void QuickMatchDialog::showEvent(QShowEvent *event)
{
    keepRoomForSummary();
    resize(size().expandedTo(minimumSizeHint()));
    placeOnScreen(*this);
    QDialog::showEvent(event);
}

/** In the game's words where it has some; the place in a set-up says nothing in a dialog. */
QString QuickMatchDialog::problemText(rules::Error error) const
{
    const QString why = whyNot(error, rules().phrases(), [] { return std::nullopt; });
    error.pointer.clear();
    return why.isEmpty() ? sentence(error) : why;
}

/** A board that the game brings may be drawn when the match begins: another seed, another board. */
bool QuickMatchDialog::isDrawnLater(const rules::Ground &ground) const
{
    constexpr std::uint64_t kTried = 4;
    rules::MatchSetup setup = *m_setup;
    for (std::uint64_t seed = 1; seed <= kTried && !scenario().hasTable(); ++seed) {
        setup.seed = seed;
        const auto match = rules().begin(setup);
        const rules::BoardFace *board = match ? (*match)->board() : nullptr;
        if (board && !(board->ground((*match)->view(rules::kNoSeat)) == ground))
            return true;
    }
    return false;
}

// The match is made as it would be begun, so that what forbids it is said here.
void QuickMatchDialog::refresh()
{
    const auto size = m_quick->sizeOf(choice());
    m_ui->size->setCurrentIndex(size ? static_cast<int>(*size) : -1);
    m_ui->seed->setEnabled(isGenerated());
    const Brought *file = scenario().hasTable() ? brought() : nullptr;
    m_ui->fileNote->setText(file ? file->note : QString());
    m_ui->fileNote->setVisible(!m_ui->fileNote->text().isEmpty());
    auto setup = m_quick->setup(choice());
    if (setup)
        m_quick->dropIdle(*setup);
    countOptions(setup ? setup->options : m_options);
    const auto match =
        setup ? rules().begin(*setup)
              : rules::Result<std::unique_ptr<rules::Match>>(rules::fail(setup.error()));
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(match.has_value());
    m_ui->problem->setText(match ? QString() : problemText(match.error()));
    m_ui->problem->setVisible(!match);
    m_ui->print->setEnabled(match.has_value());
    const rules::BoardFace *board = match ? (*match)->board() : nullptr;
    const rules::Ground ground =
        board != nullptr ? board->ground((*match)->view(rules::kNoSeat)) : rules::Ground{};
    m_ui->summary->setText(summaryOf(ground));
    m_setup.reset();
    if (!match)
        return;
    m_setup = std::move(*setup);
    if (board != nullptr) {
        m_ui->preview->setGround(ground);
        m_ui->preview->camera().fit();
        const bool isLater = isDrawnLater(ground);
        const QString note = tr("An example: boards are picked at random at the start");
        m_ui->preview->setNotice({isLater ? note : QString(), false, {}});
    }
}

std::vector<rules::SeatId> QuickMatchDialog::typing() const
{
    std::vector<rules::SeatId> typing;
    for (std::size_t seat = 0; m_ui->typed->isChecked() && seat < m_seats.size(); ++seat)
        typing.push_back(rules::SeatId{static_cast<std::int8_t>(seat)});
    return typing;
}

void QuickMatchDialog::accept()
{
    if (m_setup)
        QDialog::accept();
}

} // namespace escarmouche::app
