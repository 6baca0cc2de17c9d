// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/settings/settings.h"

#include "app/words/language/uilanguage.h"
#include "model/match/setup/quickmatch.h"
#include "model/text.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace escarmouche::app {

namespace {

constexpr qsizetype kRecentBands = 8;
constexpr int kMostPercent = 100;

const QString kLanguage = QStringLiteral("language");
const QString kUnits = QStringLiteral("units/kind");
const QString kScale = QStringLiteral("units/millimetresPerPas");
const QString kRecent = QStringLiteral("recentBands");
const QString kLessons = QStringLiteral("doneLessons");
const QString kGame = QStringLiteral("lastGame");
const QString kPlace = QStringLiteral("window/place");
const QString kFolder = QStringLiteral("lastFolder");
const QString kBoardGrid = QStringLiteral("board/grid");
const QString kBoardHeights = QStringLiteral("board/heights");
const QString kBoardLetters = QStringLiteral("board/letters");
const QString kBoardPortraits = QStringLiteral("board/portraits");
const QString kBoardMiniMap = QStringLiteral("board/miniMap");
const QString kBoardAnimated = QStringLiteral("board/animated");
const QString kBoardSide = QStringLiteral("board/side");
const QString kBoardMachines = QStringLiteral("board/machines");
const QString kBoardFollowed = QStringLiteral("board/followed");
const QString kBoardSpeed = QStringLiteral("board/speed");
const QString kAskedFrom = QStringLiteral("match/askFrom");
const QString kTheme = QStringLiteral("theme");
const QString kAskWindow = QStringLiteral("match/askWindow/"); // and the system
const QString kQuickMatch = QStringLiteral("quickMatch/"); // and the system
const QString kBands = QStringLiteral("bands");
const QString kPlayers = QStringLiteral("players");
const QString kSideNames = QStringLiteral("names");
const QString kScenario = QStringLiteral("scenario");
const QString kTable = QStringLiteral("table");
const QString kTableFile = QStringLiteral("tableFile");
const QString kSeed = QStringLiteral("seed");
const QString kPractice = QStringLiteral("practice");
const QString kTyped = QStringLiteral("typedDice");
const QString kOption = QStringLiteral("options/");
const std::array kAskWindowWords{QStringLiteral("always"), QStringLiteral("when-able"),
                                 QStringLiteral("own-turn")};
const std::array kThemeWords{QStringLiteral("system"), QStringLiteral("light"),
                             QStringLiteral("dark")};
const QString kMillimetres = QStringLiteral("mm");
const QString kPas = QStringLiteral("pas");

// Beside other settings of the user, or where QStandardPaths' test mode puts them.
QSettings settings()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    return QSettings(folder + QStringLiteral("/escarmouche.ini"), QSettings::IniFormat);
}

/** As JSON has it, so that a number is told from a word: an option may take either. */
QString wordOf(const rules::SettingValue &value)
{
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? QStringLiteral("true") : QStringLiteral("false");
    if (const auto *number = std::get_if<std::int64_t>(&value))
        return QString::number(*number);
    return u'"' + toQString(std::get<std::string>(value)) + u'"';
}

rules::SettingValue valueOf(const QString &word)
{
    if (word.startsWith(u'"'))
        return toUtf8(word.mid(1).chopped(1));
    if (word == QStringLiteral("true") || word == QStringLiteral("false"))
        return word == QStringLiteral("true");
    return std::int64_t{word.toLongLong()};
}

std::vector<rules::Setting> optionsIn(const QSettings &stored,
                                      const std::vector<rules::OptionGroup> &groups)
{
    std::vector<rules::Setting> options;
    for (const rules::OptionGroup &group : groups) {
        for (const rules::Property &option : group.options) {
            const QString key = kOption + toQString(option.key);
            if (stored.contains(key))
                options.push_back({option.key, valueOf(stored.value(key).toString())});
        }
    }
    return options;
}

BoardOptions loadBoardOptions(const QSettings &stored)
{
    BoardOptions options;
    options.grid = stored.value(kBoardGrid, options.grid).toBool();
    options.heights = stored.value(kBoardHeights, options.heights).toBool();
    options.letters = stored.value(kBoardLetters, options.letters).toBool();
    options.portraits = stored.value(kBoardPortraits, options.portraits).toBool();
    options.miniMap = stored.value(kBoardMiniMap, options.miniMap).toBool();
    options.animated = stored.value(kBoardAnimated, options.animated).toBool();
    options.side = static_cast<BoardOptions::Side>(std::clamp(
        stored.value(kBoardSide).toInt(), 0, static_cast<int>(BoardOptions::Side::Folded)));
    options.machines = static_cast<BoardOptions::Machines>(std::clamp(
        stored.value(kBoardMachines).toInt(), 0, static_cast<int>(BoardOptions::Machines::Result)));
    options.followed = stored.value(kBoardFollowed, options.followed).toBool();
    options.speed = std::clamp(stored.value(kBoardSpeed, options.speed).toInt(),
                               BoardOptions::kSlowest, BoardOptions::kFastest);
    return options;
}

} // namespace

Preferences loadPreferences()
{
    const QSettings stored = settings();
    Preferences preferences;
    preferences.language =
        languageOfCode(stored.value(kLanguage).toString()).value_or(systemLanguage());
    if (stored.value(kUnits).toString() == kMillimetres)
        preferences.units.kind = Units::Kind::Millimetres;
    const int scale = stored.value(kScale, preferences.units.millimetresPerPas).toInt();
    preferences.units.millimetresPerPas = std::clamp(scale, Units::kLeastScale, Units::kMostScale);
    preferences.board = loadBoardOptions(stored);
    preferences.askFrom =
        std::clamp(stored.value(kAskedFrom, preferences.askFrom).toInt(), 0, kMostPercent);
    const auto theme = std::ranges::find(kThemeWords, stored.value(kTheme).toString());
    if (theme != kThemeWords.end())
        preferences.theme = static_cast<Theme>(theme - kThemeWords.begin());
    return preferences;
}

void savePreferences(const Preferences &preferences)
{
    QSettings stored = settings();
    stored.setValue(kLanguage, languageCode(preferences.language));
    stored.setValue(kUnits,
                    preferences.units.kind == Units::Kind::Millimetres ? kMillimetres : kPas);
    stored.setValue(kScale, preferences.units.millimetresPerPas);
    stored.setValue(kTheme, kThemeWords[static_cast<std::size_t>(preferences.theme)]);
    saveBoardOptions(preferences.board);
    saveAskFrom(preferences.askFrom);
}

void saveAskFrom(int percent)
{
    settings().setValue(kAskedFrom, percent);
}

void saveBoardOptions(const BoardOptions &options)
{
    QSettings stored = settings();
    stored.setValue(kBoardGrid, options.grid);
    stored.setValue(kBoardHeights, options.heights);
    stored.setValue(kBoardLetters, options.letters);
    stored.setValue(kBoardPortraits, options.portraits);
    stored.setValue(kBoardMiniMap, options.miniMap);
    stored.setValue(kBoardAnimated, options.animated);
    stored.setValue(kBoardSide, static_cast<int>(options.side));
    stored.setValue(kBoardMachines, static_cast<int>(options.machines));
    stored.setValue(kBoardFollowed, options.followed);
    stored.setValue(kBoardSpeed, options.speed);
}

QStringList recentBands()
{
    return settings().value(kRecent).toStringList();
}

void rememberBand(const QString &uuid)
{
    QStringList recent = recentBands();
    recent.removeAll(uuid);
    recent.prepend(uuid);
    settings().setValue(kRecent, recent.mid(0, kRecentBands));
}

QStringList doneLessons()
{
    return settings().value(kLessons).toStringList();
}

void rememberLesson(const QString &key)
{
    QStringList done = doneLessons();
    if (!done.contains(key))
        settings().setValue(kLessons, done << key);
}

std::string lastGame()
{
    return toUtf8(settings().value(kGame).toString());
}

void rememberGame(const std::string &key)
{
    settings().setValue(kGame, toQString(key));
}

AskWindow lastAskWindow(const std::string &game)
{
    const QString word = settings().value(kAskWindow + toQString(game)).toString();
    const auto found = std::ranges::find(kAskWindowWords, word);
    return found == kAskWindowWords.end() ? AskWindow::WhenAble
                                          : static_cast<AskWindow>(found - kAskWindowWords.begin());
}

void rememberAskWindow(const std::string &game, AskWindow ask)
{
    settings().setValue(kAskWindow + toQString(game), kAskWindowWords[std::size_t(ask)]);
}

QByteArray windowPlace()
{
    return settings().value(kPlace).toByteArray();
}

void rememberWindowPlace(const QByteArray &place)
{
    settings().setValue(kPlace, place);
}

model::QuickHabit lastQuickMatch(const rules::RuleSystem &system)
{
    QSettings stored = settings();
    stored.beginGroup(kQuickMatch + toQString(system.key));
    const auto word = [&](const QString &key) { return toUtf8(stored.value(key).toString()); };
    model::QuickHabit habit{.seats = {},
                            .scenario = word(kScenario),
                            .table = word(kTable),
                            .file = word(kTableFile),
                            .seed = stored.value(kSeed, 1).toULongLong(),
                            .options = optionsIn(stored, system.matches->options()),
                            .practice = stored.value(kPractice).toBool(),
                            .typed = stored.value(kTyped).toBool()};
    const QStringList bands = stored.value(kBands).toStringList();
    const QStringList players = stored.value(kPlayers).toStringList();
    const QStringList names = stored.value(kSideNames).toStringList();
    for (qsizetype seat = 0; seat < std::min(bands.size(), players.size()); ++seat)
        habit.seats.push_back(
            {toUtf8(bands[seat]), toUtf8(players[seat]), toUtf8(names.value(seat))});
    return habit;
}

void rememberQuickMatch(const rules::RuleSystem &system, const model::QuickHabit &habit)
{
    QSettings stored = settings();
    stored.beginGroup(kQuickMatch + toQString(system.key));
    stored.remove(QString()); // options of the one before, too
    QStringList bands;
    QStringList players;
    QStringList names;
    for (const model::QuickHabit::Seat &seat : habit.seats) {
        bands << toQString(seat.band);
        players << toQString(seat.player);
        names << toQString(seat.name);
    }
    stored.setValue(kBands, bands);
    stored.setValue(kPlayers, players);
    stored.setValue(kSideNames, names);
    stored.setValue(kScenario, toQString(habit.scenario));
    stored.setValue(kTable, toQString(habit.table));
    stored.setValue(kTableFile, toQString(habit.file));
    stored.setValue(kSeed, QVariant::fromValue<qulonglong>(habit.seed));
    stored.setValue(kPractice, habit.practice);
    stored.setValue(kTyped, habit.typed);
    for (const rules::Setting &option : habit.options)
        stored.setValue(kOption + toQString(option.property), wordOf(option.value));
}

QString lastFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString folder = settings().value(kFolder, documents).toString();
    return QFileInfo::exists(folder) ? folder : QDir::homePath(); // one that is gone is no name
}

void rememberFolder(const QString &file)
{
    settings().setValue(kFolder, QFileInfo(file).absolutePath());
}

QString defaultLibraryPath()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return folder + QStringLiteral("/escarmouche.library");
}

} // namespace escarmouche::app
