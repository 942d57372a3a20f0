// Checks sizes of files and folders, and the rules of the rooms (docs/architecture.md). Prints the ten largest files.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./bootstrap.mjs";
import { missingPaths } from "./check-doc-paths.mjs";
import { exportProblems } from "./check-exports.mjs";
import { nativelyValidated } from "./check-forms.mjs";
import { journeyProblems } from "./check-journeys.mjs";
import { tableUses, upwardImports, wordyDomains } from "./check-rooms.mjs";
import { specificationProblems } from "./check-specification.mjs";
import { unboundedSpreads } from "./check-spreads.mjs";
import { hasVocabulary, subjectProblems, vocabularyProblems } from "./check-vocabulary.mjs";
import { dataModel } from "./data-model.mjs";
import { messageProblems } from "./messages/check-messages.mjs";
import { voiceProblems } from "./voice/check-voice.mjs";

/** The domains in order: an import must point to the same or an earlier one. */
const ORDER = [
  ["audit", "settings", "global-suppressions", "billing/plans", "quotas", "idempotency", "mail"],
  ["identity", "notifications", "saved-views", "tags", "billing", "suppressions", "directory", "lead-search"],
  ["templates", "mailboxes", "messages", "campaigns", "sending", "replies", "opportunities"],
  [
    "agents",
    "onboarding",
    "commissions",
    "ratings",
    "matching",
    "chats",
    "marketing",
    "social-leads",
    "training",
  ],
  [
    "analytics",
    "workflow",
    "home-dashboard",
    "global-search",
    "bulk",
    "merging",
    "records",
    "support",
    "privacy",
    "admin",
    "demo",
  ],
].flat();

/** Comments must make up less than this share of a domain's lines. */
const COMMENTS = 0.1;

/** Maximum lines per file; the first match counts. */
const LIMITS = [
  [/^app\/routes\/.*\/api(\.ts|\/)/, 220],
  [/^app\/routes\//, 220],
  [/^app\/.*\.tsx$/, 200],
  [/^app\//, 250],
  [/^workers\//, 250],
  [/^tests\//, 400],
];

/** Files that may be longer, each with its reason. */
const EXCEPTIONS = {
  "app/domains/privacy/retention/retention.ts": "a table of what is kept for how long",
  "app/http/session/impersonation-writes.ts": "a table of every request that writes",
  "app/core/places/countries-table.ts": "a table of 54 countries and their spellings",
  "app/domains/replies/parsing/reports/diagnosis-table.ts":
    "a table of what mail servers say and what it means",
  "app/core/places/regions-table.ts": "a table of regions and their cities",
  "app/domains/directory/taxonomy/industries-table.ts": "a table of industries and the words that name them",
  "app/domains/directory/taxonomy/evidence/name-words.ts":
    "a table of industries and the words of names that say them",
  "app/domains/lead-search/buyers/products/equipment.ts": "a table of products and who buys them",
  "app/domains/lead-search/buyers/products/services.ts": "a table of products and who buys them",
  "app/domains/lead-search/buyers/products/supplies.ts": "a table of products and who buys them",
  "app/domains/identity/tables.ts": "one place for accounts, users and how they sign in",
  "app/domains/onboarding/tables.ts": "one place for the tables of five steps and their review",
  "app/domains/directory/tables.ts": "one place for the tables of the directory",
  "app/domains/commissions/tables.ts": "one place for the tables of the ledger",
  "app/domains/replies/classification/words/english.ts": "a table of what answers say in English",
  "app/domains/replies/classification/words/french.ts": "a table of what answers say in French",
  "app/domains/replies/classification/words/portuguese.ts": "a table of what answers say in Portuguese",
  "app/domains/replies/classification/words/swahili.ts": "a table of what answers say in Swahili",
  "app/domains/replies/classification/words/arabic.ts": "a table of what answers say in Arabic",
};

/** Maximum lines of a domain's README: what it owns, its states, its invariants with their tests, where to start reading. */
const README_LINES = 60;

const FILES_A_FOLDER = 40;

/**
 * Maximum bytes of handwritten CSS: tokens, and what utilities in the markup can't express or would repeat in every
 * row. Only ever lowered.
 */
const STYLE_BYTES = 45_000;

/** Folders that may contain more files, each with its reason. */
const FULL_FOLDERS = {
  "tests/support": "what tests share, found by name",
  "docs/decisions": "one file a decision, found by its number",
};

const ROOM_RULES = [
  [
    /^app\/domains\/.*(?<!\/ui\/[^/]+\.tsx)$/,
    /from "react"|from "@remix-run|from "~\/(routes|http|ui)\//,
    "a domain knows no React, Remix, request or UI",
  ],
  [
    /^app\/core\//,
    /from "(~\/(domains|http|ui|routes|paths)|workers)\//,
    "core knows only itself and adapters' types",
  ],
  [
    /^app\/(adapters|domains|http|paths|routes|ui)\//,
    /from "workers\//,
    "the app knows nothing of the Worker around it",
  ],
  [/^app\/adapters\//, /from "~\/(domains|http|ui|routes)\//, "adapters know only core and paths"],
  [/^app\/http\//, /from "~\/routes\//, "http stands below the routes"],
  [/^app\/paths\//, /from "~\/(?!core\/)/, "paths know only core"],
  [
    /^app\/paths\/(?!(with-query|path)\.ts)/,
    /(?:^|[^\w])`[^`]*\$\{(?!(?:[A-Z_]+|home|config\.APP_ORIGIN)\b)/,
    "what a path holds is encoded by the tag of app/paths/path.ts",
  ],
  [
    /^(app\/(?!browser\/|http\/pages\/redirect\.server\.ts)|workers\/)/,
    /import[^;]*\bredirect(Document)?\b[^;]*"@remix-run\/|Response\.redirect\(|\.(set|append)\("location"|status: 30[12378]/i,
    "a redirect is made by app/http/pages/redirect.server.ts",
  ],
  [/^app\/ui\//, /from "~\/(domains|http|adapters|routes)\//, "ui knows only core and paths"],
  [
    /^app\/.*\.tsx$/,
    /\bcaption=[^\n]*(\b(newest|latest|oldest|last|seen|sent|matches|confidence) first\b|\bin (the )?order\b)/i,
    "the arrow in the head of a column says the order, the caption doesn't",
  ],
  [/^app\/(routes|ui)\//, /from "drizzle-orm|\bctx\.(db|d1)\b|env\.DB\b/, "no SQL in a route or a component"],
  [
    /^app\/(domains|paths|routes|ui)\/(?!.*\/(with-lease|start-scheduled-campaigns|erase-unused-users)\.server\.ts$)/,
    /instanceof DomainError/,
    "an error of the domain is answered by http and workers; only a job that writes it down looks at it",
  ],
  [
    /^(app|workers)\/(?!domains\/billing\/)/,
    /PLANS\[(\w+\.)*plan\]/,
    "whose limits hold is `settledPlan`, what a plan is called is `planLabel`",
  ],
  [
    /^app\/(routes|http)\//,
    /(\b(Number|parseInt|parseFloat|BigInt)\(|[^\w)\s]\s*\+)(args\.)?params\.(?!(question|place)\b)/,
    "an id of an address is read by parseId of app/core/ids.ts",
  ],
  [/^(app|workers)\//, /method-override|["'`]_method/i, "a method has one name: the request's own"],
  [/^(app|workers)\//, /Math\.random\(/, "a figure comes from rows, an id from crypto"],
  [
    /^(app|workers|tests)\//,
    /\bvi\.mock\(|\b(it|test|describe)\.(only|todo)\b/,
    "no mocked module, no test that is not run",
  ],
];

const inFolders = (...folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) =>
        join(file.parentPath, file.name).slice(ROOT.length).replaceAll("\\", "/").replace(/^\//, ""),
      ),
  );
const files = inFolders("app", "workers", "tests").filter((name) => /\.(ts|tsx|mjs)$/.test(name));
const read = (file) => readFileSync(join(ROOT, file), "utf8");

const problems = [];
const sizes = [];
for (const file of files) {
  const text = read(file);
  const lines = text.split("\n").length - 1;
  const limit = LIMITS.find(([pattern]) => pattern.test(file))?.[1] ?? Number.POSITIVE_INFINITY;
  sizes.push({ file, lines, limit });
  if (lines > limit && !EXCEPTIONS[file]) problems.push(`${file}: ${lines} lines, split before ${limit}`);
  for (const [where, what, why] of ROOM_RULES)
    if (where.test(file) && what.test(text)) problems.push(`${file}: ${why} (${text.match(what)[0]})`);
  if (/(^|\/)(utils?|helpers?|misc|lib|common)(\/|\.tsx?$)/.test(file))
    problems.push(`${file}: name the room after its topic`);
}
for (const file of Object.keys(EXCEPTIONS))
  if (!files.includes(file)) problems.push(`${file}: is an exception here but not in the tree`);

for (const file of inFolders("app/domains").filter((name) => name.endsWith("/README.md"))) {
  const lines = read(file).split("\n").length - 1;
  if (lines > README_LINES)
    problems.push(`${file}: ${lines} lines, at most ${README_LINES}; rules in full go to docs/`);
}

const perFolder = new Map();
for (const file of inFolders("app", "workers", "tests", "scripts", "docs"))
  perFolder.set(dirname(file), (perFolder.get(dirname(file)) ?? 0) + 1);
for (const [folder, count] of perFolder)
  if (count > FILES_A_FOLDER && !FULL_FOLDERS[folder])
    problems.push(`${folder}: ${count} files, make folders before ${FILES_A_FOLDER}`);

const sources = files
  .filter((file) => !file.startsWith("tests/"))
  .map((file) => ({ file, text: read(file) }));
const migrations = inFolders("migrations")
  .filter((name) => name.endsWith(".sql"))
  .map(read);
const tables = tableUses(sources, migrations);
for (const run of upwardImports(sources, ORDER))
  problems.push(`${run}: an import points to an earlier domain`);
for (const use of tables.uses) problems.push(`${use}: a table is used by its own domain only`);
for (const domain of wordyDomains(sources, COMMENTS))
  problems.push(`${domain}: comments are under ${COMMENTS * 100} % of a domain's lines`);
for (const { file, text } of sources)
  for (const problem of nativelyValidated(file, text)) problems.push(`${file}: ${problem}`);
for (const { file, text } of sources)
  for (const call of unboundedSpreads(file, text))
    problems.push(
      `${file}: spreads a list of any length (${call}); app/core/lists/unbounded.ts has append and largest`,
    );
// D1 refuses LIKE patterns longer than 50 bytes, so a long search would return a 500.
for (const { file, text } of sources)
  if (/\blike \$\{|\bimport \{[^}]*\blike\b[^}]*\} from "drizzle-orm"/.test(text))
    problems.push(`${file}: LIKE with a value; instr(lower(column), lower(value)) takes any length`);
for (const name of tables.unowned) problems.push(`${name}: a table of the migrations that no domain owns`);

problems.push(...journeyProblems(files, read));

const named = [
  ...inFolders("app", "workers", "tests", "scripts", "docs", "migrations", "public"),
  ...readdirSync(ROOT),
];
const sourcesOf = (pattern) =>
  named.filter((name) => pattern.test(name)).map((file) => ({ file, text: read(file) }));
const settings = sourcesOf(
  /\.css$|^scripts\/|^[\w.]+\.config\.ts$|^(tsconfig\.json|biome\.json|wrangler\.toml)$/,
);
const manifest = JSON.parse(read("package.json"));
problems.push(
  ...exportProblems(
    sourcesOf(/\.(ts|tsx|mjs)$/),
    [...settings.map(({ text }) => text), JSON.stringify(manifest.scripts)],
    manifest,
  ),
);

const styleBytes = named
  .filter((name) => /^app\/.*\.css$/.test(name))
  .reduce((sum, sheet) => sum + Buffer.byteLength(read(sheet)), 0);
if (styleBytes > STYLE_BYTES)
  problems.push(`app/styles: ${styleBytes} bytes of handwritten CSS, at most ${STYLE_BYTES}; use utilities`);

const documents = [...readdirSync(ROOT), ...inFolders("docs", "app")].filter((name) => name.endsWith(".md"));
for (const document of documents)
  for (const path of missingPaths(named, read(document)))
    problems.push(`${document}: names ${path}, which is not there`);

if (read("docs/data-model.md") !== dataModel())
  problems.push("docs/data-model.md: out of date, run npm run data-model");

const readOrNull = (file) => (named.includes(file) ? read(file) : null);
problems.push(...specificationProblems(read("docs/specification.md"), readOrNull));
problems.push(...voiceProblems());
for (const file of named.filter(hasVocabulary)) problems.push(...vocabularyProblems(file, read(file)));
problems.push(...subjectProblems());
problems.push(...messageProblems());

sizes.sort((a, b) => b.lines - a.lines);
console.log("The ten largest files:");
for (const { file, lines } of sizes.slice(0, 10)) console.log(`${String(lines).padStart(5)}  ${file}`);
if (problems.length) {
  console.error(`\n${problems.join("\n")}`);
  process.exit(1);
}
