#!/usr/bin/env bash
# Installs what is missing, builds everything and runs every test: the suite in Release, the rules
# and model tests under ASan and UBSan, and the rules by two compilers with and without optimisation.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")"
source .ci/common.sh

install_missing "${build_packages[@]}" "${test_packages[@]}"
targets=() quiet=
werror=${CI:+-DESCARMOUCHE_WERROR=ON}

build release -DESCARMOUCHE_TESTS=ON ${werror:-}
ctest --preset release -j "$(nproc)" --no-tests=error

build asan ${werror:-}
ctest --preset asan -j "$(nproc)" --no-tests=error

targets=(rulesbench)
expected=$(build/release/tests/rulesbench resources)
for preset in debug asan clang clang-debug; do
    build "$preset"
    met=$(build/"$preset"/tests/rulesbench resources)
    if [[ $met != "$expected" ]]; then
        say "The rules give other results when built as '$preset': $met, not $expected."
        exit 1
    fi
done
say "One hash of all rule results by g++ and clang++, with -O2, -O0 and sanitizers: $expected"
