// npm run bench [-- topic …]: runs each tests/bench/<topic>/run.mjs, which writes its part of docs/performance.md.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { install, ROOT, run } from "./bootstrap.mjs";

install();
const all = readdirSync(join(ROOT, "tests/bench")).filter((topic) =>
  existsSync(join(ROOT, "tests/bench", topic, "run.mjs")),
);
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const unknown = asked.filter((topic) => !all.includes(topic));
if (unknown.length) {
  console.error(`There is no bench ${unknown.join(", ")}. There are: ${all.join(", ")}`);
  process.exit(1);
}
for (const topic of asked.length ? asked : all) {
  console.log(`\n== ${topic}`);
  const code = await run("node", [`tests/bench/${topic}/run.mjs`]);
  if (code !== 0) process.exit(code);
}
