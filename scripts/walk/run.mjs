// npm run walk -- NAME: starts the built product on freshly seeded demo data, requests every address as each role, and
// stores the masked responses in test-results/walk/NAME. npm run walk -- NAME TREE starts the product of another
// folder. npm run walk -- compare ONE OTHER prints what differs. A folder can replace a name.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "../../tests/bench/peers/processes.mjs";
import { install, ROOT } from "../bootstrap.mjs";
import { routePatterns, SCREENS, SeenAddresses, SIGNS_OUT } from "./addresses.mjs";
import { compare } from "./compare.mjs";
import { maskAddress, maskJson, maskText } from "./masking.mjs";
import { partsOf } from "./page-parts.mjs";
import { addMember, signInEveryone } from "./people.mjs";

const SHOWN_EVERY = 200;
/** A quiz shuffles its questions and their choices, so only its status is compared. */
const SHUFFLED = /\/quiz\/:attemptId$/;
/** Time for the queue to finish the demo's jobs. */
const SETTLING_MS = 10_000;
const folderOf = (name) => (isAbsolute(name) ? name : join(ROOT, "test-results/walk", name));

/** Returns a file name that contains the path. */
const fileOf = (path) => path.replace(/^\//, "").replace(/[^\w.:*-]+/g, "_") || "home";

function write(folder, kind, role, path, text) {
  const file = join(folder, kind, role, `${fileOf(path)}.txt`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
}

/**
 * Adds ids of rows, so that calls for one row have an id: `/api/leads` provides `/api/leads/7`, and `leads` inside a
 * row a leadId.
 */
function addShownByJson(seen, path, body, key = "") {
  if (Array.isArray(body)) {
    const id = body[0]?.id ?? body[0]?.key;
    if (id !== undefined) {
      seen.add(`${path}/${id}`);
      if (key) {
        seen.add(`${path}/${key}/${id}`);
        seen.addValue(`${key.replace(/s$/, "")}Id`, String(id));
      }
    }
    for (const element of body) addShownByJson(seen, path, element, key);
  } else if (body && typeof body === "object")
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === "object") addShownByJson(seen, path, value, name);
      else if (String(value).startsWith("/")) seen.add(value);
      else if (/(?:Id|Key|Token|Hash)$/.test(name)) seen.addValue(name, String(value));
    }
}

/** Requests one address, remembers the links and ids it shows, and stores the response under the path's name. */
async function visit({ origin, folder, role, cookie, seen, statuses }, path, address) {
  const headers = cookie ? { cookie } : {};
  const response = await fetch(origin + address, { headers, redirect: "manual" });
  const type = (response.headers.get("content-type") ?? "").split(";")[0];
  const location = response.headers.get("location");
  const to = location ? ` ${maskAddress(location.replace(origin, ""))}` : "";
  statuses.set(path, `${response.status} ${type}${to}`);
  if (SHUFFLED.test(path)) await response.arrayBuffer();
  else if (type === "text/html") {
    const html = (await response.text()).replaceAll(origin, "");
    seen.addPage(html);
    const { skeleton, text } = partsOf(html);
    write(folder, "skeleton", role, path, skeleton.join("\n"));
    write(folder, "text", role, path, text.join("\n"));
  } else if (type === "application/json") {
    const body = JSON.parse((await response.text()).replaceAll(origin, ""));
    if (response.ok) addShownByJson(seen, address.replace(/\?.*/, ""), body);
    write(folder, "json", role, path, JSON.stringify(maskJson(body), null, 1));
  } else if (/^text\//.test(type)) {
    write(folder, "files", role, path, maskText((await response.text()).replaceAll(origin, "")));
  } else await response.arrayBuffer();
}

/** Walks paths without parameters first, because they show the ids. Resolves to what was seen and the paths without a known id. */
async function walkAs({ origin, folder, patterns, role, cookie, earlier }) {
  const seen = new SeenAddresses(patterns);
  const statuses = new Map();
  const state = { origin, folder, role, cookie, seen, statuses };
  const fixed = [...new Set([...SCREENS, ...patterns.filter((path) => !path.includes(":"))])];
  const others = patterns.filter((path) => path.includes(":"));
  let asked = 0;
  const ask = async (path, address) => {
    await visit(state, path, address.replace("*", "nothing-here"));
    asked += 1;
    if (asked % SHOWN_EVERY === 0) console.log(`${role}: ${asked} of ${fixed.length + others.length}`);
  };
  for (const path of fixed) if (!SIGNS_OUT.test(path)) await ask(path, path);
  // The page of one row may show the ids of the next: addresses seen in pages are requested before constructed ones.
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
  const unknown = [];
  for (const path of left) {
    const address = seen.addressOf(path, earlier);
    await ask(path, address ?? path.replace(/:\w+/g, "1"));
    if (!address && !statuses.get(path).startsWith("405")) unknown.push(path);
  }
  if (cookie) {
    const { status } = await fetch(`${origin}/account/sessions`, { headers: { cookie }, redirect: "manual" });
    if (status !== 200) throw new Error(`The walk lost the session of ${role}: an address ends it.`);
  }
  for (const path of fixed) if (SIGNS_OUT.test(path)) await ask(path, path);
  const lines = [...statuses].sort(([one], [other]) => (one < other ? -1 : 1));
  write(folder, "status", role, "status", lines.map(([path, status]) => `${path}: ${status}`).join("\n"));
  write(folder, "ids", role, "ids", unknown.join("\n"));
  console.log(
    `${role}: ${asked} addresses, ${others.length - unknown.length} of ${others.length} with ids that were shown`,
  );
  return { seen, unknown };
}

/** Seeds again, because a start that failed midway continues; existing rows are unchanged. */
async function seedDemo(origin) {
  const answer = await fetch(`${origin}/dev/seed?demo`, { method: "POST" });
  if (!answer.ok) throw new Error(`The demo could not be seeded: ${await answer.text()}`);
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
}

/** Imports the scripts of the folder whose product is walked. */
async function scriptsOf(tree) {
  const [servers, prepare] = await Promise.all(
    ["journey-servers", "prepare"].map(
      (name) => import(pathToFileURL(join(tree, `scripts/${name}.mjs`)).href),
    ),
  );
  return { ...servers, ...prepare };
}

async function walk(name, tree) {
  const { serve, build, isBuilt, migrate } = await scriptsOf(tree);
  if (!isBuilt() && (await build()) !== 0) return 1;
  const folder = folderOf(name);
  const state = mkdtempSync(join(tmpdir(), "njia-walk-"));
  rmSync(folder, { recursive: true, force: true });
  if ((await migrate(state)) !== 0) return 1;
  const port = await freePort();
  console.log("Seeding the demo");
  const env = { NO_SCHEDULES: "1", PASSWORD_COST_LOG2: "4" };
  // No schedules run during the walk, and the member is added between two starts.
  let server = serve(port, state, [], env);
  try {
    if (!(await server.isReady)) return 1;
    await seedDemo(`http://localhost:${port}`);
    await server.stop();
    addMember(state);
    server = serve(port, state, ["--empty"], env);
    if (!(await server.isReady)) return 1;
    const origin = `http://localhost:${port}`;
    const patterns = routePatterns(tree);
    const walked = [];
    for (const [role, cookie] of Object.entries(await signInEveryone(origin))) {
      const earlier = walked.map(({ seen }) => seen);
      walked.push(await walkAs({ origin, folder, patterns, role, cookie, earlier }));
    }
    const unknown = patterns.filter((path) => walked.every((walk) => walk.unknown.includes(path)));
    console.log(["Without an id for any role:", ...unknown].join("\n  "));
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
  console.error("npm run walk -- NAME [TREE], or npm run walk -- compare ONE OTHER");
  process.exit(1);
}
process.exit(await walk(first, resolve(one ?? ROOT)));
