#!/usr/bin/env bash
# Installs what is missing, builds everything and runs every test: the suite in Release, and the rules and
# model tests once more by a second compiler, under ASan and UBSan.
# Says at the end how many minutes each stage took.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")"
source .ci/common.sh

install_missing "${build_packages[@]}" "${test_packages[@]}"
targets=() quiet=
werror=${CI:+-DESCARMOUCHE_WERROR=ON}
# What is built once alone is built in fewer, larger batches.
batches=${CI:+-DCMAKE_UNITY_BUILD_BATCH_SIZE=24}
minutes=()

# stage NAME COMMAND...: runs it and notes its minutes, elapsed and of processor.
stage() {
    local name=$1 TIMEFORMAT='%R %U %S' taken
    shift
    exec 3>&1 4>&2
    taken=$({ time "$@" >&3 2>&4; } 2>&1) || return
    minutes+=("$(awk -v name="$name" '{ printf "%-24s %6.1f %6.1f", name, $1 / 60, ($2 + $3) / 60 }' <<<"$taken")")
}

stage "release: build" build release -DESCARMOUCHE_TESTS=ON ${werror:-} ${batches:-}
stage "release: tests" ctest --preset release -j "$(nproc)" --no-tests=error

stage "sanitizers: build" build asan ${werror:-}
stage "sanitizers: tests" ctest --preset asan -j "$(nproc)" --no-tests=error

# The rules built once more give the same results.
rules_again() {
    local expected met
    expected=$(build/release/tests/rulesbench resources) || return
    met=$(build/asan/tests/rulesbench resources) || return
    if [[ $met == "$expected" ]]; then
        say "One hash of all rule results by g++ (-O2) and clang++ (-O0 with sanitizers): $expected"
    else
        say "The rules give other results when built as 'asan': $met, not $expected."
        return 1
    fi
}
stage "rules again: asan" rules_again
say "Minutes                 elapsed processor"
for line in "${minutes[@]}"; do say "$line"; done
