import { and, eq, sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { applicationNotes, applicationScores } from "../tables";
import { getApplication } from "./applications.server";
import { CRITERIA, ofHundred } from "./criteria";
import type { Scorecard } from "./review-schemas";

type ReviewContext = Context & { actor: UserActor };

const MAX_NOTES = 200;

/** Saves this reviewer's scorecard, replacing their previous one. @throws DomainError not_found */
export async function scoreApplication(ctx: ReviewContext, agentId: number, card: Scorecard): Promise<void> {
  await getApplication(ctx, agentId);
  const { userId } = ctx.actor;
  const given = CRITERIA.flatMap(({ key }) =>
    card[key] === null ? [] : [{ criterion: key, points: card[key], comment: card[`${key}Comment`] }],
  );
  await ctx.d1.batch(
    [
      sql`delete from ${applicationScores} where agent_id = ${agentId} and reviewer_id = ${userId}`,
      sql`insert into ${applicationScores} (agent_id, reviewer_id, criterion, points, comment, scored_at)
        select ${agentId}, ${userId}, value ->> 'criterion', value ->> 'points', value ->> 'comment', ${toUnixSeconds(ctx.now())}
        from json_each(${JSON.stringify(given)})`,
    ]
      .map((query) => statement(ctx, query))
      .concat(
        statement(ctx, auditStatement(ctx, { action: "score-application", target: `agent:${agentId}` })),
      ),
  );
}

/** This reviewer's scorecard as form values. */
export async function ownScorecard(ctx: ReviewContext, agentId: number): Promise<Record<string, string>> {
  const rows = await ctx.db
    .select()
    .from(applicationScores)
    .where(and(eq(applicationScores.agentId, agentId), eq(applicationScores.reviewerId, ctx.actor.userId)));
  return Object.fromEntries(
    rows.flatMap(({ criterion, points, comment }) => [
      [criterion, `${points}`],
      [`${criterion}Comment`, comment ?? ""],
    ]),
  );
}

interface PersonScore {
  /** 0 to 100: the average of all reviewers. */
  score: number;
  reviewers: number;
}

/** Reviewers' average score for each scored criterion. */
export async function personScores(ctx: Context, agentId: number): Promise<Record<string, PersonScore>> {
  const rows = await ctx.db
    .select({
      criterion: applicationScores.criterion,
      points: sql<number>`avg(points)`,
      reviewers: sql<number>`count(*)`,
    })
    .from(applicationScores)
    .where(eq(applicationScores.agentId, agentId))
    .groupBy(applicationScores.criterion);
  return Object.fromEntries(
    rows.map(({ criterion, points, reviewers }) => [criterion, { score: ofHundred(points), reviewers }]),
  );
}

/** Adds a reviewer's note. @throws DomainError not_found; limit_reached */
export async function noteApplication(ctx: ReviewContext, agentId: number, text: string): Promise<void> {
  await getApplication(ctx, agentId);
  const insert = sql`insert into ${applicationNotes} (agent_id, author_id, text, created_at)
    select ${agentId}, ${ctx.actor.userId}, ${text}, ${toUnixSeconds(ctx.now())}
    where (select count(*) from ${applicationNotes} where agent_id = ${agentId}) < ${MAX_NOTES}`;
  const audit = auditStatement(ctx, { action: "note-application", target: `agent:${agentId}` });
  const [written] = await ctx.d1.batch([statement(ctx, insert), statement(ctx, audit)]);
  if (!written?.meta.changes)
    throw new DomainError("limit_reached", `An application can have at most ${MAX_NOTES} notes.`);
}
