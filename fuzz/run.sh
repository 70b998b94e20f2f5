#!/usr/bin/env bash
# Builds the fuzz targets and runs each for a fixed time: fuzz/run.sh [SECONDS] [TARGET…]
#
# With a nightly toolchain the address sanitizer watches too, unless SANITIZER=none; without one the pinned toolchain does.
# cargo-fuzz is not needed; with it, `cargo +nightly fuzz run read_text fuzz/corpus/read_text fuzz/seeds/read_text` does
# the same.
set -euo pipefail
cd "$(dirname "$0")"

# The server is asked for answers, not for the app.
export ICHIDOKU_SKIP_WEB=1

seconds=${1:-20}
targets=("${@:2}")
[ ${#targets[@]} -gt 0 ] || targets=(read_text read_file read_foreign engines_agree worker_request server_body hint_position generator_order)

if ! command -v c++ >/dev/null; then
    echo "fuzz: NOT RUN: libFuzzer is C++ and there is no C++ compiler (Debian: apt-get install g++)"
    exit 77
fi

host=$(rustc -vV | sed -n 's/^host: //p')
flags="--cfg fuzzing -Cdebug-assertions -Ccodegen-units=1 -Cpasses=sancov-module"
for option in level=4 inline-8bit-counters pc-table trace-compares; do
    flags+=" -Cllvm-args=-sanitizer-coverage-$option"
done
toolchain=()
if [ "${SANITIZER:-address}" = none ]; then
    echo "fuzz: without the address sanitizer"
elif rustup run nightly rustc --version >/dev/null 2>&1; then
    toolchain=(+nightly)
    flags+=" -Zsanitizer=address"
    echo "fuzz: nightly, with the address sanitizer"
else
    echo "fuzz: no nightly toolchain, so without the address sanitizer (rustup toolchain install nightly --profile minimal)"
fi

RUSTFLAGS=$flags cargo "${toolchain[@]}" build --release --locked --target "$host"
for target in "${targets[@]}"; do
    mkdir -p "corpus/$target" "artifacts/$target"
    seeds="seeds/$target"
    [ -d "$seeds" ] || seeds=../testdata/formats
    echo "fuzz: $target for $seconds s"
    "target/$host/release/$target" -max_total_time="$seconds" -timeout=30 -rss_limit_mb=2048 -max_len=2048 \
        -print_final_stats=1 -verbosity=0 -artifact_prefix="artifacts/$target/" "corpus/$target" "$seeds"
done
