// How well the product understands cases that were labelled before the code was written. Runs each part's score.ts on
// ours.ts, on before.ts (the same part of the last release) and on peer.ts (a library). Writes the table of
// docs/understanding.md; --short runs only ours.
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installPeers, WORKSHOP } from "../peers/install.mjs";
import { expectThat, isShort, ROOT, table } from "../report.mjs";
import { bundle } from "./bundle.mjs";

/** The commit of the previous release that results are compared with. */
const LAST_RELEASE = "f085c748";
const HERE = "tests/bench/understanding";
const PAGE = join(ROOT, "docs/understanding.md");
const MAX_MISSES = 5;

const parts = readdirSync(join(ROOT, HERE), { withFileTypes: true })
  .filter((file) => file.isDirectory())
  .map(({ name }) => name);
const folder = mkdtempSync(join(tmpdir(), "njia-understanding-"));

/** Returns the app of the last release, or null if the history doesn't reach that far; null in the short form. */
function lastRelease() {
  if (isShort) return null;
  const root = join(WORKSHOP, `release-${LAST_RELEASE}`);
  try {
    if (!existsSync(join(root, "app"))) {
      mkdirSync(root, { recursive: true });
      const tar = execFileSync("git", ["archive", LAST_RELEASE, "app", "workers"], {
        cwd: ROOT,
        maxBuffer: 2 ** 28,
      });
      execFileSync("tar", ["-x", "-C", root], { input: tar });
    }
    return root;
  } catch {
    console.log("The last release is not in this history: its column is left out.");
    return null;
  }
}

async function load(part, file, root) {
  const entry = join(HERE, part, file);
  if (!existsSync(join(ROOT, entry))) return null;
  const path = await bundle(entry, join(folder, `${part}-${file.replace(/\.ts$/, "")}.mjs`), root);
  return import(pathToFileURL(path).href);
}

const said = ({ unit }, value) => (unit === "share" ? `${Math.round(value * 1000) / 10} %` : String(value));

async function figuresOf(part, release) {
  const ours = await load(part, "ours.ts", ROOT);
  expectThat(ours?.score, `${part}: ours.ts has no score.`);
  const others = isShort
    ? []
    : [
        ["last release", release && (await load(part, "before.ts", release))],
        ["peer", await load(part, "peer.ts", ROOT)],
      ].filter(([, module]) => module);
  const figures = await ours.score();
  const columns = await Promise.all(
    others.map(async ([name, module]) => [module.name ?? name, await module.score()]),
  );
  return { part, title: ours.title ?? part, figures, columns };
}

function sectionOf({ title, figures, columns }) {
  const names = columns.map(([name]) => name);
  const rows = figures.map((figure) => [
    figure.name,
    `${figure.cases.open} + ${figure.cases.held}`,
    figure.aim,
    said(figure, figure.open),
    said(figure, figure.held),
    ...columns.map(([, theirs]) => {
      const other = theirs.find(({ name }) => name === figure.name);
      return other ? said(other, other.held) : "–";
    }),
  ]);
  const heads = ["asked", "cases, open + held", "aim", "open half", "held half"];
  const misses = figures.flatMap(({ name, misses = [] }) =>
    misses.slice(0, MAX_MISSES).map(
      (miss) =>
        `- ${name}: \`${miss
          .replace(/[\s\x60]+/g, " ")
          .slice(0, 160)
          .trim()}\``,
    ),
  );
  const worst = misses.length ? `\n\nErrors in the open half:\n\n${misses.join("\n")}` : "";
  return `## ${title}\n\n${table([...heads, ...names.map((name) => `${name}, held half`)], rows)}${worst}`;
}

function write(text) {
  if (isShort) return console.log(process.env.SHOW ? text : `understanding: ${parts.length} parts`);
  const [open, close] = ["<!-- bench:understanding -->", "<!-- /bench:understanding -->"];
  const page = readFileSync(PAGE, "utf8");
  const [before, rest = ""] = page.split(open);
  writeFileSync(PAGE, `${before}${open}\n${text.trim()}\n${close}${rest.split(close)[1] ?? "\n"}`);
  console.log(text);
}

try {
  if (!isShort) installPeers();
  const release = lastRelease();
  const sections = [];
  for (const part of parts) {
    const asked = await figuresOf(part, release);
    if (asked.figures.length > 0) sections.push(sectionOf(asked));
  }
  write(sections.join("\n\n"));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
