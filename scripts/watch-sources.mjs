// Rebuilds when a source changes. Polls file times: watchers lose a file that an editor saves by renaming.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./bootstrap.mjs";

const FOLDERS = ["app", "workers"];
const LOOK_EVERY_MS = 500;

/** Returns the newest change time below the folders and the number of files; either differs after a change. */
function state() {
  let newest = 0;
  let count = 0;
  for (const folder of FOLDERS)
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      count += 1;
      const { mtimeMs } =
        statSync(join(file.parentPath ?? file.path, file.name), { throwIfNoEntry: false }) ?? {};
      newest = Math.max(newest, mtimeMs ?? 0);
    }
  return `${newest} ${count}`;
}

/** Runs `build` after every change, one at a time; a change during a build triggers another one afterwards. */
export async function watchSources(build) {
  let built = state();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const now = state();
    if (now === built) continue;
    built = now;
    const code = await build();
    console.log(code === 0 ? "Rebuilt" : "The build failed; the last good one is still served.");
  }
}
