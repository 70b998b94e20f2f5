#!/usr/bin/env bash
# Runs every test of the workspace, after installing the Rust toolchain that rust-toolchain.toml names, and, where apt is,
# a browser to test the app in. Arguments go to `cargo test`.
set -euo pipefail
cd "$(dirname "$0")"

if ! command -v cargo >/dev/null; then
    echo "No cargo here: install it from https://rustup.rs and run this again." >&2
    exit 1
fi
if ! cargo --version >/dev/null 2>&1 && ! rustup toolchain install; then
    echo "The toolchain could not be installed. Type, in this folder: rustup toolchain install" >&2
    exit 1
fi

# The browser tests are not run where there is no browser and none can be installed; otherwise they must run.
if [ "${ICHIDOKU_SKIP_WEB:-0}" = 0 ]; then
    if command -v apt-get >/dev/null && ! { command -v chromium && command -v chromedriver; } >/dev/null; then
        .ci/install chromium chromium-driver >/dev/null || echo "No browser could be installed." >&2
    fi
    if ! [ -e target/tools/node_modules/axe-core ]; then
        if ! command -v npm >/dev/null && command -v apt-get >/dev/null; then
            .ci/install npm >/dev/null || true
        fi
        npm install --silent --no-save --prefix target/tools axe-core@4.14 >/dev/null || true
    fi
    if command -v chromium >/dev/null && command -v chromedriver >/dev/null; then
        export ICHIDOKU_REQUIRE_BROWSER=1
    fi
fi
cargo test --workspace --locked --no-fail-fast "$@"
