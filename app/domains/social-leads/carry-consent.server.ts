import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { among, statement } from "~/core/statement";
import { type GivenConsent, giveConsentsStatement } from "~/domains/refusals/given-consents.server";
import { type ImportMethod, type LeadSource, SOURCE_NAMES } from "./policy";
import { type SocialLead, socialLeadOrigins } from "./tables";

interface Agreed {
  lead: number;
  text: string;
  at: number;
  platform: LeadSource;
  method: ImportMethod;
}

/**
 * For a batch: what these leads agreed to, with its words, source and time, is known to who decides whether a mail may go.
 * The latest of each that has a time; of demo leads nothing.
 */
export async function carryConsentStatements(
  ctx: AccountContext,
  leads: readonly SocialLead[],
): Promise<D1PreparedStatement[]> {
  const mailed = leads.filter(({ email, isDemo }) => email !== null && !isDemo);
  if (mailed.length === 0) return [];
  const { results } = await statement(
    ctx,
    sql`select lead_id as lead, consent_text as text, max(consent_at) as at, platform, import_method as method
      from ${socialLeadOrigins} where lead_id in ${among(mailed.map(({ id }) => id))} and +account_id = ${ctx.account.id}
        and consent_text is not null and consent_at is not null group by lead_id`,
  ).all<Agreed>();
  const byLead = new Map(results.map((each) => [each.lead, each]));
  const given = mailed.flatMap(({ id, email }): GivenConsent[] => {
    const agreed = byLead.get(id);
    if (!agreed || email === null) return [];
    const source = `${SOURCE_NAMES[agreed.platform]}, by ${agreed.method}: “${agreed.text}”`;
    return [{ address: email, at: new Date(agreed.at * 1000), source }];
  });
  return given.length > 0 ? [giveConsentsStatement(ctx, given)] : [];
}
