import { reset } from "cloudflare:test";
import fc from "fast-check";
import { beforeAll } from "vitest";
import { invalidateSettings } from "~/domains/settings/settings.server";
import { env, migrateAtOnce, testContext } from "./context";
import { forgetEnv } from "./fresh-env";
import { runsOf } from "./property-runs";

// Of properties that name no count: fast-check makes 100 runs of each.
fc.configureGlobal({ numRuns: runsOf(100) });

const isEmpty = async () =>
  (await env.DB.prepare("select 1 from sqlite_master where name = 'users'").first()) === null;

/** Reset leaves a database alone that still answers somebody, so it is asked until nothing is there. */
async function empty(): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    await reset();
    if (await isEmpty()) return;
    await scheduler.wait(25 * tries);
  }
  throw new Error("The database of the file before could not be removed.");
}

// The files of a worker share an isolate and its modules, never a row: each begins with an empty database and no file stored.
beforeAll(async () => {
  await empty();
  await migrateAtOnce();
  forgetEnv();
  invalidateSettings(testContext());
});
