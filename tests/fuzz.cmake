# The readers of strangers' bytes. Their seeds, what they once fell over and a few spoiled texts are
# given to them in the suite, under sanitizers alone; libFuzzer goes on from there where ESCARMOUCHE_FUZZ
# is on (preset "fuzz"): the target "fuzz-long".
if(NOT ESCARMOUCHE_SANITIZE)
    return()
endif()
set(FUZZ_SOURCES fuzz/bands.cpp fuzz/calls.cpp fuzz/ledgers.cpp fuzz/libraries.cpp fuzz/matches.cpp
    fuzz/parsers.cpp fuzz/tables.cpp)
# What reads a call; the rest of the command line is built with the window alone.
find_package(CLI11 REQUIRED)
set(APP ${CMAKE_SOURCE_DIR}/app)
file(GLOB FUZZ_WORDS CONFIGURE_DEPENDS ${APP}/words/language/*.cpp)
list(APPEND FUZZ_SOURCES ${APP}/cli/call/arguments.cpp ${APP}/cli/call/commandtable.cpp
    ${APP}/cli/call/optiontable.cpp ${FUZZ_WORDS} ${APP}/words/sentences/phrases.cpp
    ${APP}/words/program/windowarguments.cpp)
set(FUZZ_LIBRARIES escarmouche_testsupport escarmouche_toysystem escarmouche_toygames
    escarmouche_model CLI11::CLI11)
set(FUZZ_KEPT ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/kept)

add_executable(fuzz_replay fuzz/replay.cpp ${FUZZ_SOURCES})
escarmouche_moc(fuzz_replay)
target_precompile_headers(fuzz_replay PRIVATE pch.h)
target_link_libraries(fuzz_replay PRIVATE ${FUZZ_LIBRARIES})
add_test(NAME fuzz/replay COMMAND fuzz_replay ${FUZZ_KEPT})
add_test(NAME fuzz/replay-control COMMAND sh -c
    "\"$0\" \"$1\" --control; test $? -eq 6" $<TARGET_FILE:fuzz_replay> ${FUZZ_KEPT})
set_tests_properties(fuzz/replay fuzz/replay-control PROPERTIES
    LABELS reliability TIMEOUT 300 ENVIRONMENT "TZ=UTC;LC_ALL=C.UTF-8")

if(ESCARMOUCHE_FUZZ)
    add_executable(fuzz fuzz/fuzz.cpp ${FUZZ_SOURCES})
    escarmouche_moc(fuzz)
    target_precompile_headers(fuzz REUSE_FROM fuzz_replay)
    target_link_libraries(fuzz PRIVATE ${FUZZ_LIBRARIES})
    target_link_options(fuzz PRIVATE -fsanitize=fuzzer)
    add_custom_target(fuzz-long COMMAND ${CMAKE_COMMAND} -E env TZ=UTC LC_ALL=C.UTF-8
            ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/fuzz.py
            --build ${CMAKE_BINARY_DIR} --seconds 1800
        DEPENDS fuzz fuzz_replay USES_TERMINAL)
endif()
