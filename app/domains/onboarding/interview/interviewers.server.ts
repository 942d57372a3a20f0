import { and, asc, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { namesOfAgents } from "~/domains/agents/closing/agent-names.server";
import { auditIfChanged, auditStatement } from "~/domains/audit/audit.server";
import { interviewers, interviews } from "../tables";
import type { InterviewerForm } from "./interviewer-schemas";
import { MAX_INTERVIEWERS } from "./policy";
import { WEEKDAYS } from "./working-hours";

export type Interviewer = typeof interviewers.$inferSelect;

type ByAdministrator = Context & { actor: UserActor };

export const listInterviewers = (ctx: Context): Promise<Interviewer[]> =>
  ctx.db
    .select()
    .from(interviewers)
    .where(isNull(interviewers.removedAt))
    .orderBy(asc(interviewers.id))
    .limit(MAX_INTERVIEWERS * 2);

/** @throws DomainError not_found */
export async function getInterviewer(ctx: Context, interviewerId: number): Promise<Interviewer> {
  const [row] = await ctx.db
    .select()
    .from(interviewers)
    .where(and(eq(interviewers.id, interviewerId), isNull(interviewers.removedAt)))
    .limit(1);
  if (!row) throw notFound("This interviewer");
  return row;
}

const columnsOf = (ctx: Context, { isPaused, ...input }: InterviewerForm) => ({
  name: input.name,
  email: input.email,
  zone: input.zone,
  minutes: input.minutes,
  hours: WEEKDAYS.map((weekday) => input[weekday]),
  daysOff: input.daysOff,
  place: input.place,
  pausedAt: isPaused ? ctx.now() : null,
});

/** @throws DomainError conflict if the address already exists, or at the maximum number */
export async function addInterviewer(
  ctx: ByAdministrator,
  input: InterviewerForm,
  { isDemo = false } = {},
): Promise<Interviewer> {
  const all = await listInterviewers(ctx);
  if (all.some(({ email }) => email.toLowerCase() === input.email.toLowerCase()))
    throw new DomainError(
      "conflict",
      "An interviewer with this email address already exists. Enter another address.",
      {
        field: "email",
      },
    );
  if (all.length >= MAX_INTERVIEWERS)
    throw new DomainError("conflict", `The limit is ${MAX_INTERVIEWERS} interviewers. Remove one first.`);
  const [[row]] = await ctx.db.batch([
    ctx.db
      .insert(interviewers)
      .values({ ...columnsOf(ctx, input), createdAt: ctx.now(), isDemo })
      .returning(),
    auditStatement(ctx, { action: "add-interviewer", target: sql`'interviewer:' || last_insert_rowid()` }),
  ]);
  if (!row) throw new Error("The interviewer was not written down");
  return row;
}

/** Changes an interviewer; booked interviews stay unchanged. @throws DomainError not_found */
export async function changeInterviewer(
  ctx: ByAdministrator,
  interviewerId: number,
  input: InterviewerForm,
): Promise<Interviewer> {
  const before = await getInterviewer(ctx, interviewerId);
  const set = columnsOf(ctx, input);
  const [[row]] = await ctx.db.batch([
    ctx.db
      .update(interviewers)
      .set({ ...set, pausedAt: set.pausedAt && (before.pausedAt ?? set.pausedAt) })
      .where(and(eq(interviewers.id, interviewerId), isNull(interviewers.removedAt)))
      .returning(),
    auditIfChanged(ctx, { action: "change-interviewer", target: `interviewer:${interviewerId}` }),
  ]);
  if (!row) throw notFound("This interviewer");
  return row;
}

export async function removeInterviewer(ctx: ByAdministrator, interviewerId: number): Promise<void> {
  await getInterviewer(ctx, interviewerId);
  const now = ctx.now();
  const [removed] = await ctx.db.batch([
    ctx.db
      .update(interviewers)
      .set({ removedAt: now, email: "", place: null })
      .where(
        and(
          eq(interviewers.id, interviewerId),
          isNull(interviewers.removedAt),
          sql`not exists (select 1 from ${interviews} where interviewer_id = ${interviewerId} and state = 'booked'
            and starts_at > ${toUnixSeconds(now)})`,
        ),
      )
      .returning({ id: interviewers.id }),
    auditIfChanged(ctx, { action: "remove-interviewer", target: `interviewer:${interviewerId}` }),
  ]);
  if (removed.length === 0)
    throw new DomainError(
      "conflict",
      "This interviewer has upcoming interviews. Pause the interviewer, then remove them after the last one.",
    );
}

const MAX_SHOWN = 50;

export async function interviewsToCome(ctx: Context, interviewerId: number) {
  const rows = await ctx.db
    .select()
    .from(interviews)
    .where(
      and(
        eq(interviews.interviewerId, interviewerId),
        sql`${interviews.state} = 'booked'`,
        gt(interviews.startsAt, ctx.now()),
      ),
    )
    .orderBy(asc(interviews.startsAt), desc(interviews.id))
    .limit(MAX_SHOWN);
  const names = await namesOfAgents(
    ctx,
    rows.map(({ agentId }) => agentId),
  );
  return rows.map(({ id, startsAt, minutes, agentId }) => ({
    id,
    startsAt,
    minutes,
    agentId,
    name: names.get(agentId) ?? "",
  }));
}
