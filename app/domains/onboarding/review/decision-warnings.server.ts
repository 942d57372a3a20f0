import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { findInterview, slotTime } from "../interview/interviews.server";
import { interviews, onboardings } from "../tables";
import type { Decision, DecisionWarning } from "./stages";

/** SQL for when each warning applies: shown on the page, and checked again by the statement that decides. */
const APPLIES: Record<DecisionWarning, (agentId: number, now: number) => SQL> = {
  cv: (id) => sql`not exists (select 1 from ${onboardings} where agent_id = ${id} and cv_at is not null)`,
  test: (id) => sql`not exists (select 1 from ${onboardings} where agent_id = ${id} and test_at is not null)`,
  interview: (id) => sql`not exists (select 1 from ${interviews} where agent_id = ${id} and state = 'held')`,
  booking: (id, now) =>
    sql`exists (select 1 from ${interviews} where agent_id = ${id} and state = 'booked' and starts_at > ${now})`,
};

const WARNINGS_OF: Record<Decision, readonly DecisionWarning[]> = {
  approve: ["cv", "test", "interview", "booking"],
  decline: ["booking"],
  ask: [],
  reopen: [],
};

const WORDS: Record<Exclude<DecisionWarning, "booking">, string> = {
  cv: "No CV has been uploaded.",
  test: "The psychometric test hasn’t been taken.",
  interview: "No interview has been held.",
};

/** SQL condition: every warning that applies is in `confirmed`. */
export const isConfirmedFor = (
  ctx: Context,
  agentId: number,
  decision: Decision,
  confirmed: readonly DecisionWarning[],
): SQL =>
  sql.join(
    [
      sql`true`,
      ...WARNINGS_OF[decision]
        .filter((warning) => !confirmed.includes(warning))
        .map((warning) => sql`not (${APPLIES[warning](agentId, toUnixSeconds(ctx.now()))})`),
    ],
    sql` and `,
  );

interface ShownWarning {
  warning: DecisionWarning;
  text: string;
}

export async function decisionWarnings(
  ctx: Context,
  agentId: number,
  decision: Decision,
): Promise<ShownWarning[]> {
  const possible = WARNINGS_OF[decision];
  if (possible.length === 0) return [];
  const now = toUnixSeconds(ctx.now());
  const columns = possible.map(
    (warning) => sql`${APPLIES[warning](agentId, now)} as ${sql.raw(`"${warning}"`)}`,
  );
  const row = await statement(ctx, sql`select ${sql.join(columns, sql`, `)}`).first<Record<string, number>>();
  const interview = row?.booking ? await findInterview(ctx, agentId) : null;
  return possible
    .filter((warning) => row?.[warning])
    .map((warning) => ({
      warning,
      text:
        warning === "booking"
          ? `The interview on ${interview ? slotTime(interview.startsAt, interview.zone) : "a later date"} will be cancelled.`
          : WORDS[warning],
    }));
}
