import { and, gt, lt, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import type { Page } from "~/core/pagination";
import { DAY_MS } from "~/core/seconds";
import { inJsonArray } from "~/core/statement";
import { m } from "~/messages/messages";
import { interviews } from "../tables";
import { type Interviewer, listInterviewers } from "./interviewers.server";
import { HORIZON_DAYS, LEAD_HOURS, MAX_MINUTES } from "./policy";
import { freeSlots, placeOf, readSlotId, type Slot, slotsOf } from "./slots";

const HOUR_MS = 3_600_000;
const MAX_BUSY_SLOTS = 400;

const range = (ctx: Context) => {
  const now = ctx.now().getTime();
  return { from: new Date(now + LEAD_HOURS * HOUR_MS), to: new Date(now + HORIZON_DAYS * DAY_MS) };
};

/** Demo interviewers are available to demo agents; outside production, to all agents. */
async function available(ctx: Context): Promise<Interviewer[]> {
  const { actor, config } = ctx;
  const isDemo = actor.kind === "user" && actor.isDemo;
  const all = await listInterviewers(ctx);
  return all.filter(
    (interview) =>
      interview.pausedAt === null &&
      (interview.isDemo ? isDemo || config.ENVIRONMENT !== "production" : !isDemo),
  );
}

const takenOf = (ctx: Context, ids: number[], from: Date, to: Date) =>
  ctx.db
    .select({
      interviewerId: interviews.interviewerId,
      startsAt: interviews.startsAt,
      minutes: interviews.minutes,
    })
    .from(interviews)
    .where(
      and(
        sql`state = 'booked' and ${interviews.interviewerId} in ${inJsonArray(ids)}`,
        gt(interviews.startsAt, new Date(from.getTime() - MAX_MINUTES * 60_000)),
        lt(interviews.startsAt, new Date(to.getTime() + MAX_MINUTES * 60_000)),
      ),
    )
    .limit(MAX_BUSY_SLOTS);

/** The next free slots, from 24 hours to 21 days ahead. `cursor` is the position of the last slot seen. */
export async function listFreeSlots(
  ctx: Context,
  { limit, cursor = 0 }: { limit: number; cursor?: number | undefined },
): Promise<Page<Slot>> {
  const { from, to } = range(ctx);
  const people = await available(ctx);
  const taken = await takenOf(
    ctx,
    people.map(({ id }) => id),
    from,
    to,
  );
  const free = freeSlots(
    people.flatMap((person) => slotsOf(person, from, to)),
    taken,
  );
  const rest = free.filter((slot) => placeOf(slot) > cursor);
  const rows = rest.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    next: rest.length > limit && last ? placeOf(last) : null,
    total: { count: free.length, isExact: true },
  };
}

const refused = (message: string) => new DomainError("invalid", message, { field: "slot" });

/**
 * The booking statement checks whether the slot is still free. @throws DomainError invalid for a past, too early or
 * unknown time
 */
export async function getSlot(ctx: Context, slotId: string): Promise<{ slot: Slot; person: Interviewer }> {
  const named = readSlotId(slotId);
  const { from, to } = range(ctx);
  if (named && named.startsAt < ctx.now())
    throw refused(m.onboarding_free_slots_this_time_has_passed_choose());
  if (named && named.startsAt < from)
    throw refused(m.onboarding_free_slots_this_time_is_less_than({ leadHours: LEAD_HOURS }));
  const person = named && (await available(ctx)).find(({ id }) => id === named.interviewerId);
  const slot = person && slotsOf(person, from, to).find(({ id }) => id === slotId);
  if (!slot) throw refused(m.onboarding_free_slots_this_time_is_not_available());
  return { slot, person };
}
