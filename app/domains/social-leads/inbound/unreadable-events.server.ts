import { sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { MAX_EXACT_COUNT } from "~/core/pagination";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { platformEvents } from "./tables";

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

/** Unreadable events of all accounts, oldest first; one more than `limit` where there are more. */
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

/** @throws DomainError conflict where another administrator was first */
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

const BATCH_SIZE = 500;

export async function purgeUnreadableEvents(ctx: Context, before: Date): Promise<number> {
  const old = sql`delete from ${platformEvents} where id in (select id from ${platformEvents}
    where kind = 'unreadable' and received_at < ${toUnixSeconds(before)} order by id limit ${BATCH_SIZE})`;
  return (await statement(ctx, old).run()).meta.changes;
}
