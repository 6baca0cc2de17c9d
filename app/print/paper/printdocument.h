// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace escarmouche::app {

enum class Paper { A4, Letter };

/** A number or word of a printed table; a changed number is marked. */
struct PrintCell {
    QString text;
    bool changed = false;
    QImage picture = {}; // small, above the text of a grid; null: none
};

/** Numbers under their headings, as a profile is printed. */
struct PrintStrip {
    QStringList headings;
    std::vector<PrintCell> cells;
};

/** Named rows under a title; the first cell of a row is its name. */
struct PrintTable {
    QString title;
    QStringList headings; // of the cells after the name
    std::vector<std::vector<PrintCell>> rows;
};

/** A paragraph with a label in front of it, or without one. */
struct PrintText {
    QString label;
    QString text;
    bool runsIn = false; // the label begins the first line, else it has a column
    bool isSmall = false; // and has no label
};

/** Amounts as bars beside their names, on one scale. */
struct PrintBars {
    struct Bar {
        QString name;
        int amount = 0;
    };
    QString title;
    std::vector<Bar> bars;
};

/** Counters side by side, whose edges are the lines to cut along. */
struct PrintCutting {
    struct Counter {
        QString head;
        QString sign; // as large as it fits
        QString foot;
        bool grey = false; // the back of the one before it, in the same row
    };
    double width = 0, height = 0; // of each, in hundredths of a millimetre
    std::vector<Counter> counters;
};

using PrintItem = std::variant<PrintStrip, PrintTable, PrintText, PrintBars, PrintCutting>;

/** A column and its share of the width, beside those of the others. */
struct PrintColumn {
    QString heading;
    int share = 1;
    bool number = false;
};

/** Rows under headings that stand again on every page the rows reach. */
struct PrintGrid {
    QString again = {}; // what heads the rows on each page but the first
    std::vector<PrintColumn> columns;
    std::vector<std::vector<PrintCell>> rows;
    bool toWriteIn = false; // ruled, with room for a hand; on one page, where one holds it
};

/** Boxes to tick with a pencil; every nth is grey, none when it is 0. */
struct PrintBoxes {
    QString label;
    int count = 0;
    int ticked = 0;
    int greyEvery = 0;
    QStringList words = {}; // what stands in them, from the first: they are a track
};

/** What is kept of one figure during and after a game. */
struct PrintTracker {
    QString name; // empty: the block's title says it
    std::vector<PrintBoxes> boxes;
};

/** What stays together on one page, unless it is higher than a page. */
struct PrintBlock {
    enum class Kind {
        Alert, // title alone, framed
        Heading, // title alone; stays with what follows
        Card, // everything, in a frame
        Plain, // the items of the left side alone
        Narrow, // the same in half the width, two beside each other
        Grid, // the grid alone, row by row
        Part, // title, subtitle and corner at the head of a new page; names all pages that follow
    };

    Kind kind = Kind::Plain;
    QString title;
    QString subtitle;
    QString corner; // set right, beside the title
    std::vector<PrintItem> left;
    std::vector<PrintItem> right; // beside the left items; none: those take the whole width
    std::vector<PrintItem> below; // across the whole width
    std::vector<PrintTracker> trackers;
    PrintGrid grid;
};

/** A sheet in words ready for paper, still without a place for any of them. */
struct PrintDocument {
    QString title;
    QString subtitle;
    QString mark; // said beside the title on every page: "not legal"; or empty
    QString pageOf; // "page %1 / %2"
    std::vector<PrintBlock> blocks;
};

} // namespace escarmouche::app
