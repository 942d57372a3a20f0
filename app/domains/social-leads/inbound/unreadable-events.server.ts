import { sql } from "drizzle-orm";
import type { AccountContext, Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { jsonLists } from "~/core/lists/in-batches";
import { MAX_EXACT_COUNT } from "~/core/pagination";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import type { PlatformConnection } from "~/domains/marketing/platforms/connections.server";
import type { MetaEvent } from "./meta-event";
import { keyOfEvent } from "./read-meta";
import { platformEvents } from "./tables";
import { MAX_UNREADABLE } from "./unreadable";

interface UnreadableEvent {
  id: number;
  accountId: number;
  platform: string;
  reason: string;
  /** The received JSON, at most 16,000 characters. */
  raw: string;
  /** Unix seconds. */
  receivedAt: number;
}

/** Unreadable events of all accounts, oldest first; one more than `limit` if there are more. */
export async function listUnreadableEvents(
  ctx: Context,
  { after, limit }: { after: number; limit: number },
): Promise<UnreadableEvent[]> {
  const query = sql`select e.id, e.account_id as accountId, ifnull(e.payload ->> 'platform', '') as platform,
      ifnull(e.payload ->> 'reason', '') as reason, ifnull(e.payload ->> 'raw', '') as raw, e.received_at as receivedAt
    from ${platformEvents} e
    where e.kind = 'unreadable' and e.id > ${after} order by e.id limit ${limit + 1}`;
  return (await statement(ctx, query).all<UnreadableEvent>()).results;
}

export async function countUnreadableEvents(ctx: Context): Promise<number> {
  const query = sql`select count(*) as n from (select 1 from ${platformEvents} where kind = 'unreadable' limit ${MAX_EXACT_COUNT})`;
  return (await statement(ctx, query).first<number>("n")) ?? 0;
}

/** @throws DomainError conflict if another administrator dismissed it first */
export async function dismissUnreadableEvent(
  ctx: Context & { actor: UserActor },
  eventId: number,
): Promise<void> {
  const remove = sql`delete from ${platformEvents} where id = ${eventId} and kind = 'unreadable'`;
  const audit = auditStatement(ctx, {
    action: "dismiss-platform-event",
    target: `platform-event:${eventId}`,
  });
  try {
    await ctx.d1.batch([statement(ctx, remove), ctx.d1.prepare(IF_UNCHANGED), statement(ctx, audit)]);
  } catch (error) {
    if (isAborted(error)) throw new DomainError("conflict", "This event was already dismissed.");
    throw error;
  }
}

/** Keeps records that a sync could not read, each once, like those of a webhook. */
export async function keepUnreadable(
  ctx: AccountContext,
  { id, platform }: Pick<PlatformConnection, "id" | "platform">,
  events: readonly MetaEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events
    .slice(0, MAX_UNREADABLE)
    .map((event) => ({ key: keyOfEvent(event), payload: { ...event, platform } }));
  const now = toUnixSeconds(ctx.now());
  const insert = (
    json: string,
  ) => sql`insert into ${platformEvents} (account_id, connection_id, event_key, kind, payload, received_at, due_at, done_at)
    select ${ctx.account.id}, ${id}, value ->> 'key', 'unreadable', value -> 'payload', ${now}, ${now}, ${now}
    from json_each(${json}) where true on conflict do nothing`;
  await ctx.d1.batch(jsonLists(rows).map((json) => statement(ctx, insert(json))));
}

const BATCH_SIZE = 500;

export async function purgeUnreadableEvents(ctx: Context, before: Date): Promise<number> {
  const old = sql`delete from ${platformEvents} where id in (select id from ${platformEvents}
    where kind = 'unreadable' and received_at < ${toUnixSeconds(before)} order by id limit ${BATCH_SIZE})`;
  return (await statement(ctx, old).run()).meta.changes;
}
