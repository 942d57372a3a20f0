import { asc, desc, eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { countryName } from "~/core/places/countries";
import { statement } from "~/core/statement";
import { AGENT_ROWS } from "~/domains/agents/applications.server";
import { joinUser, USER } from "~/domains/identity/users/user-fragments";
import { m } from "~/messages/messages";
import { applicationDecisions, applicationNotes, applicationScores, applications } from "../tables";
import type { ApplicationQuery } from "./review-schemas";
import type { Stage } from "./stages";

interface Found {
  id: number;
  name: string;
  email: string;
  is_demo: number;
  country: string;
  applied_at: number;
  stage: Stage;
  requested_at: number | null;
}

const rowOf = (row: Found) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  isDemo: row.is_demo === 1,
  country: countryName(row.country),
  stage: row.stage,
  isAsked: row.requested_at !== null,
  appliedAt: new Date(row.applied_at * 1000),
});
export type ApplicationRow = ReturnType<typeof rowOf>;

/** Applications in one stage, oldest first; `limit` + 1 rows if there are more. Reads three rows for each. */
export async function applicationsAt(
  ctx: Context,
  { stage, country, limit, cursor = 0 }: ApplicationQuery,
): Promise<ApplicationRow[]> {
  const place = country ? sql`and p.country = ${country}` : sql``;
  const found = await statement(
    ctx,
    sql`select p.agent_id as id, ${sql.raw(USER.name)} as name, ${sql.raw(USER.email)} as email, ${sql.raw(USER.isDemo)} as is_demo,
        p.country, g.created_at as applied_at, p.stage, p.requested_at
      from ${applications} p ${sql.raw(AGENT_ROWS)} ${sql.raw(joinUser("g.user_id"))}
      where p.stage = ${stage} ${place} and p.agent_id > cast(${cursor} as integer) order by p.agent_id limit ${limit + 1}`,
  ).all<Found>();
  return found.results.map(rowOf);
}

/** @throws DomainError not_found */
export async function getApplication(ctx: Context, agentId: number) {
  const [row] = await ctx.db.select().from(applications).where(eq(applications.agentId, agentId)).limit(1);
  if (!row || row.stage === "withdrawn")
    throw new DomainError("not_found", m.onboarding_applications_this_application());
  return { ...row, stage: row.stage as Stage };
}

/** Reviewers' notes (at most 200) and decisions (at most 100), newest decision first. */
export async function reviewOf(ctx: Context, agentId: number) {
  const [decisions, scores, notes] = await ctx.db.batch([
    ctx.db
      .select()
      .from(applicationDecisions)
      .where(eq(applicationDecisions.agentId, agentId))
      .orderBy(desc(applicationDecisions.id))
      .limit(100),
    ctx.db
      .select()
      .from(applicationScores)
      .where(eq(applicationScores.agentId, agentId))
      .orderBy(asc(applicationScores.reviewerId))
      .limit(100),
    ctx.db
      .select()
      .from(applicationNotes)
      .where(eq(applicationNotes.agentId, agentId))
      .orderBy(asc(applicationNotes.id))
      .limit(200),
  ]);
  return { decisions, scores, notes };
}

const TOLD = {
  approved: m.onboarding_applications_your_application_is_approved,
  declined: m.onboarding_applications_your_application_is_declined,
} as const;

interface Told {
  stage: Stage | "withdrawn";
  message: string | null;
  requestedAt: Date | number | null;
}

export const toldStatement = (ctx: Context, agentId: number) =>
  statement(
    ctx,
    sql`select stage, message, requested_at as requestedAt from ${applications} where agent_id = ${agentId}`,
  );

/** The agent's view of the review; null without a decision or a request for information. */
export function toldFrom(row: Told | undefined) {
  if (!row) return null;
  const { stage, message } = row;
  if (stage === "approved" || stage === "declined") return { state: stage, title: TOLD[stage](), message };
  if (row.requestedAt === null) return null;
  return { state: "asked" as const, title: m.onboarding_applications_we_need_more_information(), message };
}
export type ToldByReviewers = ReturnType<typeof toldFrom>;

export const toldByReviewers = async (ctx: Context, agentId: number): Promise<ToldByReviewers> =>
  toldFrom(await getApplication(ctx, agentId));
