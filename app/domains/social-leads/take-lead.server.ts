import { inArray, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { chunksOf } from "~/core/lists/in-batches";
import { among, statement } from "~/core/statement";
import { reserveIds } from "~/domains/directory/companies/reserve-ids.server";
import { withQuota } from "~/domains/quotas/count-use.server";
import { erasedAddresses, NOT_LISTED } from "~/domains/suppression/suppression.server";
import { type Capture, captured, NOBODY } from "./capture";
import { type SocialLead, socialLeads } from "./tables";
import { STATEMENTS_OF_LEAD, takeStatements } from "./take-lead-statements";

export interface Taken {
  lead: SocialLead;
  /** "known": this source has told of this person before. */
  outcome: "new" | "merged" | "known";
}

export interface Refused {
  reason: string;
  field: string;
  code: "invalid" | "conflict";
}

const AT_ONCE = 15;

const ERASED: Refused = { reason: NOT_LISTED, field: "email", code: "conflict" };

const UNKNOWN: Refused = { reason: NOBODY, field: "email", code: "invalid" };

type Row = { lead_id: number | null };

async function takeSome(ctx: AccountContext, captures: readonly Capture[]): Promise<(Taken | Refused)[]> {
  const prepared = captures.map((capture) => captured(capture, ctx.account.hqCountry) ?? UNKNOWN);
  const leads = prepared.filter((lead) => !("reason" in lead));
  const erased = await erasedAddresses(
    ctx,
    leads.map(({ email }) => email).filter((email) => email !== null),
  );
  const allowed = leads.filter(({ email }) => email === null || !erased.has(email));
  if (allowed.length === 0) return prepared.map((lead) => ("reason" in lead ? lead : ERASED));
  const first = await reserveIds(ctx, "social_leads", allowed.length);
  const ids = allowed.map((_, at) => first + at);
  const statements = allowed.flatMap((lead, at) => takeStatements(ctx, first + at, lead));
  const written = sql`(select count(*) from ${socialLeads} where id in ${among(ids)})`;
  const results = await withQuota(
    ctx,
    { rows: allowed.length },
    (count) => ctx.d1.batch<Row>([...statements, statement(ctx, count)]),
    { onlyIf: sql`${written} > 0` },
  );
  const leadIdAfter = (statements: number) => results[statements - 1]?.results[0]?.lead_id ?? null;
  const leadIds = allowed.map((_, at) => leadIdAfter((at + 1) * STATEMENTS_OF_LEAD));
  const found = await ctx.db
    .select()
    .from(socialLeads)
    .where(
      inArray(
        socialLeads.id,
        leadIds.filter((id) => id !== null),
      ),
    );
  const taken = allowed.map((lead, at) => {
    const row = found.find(({ id }) => id === leadIds[at]);
    if (!row) return { lead, result: ERASED };
    const wasThere = leadIdAfter(at * STATEMENTS_OF_LEAD + 1) !== null;
    const outcome = row.id === first + at ? "new" : wasThere ? "known" : "merged";
    return { lead, result: { lead: row, outcome } as Taken };
  });
  return prepared.map((lead) =>
    "reason" in lead ? lead : (taken.find((each) => each.lead === lead)?.result ?? ERASED),
  );
}

/** In their order, each with what became of it; safe to call again with the same. @throws DomainError limit_reached */
export async function takeSocialLeads(
  ctx: AccountContext,
  captures: readonly Capture[],
): Promise<(Taken | Refused)[]> {
  const results: (Taken | Refused)[] = [];
  for (const some of chunksOf(captures, AT_ONCE)) results.push(...(await takeSome(ctx, some)));
  return results;
}

/**
 * One person of an account, once: found by the platform's number, else by address, else by phone. What is there stays,
 * what was not known is filled in. @throws DomainError invalid, conflict for a person who was erased, limit_reached
 */
export async function takeSocialLead(ctx: AccountContext, capture: Capture): Promise<Taken> {
  const [result] = await takeSome(ctx, [capture]);
  if (!result) throw new Error("A lead was taken and nothing answered");
  if ("reason" in result) throw new DomainError(result.code, result.reason, { field: result.field });
  return result;
}
