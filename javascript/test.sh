#!/usr/bin/env bash
# Builds the modules, packs the package, installs it into an empty folder, and tests it there: the README's examples, the types,
# Node, and a page in a browser. Needs Node 20 and npm; the page also needs chromium.
set -euo pipefail
cd "$(dirname "$0")"

# nothing_done REASON: ends with the status that says so.
nothing_done() {
    echo "NOT RUN: $1"
    exit 77
}

command -v node >/dev/null && command -v npm >/dev/null || nothing_done "there is no Node with npm (Debian: nodejs, npm)"
npm install --silent --no-package-lock --no-audit --no-fund || nothing_done "npm's registry could not be reached"
node generate.mjs --check

# The same bundler, with the same target folder, as for the app, so that nothing is compiled twice.
modules=(ichidoku_solver ichidoku_whole ichidoku_every)
rm -rf wasm
(cd .. && CARGO_PROFILE_DEV_DEBUG=0 cargo run --quiet --locked -p bundler --target-dir target/web -- \
    "$PWD" "$PWD/target/web" "$PWD/javascript/wasm" "${modules[@]}")
cp ../LICENSE-APACHE ../LICENSE-MIT .
ls -l wasm
for module in "${modules[@]}"; do
    echo "$module: $(gzip -9 -c "wasm/${module}_bg.wasm" | wc -c) bytes with gzip"
done

empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
packed=$(npm pack --silent --pack-destination "$empty")
tests=$PWD/tests
typescript=$PWD/node_modules/.bin/tsc
readme=$PWD/README.md
readme_of_all=$PWD/../README.md
cd "$empty"
echo '{"type": "module"}' >package.json
npm install --silent --no-audit --no-fund --offline "./$packed"
cp "$tests"/* .

node --test node.mjs
node readme.mjs "$readme" 5
node readme.mjs "$readme_of_all" 1
"$typescript" --strict --noEmit --module nodenext --target es2022 --lib es2022,dom types.ts
if command -v chromium >/dev/null; then
    node page.mjs
else
    echo "NOT RUN: there is no chromium for the page"
fi
