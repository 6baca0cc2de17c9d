# What run.sh and test.sh share: the packages, and how to install and build. Sourced, not run.

build_packages=(g++ cmake ninja-build ccache qt6-base-dev qt6-svg-dev qt6-tools-dev
    qt6-tools-dev-tools qt6-l10n-tools libqt6sql6-sqlite qt6-translations-l10n qt6-qpa-plugins
    nlohmann-json3-dev libexpected-dev libcli11-dev libxxhash-dev libsqlite3-dev libssl-dev
    breeze-icon-theme fonts-dejavu-core fonts-noto-core)
test_packages=(librapidcheck-dev git python3 python3-jsonschema clang-19 libclang-rt-19-dev clang-tidy-19 clang-format
    mold poppler-utils xvfb strace)

say() { printf '%s\n' "$*" >&2; }

# Installs the packages named that are missing; nothing is asked of the network when none is.
install_missing() {
    if ! command -v dpkg-query >/dev/null; then
        say "This script installs Debian packages; this system has no dpkg."
        say "Install by hand what corresponds to: $*"
        return 1
    fi
    local missing=() package
    for package in "$@"; do
        [[ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" == installed ]] ||
            missing+=("$package")
    done
    [[ ${#missing[@]} -eq 0 ]] && return 0

    local root=()
    if [[ $EUID -ne 0 ]]; then
        if ! command -v sudo >/dev/null; then
            say "These packages are missing, and neither root nor sudo is at hand to install them:"
            say "  ${missing[*]}"
            say "As root: apt-get update && apt-get install ${missing[*]}"
            return 1
        fi
        root=(sudo)
    fi
    say "Installing ${missing[*]}"
    "${root[@]}" apt-get update -qq >&2 &&
        "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2 && return 0
    say "The packages could not be installed. Needed: ${missing[*]}"
    return 1
}

# build PRESET [cmake definitions...]; quiet when there is nothing to do.
build() {
    local preset=$1 folder=build/$1
    shift
    if [[ ! -f $folder/build.ninja || $# -gt 0 ]]; then
        cmake --preset "$preset" "$@" >&2 || return 1
    fi
    # That there is nothing to do is not worth a line.
    ninja -C "$folder" "${targets[@]}" ${quiet:+--quiet} | sed '/^ninja: no work to do/d' >&2
}
