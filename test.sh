#!/usr/bin/env bash
# Installs what is missing, builds everything and runs every test: the suite in Release, the rules
# and model tests under ASan and UBSan, and the rules by a second compiler without optimisation.
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
expected=$(build/release/tests/rulesbench resources)
rules_again() {
    local met
    build "$1" && met=$(build/"$1"/tests/rulesbench resources) || return
    [[ $met == "$expected" ]] && return
    say "The rules give other results when built as '$1': $met, not $expected."
    return 1
}
targets=(rulesbench)
for preset in asan clang-debug; do
    stage "rules again: $preset" rules_again "$preset"
done
say "One hash of all rule results by g++ (-O2, -O1 with sanitizers) and clang++ (-O0): $expected"
say "Minutes                 elapsed processor"
for line in "${minutes[@]}"; do say "$line"; done
