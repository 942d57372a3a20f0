import { desc, like } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "~/domains/audit/tables";
import { seedStarterDirectory } from "~/domains/directory/companies/seed-starter-directory.server";
import { getResearch } from "~/domains/directory/research/get-research.server";
import { researchJson } from "~/domains/directory/research/json";
import {
  endReached,
  forgetRequest,
  purgeRequests,
} from "~/domains/directory/research/research-requests.server";
import { changeResearchSettings } from "~/domains/directory/research/research-settings.server";
import { StartResearch } from "~/domains/directory/research/schemas";
import { startResearch, stopResearch } from "~/domains/directory/research/start-research.server";
import { researchRuns } from "~/domains/directory/tables";
import { invalidateSettings } from "~/domains/settings/settings.server";
import { addCompanies } from "../../../support/fixtures/companies";
import { type Business, makeBusiness, testContext } from "../../../support/harness/context";

const base = testContext();
const start = (targetCount?: number) => StartResearch.parse(targetCount === undefined ? {} : { targetCount });
const lines = () =>
  base.db.select().from(auditLog).where(like(auditLog.target, "research:%")).orderBy(desc(auditLog.id));
const code = (promise: Promise<unknown>) => promise.catch((error) => error.code);

const reset = async () => {
  await base.d1.batch([
    base.d1.prepare("DELETE FROM research_runs"),
    base.d1.prepare("DELETE FROM research_requests"),
    base.d1.prepare("UPDATE research_sources SET added_day = NULL, added_on_day = 0"),
    base.d1.prepare("DELETE FROM settings WHERE key = 'research'"),
    base.d1.prepare("DELETE FROM companies WHERE account_id IS NULL"),
  ]);
  invalidateSettings(base);
};
beforeEach(reset);
afterEach(reset);

describe("the research", () => {
  it("is initially stopped, with a target and row counts", async () => {
    await addCompanies(base, [{ name: "One" }, { name: "Two" }]);
    const { added } = await seedStarterDirectory(base);
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, [{ name: "Ours" }]);
    expect(researchJson(await getResearch(ctx))).toMatchObject({
      status: "stopped",
      currentCount: 2 + added,
      targetCount: 200_000,
      percentComplete: 0,
      addedToday: 0,
      dailyGoal: 619,
      yearEndGoal: 100_000,
    });
  });

  it("starts once if requested concurrently, and logs who started and stopped it", async () => {
    const { ctx, user, account } = await makeBusiness();
    const pressed = await Promise.all([1, 2, 3].map(() => startResearch(ctx, start())));
    expect(pressed.map(({ status }) => status)).toEqual(["running", "running", "running"]);
    expect(await base.db.select().from(researchRuns)).toHaveLength(1);
    expect(ctx.queue.sent).toEqual([{ kind: "step-research" }]);
    expect(await startResearch(ctx, start(5_000))).toMatchObject({ targetCount: 200_000, others: 0 });
    expect(await stopResearch(ctx)).toMatchObject({ status: "stopped", outcome: "stopped" });
    expect(await stopResearch(ctx)).toMatchObject({ status: "stopped" });
    expect((await lines()).slice(0, 2)).toMatchObject([
      { action: "stop-research", actorId: user.userId, accountId: account.id },
      {
        action: "start-research",
        actorId: user.userId,
        accountId: account.id,
        detail: { targetCount: 200_000 },
      },
    ]);
  });

  it.each([0, -1, 1e12, 1.5, Number.NaN])("rejects a target of %s", (targetCount) => {
    expect(StartResearch.safeParse({ targetCount }).success).toBe(false);
  });

  it("requires a target above the current count", async () => {
    await addCompanies(base, [{ name: "One" }, { name: "Two" }]);
    const { ctx } = await makeBusiness();
    expect(await code(startResearch(ctx, start(2)))).toBe("invalid");
    expect(await startResearch(ctx, start(3))).toMatchObject({
      status: "running",
      targetCount: 3,
      percentComplete: 66,
    });
  });

  it("uses one job of the account's daily quota per start", async () => {
    const { ctx, account } = await makeBusiness();
    const used = () =>
      base.d1
        .prepare("SELECT used FROM quota_usage WHERE holder = ?1 AND kind = 'jobs'")
        .bind(`account:${account.id}`)
        .first<number>("used");
    await startResearch(ctx, start());
    await startResearch(ctx, start());
    expect(await used()).toBe(1);
    await base.d1.prepare("UPDATE quota_usage SET used = allowed WHERE kind = 'jobs'").run();
    await stopResearch(ctx);
    expect(await code(startResearch(ctx, start()))).toBe("limit_reached");
    expect(await getResearch(ctx)).toMatchObject({ status: "stopped" });
  });
});

describe("several businesses that request research", () => {
  const two = async () => [(await makeBusiness()).ctx, (await makeBusiness()).ctx] as const;
  const openRuns = async () =>
    (await base.db.select().from(researchRuns)).flatMap(({ stoppedAt, targetCount }) =>
      stoppedAt === null ? [targetCount] : [],
    );

  it("share one run up to the largest target; each sees and ends only its own request", async () => {
    const [one, other] = await two();
    await startResearch(one, start(5_000));
    expect(await getResearch(other)).toMatchObject({ status: "stopped", others: 1, askedBy: null });
    expect(await startResearch(other, start(9_000))).toMatchObject({ targetCount: 9_000, others: 1 });
    expect(await openRuns()).toEqual([9_000]);
    expect(await getResearch(one)).toMatchObject({
      status: "running",
      targetCount: 5_000,
      others: 1,
      askedBy: expect.stringMatching(/\w/),
    });
    expect(await stopResearch(other)).toMatchObject({ status: "stopped", outcome: "stopped", others: 1 });
    expect(await openRuns()).toEqual([5_000]);
    expect(await getResearch(one)).toMatchObject({ status: "running", others: 0 });
    expect(await stopResearch(one)).toMatchObject({ status: "stopped", others: 0 });
    expect(await openRuns()).toEqual([]);
  });

  it("keep the run active if one stops while another starts, and end it if all stop", async () => {
    const [one, other] = await two();
    await startResearch(one, start(5_000));
    await Promise.all([stopResearch(one), startResearch(other, start(7_000))]);
    expect(await openRuns()).toEqual([7_000]);
    expect(await getResearch(other)).toMatchObject({ status: "running" });
    const begun = await base.db.$count(researchRuns);
    await startResearch(one, start(5_000));
    await Promise.all([one, other, one].map((ctx) => stopResearch(ctx)));
    expect(await openRuns()).toEqual([]);
    // `begun` is one run if the start came first, two if the stop did.
    expect(await base.db.$count(researchRuns)).toBe(begun);
  });

  it("are each done at their own target", async () => {
    const [one, other] = await two();
    await startResearch(one, start(2));
    await startResearch(other, start(3));
    const [runId] = (await base.db.select().from(researchRuns)).map(({ id }) => id);
    await addCompanies(base, [{ name: "One" }, { name: "Two" }]);
    await endReached(base, runId ?? 0);
    expect(await getResearch(one)).toMatchObject({ status: "stopped", outcome: "reached", others: 1 });
    expect(await getResearch(other)).toMatchObject({ status: "running", targetCount: 3 });
    await addCompanies(base, [{ name: "Three" }]);
    await endReached(base, runId ?? 0);
    expect(await getResearch(other)).toMatchObject({ status: "stopped", outcome: "reached" });
    expect(await openRuns()).toEqual([]);
  });

  it("are all stopped by an administrator; a closed account's request is removed", async () => {
    const [one, other] = await two();
    const { user } = await makeBusiness();
    const admin: Business["ctx"]["actor"] = {
      ...user,
      userType: "admin" as const,
      isAdmin: true,
      role: null,
    };
    await startResearch(one, start(5_000));
    await startResearch(other, start(9_000));
    await forgetRequest(other);
    expect(await openRuns()).toEqual([5_000]);
    await startResearch(other, start(9_000));
    expect(await stopResearch({ ...base, actor: admin })).toMatchObject({ status: "stopped", others: 0 });
    for (const ctx of [one, other])
      expect(await getResearch(ctx)).toMatchObject({ status: "stopped", outcome: "stopped" });
    expect(await openRuns()).toEqual([]);
  });
});

describe("users allowed to start the research", () => {
  const inProduction = <C extends typeof base>(ctx: C): C => ({
    ...ctx,
    config: { ...ctx.config, ENVIRONMENT: "production" },
  });

  it("include no business user in production, unless an administrator allows it", async () => {
    const made = await makeBusiness();
    const ctx = inProduction(made.ctx);
    expect(await code(startResearch(ctx, start()))).toBe("forbidden");
    expect(await code(stopResearch(ctx))).toBe("forbidden");
    expect(await getResearch(ctx)).toMatchObject({
      blockingReason: expect.stringContaining("administrator"),
    });
    await changeResearchSettings(inProduction(base), { startedBy: "businesses" });
    expect(await getResearch(ctx)).toMatchObject({ blockingReason: null, mostADay: 5_000 });
    expect(await startResearch(ctx, start())).toMatchObject({ status: "running" });
    const demo = { ...ctx, account: { ...ctx.account, isDemo: true } };
    expect(await code(stopResearch(demo))).toBe("forbidden");
  });

  it("always include an administrator, whose start uses no quota", async () => {
    const { user } = await makeBusiness();
    const actor = { ...user, userType: "admin" as const, isAdmin: true, role: null };
    const ctx = inProduction({ ...base, actor });
    expect(await startResearch(ctx, start())).toMatchObject({ status: "running", blockingReason: null });
    await changeResearchSettings(ctx, { mostADay: 10 });
    expect(await getResearch(ctx)).toMatchObject({ mostADay: 10 });
    const { ctx: business } = await makeBusiness();
    expect(await code(stopResearch(inProduction(business)))).toBe("forbidden");
  });

  it("are purged in batches of 500 after their request ended, never while it is open", async () => {
    const [asks, other, late] = [await makeBusiness(), await makeBusiness(), await makeBusiness()];
    for (const { ctx } of [asks, other, late]) await startResearch(ctx, start());
    await stopResearch(other.ctx);
    await stopResearch(late.ctx);
    await base.d1
      .prepare("UPDATE research_requests SET ended_at = 1000 WHERE account_id = ?1")
      .bind(other.account.id)
      .run();
    await base.d1
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
        INSERT INTO research_requests (account_id, target_count, requested_at, ended_at) SELECT 8000000 + i, 1, 1, 2000 FROM n`,
      )
      .run();
    const before = new Date(Date.now() - 86_400_000);
    const removed = [1, 2, 3].map(() => () => purgeRequests(base, before));
    const counts: number[] = [];
    for (const remove of removed) counts.push(await remove());
    expect(counts).toEqual([500, 101, 0]);
    const left = await base.d1.prepare("SELECT account_id AS id FROM research_requests ORDER BY 1").all();
    expect(left.results.map(({ id }) => id)).toEqual([asks.account.id, late.account.id]);
    expect(await getResearch(other.ctx)).toMatchObject({ status: "stopped", outcome: null });
    expect(await getResearch(late.ctx)).toMatchObject({ status: "stopped", outcome: "stopped" });
  });
});
