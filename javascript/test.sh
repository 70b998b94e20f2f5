#!/usr/bin/env bash
# Builds the modules, packs the package, installs it into an empty folder, and tests it there: the README's examples, the types,
# Node, Deno, and the example pages in a browser. Needs Node 20.19 and npm; the pages also need chromium.
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
fetched() { gzip -9 -c "wasm/$1_bg.wasm" | wc -c; }
for module in "${modules[@]}"; do
    echo "$module: $(fetched "$module") bytes with gzip"
done
if (($(fetched ichidoku_solver) > 150000)); then
    echo "the small module has more than 150,000 bytes with gzip" >&2
    exit 1
fi

empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
packed=$(npm pack --silent --pack-destination "$empty")
tests=$PWD/tests
examples=$PWD/examples
typescript=$PWD/node_modules/.bin/tsc
readme=$PWD/README.md
readme_of_all=$PWD/../README.md
cd "$empty"
echo '{"type": "module"}' >package.json
npm install --silent --no-audit --no-fund --offline "./$packed"
cp "$tests"/* "$examples/html/index.html" .

node --test node.mjs
node readme.mjs "$readme" 6
node readme.mjs "$readme_of_all" 1
"$typescript" --strict --noEmit --module nodenext --target es2022 --lib es2022,dom types.ts

# Deno's program is not made for every machine.
if npm install --silent --no-audit --no-fund --prefix deno deno@2.9.6 && deno/node_modules/.bin/deno --version >/dev/null; then
    deno/node_modules/.bin/deno run --allow-read deno.mjs
else
    echo "NOT RUN: Deno could not be installed"
fi

if ! command -v chromium >/dev/null; then
    echo "NOT RUN: there is no chromium for the pages"
    exit
fi
node --test page.mjs
cp -r "$examples/react" .
if npm install --silent --no-audit --no-fund --prefix react "./$packed"; then
    node --test react.mjs
else
    echo "NOT RUN: the React example's packages could not be installed"
fi
