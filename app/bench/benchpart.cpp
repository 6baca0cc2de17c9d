// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bench.h"

#include "app/band/bandpage.h"
#include "app/bench/rulesbench.h"
#include "app/home/homepage.h"
#include "app/print/paperoutput.h"
#include "app/print/rostersheet.h"
#include "app/text/uilanguage.h"
#include "model/library/library.h"
#include "model/resources.h"
#include "model/text.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QTableWidget>
#include <QTimer>
#include <QToolBar>

#include <cstdio>

namespace escarmouche::app {

using rules::Result;

namespace {

constexpr int kManyBands = 10000;
constexpr double kMicrosecondsAMillisecond = 1000;

void print(const char *key, double value)
{
    std::printf("%s %.3f\n", key, value);
    std::fflush(stdout);
}

double residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const auto &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.simplified().split(' ').at(1).toDouble() / 1024;
    }
    return 0;
}

/** Says when the window has first been painted, and ends the program. */
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget *window) : QObject(window) { window->installEventFilter(this); }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && !m_seen) {
            m_seen = true;
            QTimer::singleShot(0, this, [] {
                std::puts("painted 1");
                print("resident_mb", residentMegabytes());
                QCoreApplication::quit();
            });
        }
        return QObject::eventFilter(watched, event);
    }

private:
    bool m_seen = false;
};

void dress(QMainWindow &window)
{
    auto *file = window.menuBar()->addMenu(QStringLiteral("File"));
    auto *bar = window.addToolBar(QStringLiteral("Tools"));
    for (const auto *text : {"One", "Two", "Three"})
        bar->addAction(file->addAction(QString::fromLatin1(text)));
    window.resize(1280, 720);
}

int paint(QMainWindow &window, QWidget *page)
{
    dress(window);
    window.setCentralWidget(page);
    const PaintWatch watch(&window);
    window.show();
    return QCoreApplication::exec();
}

/** What a page is measured against: menu, tool bar and a table of 12 rows and 6 columns. */
int paintBare()
{
    QMainWindow window;
    auto *table = new QTableWidget(12, 6);
    for (int row = 0; row < 12; ++row) {
        for (int column = 0; column < 6; ++column)
            table->setItem(row, column, new QTableWidgetItem(QStringLiteral("cell %1").arg(row)));
    }
    return paint(window, table);
}

Result<int> paintBand(const QString &path, const rules::RuleSystems &systems)
{
    auto library = model::Library::open(path, systems, model::OpenMode::Existing);
    if (!library)
        return rules::fail(library.error());
    const auto bands = (*library)->bands();
    if (!bands)
        return rules::fail(bands.error());
    auto session = (*library)->openBand(bands->front().uuid);
    if (!session)
        return rules::fail(session.error());
    QMainWindow window;
    return paint(window, new BandPage(std::move(*session), Units{}));
}

Result<void> makeManyBands(model::Library &library)
{
    const auto band = library.bandRules("musg")->read(benchBand(1));
    if (!band)
        return rules::fail(band.error());
    for (int n = 0; n < kManyBands; ++n) {
        if (const auto made = library.createBand("musg", rules::AdoptBand{*band}); !made)
            return rules::fail(made.error());
    }
    return {};
}

Result<int> measureHome(const QString &folder, const rules::RuleSystems &systems)
{
    auto library = model::Library::open(QDir(folder).filePath(QStringLiteral("home.library")),
                                        systems, model::OpenMode::Create);
    if (!library)
        return rules::fail(library.error());
    if (const auto made = makeManyBands(**library); !made)
        return rules::fail(made.error());
    const std::vector<SampleBand> none;
    print("home_10000_painted_ms", medianMicroseconds(3, 1, [&] {
                                       HomePage page(**library, none);
                                       page.resize(1280, 720);
                                       (void)page.grab();
                                   }) / kMicrosecondsAMillisecond);
    HomePage page(**library, none);
    page.resize(1280, 720);
    page.show();
    auto *search = page.findChild<QLineEdit *>();
    int n = 0;
    print("home_10000_key_stroke_ms", medianMicroseconds(21, 1, [&] {
                                          search->setText(QStringLiteral("ben").left(1 + n++ % 3));
                                          (void)page.grab();
                                      }) / kMicrosecondsAMillisecond);
    return 0;
}

Result<int> measureSheet(const rules::RuleSystems &systems)
{
    const auto &system = systems.front();
    const auto band = system.bands->read(benchBand(12));
    const auto reference = model::loadReference(system.key);
    if (!band || !reference)
        return rules::fail(band ? reference.error() : band.error());
    const auto write = [&] {
        const auto sheet = system.bands->sheet(*band);
        if (!sheet)
            return;
        (void)pdf(rosterSheet(
                      *sheet, system.bands->phrases(),
                      [&](std::string_view id) { return reference->find(id); },
                      rules::Language::English, Units{}),
                  Paper::A4);
    };
    print("roster_pdf_first_ms", medianMicroseconds(1, 1, write) / kMicrosecondsAMillisecond);
    print("roster_pdf_ms", medianMicroseconds(21, 1, write) / kMicrosecondsAMillisecond);
    return 0;
}

Result<int> runPart(const QString &part, const QString &library)
{
    if (part == QLatin1String("bare"))
        return paintBare();
    const auto systems = model::loadSystems();
    if (!systems)
        return rules::fail(systems.error());
    if (part == QLatin1String("band"))
        return paintBand(library, *systems);
    if (part == QLatin1String("home"))
        return measureHome(QFileInfo(library).path(), *systems);
    return measureSheet(*systems);
}

} // namespace

bool isBenchPart(const QStringList &arguments)
{
    return arguments.size() == 3 && arguments.first() == QLatin1String("--bench-part");
}

int runBenchPart(int argc, char **argv)
{
    const QApplication application(argc, argv);
    const UiLanguage language(rules::Language::English);
    const auto arguments = QCoreApplication::arguments();
    const auto done = runPart(arguments.at(2), arguments.at(3));
    return done ? *done : 1;
}

} // namespace escarmouche::app
