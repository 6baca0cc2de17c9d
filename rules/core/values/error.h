// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::rules {

/** What went wrong. app/words turns each into a sentence with a next step and an exit
    code. The comment of an enumerator says which fields of Error it fills. */
enum class ErrorCode {
    // A file or text given to the program (exit 4). All of them: pointer.
    FileTooLarge, // number = limit in bytes
    NotUtf8, // number = byte offset
    ForbiddenCharacter, // subject = the character as U+XXXX, number = byte offset
    NotJson, // subject = what was met, empty where the text ends; number = byte offset
    TooDeep, // number = limit
    TextTooLong, // number = limit in bytes (lexical) or characters (a field)
    TextTooShort, // number = least characters
    NumberNotWhole, // subject = the number as written
    NumberTooLarge, // subject = the number as written
    NumberOutOfRange, // subject = the number, hint = "least..most"
    DuplicateKey, // subject = the key
    UnknownKey, // subject = the key, hint = nearest known one or empty
    MissingKey, // subject = the key
    UnwantedKey, // subject = the key, which the scenario has no use for
    NeedsOption, // subject = the option that is on, hint = the one it needs, which is off
    WrongType, // subject = type met, hint = type expected
    WrongChoice, // subject = the word met, hint = the choices, comma separated
    WrongPattern, // subject = the text, hint = the form expected
    TooManyEntries, // number = limit; subject = kAMatch, kAJournal: its entries, else empty
    TooFewEntries, // number = least
    TooManyFigures, // of all bands of a match together; number = limit
    UnknownEntry, // subject = the id, hint = nearest known id or empty
    NewerFormat, // subject = version met, hint = newest known (exit 7)
    OutlineCrosses, // a footprint whose outline crosses or touches itself
    BadCsv, // subject = what was met, number = line
    SumsDiffer, // subject = what the numbers add up to, hint = what they should
    ManyComplaints, // more = the complaints, in the order of the text

    // Parts of a simulation that are not the whole (exit 4). file = the part, where it is one's.
    PartsDiffer, // subject = the file of another part, hint = in what
    PartTwice, // subject = the part as "2/3", hint = the file of the other
    PartUnfinished, // subject = the part, number = its games that are there, hint = all of them
    PartMissing, // subject = the parts, comma separated, number = how many

    // An act that a rule or the state refuses (exit 1).
    NoSuchMember, // number = member id
    MemberIdTaken, // number = member id
    NotEnoughFigures, // number = how many there are
    NotPossessed, // subject = entry id
    NoSuchProperty, // subject = property key
    NotForThisRank, // subject = entry id, hint = rule id
    NotEnoughTreasury, // number = points missing, hint = rule id
    WouldBreakRule, // subject = rule id (campaign purchases only)
    NothingToUndo,
    NothingToRedo,
    EmptyReason, // an adjustment, a price by hand or a roll taken back without a reason
    DiceStand, // the program threw them: they are not taken back
    CampaignExists, // subject = its name; a campaign of the same history is there already

    // An act of a match; the match stands as it was (exit 1).
    RefusedByRule, // subject = rule id, the rest by whyRefused() of match.h
    NotYourTurn, // number = the seat that is asked, from 0; -1: dice are awaited
    DiceDoNotFit, // what was answered is not what is awaited
    MatchOver,
    UndoStopsHere, // chance has answered or something was revealed since
    TakeBackNotAgreed, // a machine agrees only in a match begun as practice
    NoMachineThere, // number = the seat, from 0
    ModuleNotPlayed, // subject = band, hint = the rules that cannot be played yet
    TooManyGuns, // subject = the figure in English, hint = in French, number = limit
    TooManyBlades, // likewise
    NobodyComes, // subject = band
    NoRoomOnTable, // number = figures that have to stand on it

    // Something is absent (exit 3). subject = its name.
    FileNotFound, // hint = the sample that may be meant, as "sample:argos", or empty
    FolderNotFound, // the one a file was to be written into
    BandNotFound, // hint = nearest known name or empty
    BandAmbiguous, // number = how many it fits, hint = how their uuids start, comma separated
    CampaignNotFound, // hint = nearest known name or empty
    CampaignAmbiguous, // as BandAmbiguous
    EntryNotFound, // hint = nearest known id or empty
    RuleNotFound, // hint = nearest known id or empty
    LibraryNotFound,
    SystemNotFound, // hint = known systems
    EventNotFound,
    MatchNotFound,

    // Busy or moved on (exit 5). subject = file or stream.
    LibraryBusy, // hint = who holds it, where known
    StreamMoved,

    // Integrity (exit 6). subject = file; hint = what was found.
    NotALibrary,
    LibraryDamaged,
    ForeignSchema, // subject = the object that is not ours
    ChainBroken, // subject = stream, number = seq
    BackupDamaged,
    LibraryReplaced, // the file was moved, deleted or replaced while open

    NewerLibrary, // exit 7; subject = file, number = version met, hint = newest known
    OlderRevision, // exit 7; subject = system, number = revision of its rules, hint = the present
    // one
    NewerRevision, // exit 7; as OlderRevision

    PermissionDenied, // exit 8; subject = file
    NetworkFileSystem, // exit 8; subject = file, hint = file system
    DiskFull, // exit 9; subject = file
    InputOutput, // exit 9; subject = file, hint = the system's message
    ReplayMismatch, // exit 11; number = the first bad entry, 0: the header; subject = a rule broken
    Internal, // exit 1; our own mistake; hint = where
    OutOfMemory, // exit 1; subject = file, where it was one's
};

/** A refusal or a failure as a value. `more` holds further complaints of the same reading. */
struct Error {
    ErrorCode code = ErrorCode::Internal;
    std::string subject = {};
    std::string file = {}; // read from one: which, as it was named; its reader fills it
    std::string pointer = {}; // JSON pointer of the place, where there is one
    std::string hint = {};
    std::int64_t number = 0;
    std::vector<Error> more = {};

    bool operator==(const Error &) const = default;
};

template<class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

/** The complaints of a part, at its place in the whole. */
inline Error under(const std::string &place, Error error)
{
    error.pointer.insert(0, place);
    for (Error &each : error.more)
        each = under(place, std::move(each));
    return error;
}

} // namespace escarmouche::rules
