import { drizzle } from "drizzle-orm/d1";
import type { AccountContext, Context } from "~/core/context";
import { sealSecret, sealToken } from "~/domains/marketing/platforms/connections.server";
import { platformConnections } from "~/domains/marketing/platforms/tables";
import { getWebhookConnection } from "~/domains/marketing/platforms/webhook-connections.server";
import { handleMetaWebhook } from "~/domains/social-leads/inbound/handle-webhook.server";
import { ingestPlatformEvents } from "~/domains/social-leads/inbound/ingest-events.server";

interface Env {
  DB: D1Database;
}

const CONFIG = { ENVIRONMENT: "test" };
const ACCOUNT = { id: 1, plan: "corporate", isDemo: false, isConfirmed: true, hqCountry: "KE" };
const HOOK = "h".repeat(43);

/** Queued messages that no job has processed. */
const queued: unknown[] = [];
let batches = 0;
let reads = 0;

/** Counts a webhook's database calls: batches and prepared statements. */
const counting = (d1: D1Database): D1Database =>
  new Proxy(d1, {
    get(target, name) {
      if (name === "batch") batches += 1;
      if (name === "prepare") reads += 1;
      const found = Reflect.get(target, name);
      return typeof found === "function" ? found.bind(target) : found;
    },
  });

function contextOf(d1: D1Database): AccountContext {
  const queue = { send: async (message: unknown) => void queued.push(message) };
  const log = { info: () => {}, error: (...what: unknown[]) => console.error(...what) };
  const shared = { db: drizzle(d1), d1, now: () => new Date(), actor: { kind: "system" }, queue, log };
  return { ...shared, config: CONFIG, account: ACCOUNT } as unknown as AccountContext;
}

async function connect(ctx: AccountContext, secret: string) {
  await ctx.db.insert(platformConnections).values({
    accountId: ctx.account.id,
    platform: "whatsapp",
    webhookKey: HOOK,
    verifyToken: "verify",
    health: "good",
    places: [{ id: "7001", name: "Bench" }],
    ...(await sealToken(ctx, "whatsapp", "a token of the bench")),
    ...(await sealSecret(ctx, "whatsapp", secret)),
  });
}

const COUNTS = `select (select count(*) from platform_events) as events, (select count(*) from platform_events where done_at is null) as waiting,
  (select count(*) from social_messages) as messages, (select count(*) from social_leads) as leads,
  (select count(distinct external_id) from social_messages) as once`;

const answers: Record<string, (ctx: AccountContext, request: Request, env: Env) => Promise<unknown>> = {
  "/ready": async () => null,
  "/connect": async (ctx, request) => {
    const { secret } = (await request.json()) as { secret: string };
    await connect(ctx, secret);
    await getWebhookConnection(ctx, HOOK);
  },
  "/hook": async (ctx, request) => {
    const body = new Uint8Array(await request.arrayBuffer());
    const visitor = { ...ctx, actor: { kind: "visitor" }, account: null } as unknown as Context;
    return handleMetaWebhook(visitor, HOOK, body, request.headers.get("x-hub-signature-256"));
  },
  /** Runs the job of the next queued message, if any; returns how many events it processed. */
  "/job": async (ctx) => {
    if (queued.length === 0) return null;
    queued.shift();
    return ingestPlatformEvents(ctx, { connectionId: 1 });
  },
  "/counts": async (ctx) => ({ ...(await ctx.d1.prepare(COUNTS).first()), batches, statements: reads }),
};

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url);
    const answer = answers[pathname];
    if (!answer) return new Response("no such question", { status: 404 });
    const d1 = pathname === "/hook" ? counting(env.DB) : env.DB;
    if (request.method === "GET") return Response.json(await env.DB.prepare("select 1").first());
    return Response.json({ answer: (await answer(contextOf(d1), request, env)) ?? null });
  },
};
