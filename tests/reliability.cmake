# The promises about saving, damage, hostile input and play. Short forms and their controls are tests;
# the target "reliability-long" runs the long forms one after the other, says of each its seconds, tries,
# skipped and failed ones, and all of them in a table at the end. ESCARMOUCHE_DIVIDE=10 in the
# environment makes them a tenth of their size.
file(GLOB_RECURSE RELIABILITY_SOURCES CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/reliability/*.cpp)
list(FILTER RELIABILITY_SOURCES EXCLUDE REGEX "/tst_")
find_package(SQLite3 REQUIRED)
add_executable(reliability_run ${RELIABILITY_SOURCES})
target_precompile_headers(reliability_run REUSE_FROM tests_app)
target_link_libraries(reliability_run PRIVATE
    escarmouche_testsupport escarmouche_toysystem escarmouche_toygames escarmouche_app
    Qt6::PrintSupport SQLite::SQLite3)
set_target_properties(reliability_run PROPERTIES OUTPUT_NAME run
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/reliability)

add_dependencies(reliability_run escarmouche) # which it runs

set(RELIABILITY_LONG "")
# name, n of the short form, n of its control, n of the long form
function(escarmouche_promise name short control long)
    set(run $<TARGET_FILE:reliability_run>)
    add_test(NAME reliability/${name} COMMAND ${run} ${name} --n ${short} --seed 1)
    # A control that passes, or dies instead of failing, proves nothing.
    add_test(NAME reliability/${name}-control COMMAND sh -c
        "\"$0\" ${name} --control --n ${control} --seed 1; c=$?; test $c -eq 77 && exit 77; test $c -eq 6"
        ${run})
    set_tests_properties(reliability/${name} reliability/${name}-control PROPERTIES
        LABELS reliability TIMEOUT 300 SKIP_RETURN_CODE 77 ENVIRONMENT "TZ=UTC;LC_ALL=C.UTF-8")
    set(RELIABILITY_LONG ${RELIABILITY_LONG} ${name}=${long} PARENT_SCOPE)
endfunction()

# The long forms take some five hours. They keep to the figure of their promise but where that alone would
# take longer than a night, or most of it:
#   power-cut 40,000 of 500,000 (21 a second); log-size 30,000 acts instead of an hour (each look at the
#   whole library takes longer than the last); games 60,000 of 1,000,000 (23 a second); refusals 2,000,000
#   of 10,000,000 (730 a second); undo 20,000 of 100,000 (18 a second); monkey 500,000 steps instead of
#   eight hours (550 a second).
escarmouche_promise(kill 30 25 10000)
escarmouche_promise(kill-at-each-call 8 4 1000)
escarmouche_promise(match 12 6 2000)
escarmouche_promise(match-dice 8 4 2000)
escarmouche_promise(power-cut 60 60 40000)
escarmouche_promise(disk-full 24 24 400)
escarmouche_promise(exports 60 5 60000)
escarmouche_promise(writers 150 150 10000)
escarmouche_promise(moved 24 6 600)
escarmouche_promise(screen 12 16 500)
escarmouche_promise(typing 6 2 500)
escarmouche_promise(log-size 600 320 30000)
escarmouche_promise(damage 200 60 10000)
escarmouche_promise(restore 50 100 1000)
escarmouche_promise(rebuild 6 1 500)
escarmouche_promise(backups 25 4 1000)
escarmouche_promise(reopen 150 60 100000)
escarmouche_promise(migration 15 20 2000)
escarmouche_promise(migration-at-each-call 20 20 1000)
escarmouche_promise(newer 50 5 1000)
escarmouche_promise(thinning 160 120 7300)
escarmouche_promise(malformed 700 100 5000)
escarmouche_promise(ledgers 2 1 32)
escarmouche_promise(paths 200 50 2000)
escarmouche_promise(sql 300 20 3000)
escarmouche_promise(sheets 60 20 600)
escarmouche_promise(names 1 1 60)
escarmouche_promise(spreadsheet 100 10 2000)
escarmouche_promise(foreign 48 24 2000)
escarmouche_promise(games 80 24 60000)
escarmouche_promise(refusals 2000 200 2000000)
escarmouche_promise(shards 60 20 20000)
escarmouche_promise(dice 1000000 100000 100000000)
escarmouche_promise(undo 60 40 20000)
escarmouche_promise(amend 60 20 100000)
escarmouche_promise(memory 10 4 500)
escarmouche_promise(monkey 500 500 500000)
escarmouche_promise(crash 3 3 100)

# Whatever becomes of one part, the others are tried and told; a size is divided, and never to none.
add_test(NAME reliability/together COMMAND sh -c
    "told=$(\"$0\" --together no-such-part=1 newer=5 spreadsheet=1 --seed 1 --divide 2); test $? -eq 6 &&
     echo \"$told\" && echo \"$told\" | tail -5 | tr -s ' ' | sed -E 's/ [0-9]+[.][0-9] / S /' |
     diff - \"$1\""
    $<TARGET_FILE:reliability_run> ${CMAKE_CURRENT_SOURCE_DIR}/reliability/together.txt)
set_tests_properties(reliability/together PROPERTIES LABELS reliability)

add_custom_target(reliability-long
    COMMAND ${CMAKE_COMMAND} -E env TZ=UTC LC_ALL=C.UTF-8 sh -c
        "exec \"$0\" --together \"$@\" --seed 1 --divide \"\${ESCARMOUCHE_DIVIDE:-1}\""
        $<TARGET_FILE:reliability_run> ${RELIABILITY_LONG}
    VERBATIM USES_TERMINAL)
