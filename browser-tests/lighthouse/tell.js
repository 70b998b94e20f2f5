// Prints what a report of Lighthouse says; exits with 1 if a category is below its bound.
const fs = require("fs");

const [name, path] = process.argv.slice(2);
const { categories, audits } = JSON.parse(fs.readFileSync(path, "utf8"));
const bounds = { performance: 95, accessibility: 100, "best-practices": 100 };

const scores = Object.keys(bounds).map((category) => [category, Math.round(100 * categories[category].score)]);
const times = ["first-contentful-paint", "largest-contentful-paint", "interactive", "total-blocking-time"];
const shown = times.map((audit) => `${audit} ${Math.round(audits[audit].numericValue)} ms`);
console.log(`${name}: ${scores.map((score) => score.join(" ")).join(", ")}; ${shown.join(", ")}`);

const lacking = scores.filter(([category, score]) => score < bounds[category]);
for (const [category] of lacking) {
  for (const { id, weight } of categories[category].auditRefs) {
    const audit = audits[id];
    if (weight > 0 && audit.score !== null && audit.score < 1) {
      console.log(`    ${category}: ${audit.title} (${audit.displayValue ?? Math.round(100 * audit.score)})`);
    }
  }
}
process.exit(lacking.length > 0 ? 1 : 0);
