import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { abortUnless, isAborted } from "~/core/statement";
import { planListed } from "../research/plan-found.server";
import type { ListedCompany } from "../sources/listed-company";
import { PACK_SOURCES, PACK_VERSION } from "./pack-sources";
import { readPack } from "./read-pack";
import { removeGoneRows } from "./remove-gone-rows.server";

/** Path below `public/`. */
export const PACK_PATH = "/open-data/companies.json.gz";

const ROWS_A_SLICE = 500;
/** Slices per invocation of the schedule or the queue. */
const SLICES_A_RUN = 4;

interface OpenDataRun {
  added: number;
  updated: number;
  removed: number;
  /** Whether the directory contains this version of the pack completely. */
  isDone: boolean;
}

type SeedContext = Pick<Context, "d1" | "now" | "readAsset">;
type Pack = { version: string; rows: ListedCompany[] };

// Only the last seeded version counts: after a rollback, the older pack is seeded again.
const FORGET_OTHERS = "DELETE FROM open_data_runs WHERE version <> ?1";
const BEGIN = "INSERT OR IGNORE INTO open_data_runs (version) VALUES (?1)";
const STATE = "SELECT after_row AS afterRow, done_at AS doneAt FROM open_data_runs WHERE version = ?1";
const STILL_THERE = abortUnless(
  "EXISTS (SELECT 1 FROM open_data_runs WHERE version = ?1 AND after_row = ?2 AND done_at IS NULL)",
);
const ADVANCE = "UPDATE open_data_runs SET after_row = ?2 WHERE version = ?1";
const FINISH = "UPDATE open_data_runs SET done_at = ?2 WHERE version = ?1";

async function readPackFile({ readAsset }: SeedContext): Promise<ListedCompany[]> {
  const file = await readAsset(PACK_PATH);
  if (!file) throw new Error(`The open-data pack is not at ${PACK_PATH}.`);
  const text = new Blob([file]).stream().pipeThrough(new DecompressionStream("gzip"));
  return readPack(await new Response(text).text());
}

/** Of two concurrent runs, only one writes the slice. Returns null if this run was the one that aborted. */
async function writeSlice(ctx: SeedContext, { version, rows }: Pack, after: number) {
  const slice = rows.slice(after, after + ROWS_A_SLICE);
  const plans: Awaited<ReturnType<typeof planListed>>[] = [];
  for (const { name } of PACK_SOURCES) {
    const listed = slice.filter(({ source }) => source === name);
    if (listed.length > 0) plans.push(await planListed({ ...ctx, account: null }, name, listed));
  }
  try {
    await ctx.d1.batch([
      ctx.d1.prepare(STILL_THERE).bind(version, after),
      ...plans.flatMap(({ statements }) => statements),
      ctx.d1.prepare(ADVANCE).bind(version, after + slice.length),
    ]);
  } catch (error) {
    if (!isAborted(error)) throw error;
    return null;
  }
  const sum = (of: "added" | "updated") => plans.reduce((total, plan) => total + plan[of], 0);
  return { after: after + slice.length, added: sum("added"), updated: sum("updated") };
}

/** Resumes where the last run of this version stopped. Rows keep their ids; accounts' data about them stays. */
export async function seedPack(ctx: SeedContext, pack: Pack, slices = SLICES_A_RUN): Promise<OpenDataRun> {
  const [, , state] = await ctx.d1.batch<{ afterRow: number; doneAt: number | null }>([
    ctx.d1.prepare(FORGET_OTHERS).bind(pack.version),
    ctx.d1.prepare(BEGIN).bind(pack.version),
    ctx.d1.prepare(STATE).bind(pack.version),
  ]);
  const run: OpenDataRun = { added: 0, updated: 0, removed: 0, isDone: true };
  const at = state?.results[0];
  if (!at || at.doneAt !== null) return run;
  let after = at.afterRow;
  for (let slice = 0; slice < slices && after < pack.rows.length; slice++) {
    const written = await writeSlice(ctx, pack, after);
    if (!written) return { ...run, isDone: false };
    after = written.after;
    run.added += written.added;
    run.updated += written.updated;
  }
  if (after < pack.rows.length) return { ...run, isDone: false };
  run.removed = await removeGoneRows(ctx, pack.rows);
  await ctx.d1.prepare(FINISH).bind(pack.version, toUnixSeconds(ctx.now())).run();
  return run;
}

const isSeeded = async ({ d1 }: SeedContext) =>
  Boolean(
    await d1
      .prepare("SELECT 1 FROM open_data_runs WHERE version = ?1 AND done_at IS NOT NULL")
      .bind(PACK_VERSION)
      .first(),
  );

/**
 * Seeds this release's pack into the shared directory, at most `slices` slices of 500 companies. Reads the file only
 * for a new version.
 */
export async function seedOpenData(ctx: SeedContext, slices = SLICES_A_RUN): Promise<OpenDataRun> {
  if (await isSeeded(ctx)) return { added: 0, updated: 0, removed: 0, isDone: true };
  return seedPack(ctx, { version: PACK_VERSION, rows: await readPackFile(ctx) }, slices);
}

/** Runs nightly and as a job: writes some slices and queues the next job. The next night resumes a lost job. */
export async function continueOpenData(ctx: SeedContext & Pick<Context, "queue">): Promise<OpenDataRun> {
  const run = await seedOpenData(ctx);
  if (!run.isDone) await ctx.queue.send({ kind: "seed-open-data" });
  return run;
}
