import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray, statement } from "~/core/statement";
import { type ClaimedConsent, claimConsentsStatement } from "~/domains/suppressions/claimed-consents.server";
import { suppressOptedOut } from "./ingest-opt-out.server";
import { type ImportMethod, type LeadSource, SOURCE_NAMES } from "./policy";
import { type SocialLead, socialLeadOrigins } from "./tables";

interface Agreed {
  lead: number;
  text: string;
  at: number;
  platform: LeadSource;
  method: ImportMethod;
  importedBy: number | null;
}

/**
 * For a batch: each lead's latest dated consent text becomes a claimed consent, and leads who opted out are suppressed.
 * Demo leads are skipped.
 */
export async function carryConsentStatements(
  ctx: AccountContext,
  leads: readonly SocialLead[],
): Promise<D1PreparedStatement[]> {
  const mailed = leads.filter(({ email, isDemo }) => email !== null && !isDemo);
  if (mailed.length === 0) return [];
  const refusals = suppressOptedOut(ctx, mailed);
  const { results } = await statement(
    ctx,
    sql`select lead_id as lead, consent_text as text, max(consent_at) as at, platform, import_method as method,
        captured_by as importedBy
      from ${socialLeadOrigins} where lead_id in ${inJsonArray(mailed.map(({ id }) => id))} and +account_id = ${ctx.account.id}
        and consent_text is not null and consent_at is not null group by lead_id`,
  ).all<Agreed>();
  const byLead = new Map(results.map((result) => [result.lead, result]));
  const claims = mailed.flatMap(({ id, email }): ClaimedConsent[] => {
    const agreed = byLead.get(id);
    if (!agreed || email === null) return [];
    const source = `${SOURCE_NAMES[agreed.platform]}, by ${agreed.method}: “${agreed.text}”`;
    return [{ address: email, at: new Date(agreed.at * 1000), source, importedBy: agreed.importedBy }];
  });
  return claims.length > 0 ? [...refusals, claimConsentsStatement(ctx, claims)] : refusals;
}
