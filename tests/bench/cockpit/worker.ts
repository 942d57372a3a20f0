import { drizzle } from "drizzle-orm/d1";
import type { BusinessContext, UserActor } from "~/core/context";
import { periodOf } from "~/core/time/period";
import { getAnalytics } from "~/domains/analytics/get-analytics.server";
import { getDashboard } from "~/domains/analytics/get-dashboard.server";
import { listContacts } from "~/domains/directory/contacts/list-contacts.server";
import { getFunnel } from "~/domains/workflow/get-funnel.server";
import { listWorkflowLeads } from "~/domains/workflow/workflow-leads.server";
import { meterDatabase } from "../../support/harness/meter-database";

interface Question {
  accountId: number;
  now: number;
}

const PAGE = { limit: 50 };
const YEAR = { period: "custom", start: "2025-11-16", end: "2026-11-15" } as const;

const asks: Record<string, (ctx: BusinessContext) => Promise<unknown>> = {
  analytics: async (ctx) => {
    const { counts, advanced } = await getAnalytics(ctx);
    if (!advanced) throw new Error("no analytics of the plan");
    const { byCountry, bySource } = advanced;
    return {
      counts,
      countries: byCountry.map(({ key, counts: { discovery } }) => [key, discovery]),
      bySource,
    };
  },
  dashboard: async (ctx) => (await getDashboard(ctx)).newest.map(({ id }) => id),
  funnel: async (ctx) => {
    const { stages } = await getFunnel(ctx, periodOf(ctx, YEAR));
    return stages.map(({ reached, wentOn, seconds }) => [reached, wentOn, seconds]);
  },
  leads: async (ctx) => {
    const { rows, total } = await listWorkflowLeads(ctx, { ...PAGE, stage: "engagement", ...YEAR });
    return { ids: rows.map(({ id }) => id), total: total.count };
  },
  contacts: async (ctx) => (await listContacts(ctx, {}, PAGE)).rows.map(({ id }) => id),
  kenyans: async (ctx) => (await listContacts(ctx, { countries: ["KE"] }, PAGE)).rows.map(({ id }) => id),
};

function contextOf(d1: D1Database, { accountId, now }: Question): BusinessContext {
  const account = {
    id: accountId,
    name: "",
    plan: "corporate" as const,
    trialEndsAt: null,
    isDemo: false,
    hqCountry: "KE",
    isConfirmed: true,
  };
  const actor = { kind: "user", userId: 1, isDemo: false } as UserActor;
  // The parts of a context that these functions use.
  return {
    d1,
    db: drizzle(d1),
    actor,
    account,
    now: () => new Date(now * 1000),
  } as unknown as BusinessContext;
}

export default {
  async fetch(request: Request, env: { DB: D1Database }): Promise<Response> {
    const path = new URL(request.url).pathname.slice(1);
    if (path === "ready") return Response.json(await env.DB.prepare("SELECT 1 AS one").first());
    const question = await request.json<Question>();
    const ask = asks[path];
    if (!ask) return Response.json({});
    const meter = { read: 0, written: 0, duration: 0 };
    const answer = await ask(contextOf(meterDatabase(env.DB, meter), question));
    return Response.json({ answer, rowsRead: meter.read, inDatabase: meter.duration });
  },
};
