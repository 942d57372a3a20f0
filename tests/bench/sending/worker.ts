import { drizzle } from "drizzle-orm/d1";
import { createContext, type Env } from "workers/context";
import type { AccountContext } from "~/core/context";
import { listCampaigns } from "~/domains/campaigns/campaigns.server";
import { getCampaignMetrics } from "~/domains/campaigns/metrics/campaign-metrics.server";
import { listMessages } from "~/domains/campaigns/metrics/list-messages.server";
import { planCampaign } from "~/domains/campaigns/planning/plan-campaign.server";
import { leaseMailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { CHUNK } from "~/domains/mailboxes/policy";
import { claimMessages } from "~/domains/sending/claim-messages.server";
import { openMessages } from "~/domains/sending/open-messages.server";

interface Question {
  campaignId: number;
  mailboxId: number;
  accountId: number;
  isRecorded?: boolean;
}

/** Wraps the database to record the statements of each batch with their values. */
function recorded(d1: D1Database, batches: unknown[]): D1Database {
  const known = new WeakMap<D1PreparedStatement, { sql: string; params: unknown[] }>();
  const prepare = (sql: string) => ({
    bind(...params: unknown[]) {
      const bound = d1.prepare(sql).bind(...params);
      known.set(bound, { sql, params });
      return bound;
    },
  });
  const batch = (statements: D1PreparedStatement[]) => {
    batches.push(statements.map((statement) => known.get(statement)));
    return d1.batch(statements);
  };
  return { prepare, batch } as unknown as D1Database;
}

/** Wraps the database to meter the rows that D1 would bill. */
function metered(d1: D1Database) {
  let rowsRead = 0;
  const count = <R extends { meta: { rows_read?: number } }>(result: R) => {
    rowsRead += result.meta.rows_read ?? 0;
    return result;
  };
  const statement = (inner: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(inner, {
      get(target, name) {
        if (name === "inner") return target;
        if (name === "bind") return (...values: unknown[]) => statement(target.bind(...values));
        if (name === "all" || name === "run") return async () => count(await target.all());
        if (name === "first") return async () => count(await target.all()).results[0] ?? null;
        if (name === "raw")
          return async () => {
            count(await target.all());
            return target.raw();
          };
        return Reflect.get(target, name);
      },
    });
  const proxy = {
    prepare: (sql: string) => statement(d1.prepare(sql)),
    batch: async (statements: (D1PreparedStatement & { inner: D1PreparedStatement })[]) =>
      (await d1.batch(statements.map((statement) => statement.inner))).map(count),
  };
  return { d1: proxy as unknown as D1Database, rowsRead: () => rowsRead };
}

async function plan(env: Env, { campaignId }: Question) {
  const ctx = createContext(env, "bench", { account: null });
  const queued = [{ kind: "plan-campaign" }];
  const began = Date.now();
  for (let done = 0; done < queued.length; done += 1)
    if (queued[done]?.kind === "plan-campaign")
      await planCampaign(
        { ...ctx, queue: { send: async (message) => void queued.push(message) } },
        campaignId,
      );
  return { seconds: (Date.now() - began) / 1_000, queued: queued.length };
}

const WANTED = { oneToOne: CHUNK, campaigns: CHUNK };

async function claim(env: Env, { mailboxId, isRecorded }: Question) {
  const ctx = createContext(env, "bench", { account: null });
  const batches: unknown[] = [];
  if (isRecorded) ctx.d1 = recorded(env.DB, batches);
  const began = Date.now();
  const mailbox = await leaseMailbox(ctx, mailboxId);
  if (!mailbox) throw new Error("no mailbox");
  let claimed = 0;
  for (let due = await openMessages(ctx, mailboxId, WANTED); due.length > 0; ) {
    const { taken, next } = await claimMessages(ctx, mailbox, "bench", due, WANTED);
    claimed += taken.length;
    due = next;
  }
  return { seconds: (Date.now() - began) / 1_000, claimed, batches };
}

async function lists(env: Env, { campaignId, accountId }: Question) {
  const account = {
    id: accountId,
    name: "",
    plan: "corporate" as const,
    trialEndsAt: null,
    isDemo: false,
    hqCountry: null,
    state: "active" as const,
    isConfirmed: true,
  };
  const rows: Record<string, number> = {};
  const read = async (name: string, work: (ctx: AccountContext) => Promise<unknown>) => {
    const meter = metered(env.DB);
    await work({ ...createContext(env, "bench", { account }), account, d1: meter.d1, db: drizzle(meter.d1) });
    rows[name] = meter.rowsRead();
  };
  const page = { limit: 50 } as const;
  await read("campaigns", (ctx) => listCampaigns(ctx, page));
  await read("analytics of campaigns", (ctx) => getCampaignMetrics(ctx));
  await read("messages of a campaign", (ctx) => listMessages(ctx, campaignId, page));
  await read("messages that were sent", (ctx) => listMessages(ctx, campaignId, { ...page, status: "sent" }));
  return rows;
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const question = await request.json<Question>();
    const work = { "/plan": plan, "/claim": claim, "/lists": lists }[new URL(request.url).pathname];
    return work ? Response.json(await work(env, question)) : new Response(null, { status: 404 });
  },
  async queue() {},
};
