import { inArray, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { chunksOf } from "~/core/lists/in-batches";
import { append } from "~/core/lists/unbounded";
import { inJsonArray, statement } from "~/core/statement";
import { reserveIds } from "~/domains/directory/companies/reserve-ids.server";
import { erasedAddresses, NOT_LISTED } from "~/domains/global-suppressions/global-suppressions.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { type Capture, type Captured, captured, NOBODY } from "./capture";
import { ingestStatements, STATEMENTS_PER_LEAD } from "./ingest-lead-statements";
import { suppressOptedOut, suppressSaid } from "./ingest-opt-out.server";
import { type SocialLead, socialLeads } from "./tables";

interface Taken {
  lead: SocialLead;
  /** "known": this source reported this person before. */
  outcome: "new" | "merged" | "known";
}

export interface Refused {
  reason: string;
  field: string;
  code: "invalid" | "conflict";
}

export const LEADS_BATCH_SIZE = 15;

const ERASED: Refused = { reason: NOT_LISTED, field: "email", code: "conflict" };

const UNKNOWN: Refused = { reason: NOBODY, field: "email", code: "invalid" };

const isRefused = (lead: Captured | Refused): lead is Refused => "reason" in lead;

type Row = { lead_id: number | null };

/** Statements written in the leads' batch: `created` is an SQL count of the new leads. */
type Along = (created: SQL, refused: (Refused | null)[]) => D1PreparedStatement[];

interface Options {
  along?: Along;
  /** Counts towards the quota even in a job, because a user of the account requested it. */
  byJob?: boolean;
}

async function ingestSome(
  ctx: AccountContext,
  captures: readonly Capture[],
  { along = () => [], byJob = false }: Options = {},
): Promise<(Taken | Refused)[]> {
  const prepared = captures.map((capture) => captured(capture, ctx.account.hqCountry) ?? UNKNOWN);
  const leads = prepared.filter((lead): lead is Captured => !isRefused(lead));
  const erased = await erasedAddresses(
    ctx,
    leads.map(({ email }) => email).filter((email) => email !== null),
  );
  const allowed = leads.filter(({ email }) => email === null || !erased.has(email));
  const refused = prepared.map((lead) => (isRefused(lead) ? lead : allowed.includes(lead) ? null : ERASED));
  if (allowed.length === 0) {
    const written = along(sql`0`, refused);
    if (written.length > 0) await ctx.d1.batch(written);
    return refused.map((row) => row ?? ERASED);
  }
  const first = await reserveIds(ctx, "social_leads", allowed.length);
  const ids = allowed.map((_, index) => first + index);
  const statements = allowed.flatMap((lead, index) => ingestStatements(ctx, first + index, lead));
  const said = suppressSaid(
    ctx,
    captures.filter((_, index) => refused[index] === null),
  );
  const written = sql`(select count(*) from ${socialLeads} where id in ${inJsonArray(ids)})`;
  const results = await withQuota(
    ctx,
    { rows: allowed.length },
    (count) => ctx.d1.batch<Row>([...statements, ...said, ...along(written, refused), statement(ctx, count)]),
    { onlyIf: sql`${written} > 0`, byJob },
  );
  const leadIdAfter = (statements: number) => results[statements - 1]?.results[0]?.lead_id ?? null;
  const leadIds = allowed.map((_, index) => leadIdAfter((index + 1) * STATEMENTS_PER_LEAD));
  const found = await ctx.db
    .select()
    .from(socialLeads)
    .where(
      inArray(
        socialLeads.id,
        leadIds.filter((id) => id !== null),
      ),
    );
  // Their address may be known from another source.
  const optedOut = suppressOptedOut(
    ctx,
    found.filter(({ id }) =>
      allowed.some(({ optedOutAt }, index) => optedOutAt !== null && leadIds[index] === id),
    ),
  );
  if (optedOut.length > 0) await ctx.d1.batch(optedOut);
  const taken = allowed.map((lead, index) => {
    const row = found.find(({ id }) => id === leadIds[index]);
    if (!row) return { lead, result: ERASED };
    const wasThere = leadIdAfter(index * STATEMENTS_PER_LEAD + 1) !== null;
    const outcome = row.id === first + index ? "new" : wasThere ? "known" : "merged";
    return { lead, result: { lead: row, outcome } as Taken };
  });
  return prepared.map((lead) =>
    isRefused(lead) ? lead : (taken.find((row) => row.lead === lead)?.result ?? ERASED),
  );
}

/** Returns the outcome of each capture, in order; safe to repeat with the same captures. @throws DomainError limit_reached */
export async function ingestSocialLeads(
  ctx: AccountContext,
  captures: readonly Capture[],
): Promise<(Taken | Refused)[]> {
  const results: (Taken | Refused)[] = [];
  for (const some of chunksOf(captures, LEADS_BATCH_SIZE)) append(results, await ingestSome(ctx, some));
  return results;
}

/** Ingests at most `LEADS_BATCH_SIZE` leads, with further statements in their batch. @throws DomainError limit_reached */
export const ingestWith = (ctx: AccountContext, captures: readonly Capture[], options: Options) =>
  ingestSome(ctx, captures, options);

/**
 * Ingests one person, stored once per account: found by platform ID, else by address, else by phone. Existing values
 * stay, empty ones are filled. @throws DomainError invalid, conflict for an erased person, limit_reached
 */
export async function ingestSocialLead(ctx: AccountContext, capture: Capture): Promise<Taken> {
  const [result] = await ingestSome(ctx, [capture]);
  if (!result) throw new Error("A lead was taken and nothing answered");
  if ("reason" in result) throw new DomainError(result.code, result.reason, { field: result.field });
  return result;
}
