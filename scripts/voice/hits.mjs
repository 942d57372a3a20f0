// Every text of the product that breaks a rule of rules.mjs: { file, line, scope, rule, instead, text }.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../bootstrap.mjs";
import { piecesOf } from "./pieces.mjs";
import { brokenRules } from "./rules.mjs";

/** Word lists, samples and other languages: their strings are not checked, but their comments are. Each entry must match a file. */
const SKIPPED = [
  "app/domains/demo/plan/",
  "app/domains/demo/work/raw-mail",
  "app/domains/lead-search/query-parser/",
  "app/domains/replies/classification/words/",
  "app/domains/replies/classification/phrase",
  "app/domains/replies/parsing/strip-quoted-text/",
  "app/domains/replies/parsing/reports/",
  "app/domains/replies/playground/samples",
  "app/domains/replies/playground/report-samples",
  "app/domains/suppressions/country-rules",
  "app/domains/directory/imports/opt-outs/opt-out-headers",
  "app/domains/directory/taxonomy/",
  "app/domains/marketing/content/common-words",
  "app/domains/marketing/content/phrases/",
  "app/core/places/",
];
/** Lessons tell stories in their own voice, so their strings are exempt. */
const LESSONS = "app/domains/training/modules/";
const SPECIFIED = join(ROOT, "scripts/voice/specified.txt");

const CODE =
  /^(GET|POST|PUT|PATCH|DELETE) \/|\b(SELECT|INSERT|UPDATE|DELETE FROM|WHERE|JOIN|RETURNING|CREATE)\b|\b(select|insert into|update|delete from|with \w+ as) .*\b(from|set|values|as)\b|\b(where|and|or|not|exists|case when) \(?\w+\.\w+|=>|\?\d|^[a-z-]+(:[a-z-]+)? ?[{;]|font-family|^https?:|^\/|^@|^~\/|^\.{1,2}\//;
const UNSEEN_LINE = /^\s*(import|export) .*from\b|throw new Error\(|\blog\.(info|warn|error)\(/;
const isProse = (text) => / /.test(text.trim()) || /^[A-Z][a-z]+[.!?]?$/.test(text);

/** Treats straight and curly apostrophes as equal. */
export const comparable = (text) => text.replace(/\s+/g, " ").replaceAll("’", "'").trim();

const namesBelow = (folder, ending) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && ending.test(file.name))
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(ROOT.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
const isSkipped = (file) => !file.includes("/ui/") && SKIPPED.some((start) => file.startsWith(start));
const read = (file) => readFileSync(join(ROOT, file), "utf8");

/** Yields the interface texts and comments of a code file. */
function* codeTexts(file) {
  const source = read(file);
  const lines = source.split("\n");
  const isListOfWords = isSkipped(file);
  for (const { scope, line, text } of piecesOf(source, file.endsWith("x"))) {
    const isSeen = !isListOfWords && !file.startsWith("scripts/") && isProse(text) && !CODE.test(text);
    if (scope === "comments" || (isSeen && !UNSEEN_LINE.test(lines[line - 1] ?? "")))
      yield { file, line, scope, text };
  }
}

/** Yields the messages of a catalogue, one per line. */
function* messageTexts(file) {
  for (const [at, line] of read(file).split("\n").entries()) {
    const text = /^\s*"[^"]+": (".*"),?$/.exec(line)?.[1];
    if (text) yield { file, line: at + 1, scope: "interface", text: JSON.parse(text) };
  }
}

/** The title of a test or of a group of tests. */
const TITLE =
  /\b(?:it|test|describe)(?:\.\w+)*(?:\([^"'`]{0,4000}?\))?\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;

/** Yields a test file's comments, and its titles in the scope of documents. */
function* testTexts(file) {
  const source = read(file);
  for (const { scope, line, text } of piecesOf(source, file.endsWith("x")))
    if (scope === "comments") yield { file, line, scope, text };
  for (const { index, 2: text } of source.matchAll(TITLE))
    yield { file, line: source.slice(0, index).split("\n").length, scope: "docs", text };
}

/** Code spans, and the key of a table row. */
const CODE_IN_DOCS = /`[^`]*`|(?<=^\| )[a-z][a-z0-9]*(-[a-z0-9]+)*(?= \|)/g;

function* docTexts(file) {
  let isFenced = false;
  for (const [at, line] of read(file).split("\n").entries()) {
    if (/^\s*```/.test(line)) isFenced = !isFenced;
    else if (!isFenced)
      for (const text of line.replace(CODE_IN_DOCS, "CODE").split(/(?<=[.!?|]) /))
        yield { file, line: at + 1, scope: "docs", text };
  }
}

export function* allTexts() {
  for (const folder of ["app", "workers", "scripts"])
    for (const file of namesBelow(folder, /(?<!\.(test|d))\.(tsx?|mjs)$/)) yield* codeTexts(file);
  for (const file of namesBelow("messages", /\.json$/)) yield* messageTexts(file);
  for (const file of namesBelow("tests", /(?<!\.d)\.(tsx?|mjs)$/)) yield* testTexts(file);
  const documents = [
    ...["docs", "app", "tests", ".github"].flatMap((folder) => namesBelow(folder, /\.md$/)),
    ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"],
  ];
  for (const file of documents) if (!file.startsWith(LESSONS)) yield* docTexts(file);
}

/** Returns names of the list above that no longer match a file. */
export function staleSkips() {
  const names = [...namesBelow("app", /./), ...namesBelow("scripts", /./)];
  return [...SKIPPED, LESSONS].filter((start) => !names.some((name) => name.startsWith(start)));
}

/** Whether a reason exempts the line: `voice-ok: quotes a law`. */
const isExempt = ({ file, line }) => /voice-ok: \S/.test(read(file).split("\n")[line - 1] ?? "");

export function findHits() {
  const specified = new Set(readFileSync(SPECIFIED, "utf8").split("\n"));
  const hits = [];
  for (const { text: raw, ...place } of allTexts()) {
    const isComment = place.scope === "comments";
    const text = (isComment ? raw.replace(/`[^`]*`/g, "CODE") : raw).replace(/\s+/g, " ").trim();
    if (!/[a-z]{2}/i.test(text) || (place.scope === "interface" && specified.has(comparable(text)))) continue;
    for (const { name, instead } of brokenRules(place.scope, text))
      hits.push({ ...place, rule: name, instead, text });
  }
  return hits.filter((hit) => !isExempt(hit));
}
