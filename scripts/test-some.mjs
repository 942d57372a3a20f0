// npm test -- <word>: runs the tests whose path contains the word. npm run test:changed: runs those affected by the
// changes since main. --list only lists them.
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./bootstrap.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { build, isBuilt } from "./prepare.mjs";
import { end, playwright, purgeReports, stage, vitest } from "./stages.mjs";

/** Tests that call functions directly; all others send requests to the built Worker. */
const BY_FUNCTION = /^tests\/(domains|workers|ui)\//;
const JOURNEY = /\.spec\.ts$/;
/** Shared folders: a change there affects all tests. */
const GROUND =
  /^(app\/(core|http|paths|ui|adapters)\/|app\/[^/]+$|workers\/|migrations\/|public\/|scripts\/pictures\/|tests\/(support|access)\/|[^/]+\.(ts|toml|json)$)/;
/** Files that tests/operations covers. */
const OPERATIONS = /^(scripts\/(backup|database|deploy)|\.github\/)/;
/** Names that tests and journeys use for a folder of domains or routes, other than the folder's own name. */
const ALSO = {
  account: ["auth", "own", "sessions"],
  admin: ["auth", "settings"],
  agents: ["auth"],
  analytics: ["cockpit", "portal"],
  campaigns: ["outreach"],
  companies: ["records", "journey"],
  contacts: ["records", "mistakes"],
  directory: ["records", "imports", "journey", "mistakes"],
  auth: ["identity", "password", "guess"],
  identity: ["auth", "account", "sessions", "password", "guess"],
  imports: ["journey", "mistakes"],
  "lead-search": ["journey", "leads"],
  "lead-searches": ["journey", "lead-search"],
  leads: ["journey"],
  "mail-links": ["outreach", "unsubscribe", "links-of-mails"],
  mailboxes: ["outreach"],
  messages: ["outreach", "campaigns"],
  opportunities: ["deals"],
  portal: ["journey", "cockpit"],
  suppressions: ["outreach", "unsubscribe"],
  replies: ["outreach", "came-back", "senders"],
  sending: ["outreach", "campaigns"],
  tasks: ["deals", "opportunities"],
  team: ["auth"],
  templates: ["outreach"],
  workflow: ["cockpit", "portal"],
};

const tests = readdirSync(join(ROOT, "tests"), { recursive: true })
  .map((path) => `tests/${path.replaceAll("\\", "/")}`)
  .filter((path) => /\.(test|spec)\.ts$/.test(path))
  .sort();

const isNamed = (path, words) => words.some((word) => path.includes(word));

const git = (...args) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim().split("\n");

/** Returns files that changed since this branch left main, and new files. */
function changedFiles() {
  const [base = "HEAD"] = git("merge-base", "HEAD", "main");
  return [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")].filter(
    Boolean,
  );
}

/** Selects tests of functions by their imports (through vitest), and the others by folder name. */
function touchedBy(changed) {
  if (changed.some((path) => GROUND.test(path))) return { files: tests, related: [] };
  const folders = changed.flatMap((path) => /^app\/(?:domains|routes)\/([^/.]+)/.exec(path)?.[1] ?? []);
  const words = folders.flatMap((folder) => [folder.replace(/s$/, ""), ...(ALSO[folder] ?? [])]);
  if (changed.some((path) => OPERATIONS.test(path))) words.push("tests/operations/");
  const always = folders.length ? ["tests/access/", "markup"] : [];
  const files = tests.filter(
    (path) => !BY_FUNCTION.test(path) && (changed.includes(path) || isNamed(path, [...words, ...always])),
  );
  const isReached = (path) => BY_FUNCTION.test(path) || /^app\/.*\.tsx?$/.test(path);
  return { files, related: changed.filter(isReached) };
}

async function runSome({ files, related }) {
  const specs = files.filter((path) => JOURNEY.test(path));
  const units = files.filter((path) => !JOURNEY.test(path));
  if (!related.length && !files.length) console.log("No test is touched.");
  const needsBuild = specs.length > 0 || units.some((path) => !BY_FUNCTION.test(path));
  if (needsBuild && !isBuilt()) await stage("Build", async () => ((await build()) === 0 ? [1, 0] : [0, 1]));
  if (related.length)
    await vitest("Functions that the changes reach", ["related", "--run", "--project=domains", ...related]);
  if (units.length) await vitest("Tests in workerd", ["run", ...units]);
  if (!specs.length) return;
  const chromium = ensureChromium();
  // A spec requested by name runs both with script and without.
  if (chromium) await playwright("Journeys", specs, { CHROMIUM: chromium, TEST_SCOPE: "all" });
  else await stage("Chromium for the journeys", async () => [0, 1]);
}

const words = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const chosen = process.argv.includes("--changed")
  ? touchedBy(changedFiles())
  : { files: tests.filter((path) => isNamed(path, words)), related: [] };
if (words.length && !chosen.files.length) {
  console.error(`No test has ${words.join(" or ")} in its path.`);
  process.exit(1);
}
if (process.argv.includes("--list")) {
  console.log([...new Set([...chosen.related, ...chosen.files])].join("\n"));
  process.exit(0);
}
purgeReports();
await runSome(chosen);
end();
