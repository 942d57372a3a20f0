import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { jsonLists } from "~/core/lists/in-batches";
import { reasonOf } from "~/core/log";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import {
  getWebhookConnection,
  type Hook,
  invalidateWebhook,
  isSignedByMeta,
  isVerifyToken,
  markEventsQueued,
  stillHolds,
} from "~/domains/marketing/platforms/webhook-connections.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import type { MetaEvent } from "./meta-event";
import { keyOfEvent, readMeta } from "./read-meta";
import { platformEvents } from "./tables";

/** "Webhooks payloads can be up to 3 MB" (WhatsApp Business Platform). */
export const MAX_WEBHOOK_BYTES = 3 * 1024 * 1024;

/** Answers Meta's verification request for this webhook URL. @throws DomainError not_found, forbidden, malformed */
export async function verifyWebhook(ctx: Context, hookKey: string, query: URLSearchParams): Promise<string> {
  const hook = await getWebhookConnection(ctx, hookKey);
  const isAsked = query.get("hub.mode") === "subscribe";
  const challenge = query.get("hub.challenge") ?? "";
  if (!isAsked || !isVerifyToken(hook, query.get("hub.verify_token") ?? ""))
    throw new DomainError("forbidden", "The verify token doesn’t match this webhook.");
  if (!/^[\w.-]{1,200}$/.test(challenge)) throw new DomainError("malformed", "hub.challenge is missing.");
  return challenge;
}

const unsigned = (why: string) => new DomainError("unauthenticated", why);

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new DomainError("malformed", "The body isn’t valid JSON.");
  }
}

function eventsOf({ connection, secret }: Hook, body: Uint8Array, signature: string | null): MetaEvent[] {
  if (secret === null) throw unsigned("The app secret is missing. Add it to the platform connection.");
  if (!isSignedByMeta(secret, body, signature ?? ""))
    throw unsigned("X-Hub-Signature-256 doesn’t match this body.");
  const events = readMeta(parsed(body), connection.platform, new Set(connection.places.map(({ id }) => id)));
  if (!events) throw new DomainError("malformed", "The body isn’t a Meta event.");
  const once = new Map(events.map((event) => [keyOfEvent(event), event]));
  return [...once.values()];
}

const insertsOf = (ctx: Context, hook: Hook, events: readonly MetaEvent[]) => {
  const { id, accountId } = hook.connection;
  const now = toUnixSeconds(ctx.now());
  const { platform } = hook.connection;
  const rows = events.map((event) => ({
    key: keyOfEvent(event),
    kind: event.kind,
    payload: event.kind === "unreadable" ? { ...event, platform } : event,
  }));
  // No job reads unreadable events: they are stored for the operator.
  const insert = (
    json: string,
  ) => sql`insert into ${platformEvents} (account_id, connection_id, event_key, kind, payload, received_at, due_at, done_at)
    select ${accountId}, ${id}, value ->> 'key', value ->> 'kind', value -> 'payload', ${now}, ${now},
      iif(value ->> 'kind' = 'unreadable', ${now}, null)
    from json_each(${json}) where ${stillHolds(hook)} and ${isAccountActive(accountId)} on conflict do nothing`;
  return jsonLists(rows).map((json) => statement(ctx, insert(json)));
};

type Row = { id?: number; holds?: number; isTaken?: number };

interface Written {
  isFirst: boolean;
  received: number;
}

/** Returns null if the connection changed since the webhook was read: then nothing is written. */
async function write(ctx: Context, hook: Hook, events: readonly MetaEvent[]): Promise<Written | null> {
  const { id, accountId } = hook.connection;
  const isTaken = isAccountActive(accountId);
  const inserts = insertsOf(ctx, hook, events);
  const [, [holds], ...rest] = (await withQuota(
    { ...ctx, account: hook.account },
    { rows: events.length },
    async (count) => {
      const holds = sql`select ${stillHolds(hook)} as holds, ${isTaken} as isTaken`;
      const own = [holds, markEventsQueued(ctx, id)].map((query) => statement(ctx, query));
      const [first, mark] = own as [D1PreparedStatement, D1PreparedStatement];
      const done = await ctx.d1.batch<Row>([statement(ctx, count), first, ...inserts, mark]);
      return done.map(({ results }) => results);
    },
    { byJob: true, onlyIf: isTaken },
  )) as [Row[], Row[], ...Row[][]];
  if (holds?.holds !== 1) return null;
  const isFirst = holds.isTaken === 1 && (rest.at(-1)?.length ?? 0) > 0;
  const read = events.filter(({ kind }) => kind !== "unreadable").length;
  return { isFirst, received: holds.isTaken === 1 ? read : 0 };
}

/** A call without events for the places that this isolate knows may be for those of a newer connection. */
async function nothingOf(ctx: Context, hook: Hook): Promise<Written | null> {
  const holds = await statement(ctx, sql`select ${stillHolds(hook)} as holds`).first<number>("holds");
  return holds === 1 ? { isFirst: false, received: 0 } : null;
}

/**
 * Stores Meta's events in one batch and queues the rest of the work; the first event without a queued job sends the
 * queue message. A repeated event is stored once. For a suspended account nothing is stored and Meta gets 200 with
 * `received: 0`, because it disables a webhook that keeps failing. @throws DomainError not_found, unauthenticated,
 * malformed; limit_reached and unavailable, after which Meta sends it again
 */
export async function handleMetaWebhook(
  ctx: Context,
  hookKey: string,
  body: Uint8Array,
  signature: string | null,
): Promise<{ received: number }> {
  for (const _ of [1, 2]) {
    const hook = await getWebhookConnection(ctx, hookKey);
    const events = eventsOf(hook, body, signature);
    const written = events.length > 0 ? await write(ctx, hook, events) : await nothingOf(ctx, hook);
    if (written?.isFirst) await queueEvents(ctx, hook.connection.id);
    if (written) return { received: written.received };
    invalidateWebhook(ctx, hookKey);
  }
  throw new DomainError("unavailable", "The connection is being updated. Send the event again.", {
    retryAfter: 5,
  });
}

/** Never throws: the scheduled run picks up a lost message within a minute. */
export async function queueEvents(ctx: Context, connectionId: number): Promise<void> {
  try {
    await ctx.queue.send({ kind: "take-platform-events", connectionId });
  } catch (error) {
    ctx.log.error("platform events not queued", reasonOf(error));
  }
}
