// The React example, as Vite builds it and as Vite's development server serves it.

import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import test from "node:test";
import { pathToFileURL } from "node:url";

import { serve } from "./browser.mjs";
import { LIMIT, checkExample } from "./example.mjs";

const root = resolve("react");
const { createServer } = await import(pathToFileURL(createRequire(`${root}/`).resolve("vite")));

test("the React example that Vite builds solves and shows a hint", LIMIT, async (t) => {
    execFileSync("npm", ["run", "build"], { cwd: root });
    await checkExample(t, await serve(t, `${root}/dist`));
});

test("so does the one on Vite's development server", LIMIT, async (t) => {
    // Named here, because the server would find this late and reload the page in the middle of the test.
    const optimizeDeps = { include: ["react/jsx-dev-runtime"] };
    const server = await createServer({ root, logLevel: "warn", optimizeDeps, server: { host: "127.0.0.1" } });
    t.after(() => server.close());
    await server.listen();
    await checkExample(t, server.resolvedUrls.local[0]);
});
