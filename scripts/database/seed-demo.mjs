// node scripts/run.mjs scripts/database/seed-demo.mjs <folder>: creates a new local database with the full demo, for a preview.
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "../bootstrap.mjs";
import { serve } from "../journey-servers.mjs";
import { build, isBuilt, migrate } from "../prepare.mjs";

const PORT = Number(process.env.PORT ?? 8787);

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Say where: node scripts/run.mjs scripts/database/seed-demo.mjs <folder>");
  process.exit(1);
}
const state = resolve(ROOT, folder);
rmSync(state, { recursive: true, force: true });
if (!isBuilt() && (await build()) !== 0) process.exit(1);
if ((await migrate(state)) !== 0) process.exit(1);
const server = serve(PORT, state, []);
const isReady = await server.isReady;
await server.stop();
if (!isReady) process.exit(1);
console.log(`Seeded the demo in ${state}`);
