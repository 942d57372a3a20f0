import { describe, expect, it } from "vitest";
import { checkImport } from "~/domains/directory/imports/check-import.server";
import { getImport, listImportRejects } from "~/domains/directory/imports/imports.server";
import { confirmImportMapping } from "~/domains/directory/imports/mapping/confirm-import-mapping.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { runImport } from "~/domains/directory/imports/run-import.server";
import type { ImportMapping } from "~/domains/directory/imports/schemas";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { undoImport } from "~/domains/directory/imports/undo-import.server";
import { requeueStaleImports } from "~/domains/directory/imports/with-lease.server";
import { countCompanies } from "~/domains/directory/search/count-companies.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import {
  check,
  companiesCsv,
  importFile,
  ownCompanies,
  runJob,
  runQueue,
  upload,
} from "../../../support/fixtures/imports";
import { type Business, makeBusiness } from "../../../support/harness/context";
import { Crash, type Failure, failing } from "../../../support/harness/failing";
import { isExhaustive } from "../../../support/harness/test-scope";

type Ctx = Business["ctx"];

const ROWS = 1203;
const FILE = `${companiesCsv(ROWS)},Ghana,\n"open,Kenya,\nCompany 5,Ghana,Again\n`;
const CASES: Omit<Failure, "at">[] = [
  { isAfter: false, isLasting: true },
  { isAfter: true, isLasting: true },
  { isAfter: false, isLasting: false },
  { isAfter: true, isLasting: false },
];

/** drizzle wraps what its driver throws. */
const isCrash = (error: unknown): boolean =>
  error instanceof Crash || (error instanceof Error && error.cause !== undefined && isCrash(error.cause));

/** The same business five minutes later: every lease of a dead job has expired. */
const later = (ctx: Ctx): Ctx => ({ ...ctx, now: () => new Date(Date.now() + 5 * 60_000) });

/** Does what the schedule and the queue do after a crash. */
async function recover(ctx: Ctx): Promise<void> {
  ctx.queue.sent.length = 0;
  const next = later(ctx);
  await requeueStaleImports(next);
  const mine = [];
  for (const message of next.queue.sent.splice(0))
    if ("importId" in message && (await getImport(ctx, message.importId).catch(() => null)))
      mine.push(message);
  for (const message of mine) await runJob(next, message);
  await runQueue(next);
}

/**
 * Crashes `job` at its n-th call, for every n until it completes, and recovers each time; `look` checks the outcome. In
 * the gate every third call fails, in one of the four ways; with TEST_SCOPE=all each call fails in all four.
 */
async function crashEverywhere(
  kind: Omit<Failure, "at">,
  prepare: () => Promise<{ ctx: Ctx; importId: number }>,
  job: (ctx: Ctx, importId: number) => Promise<void>,
  look: (ctx: Ctx, importId: number) => Promise<void>,
): Promise<number> {
  const [first, step] = isExhaustive ? [1, 1] : [1 + 2 * CASES.indexOf(kind), 3 * CASES.length];
  for (let index = first; ; index += step) {
    const { ctx, importId } = await prepare();
    const { ctx: broken, calls } = failing(ctx, { ...kind, at: index });
    await job(broken, importId).catch((error) => {
      if (!isCrash(error)) throw error;
    });
    const isThrough = calls() < index;
    await recover(ctx);
    await look(ctx, importId);
    if (isThrough) return index - 1;
  }
}

const expectWhole = async (ctx: Ctx, importId: number) => {
  expect(await getImport(ctx, importId)).toMatchObject({
    status: "completed",
    rowsDone: ROWS + 3,
    rowsTotal: ROWS + 3,
    rowsRejected: 2,
    rowsCreated: ROWS,
    rowsSkipped: 1,
    leaseUntil: null,
  });
  const names = (await ownCompanies(ctx)).map((company) => company.name);
  expect(names).toHaveLength(ROWS);
  expect(new Set(names).size).toBe(ROWS);
};

describe("an import that crashes at any call", () => {
  it.each(CASES)("while it runs loses and duplicates no row: %j", async (kind) => {
    const crashes = await crashEverywhere(
      kind,
      async () => {
        const { ctx } = await makeBusiness();
        const { id } = await check(ctx, FILE);
        await startImport(ctx, id, {});
        ctx.queue.sent.length = 0;
        return { ctx, importId: id };
      },
      runImport,
      expectWhole,
    );
    expect(crashes).toBeGreaterThan(12);
  });

  it.each(CASES)("while it is checked reports every bad row once: %j", async (kind) => {
    const crashes = await crashEverywhere(
      kind,
      async () => {
        const { ctx } = await makeBusiness();
        const row = await upload(ctx, FILE);
        await confirmImportMapping(ctx, row.id, {
          mapping: row.mapping as ImportMapping["mapping"],
          onDuplicate: "skip",
        });
        return { ctx, importId: row.id };
      },
      checkImport,
      async (ctx, importId) => {
        expect(await getImport(ctx, importId)).toMatchObject({
          status: "checked",
          rowsTotal: ROWS + 3,
          rowsRejected: 2,
          rowsDuplicate: 1,
        });
        const { rows } = await listImportRejects(ctx, importId, { limit: 50 });
        expect(rows.map(({ line }) => line)).toEqual([ROWS + 2, ROWS + 3]);
      },
    );
    expect(crashes).toBeGreaterThan(8);
  });

  it.each(CASES)("while it is undone leaves no rows: %j", async (kind) => {
    let before = 0;
    const crashes = await crashEverywhere(
      kind,
      async () => {
        const { ctx } = await makeBusiness();
        before = (await countCompanies(ctx, {})).count;
        const { id } = await importFile(ctx, companiesCsv(450));
        await requestImportUndo(ctx, id);
        return { ctx, importId: id };
      },
      undoImport,
      async (ctx, importId) => {
        expect(await getImport(ctx, importId)).toMatchObject({ status: "undone", rowsDone: 450 });
        expect(await ownCompanies(ctx)).toEqual([]);
        expect((await countCompanies(ctx, {})).count).toBe(before);
        expect(
          (await searchCompanies(ctx, { words: "company" }, { limit: 5 })).companies.filter(
            (c) => c.accountId,
          ),
        ).toEqual([]);
      },
    );
    expect(crashes).toBeGreaterThan(6);
  });
});

describe("a job delivered twice", () => {
  it("at the same time runs once", async () => {
    const { ctx } = await makeBusiness();
    const { id } = await check(ctx, FILE);
    await startImport(ctx, id, {});
    await Promise.all([runImport(ctx, id), runImport(ctx, id), runImport(ctx, id)]);
    await expectWhole(ctx, id);
  });

  it("after it is done changes nothing", async () => {
    const { ctx } = await makeBusiness();
    const { id } = await importFile(ctx, FILE);
    for (const job of [checkImport, runImport, undoImport]) await job(ctx, id);
    await expectWhole(ctx, id);
  });

  it("while a stalled job still believes it holds the lease: the stalled job writes nothing more", async () => {
    const { ctx } = await makeBusiness();
    const { id } = await check(ctx, FILE);
    await startImport(ctx, id, {});
    let isTakenOver = false;
    const stalled: Ctx = {
      ...ctx,
      now: () => ctx.now(),
      files: new Proxy(ctx.files, {
        get(target, name) {
          if (name !== "get") return Reflect.get(target, name);
          return async (key: string) => {
            const object = await target.get(key);
            if (!isTakenOver) {
              isTakenOver = true;
              await runImport(later(ctx), id);
            }
            return object;
          };
        },
      }),
    };
    await runImport(stalled, id);
    await expectWhole(ctx, id);
  });

  it("that crashes repeatedly at the same place marks the import as failed, and it can be undone", async () => {
    const { ctx } = await makeBusiness();
    const { id } = await check(ctx, FILE);
    await startImport(ctx, id, {});
    for (let attempt = 0; attempt < 25; attempt += 1) {
      const { ctx: broken } = failing(ctx, { at: 4, isAfter: false, isLasting: false });
      await runImport(broken, id).catch(() => {});
    }
    expect(await getImport(ctx, id)).toMatchObject({
      status: "failed",
      failureReason: expect.stringContaining("Contact support"),
    });
    await requestImportUndo(ctx, id);
    await runQueue(ctx);
    expect(await getImport(ctx, id)).toMatchObject({ status: "undone" });
    expect(await ownCompanies(ctx)).toEqual([]);
  });
});

describe("a long import", () => {
  it("is continued by further jobs until it completes", async () => {
    const { ctx } = await makeBusiness();
    let time = Date.now();
    // Each clock reading is 21 seconds after the previous one: each job stops after a chunk.
    const slow: Ctx = {
      ...ctx,
      now: () => {
        time += 21_000;
        return new Date(time);
      },
    };
    const { id } = await check(slow, FILE);
    await startImport(slow, id, {});
    let jobs = 0;
    for (let message = ctx.queue.sent.shift(); message; message = ctx.queue.sent.shift()) {
      await runJob(slow, message);
      jobs += 1;
    }
    expect(jobs).toBeGreaterThan(2);
    await expectWhole(ctx, id);
  });
});
