import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { abortUnless, isAborted } from "~/core/statement";
import { COMPANY_COLUMNS, type CompanyRow, companyFromRow } from "../companies/company";
import { reindexStatements } from "../companies/write-companies.server";
import { EVIDENCE_VERSION } from "../taxonomy/evidence/weights";

type JobContext = Pick<Context, "d1" | "now">;

export interface IndexPage {
  lastId: number | null;
  statements: D1PreparedStatement[];
}

const COMPANIES_A_STEP = 250;
const STEPS_A_RUN = 8;

const BEGIN = "INSERT OR IGNORE INTO evidence_runs (version) VALUES (?1)";
const STATE = "SELECT after_id AS afterId, done_at AS doneAt FROM evidence_runs WHERE version = ?1";
const PAGE = `SELECT ${COMPANY_COLUMNS} FROM companies c WHERE c.id > ?1 ORDER BY c.id LIMIT ?2`;
const ADVANCE = "UPDATE evidence_runs SET after_id = ?2, done_at = ?3 WHERE version = ?1";

/** A company written between reading and indexing aborts the step; the next run repeats it. */
const UNCHANGED = abortUnless(`NOT EXISTS (SELECT 1 FROM json_each(?1) AS row
  JOIN companies c ON c.id = row.value ->> 0 WHERE c.updated_at IS NOT row.value ->> 1 OR c.slot IS NOT row.value ->> 2)`);

/** Returns the statements that index the companies after an id, and the last id indexed; null if no more follow. */
export async function companyPage(ctx: JobContext, afterId: number): Promise<IndexPage> {
  const { results } = await ctx.d1.prepare(PAGE).bind(afterId, COMPANIES_A_STEP).all<CompanyRow>();
  const read = results.map(({ id, updatedAt, slot }) => [id, updatedAt, slot]);
  return {
    lastId: results.length < COMPANIES_A_STEP ? null : (results.at(-1)?.id ?? null),
    statements: [
      ctx.d1.prepare(UNCHANGED).bind(JSON.stringify(read)),
      ...reindexStatements(ctx, results.map(companyFromRow)),
    ],
  };
}

async function step(ctx: JobContext, afterId: number): Promise<number | null> {
  const { lastId, statements } = await companyPage(ctx, afterId);
  const doneAt = lastId === null ? toUnixSeconds(ctx.now()) : null;
  await ctx.d1.batch([
    ...statements,
    ctx.d1.prepare(ADVANCE).bind(EVIDENCE_VERSION, lastId ?? afterId, doneAt),
  ]);
  return lastId;
}

/** Reindexes companies written before this version of the evidence. Returns the number of steps; 0 once done. */
export async function reindexEvidence(ctx: JobContext): Promise<number> {
  const [, state] = await ctx.d1.batch<{ afterId: number; doneAt: number | null }>([
    ctx.d1.prepare(BEGIN).bind(EVIDENCE_VERSION),
    ctx.d1.prepare(STATE).bind(EVIDENCE_VERSION),
  ]);
  const at = state?.results[0];
  if (!at || at.doneAt !== null) return 0;
  let after: number | null = at.afterId;
  let steps = 0;
  while (after !== null && steps < STEPS_A_RUN) {
    try {
      after = await step(ctx, after);
    } catch (error) {
      if (!isAborted(error)) throw error;
      return steps;
    }
    steps += 1;
  }
  return steps;
}
