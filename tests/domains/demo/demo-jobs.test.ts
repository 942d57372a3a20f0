import { beforeEach, describe, expect, it } from "vitest";
import { changeSettings } from "~/domains/admin/settings/change-settings.server";
import { eraseDemoAccount, removeDemo } from "~/domains/demo/demo-jobs.server";
import { demoNote } from "~/domains/demo/demo-view";
import { claimFill, fillDemo, findDemoFill } from "~/domains/demo/fill-demo.server";
import { requestDemoRemoval, requestDemoWork } from "~/domains/demo/request-demo.server";
import { type Business, env, makeBusiness, still } from "../../support/harness/context";

let business: Business;
let ctx: Business["ctx"];
beforeEach(async () => {
  business = await makeBusiness();
  ctx = business.ctx;
});

const rows = async (table: string) =>
  (await env.DB.prepare(`select count(*) as n from ${table} where account_id = ?`)
    .bind(business.account.id)
    .first<number>("n")) ?? 0;
const jobsTaken = async () =>
  (await env.DB.prepare("select sum(used) as used from quota_usage where holder = ? and kind = 'jobs'")
    .bind(`account:${business.account.id}`)
    .first<number>("used")) ?? 0;
const fillNow = async () => {
  const fill = await findDemoFill(ctx);
  if (!fill) throw new Error("no fill");
  return fill;
};

/** A step's context during which something else happens, at the step's first write or removal of a file. */
const amidst = (happens: () => Promise<unknown>): Business["ctx"] => {
  let next: (() => Promise<unknown>) | null = happens;
  const files = new Proxy(ctx.files, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return async (...given: unknown[]) => {
        const now = next;
        next = null;
        await now?.();
        return value.apply(target, given);
      };
    },
  });
  return { ...ctx, files };
};

describe("two jobs of one demo fill", () => {
  it("run each step once, even if one claims it with outdated state", async () => {
    await requestDemoWork(ctx);
    const late = await fillNow();
    expect(await fillDemo(ctx)).toBe(true);
    expect(await claimFill(ctx, late)).toBeNull();
    expect(await fillNow()).toMatchObject({ stepsDone: 1, isMidStep: false, leaseUntil: null });
  });

  it("can claim an expired lease only once", async () => {
    await requestDemoWork(ctx);
    await claimFill(ctx, await fillNow());
    const later = { ...ctx, now: () => new Date(Date.now() + 600_000) };
    const dead = await fillNow();
    expect(await claimFill(ctx, dead)).toBeNull();
    const claims = await Promise.all([claimFill(later, dead), claimFill(later, dead)]);
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it("don't overwrite each other after one has lost its lease", async () => {
    await requestDemoWork(ctx);
    const taken = env.DB.prepare("update demo_fills set lease_until = 4000000000 where account_id = ?");
    await fillDemo(amidst(() => taken.bind(business.account.id).run()));
    const { stepsDone, leaseUntil } = await fillNow();
    expect([stepsDone, leaseUntil?.getTime()]).toEqual([0, 4_000_000_000_000]);
  });
});

describe("a step that fails", () => {
  // Without the earlier steps, this step of the plan can't continue.
  const failOnce = async () => {
    await env.DB.prepare(
      "update demo_fills set steps_done = steps_total / 2, made = '{}' where account_id = ?",
    )
      .bind(business.account.id)
      .run();
    await expect(fillDemo(ctx)).rejects.toThrow();
    await fillDemo(ctx);
  };

  it("is retried twice; the third failure removes everything, and a new fill can be requested", async () => {
    await requestDemoWork(ctx);
    for (const failures of [1, 2]) {
      await failOnce();
      expect(await fillNow()).toMatchObject({ state: "filling", failures, stepsDone: 0 });
    }
    await failOnce();
    expect(await fillNow()).toMatchObject({ state: "failed", failures: 3, leaseUntil: null });
    expect([await rows("companies"), await rows("imports")]).toEqual([0, 0]);
    expect(await fillDemo(ctx)).toBe(false);
    expect(await requestDemoWork(ctx)).toMatchObject({ state: "filling", failures: 0 });
    expect(await jobsTaken()).toBe(2);
  });

  it("doesn't undo a removal requested during the step", async () => {
    await requestDemoWork(ctx);
    await fillDemo(ctx);
    await env.DB.prepare("update demo_fills set failures = 2, is_mid_step = 1 where account_id = ?")
      .bind(business.account.id)
      .run();
    expect(await fillDemo(amidst(() => requestDemoRemoval(ctx)))).toBe(false);
    expect(await fillNow()).toMatchObject({ state: "removing", leaseUntil: null });
  });
});

describe("a removal requested while a step runs", () => {
  it("waits for the step to end, then removes all demo data", async () => {
    await requestDemoWork(ctx);
    const step = amidst(async () => {
      await requestDemoRemoval(ctx);
      await removeDemo(ctx);
      expect((await fillNow()).state).toBe("removing");
    });
    expect(await fillDemo(step)).toBe(false);
    expect(await rows("imports")).toBe(1);
    for (let jobs = 0; jobs < 20 && (await findDemoFill(ctx)); jobs += 1) await removeDemo(ctx);
    expect([await rows("demo_fills"), await rows("companies"), await rows("imports")]).toEqual([0, 0, 0]);
  });
});

describe("a demo fill", () => {
  it("uses one job of the daily quota, even if requested repeatedly", async () => {
    await Promise.all([requestDemoWork(ctx), requestDemoWork(ctx)]);
    await requestDemoWork(ctx);
    expect(await jobsTaken()).toBe(1);
  });

  it("can be requested five times, then once per delay, and is otherwise rejected", async () => {
    const forget = env.DB.prepare("delete from demo_fills where account_id = ?").bind(business.account.id);
    for (let n = 0; n < 6; n += 1) {
      await requestDemoWork(ctx);
      await forget.run();
      if (n === 4) ctx = still({ ...ctx, now: () => new Date(Date.now() + 10_000) });
    }
    await expect(requestDemoWork(ctx)).rejects.toMatchObject({ code: "too_many" });
    expect(await findDemoFill(ctx)).toBeNull();
  });

  it("is rejected, and not started, if the daily job quota is used up", async () => {
    await env.DB.prepare(
      "insert into quota_usage (holder, period, kind, used, allowed) values (?, ?, 'jobs', 200, 200)",
    )
      .bind(`account:${business.account.id}`, new Date().toISOString().slice(0, 10))
      .run();
    await expect(requestDemoWork(ctx)).rejects.toMatchObject({ code: "limit_reached" });
    expect(await findDemoFill(ctx)).toBeNull();
  });

  it("can't be requested while the demo is turned off, and existing data can still be removed", async () => {
    await requestDemoWork(ctx);
    const other = await makeBusiness();
    await changeSettings(other.ctx, { switches: { demo: false } });
    await expect(requestDemoWork(other.ctx)).rejects.toMatchObject({ code: "not_found" });
    expect(demoNote(null, other.account, false)).toBeNull();
    expect(demoNote(null, other.account, true)).toBe("none");
    expect((await requestDemoRemoval(ctx))?.state).toBe("removing");
    await changeSettings(other.ctx, { switches: { demo: true } });
  });

  it("is deleted when its account is closed", async () => {
    await requestDemoWork(ctx);
    await eraseDemoAccount(ctx);
    expect(await rows("demo_fills")).toBe(1);
    await env.DB.prepare("update accounts set closed_at = 1, state = 'closed' where id = ?")
      .bind(business.account.id)
      .run();
    await eraseDemoAccount(ctx);
    expect(await rows("demo_fills")).toBe(0);
    expect(await fillDemo(ctx)).toBe(false);
  });
});
