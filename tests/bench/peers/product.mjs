// A copy of the product with one more list: fifty companies without a database behind them.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, toolEnv } from "../../../scripts/bootstrap.mjs";
import { ROOT } from "../report.mjs";
import { WORKSHOP } from "./install.mjs";

const COPY = join(WORKSHOP, "product");
const ROUTES = "app/routes/site/routes.ts";
const HOME = 'index("routes/site/home.tsx"),';
/** Folders that a build does not need; dot folders are generated or secret. */
const LEFT_OUT = ["node_modules", "build", "docs", "tests", "test-results", "playwright-report"];

/** Copies the product's files and adds the list to its pages. */
function copyProduct() {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const part of readdirSync(ROOT))
    if (!part.startsWith(".") && !LEFT_OUT.includes(part))
      cpSync(join(ROOT, part), join(COPY, part), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(COPY, "node_modules"));
  cpSync(join(ROOT, "tests/bench/peers/list"), join(COPY, "app/routes/bench"), { recursive: true });
  const before = readFileSync(join(COPY, ROUTES), "utf8");
  if (!before.includes(HOME)) throw new Error(`${ROUTES} has no ${HOME}`);
  const more = ["list", "list-hydrated"].map((name) => `route("bench/${name}", "routes/bench/${name}.tsx"),`);
  writeFileSync(join(COPY, ROUTES), before.replace(HOME, `${HOME} ${more.join(" ")}`));
}

/** Bundles the Worker of a build as wrangler would upload it; returns its path. */
async function bundle(cwd, outdir) {
  const options = { cwd, env: toolEnv(), stdio: ["ignore", "ignore", "inherit"] };
  if ((await run("wrangler", ["deploy", "--dry-run", "--env", "", "--outdir", outdir], options)) !== 0)
    throw new Error("The Worker could not be bundled.");
  return join(outdir, "app.js");
}

/** Copies and builds the product; returns its folder and its Worker. */
export async function buildProduct() {
  copyProduct();
  console.log("Building the product");
  const options = { cwd: COPY, env: toolEnv(), stdio: ["ignore", "ignore", "inherit"] };
  if ((await run("remix", ["vite:build", "--logLevel", "error"], options)) !== 0)
    throw new Error("The build failed; the lines above say where.");
  return { folder: COPY, worker: await bundle(COPY, join(COPY, "bundle")) };
}

/** Bundles the existing build for the short form. Creates the copy anyway, because type checks cover the list. */
export async function bundleBuilt() {
  copyProduct();
  return { folder: ROOT, worker: await bundle(ROOT, join(WORKSHOP, "bundle")) };
}
