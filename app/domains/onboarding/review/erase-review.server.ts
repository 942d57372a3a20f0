import { eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { applicationDecisions, applicationNotes, applicationScores, applications } from "../tables";

const BATCH_SIZE = 200;

/** Deletes reviewers' scores, notes and texts; keeps the fact of each decision. */
export const eraseReview = (agentId: SQL, condition: SQL): SQL[] => [
  sql`delete from ${applicationScores} where agent_id = ${agentId} and ${condition}`,
  sql`delete from ${applicationNotes} where agent_id = ${agentId} and ${condition}`,
  sql`update ${applicationDecisions} set reason = null where agent_id = ${agentId} and ${condition}`,
  sql`update ${applications} set message = null where agent_id = ${agentId} and ${condition}`,
];

/** `decided` is a list of agent IDs. */
export async function purgeReviews(ctx: Context, decided: SQL): Promise<number> {
  const scores = sql`delete from ${applicationScores} where rowid in (select rowid from ${applicationScores}
    where agent_id in ${decided} limit ${BATCH_SIZE})`;
  const notes = sql`delete from ${applicationNotes} where id in (select id from ${applicationNotes}
    where agent_id in ${decided} limit ${BATCH_SIZE})`;
  const reasons = sql`update ${applicationDecisions} set reason = null where id in (select id from ${applicationDecisions}
    where agent_id in ${decided} and reason is not null limit ${BATCH_SIZE})`;
  const done = await ctx.d1.batch([scores, notes, reasons].map((query) => statement(ctx, query)));
  return done.reduce((sum, { meta }) => sum + meta.changes, 0);
}

/** Reviewers' notes, scores and decisions about an agent, for that agent's data export; without the authors. */
export async function ownReview(ctx: Context, agentId: number) {
  const [[application], decisions, scores, notes] = await ctx.db.batch([
    ctx.db.select().from(applications).where(eq(applications.agentId, agentId)),
    ctx.db
      .select({
        decision: applicationDecisions.decision,
        reason: applicationDecisions.reason,
        decidedAt: applicationDecisions.decidedAt,
      })
      .from(applicationDecisions)
      .where(eq(applicationDecisions.agentId, agentId))
      .limit(500),
    ctx.db
      .select({
        criterion: applicationScores.criterion,
        points: applicationScores.points,
        comment: applicationScores.comment,
        scoredAt: applicationScores.scoredAt,
      })
      .from(applicationScores)
      .where(eq(applicationScores.agentId, agentId))
      .limit(500),
    ctx.db
      .select({ text: applicationNotes.text, createdAt: applicationNotes.createdAt })
      .from(applicationNotes)
      .where(eq(applicationNotes.agentId, agentId))
      .limit(500),
  ]);
  return { stage: application?.stage ?? null, decisions, scores, notes };
}
