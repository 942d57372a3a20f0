import { describe, expect, it } from "vitest";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { env } from "../../support/harness/context";
import { Crash, type Step, stepped } from "../../support/harness/failing";
import { isInPart } from "../../support/harness/test-scope";
import { LEASE_USERS, type LeaseUser } from "./lease-users";
import type { LeasedJob } from "./leased-jobs";

/** How the job continues after another job took its row. */
const AFTERWARDS = {
  "works to its end": null,
  crashes: () => new Crash(),
  "is refused by the domain": () => new DomainError("conflict", "Not today."),
} as const;

const SHORT_RUN = 24;
const LATER_MS = 3_600_000;

const rowOf = ({ table }: LeaseUser, { where }: LeasedJob) =>
  env.DB.prepare(`select * from ${table} where ${where}`).first();

const holds = async ({ table, held }: LeaseUser, { where }: LeasedJob, condition = held) =>
  (await env.DB.prepare(`select 1 as is_so from ${table} where ${where} and ${condition}`).first()) !== null;

/** Counts the calls of an undisturbed run. */
async function callsOf(user: LeaseUser): Promise<number> {
  const job = await user.start();
  let calls = 0;
  const count: Step = (work) => {
    calls += 1;
    return work();
  };
  await job.run(stepped(job.ctx, count));
  return calls;
}

/** All calls of a short run, or the first four and the last four of a long one. */
const placesOf = (calls: number, first = 1): number[] =>
  Array.from({ length: calls }, (_, index) => index + 1).filter(
    (at) => at >= first && (calls <= SHORT_RUN || at <= 4 || at > calls - 4),
  );

/**
 * Gives the row to another job before the n-th call. Returns what that job then holds and what became of it; null if
 * the job held nothing.
 */
async function takenAway(user: LeaseUser, at: number, error: (() => Error) | null) {
  const job = await user.start();
  let calls = 0;
  const seen: { theirs?: Record<string, unknown> | null } = {};
  const step: Step = async (work) => {
    calls += 1;
    if (calls !== at || !(await holds(user, job))) return work();
    await env.DB.prepare(`update ${user.table} set ${user.takeover} where ${job.where}`).run();
    seen.theirs = await rowOf(user, job);
    if (error) throw error();
    return work();
  };
  await job.run(stepped(job.ctx, step)).catch(() => {});
  return seen.theirs
    ? { theirs: seen.theirs, after: await rowOf(user, job), isWhole: await (job.isWhole?.() ?? true) }
    : null;
}

/** Leaves the row as a job does that is killed right after its claim. */
async function killed(user: LeaseUser, job: LeasedJob, ctx: Context): Promise<void> {
  const before = JSON.stringify(await rowOf(user, job));
  let isClaimed = false;
  const step: Step = async (work) => {
    if (isClaimed) throw new Crash();
    const result = await work();
    isClaimed = JSON.stringify(await rowOf(user, job)) !== before;
    return result;
  };
  await job.run(stepped(ctx, step)).catch(() => {});
}

const at = (ctx: Context, milliseconds: number): Context => ({
  ...ctx,
  now: () => new Date(Date.now() + milliseconds),
});

const endings = Object.entries(AFTERWARDS).map(([name, error], part) => [name, error, part] as const);

describe.each(LEASE_USERS)("the lease of $name", (user) => {
  it.each(endings)("doesn't change a row that another job took over when it %s", async (_, error, part) => {
    // The gate tests a quarter of the places, each with one of the endings, and each ending at one place at least.
    const places = placesOf(await callsOf(user), user.learnsAt);
    const isAsked = (place: number) => isInPart(`${place}`, part, 4 * endings.length);
    let takeovers = 0;
    for (const place of [...places.filter(isAsked), ...places.filter((place) => !isAsked(place))]) {
      if (takeovers > 0 && !isAsked(place)) break;
      const seen = await takenAway(user, place, error);
      if (!seen) continue;
      takeovers += 1;
      expect({ place, ...seen.after }).toEqual({ place, ...seen.theirs });
      expect(seen.isWhole).toBe(true);
    }
    expect(takeovers).toBeGreaterThan(0);
  });
});

const queued = LEASE_USERS.filter((user) => user.requeue);

describe.each(queued)("the stale lease of $name", (user) => {
  it("stays held while it runs, and is requeued by the sweep after it expires", async () => {
    const job = await user.start();
    await killed(user, job, job.ctx);
    expect(await holds(user, job)).toBe(true);
    const { queue } = job.ctx as Context & { queue: { sent: { kind: string }[] } };
    const sweep = async (ctx: Context) => {
      queue.sent.length = 0;
      await user.requeue?.(ctx);
      return queue.sent.map(({ kind }) => kind);
    };
    const { requeuedAs } = user;
    if (typeof requeuedAs === "object") {
      await sweep(job.ctx);
      expect(await holds(user, job, requeuedAs.lost)).toBe(false);
      await sweep(at(job.ctx, LATER_MS));
      expect(await holds(user, job, requeuedAs.lost)).toBe(true);
      return;
    }
    expect(await sweep(at(job.ctx, LATER_MS))).toContain(requeuedAs);
  });
});

const limited = LEASE_USERS.filter((user) => user.givenUp);

describe.each(limited)("the attempts of $name", (user) => {
  it("lead to failure after the last one", async () => {
    const job = await user.start();
    const { is, claims } = user.givenUp ?? { is: "false", claims: 0 };
    for (let claim = 1; claim <= claims; claim += 1) await killed(user, job, at(job.ctx, claim * LATER_MS));
    expect(await holds(user, job, is)).toBe(false);
    await job.run(at(job.ctx, (claims + 1) * LATER_MS));
    expect(await holds(user, job, is)).toBe(true);
  });
});
