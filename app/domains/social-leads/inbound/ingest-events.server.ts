import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { metaGraph } from "~/adapters/platforms/meta-graph";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { findConnectionById, tokenOf } from "~/domains/marketing/platforms/connections.server";
import { isOfMeta } from "~/domains/marketing/platforms/names";
import {
  markEventsQueued,
  unmarkEventsQueued,
} from "~/domains/marketing/platforms/webhook-connections.server";
import { ingestChangeStatements } from "../conversations/ingest-changes.server";
import { ingestEchoStatements, ingestStatusStatement } from "../conversations/ingest-sent.server";
import { rowOfMark } from "../conversations/mark";
import { queueEvents } from "./handle-webhook.server";
import { ingestProfiles, type Outcome, type TakenEvent, type Work } from "./ingest-profiles.server";
import { platformEvents } from "./tables";

const EVENTS_BATCH_SIZE = 100;
const LEASE_SECONDS = 300;

async function claim(ctx: AccountContext, connectionId: number): Promise<TakenEvent[]> {
  const now = ctx.now();
  const isDue = and(
    eq(platformEvents.connectionId, connectionId),
    isNull(platformEvents.doneAt),
    lte(platformEvents.dueAt, now),
    isAccountActive(ctx.account.id),
  );
  const some = ctx.db
    .select({ id: platformEvents.id })
    .from(platformEvents)
    .where(isDue)
    .orderBy(platformEvents.dueAt, platformEvents.id)
    .limit(EVENTS_BATCH_SIZE);
  const [, rows] = await ctx.db.batch([
    unmarkEventsQueued(ctx, connectionId),
    ctx.db
      .update(platformEvents)
      .set({
        dueAt: new Date((toUnixSeconds(now) + LEASE_SECONDS) * 1000),
        attempts: sql`${platformEvents.attempts} + 1`,
      })
      .where(and(inArray(platformEvents.id, some), isDue))
      .returning(),
  ]);
  return rows.filter((row): row is TakenEvent => row.payload !== null).sort((a, b) => a.id - b.id);
}

function takeOwn({ ctx, platform }: Work, { payload, receivedAt }: TakenEvent): D1PreparedStatement[] {
  if (payload.kind === "edit" || payload.kind === "revoke") {
    const [text, at] = payload.kind === "edit" ? [payload.text, payload.at] : [null, null];
    const change = { targetId: payload.targetId, text, at: at === null ? receivedAt : new Date(at) };
    return ingestChangeStatements(ctx, platform, change);
  }
  if (payload.kind === "status")
    return [ingestStatusStatement(ctx, platform, { ...payload, messageId: rowOfMark(payload.mark) })];
  if (payload.kind !== "echo") return [];
  return ingestEchoStatements(ctx, platform, {
    ...payload,
    at: payload.at === null ? receivedAt : new Date(payload.at),
    messageId: rowOfMark(payload.mark),
  });
}

/** Deletes an event's content once processed; the key stays. `attempts` is the fence: a later claim has one more. */
const settle = (
  ctx: AccountContext,
  events: readonly Pick<TakenEvent, "id" | "attempts">[],
  outcomes: Map<number, Outcome>,
) => {
  const now = toUnixSeconds(ctx.now());
  const attemptsOf = new Map(events.map(({ id, attempts }) => [id, attempts]));
  const rows = JSON.stringify(
    [...outcomes].map(([id, outcome]) => ({
      id,
      attempts: attemptsOf.get(id),
      done: outcome.done ? now : null,
      due: outcome.done ? now : now + outcome.seconds,
      trouble: outcome.trouble ?? null,
    })),
  );
  return statement(
    ctx,
    sql`update ${platformEvents} set done_at = settled.value ->> 'done', due_at = settled.value ->> 'due',
      last_error = settled.value ->> 'trouble', payload = iif(settled.value ->> 'done' is null, payload, null)
      from json_each(${rows}) settled where ${platformEvents.id} = settled.value ->> 'id'
      and ${platformEvents.attempts} = settled.value ->> 'attempts'`,
  );
};

/** Processes up to 100 events of a connection; the next job handles the rest. Safe to repeat. */
export async function ingestPlatformEvents(
  ctx: AccountContext,
  { connectionId }: { connectionId: number },
): Promise<number> {
  const connection = await findConnectionById(ctx, connectionId);
  if (connection?.accountId !== ctx.account.id || !isOfMeta(connection.platform)) return 0;
  const events = await claim(ctx, connectionId);
  if (events.length === 0) return 0;
  const token = await tokenOf(ctx, connection);
  const graph = token === null ? null : metaGraph(ctx.config, token, ctx.now());
  const work: Work = { ctx, connection, platform: connection.platform, graph };
  const outcomes = await ingestProfiles(work, events);
  const own = events.filter(({ id }) => !outcomes.has(id));
  for (const { id } of own) outcomes.set(id, { done: true });
  await ctx.d1.batch([...own.flatMap((event) => takeOwn(work, event)), settle(ctx, events, outcomes)]);
  if (events.length === EVENTS_BATCH_SIZE) await queueAgain(ctx, connectionId);
  return events.length;
}

async function queueAgain(ctx: Context, connectionId: number): Promise<void> {
  const marked = await markEventsQueued(ctx, connectionId);
  if (marked.length > 0) await queueEvents(ctx, connectionId);
}

const MAX_CONNECTIONS = 100;

/** Runs each minute: queues connections that have events but no job. */
export async function requeuePlatformEvents(ctx: Context): Promise<number> {
  const now = toUnixSeconds(ctx.now());
  const due = sql`select distinct connection_id as id from (select connection_id from ${platformEvents}
    where done_at is null and due_at <= ${now} and ${isAccountActive(sql`account_id`)} order by due_at limit 5000) limit ${MAX_CONNECTIONS}`;
  const { results } = await statement(ctx, due).all<{ id: number }>();
  for (const { id } of results) await queueAgain(ctx, id);
  return results.length;
}

const BATCH_SIZE = 500;

export async function purgePlatformEvents(ctx: Context, before: Date): Promise<number> {
  const old = sql`delete from ${platformEvents} where id in (select id from ${platformEvents}
    where received_at < ${toUnixSeconds(before)} and kind <> 'unreadable' order by received_at limit ${BATCH_SIZE})`;
  return (await statement(ctx, old).run()).meta.changes;
}
