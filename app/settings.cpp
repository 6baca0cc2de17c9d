// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "app/text/uilanguage.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace escarmouche::app {

namespace {

constexpr qsizetype kRecentBands = 8;
constexpr int kMostPercent = 100;

const QString kLanguage = QStringLiteral("language");
const QString kUnits = QStringLiteral("units/kind");
const QString kScale = QStringLiteral("units/millimetresPerPas");
const QString kRecent = QStringLiteral("recentBands");
const QString kPlace = QStringLiteral("window/place");
const QString kFolder = QStringLiteral("lastFolder");
const QString kBoardGrid = QStringLiteral("board/grid");
const QString kBoardHeights = QStringLiteral("board/heights");
const QString kBoardMiniMap = QStringLiteral("board/miniMap");
const QString kBoardAnimated = QStringLiteral("board/animated");
const QString kBoardSpeed = QStringLiteral("board/speed");
const QString kAskedFrom = QStringLiteral("match/askFrom");
const QString kMillimetres = QStringLiteral("mm");
const QString kPas = QStringLiteral("pas");

// Beside other settings of the user, or where QStandardPaths' test mode puts them.
QSettings settings()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    return QSettings(folder + QStringLiteral("/escarmouche.ini"), QSettings::IniFormat);
}

BoardOptions loadBoardOptions(const QSettings &stored)
{
    BoardOptions options;
    options.grid = stored.value(kBoardGrid, options.grid).toBool();
    options.heights = stored.value(kBoardHeights, options.heights).toBool();
    options.miniMap = stored.value(kBoardMiniMap, options.miniMap).toBool();
    options.animated = stored.value(kBoardAnimated, options.animated).toBool();
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
    return preferences;
}

void savePreferences(const Preferences &preferences)
{
    QSettings stored = settings();
    stored.setValue(kLanguage, languageCode(preferences.language));
    stored.setValue(kUnits,
                    preferences.units.kind == Units::Kind::Millimetres ? kMillimetres : kPas);
    stored.setValue(kScale, preferences.units.millimetresPerPas);
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
    stored.setValue(kBoardMiniMap, options.miniMap);
    stored.setValue(kBoardAnimated, options.animated);
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

QByteArray windowPlace()
{
    return settings().value(kPlace).toByteArray();
}

void rememberWindowPlace(const QByteArray &place)
{
    settings().setValue(kPlace, place);
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
