// npm run walk -- NAME: starts the built product on freshly seeded demo data, asks every address as each role, and stores the
// answers, masked, in test-results/walk/NAME. npm run walk -- compare ONE OTHER prints what differs. A folder may stand for a name.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import { freePort } from "../../tests/bench/peers/processes.mjs";
import { install, ROOT } from "../bootstrap.mjs";
import { serve } from "../journey-servers.mjs";
import { build, isBuilt, migrate } from "../prepare.mjs";
import { routePatterns, SCREENS, SeenAddresses } from "./addresses.mjs";
import { compare } from "./compare.mjs";
import { maskAddress, maskJson, maskText } from "./masking.mjs";
import { partsOf } from "./page-parts.mjs";
import { addMember, signInEveryone } from "./people.mjs";

const SHOWN_EVERY = 200;
/** What the demo left to the queue is done by then. */
const SETTLING_MS = 10_000;
const folderOf = (name) => (isAbsolute(name) ? name : join(ROOT, "test-results/walk", name));

/** A file name that says the path. */
const fileOf = (path) => path.replace(/^\//, "").replace(/[^\w.:*-]+/g, "_") || "home";

function write(folder, kind, role, path, text) {
  const file = join(folder, kind, role, `${fileOf(path)}.txt`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
}

const hrefsOf = (html) =>
  [...html.matchAll(/\b(?:href|action)="(\/[^"]*)"/g)].map(([, href]) => href.replaceAll("&amp;", "&"));

/** Ids of the rows of a list, so that the calls of one row have one: `/api/leads` shows `/api/leads/7`. */
function* addressesOfRows(path, body) {
  const lists = [body, ...Object.values(body ?? {})].filter(Array.isArray);
  for (const [row] of lists) if (row?.id !== undefined) yield `${path}/${row.id}`;
}

/** Asks one address, keeps what it shows, and stores the answer under the path's name. */
async function visit({ origin, folder, role, cookie, seen, statuses }, path, address) {
  const headers = cookie ? { cookie } : {};
  const response = await fetch(origin + address, { headers, redirect: "manual" });
  const type = (response.headers.get("content-type") ?? "").split(";")[0];
  const location = response.headers.get("location");
  const to = location ? ` ${maskAddress(location.replace(origin, ""))}` : "";
  statuses.set(path, `${response.status} ${type}${to}`);
  if (type === "text/html") {
    const html = (await response.text()).replaceAll(origin, "");
    for (const href of hrefsOf(html)) seen.add(href);
    const { skeleton, text } = partsOf(html);
    write(folder, "skeleton", role, path, skeleton.join("\n"));
    write(folder, "text", role, path, text.join("\n"));
  } else if (type === "application/json") {
    const body = JSON.parse((await response.text()).replaceAll(origin, ""));
    for (const each of addressesOfRows(address, body)) seen.add(each);
    write(folder, "json", role, path, JSON.stringify(maskJson(body), null, 1));
  } else if (/^text\//.test(type)) {
    write(folder, "files", role, path, maskText((await response.text()).replaceAll(origin, "")));
  } else await response.arrayBuffer();
}

/** What has no parameter first: it shows the ids. */
async function walkAs({ origin, folder, patterns, role, cookie }) {
  const seen = new SeenAddresses(patterns);
  const statuses = new Map();
  const state = { origin, folder, role, cookie, seen, statuses };
  const fixed = [...new Set([...SCREENS, ...patterns.filter((path) => !path.includes(":"))])];
  const others = patterns.filter((path) => path.includes(":"));
  let asked = 0;
  const ask = async (path, address) => {
    await visit(state, path, address);
    asked += 1;
    if (asked % SHOWN_EVERY === 0) console.log(`${role}: ${asked} of ${fixed.length + others.length}`);
  };
  for (const path of fixed) await ask(path, path.replace("*", "nothing-here"));
  // A page of one row may show the ids of the next: those that were seen come before those that are guessed.
  const left = new Set(others);
  for (let found = true; found; ) {
    found = false;
    for (const path of left)
      if (seen.first.has(path)) {
        left.delete(path);
        found = true;
        await ask(path, seen.addressOf(path));
      }
  }
  for (const path of left) await ask(path, seen.addressOf(path));
  const lines = [...statuses].sort(([one], [other]) => (one < other ? -1 : 1));
  write(folder, "status", role, "status", lines.map(([path, told]) => `${path}: ${told}`).join("\n"));
  console.log(
    `${role}: ${asked} addresses, ${seen.first.size} of ${others.length} with an id that was shown`,
  );
}

/** Once more, as a start that failed at it says so and goes on; what is there stays as it is. */
async function seedDemo(origin) {
  const answer = await fetch(`${origin}/dev/seed?demo`, { method: "POST" });
  if (!answer.ok) throw new Error(`The demo could not be seeded: ${await answer.text()}`);
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
}

async function walk(name) {
  if (!isBuilt() && (await build()) !== 0) return 1;
  const folder = folderOf(name);
  const state = mkdtempSync(join(tmpdir(), "njia-walk-"));
  rmSync(folder, { recursive: true, force: true });
  if ((await migrate(state)) !== 0) return 1;
  const port = await freePort();
  console.log("Seeding the demo");
  const env = { NO_SCHEDULES: "1", PASSWORD_COST_LOG2: "4" };
  // Nothing runs by the clock during the walk, and a member is written in between two starts.
  let server = serve(port, state, [], env);
  try {
    if (!(await server.isReady)) return 1;
    await seedDemo(`http://localhost:${port}`);
    await server.stop();
    addMember(state);
    server = serve(port, state, ["--empty"], env);
    if (!(await server.isReady)) return 1;
    const origin = `http://localhost:${port}`;
    const patterns = routePatterns();
    for (const [role, cookie] of Object.entries(await signInEveryone(origin)))
      await walkAs({ origin, folder, patterns, role, cookie });
  } finally {
    await server.stop();
    rmSync(state, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`Stored in ${folder}`);
  return 0;
}

install();
const [first, one, other] = process.argv.slice(2);
if (first === "compare" && one && other) process.exit(compare(folderOf(one), folderOf(other)));
if (!first || first === "compare") {
  console.error("npm run walk -- NAME, or npm run walk -- compare ONE OTHER");
  process.exit(1);
}
process.exit(await walk(first));
