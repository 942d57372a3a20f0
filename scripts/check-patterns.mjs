// Every regular expression of the product runs in linear time, or is listed below with the maximum length of its input.
// scripts/linear-patterns.txt lists the proven ones. `--write` proves and adds new ones, `--all` proves all of them
// again.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import ts from "typescript";
import { ROOT } from "./bootstrap.mjs";

const PROVEN = join(ROOT, "scripts/linear-patterns.txt");
/** Milliseconds allowed to prove one expression. */
const TIME_LIMIT = 120_000;

/** Expressions that need more than linear time, or can't be proven, and why that is safe: the longest text that each receives. */
const BOUNDED = {
  '/"((?:[^"\\\\]|\\\\.)*)"/g': "a record of 8,000 letters (dns-over-https)",
  "/[\\s;,|]+(?=https?:|www\\.|$)/i": "a cell cut to the 200 letters of its field (read-cells)",
  "/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/": "a cell of at most 254 letters (import-view)",
  "/\\S@\\S+\\.\\S/": "a cell of at most 80 letters (guess-mapping)",
  "/[^a-z@$]+$/": "a password, at most 200 letters",
  "/^[^a-z]+|[^a-z]+$/g": "a password, at most 200 letters",
  "/^(.{1,4}?)\\1+.{0,2}$/u": "a password, at most 200 letters",
  "/^\\S+@\\S+\\.\\S+$/": "a search of at most 254 letters (refusals)",
  "/\\{\\{[^}]*\\}\\}/g": "our own template's subject (template-write)",
  "/\\\\[\\\\*[\\]|_`#>-]|\\*{1,2}|\\[[^\\][\\n]{1,200}\\]\\([^()\\s]{1,300}\\)/g":
    "linear: at most 500 steps a letter (inline)",
  "/--color-([\\w-]+): ((?:light-dark|oklch)\\([^;]+);/g": "our own stylesheet (palette)",
  "/^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})(?:[T\\s,]+(.*))?$/":
    "a cell of at most 100 letters (read-opt-out-date)",
  "/^(\\d{1,2})[-/.\\s](\\d{1,2})[-/.\\s](\\d{4}|\\d{2})(?:[T\\s,]+(.*))?$/":
    "a cell of at most 100 letters (read-opt-out-date)",
  "/\\d{1,2}:\\d{2}.*$/": "a cell of at most 100 letters (read-opt-out-date)",
  "/(?:^|\\s)by\\s{1,5}([^\\s;()]{1,255})/i": "linear: the first 2,000 letters of a header (read-mail)",
  "/--((?:text|spacing)-\\w+): ([^;]+);/g": "our own stylesheet (palette)",
};

/** Files that build expressions at run time, how many, and from what. */
const BUILT = {
  "app/domains/marketing/content/find-claims.ts": [
    2,
    "lists of plain words of ours, and what they found, of at most 60 letters, in a brief that its schema bounds",
  ],
  "app/domains/marketing/content/arabic-names.ts": [
    1,
    "one anchored list of plain titles of ours, for a single word",
  ],
  "app/core/html/html-tokens.ts": [1, "an end tag by its name, which has letters only"],
  "app/core/look-alike-host.ts": [1, "one anchored class of letters for a label of a host"],
  "app/core/money.ts": [2, "the pattern of an amount, for text of at most 40 letters"],
  "app/domains/directory/search/normalize-for-search.ts": [1, "one class of letters"],
  "app/domains/directory/imports/opt-outs/phrases.ts": [
    1,
    "a choice of escaped words of ours, for a header or a cell of at most 200 letters",
  ],
  "app/domains/directory/imports/read-cells.ts": [1, "one class of control characters"],
  "app/http/idempotency.server.ts": [
    2,
    "at most 100 letters after a fixed head, in the first 256 kB of a body",
  ],
  "app/domains/identity/sign-in/common-passwords.ts": [1, "up to four digits at the end of a password"],
  "app/domains/identity/sessions/own-sessions.server.ts": [1, "hexadecimal digits of one length"],
  "app/domains/lead-search/query-parser/size-phrases.ts": [
    4,
    "words and numbers, in a sentence that its schema bounds",
  ],
  "app/domains/mail/render-mail.ts": [1, "a word in pieces of one length"],
  "app/domains/suppressions/links.server.ts": [1, "the letters of a token, each counted"],
  "app/domains/replies/responses/is-scanner.ts": [1, "a choice of words"],
  "app/domains/replies/ui/marked-text.tsx": [1, "a choice of escaped words"],
};

const all = process.argv.includes("--all");
const proven = new Set(all ? [] : readFileSync(PROVEN, "utf8").split("\n"));
const files = ["app", "workers"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => `${folder}/${name}`.replaceAll("\\", "/"))
    .filter((name) => /\.tsx?$/.test(name)),
);

const found = new Map();
const built = new Map();
for (const file of files) {
  const text = readFileSync(join(ROOT, file), "utf8");
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral)
      found.set(node.text, [...(found.get(node.text) ?? []), file]);
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isCall && node.expression.text === "RegExp") built.set(file, (built.get(file) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
}

const problems = [];
for (const [file, count] of built)
  if (count !== (BUILT[file]?.[0] ?? 0))
    problems.push(`${file}: builds ${count} expressions; say in scripts/check-patterns.mjs what bounds them`);
for (const file of Object.keys(BUILT))
  if (!built.has(file)) problems.push(`${file}: builds no expression any more; take it off the list`);
for (const pattern of Object.keys(BOUNDED))
  if (!found.has(pattern)) problems.push(`${pattern}: is on the list of exceptions and nowhere else`);

const fresh = [...found].filter(([pattern]) => !BOUNDED[pattern] && !proven.has(pattern));
for (const [pattern, where] of fresh) {
  const end = pattern.lastIndexOf("/");
  const { status, complexity } = await check(pattern.slice(1, end), pattern.slice(end + 1), {
    timeout: TIME_LIMIT,
  });
  if (status === "safe") proven.add(pattern);
  else problems.push(`${where[0]}: ${pattern} ${complexity?.summary ?? "can't be proven linear"}`);
}
if (process.argv.includes("--write")) {
  const kept = [...found.keys()].filter((pattern) => proven.has(pattern)).sort();
  writeFileSync(PROVEN, `${kept.join("\n")}\n`);
}
console.log(`${found.size} regular expressions: ${fresh.length} looked at now, ${problems.length} problems.`);
if (problems.length) console.error(problems.join("\n"));
process.exit(problems.length ? 1 : 0);
