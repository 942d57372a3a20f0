// Databases and files of a test run are kept in memory where the system allows it. They don't have to survive, and
// writing each change to disk takes a third of the test time.
import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const IN_MEMORY = "/dev/shm";
const MIN_FREE_BYTES = 3 * 2 ** 30;

function isRoomInMemory() {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= MIN_FREE_BYTES;
}

/** Creates the temporary folder of this process and its children, and removes it when the process ends. */
export function makeTestFolder() {
  const folder = mkdtempSync(join(isRoomInMemory() ? IN_MEMORY : tmpdir(), "njia-tests-"));
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
}
