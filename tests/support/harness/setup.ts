import { reset } from "cloudflare:test";
import fc from "fast-check";
import { beforeAll } from "vitest";
import { invalidateSettings } from "~/domains/settings/settings.server";
import { env, migrateAtOnce, testContext } from "./context";
import { forgetEnv } from "./fresh-env";
import { runsOf } from "./property-runs";

// Applies to properties without a count of their own: fast-check makes 100 runs of each.
fc.configureGlobal({ numRuns: runsOf(100) });

const hasNoTable = async () =>
  (await env.DB.prepare("select 1 from sqlite_master where name = 'users'").first()) === null;

/** Whether no file was stored; deletes any. Ids restart with the database, so a remaining file would belong to a new account. */
async function hadNoFile(): Promise<boolean> {
  const { objects } = await env.FILES.list();
  await Promise.all(objects.map(({ key }) => env.FILES.delete(key)));
  return objects.length === 0;
}

/**
 * Reset skips a store that still serves a request, so both are checked until they are empty. A running write would be
 * repeated after the reset; a further write completes after earlier ones.
 */
async function empty(): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    await env.FILES.put("last-write", "");
    await reset();
    if ((await hasNoTable()) && (await hadNoFile())) return;
    await scheduler.wait(25 * tries);
  }
  throw new Error("The rows and files of the test file before could not be removed.");
}

// The files of a worker share an isolate and its modules, never a row: each starts with an empty database and no stored file.
beforeAll(async () => {
  await empty();
  await migrateAtOnce();
  forgetEnv();
  invalidateSettings(testContext());
});
