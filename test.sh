#!/usr/bin/env bash
# Runs every test of the workspace, after installing the Rust toolchain that rust-toolchain.toml names.
# Arguments go to `cargo test`.
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
cargo test --workspace --locked --no-fail-fast "$@"
