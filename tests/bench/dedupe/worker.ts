import { drizzle } from "drizzle-orm/d1";
import type { BusinessContext, UserActor } from "~/core/context";
import { type CompanyDraft, NOTHING_KNOWN } from "~/domains/directory/companies/company";
import { reserveIds } from "~/domains/directory/companies/reserve-ids.server";
import { insertCompanyStatements } from "~/domains/directory/companies/write-companies.server";
import { workOnDuplicates } from "~/domains/merging/duplicate-scan/run-scan.server";
import { findSearch, startSearch } from "~/domains/merging/duplicate-scan/start-scan.server";
import { countGroups } from "~/domains/merging/groups/list-groups.server";

interface Asked {
  accountId: number;
  userId: number;
  rows?: Partial<CompanyDraft>[];
}

function contextOf(d1: D1Database, { accountId, userId }: Asked): BusinessContext {
  const actor = { kind: "user", userId } as unknown as UserActor;
  const account = { id: accountId, plan: "corporate", isDemo: false, isConfirmed: true };
  const queue = { send: async () => {} };
  return { db: drizzle(d1), d1, now: () => new Date(), actor, account, queue } as unknown as BusinessContext;
}

async function write(ctx: BusinessContext, rows: Partial<CompanyDraft>[]): Promise<number> {
  const first = await reserveIds(ctx, "companies", rows.length);
  const drafts = rows.map((row, index) => ({
    ...NOTHING_KNOWN,
    id: first + index,
    accountId: ctx.account.id,
    source: "bench",
    sourceId: null,
    importId: null,
    isDemo: false,
    name: "",
    ...row,
  }));
  await ctx.d1.batch(insertCompanyStatements(ctx, drafts));
  return rows.length;
}

const ANSWERS: Record<string, (ctx: BusinessContext, asked: Asked) => Promise<unknown>> = {
  "/ready": async () => null,
  "/write": (ctx, { rows = [] }) => write(ctx, rows),
  "/start": (ctx) => startSearch(ctx, false),
  /** Runs one job of the queue. */
  "/job": async (ctx) => {
    await workOnDuplicates(ctx);
    return findSearch(ctx);
  },
  "/count": countGroups,
};

export default {
  async fetch(request: Request, env: { DB: D1Database }): Promise<Response> {
    const answer = ANSWERS[new URL(request.url).pathname];
    if (!answer) return new Response("no such question", { status: 404 });
    // The first GET creates the database file.
    if (request.method === "GET") return Response.json(await env.DB.prepare("select 1").first());
    const asked = (await request.json()) as Asked;
    return Response.json({ answer: await answer(contextOf(env.DB, asked), asked) });
  },
};
