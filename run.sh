#!/usr/bin/env bash
# Installs what is missing, builds Escarmouche and runs it with the arguments given.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
source "$here/.ci/common.sh"

install_missing "${build_packages[@]}"
[[ -x $here/build/release/app/escarmouche ]] || say "Building Escarmouche; the first time takes some minutes."
(
    cd "$here"
    targets=(escarmouche) quiet=yes
    if [[ -f build/release/build.ninja ]]; then build release; else build release -DESCARMOUCHE_TESTS=OFF; fi
)
exec "$here/build/release/app/escarmouche" "$@"
