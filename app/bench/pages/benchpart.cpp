// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/pages/benchpart.h"

#include "app/bench/measures/systembench.h"
#include "app/bench/pages/boardbench.h"
#include "app/bench/pages/campaignpagebench.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/home/homepage.h"
#include "app/print/paper/paperoutput.h"
#include "app/print/sheets/rostersheet.h"
#include "app/words/language/uilanguage.h"
#include "app/words/reference/rulebook.h"
#include "model/library/ledger/ledgercodec.h"
#include "model/library/library.h"
#include "model/library/store/ledgerfile.h"
#include "model/resources.h"
#include "model/text.h"

#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QLoggingCategory>
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

void printFigure(const char *key, double value)
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
                printFigure("resident_mb", residentMegabytes());
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
    const auto bands = (*library)->bands().list();
    if (!bands)
        return rules::fail(bands.error());
    auto session = (*library)->bands().open(bands->front().uuid);
    if (!session)
        return rules::fail(session.error());
    QMainWindow window;
    return paint(window, new BandPage(std::move(*session), Units{}));
}

/** Lines of a ledger with the one band of another many times over. */
class Copies
{
public:
    Result<void> take(std::string_view text)
    {
        auto line = model::decodeLine(text);
        if (!line)
            return rules::fail(line.error());
        if (const auto *event = std::get_if<model::LedgerEvent>(&*line)) {
            for (int n = 0; n < kManyBands; ++n)
                add(copyOf(*event));
        } else if (auto *end = std::get_if<model::LedgerEnd>(&*line)) {
            end->events = kManyBands;
            add(*end);
        } else {
            add(*line);
        }
        return {};
    }
    QByteArray lines() const { return m_lines; }

private:
    static model::LedgerEvent copyOf(model::LedgerEvent event)
    {
        event.stream = model::newUuid();
        event.uuid = model::newUuid();
        event.act = event.uuid;
        event.hash = model::eventHash(event);
        return event;
    }
    void add(const model::LedgerLine &line)
    {
        m_lines += QByteArray::fromStdString(model::encodeLine(line));
    }

    QByteArray m_lines;
};

/** Out of a ledger, in one transaction: ten thousand acts would wait for the disk as many times. */
Result<void> makeManyBands(const QString &path, const rules::RuleSystems &systems)
{
    const QString single = path + QStringLiteral(".single");
    {
        const auto library = model::Library::open(single, systems, model::OpenMode::Create);
        if (!library)
            return rules::fail(library.error());
        const auto measured = bandsToMeasure(model::readCatalogue);
        const auto band = measured ? measured->band(1) : rules::fail(measured.error());
        if (!band)
            return rules::fail(band.error());
        const auto made = (*library)->bands().create(measured->system.key, rules::AdoptBand{*band});
        if (!made)
            return rules::fail(made.error());
    }
    Copies copies;
    const auto copied =
        model::exportLedger(single, [&](std::string_view line) { return copies.take(line); });
    if (!copied)
        return copied;
    QByteArray lines = copies.lines();
    QBuffer ledger(&lines);
    ledger.open(QIODevice::ReadOnly);
    const auto rebuilt = model::rebuildLibrary(ledger, path, systems);
    return rebuilt ? Result<void>() : rules::fail(rebuilt.error());
}

Result<int> measureHome(const QString &folder, const rules::RuleSystems &systems)
{
    const QString path = QDir(folder).filePath(QStringLiteral("home.library"));
    if (const auto made = makeManyBands(path, systems); !made)
        return rules::fail(made.error());
    auto library = model::Library::open(path, systems, model::OpenMode::Existing);
    if (!library)
        return rules::fail(library.error());
    const std::vector<SampleBand> none;
    const RuleBook untitled;
    printFigure("home_10000_painted_ms", medianMicroseconds(3, 1, [&] {
                                             HomePage page(**library, none, untitled);
                                             page.resize(1280, 720);
                                             (void)page.grab();
                                         }) / kMicrosecondsAMillisecond);
    HomePage page(**library, none, untitled);
    page.resize(1280, 720);
    page.show();
    auto *search = page.findChild<QLineEdit *>();
    int n = 0;
    printFigure("home_10000_key_stroke_ms",
                medianMicroseconds(21, 1, [&] {
                    search->setText(QStringLiteral("ben").left(1 + n++ % 3));
                    (void)page.grab();
                }) / kMicrosecondsAMillisecond);
    return 0;
}

Result<int> measureSheet()
{
    const auto measured = bandsToMeasure(model::readCatalogue);
    if (!measured)
        return rules::fail(measured.error());
    const auto &system = measured->system;
    const auto band = measured->band(12);
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
    printFigure("roster_pdf_first_ms", medianMicroseconds(1, 1, write) / kMicrosecondsAMillisecond);
    printFigure("roster_pdf_ms", medianMicroseconds(21, 1, write) / kMicrosecondsAMillisecond);
    return 0;
}

/** Of every game. */
Result<int> measureLaidBoards()
{
    const auto systems = measuredSystems(model::readCatalogue);
    if (!systems)
        return rules::fail(systems.error());
    for (const MeasuredSystem &system : *systems) {
        const auto figures = measureLaidBoard(system);
        if (!figures)
            return rules::fail(figures.error());
        for (const Figure &figure : *figures)
            printFigure(figure.key.c_str(), figure.value);
    }
    return 0;
}

Result<int> measureCampaign(const QString &folder, const rules::RuleSystems &systems,
                            UiLanguage &language)
{
    const QString path = QDir(folder).filePath(QStringLiteral("campaign-page.library"));
    auto library = model::Library::open(path, systems, model::OpenMode::Create);
    if (!library)
        return rules::fail(library.error());
    const std::vector<SampleBand> none;
    const RuleBook untitled;
    const auto figures = measureCampaignPage({**library, untitled, none, language});
    if (!figures)
        return rules::fail(figures.error());
    for (const Figure &figure : *figures)
        printFigure(figure.key.c_str(), figure.value);
    return 0;
}

Result<int> runPart(const QString &part, const QString &library, UiLanguage &language)
{
    if (part == QLatin1String("bare"))
        return paintBare();
    if (part == QLatin1String("board")) {
        for (const Figure &figure : measureBoard())
            printFigure(figure.key.c_str(), figure.value);
        return measureLaidBoards();
    }
    const auto systems = model::loadSystems();
    if (!systems)
        return rules::fail(systems.error());
    if (part == QLatin1String("band"))
        return paintBand(library, *systems);
    if (part == QLatin1String("home"))
        return measureHome(QFileInfo(library).path(), *systems);
    if (part == QLatin1String("campaign-page"))
        return measureCampaign(QFileInfo(library).path(), *systems, language);
    return measureSheet();
}

} // namespace

bool isBenchPart(const QStringList &arguments)
{
    return arguments.size() == 3 && arguments.first() == QLatin1String("--bench-part");
}

int runBenchPart(int argc, char **argv)
{
    // Qt's own remarks, such as on a run-time folder nobody set, are no talk of ours.
    QLoggingCategory::setFilterRules(QStringLiteral("*.warning=false"));
    const QApplication application(argc, argv);
    UiLanguage language(rules::Language::English);
    const auto arguments = QCoreApplication::arguments();
    const auto done = runPart(arguments.at(2), arguments.at(3), language);
    return done ? *done : 1;
}

} // namespace escarmouche::app
