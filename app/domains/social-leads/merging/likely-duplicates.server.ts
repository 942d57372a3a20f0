import { and, eq, ne, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import { searchWords } from "~/core/text";
import { nameKey } from "~/domains/directory/search/normalize-for-search";
import { searchSocialLeads, socialLeadsByIds } from "../list-leads.server";
import { type SocialLead, socialLeadMerges, socialLeads } from "../tables";

const MAX_MATCHES_PER_KEY = 10;
const MAX_MATCHES_PER_NAME = 20;

export const SAME_REASONS = {
  email: "the same email address",
  phone: "the same phone number",
  name: "the same name and company",
} as const;
type SameReason = keyof typeof SAME_REASONS;

export interface LikelyDuplicates {
  lead: SocialLead;
  reasons: SameReason[];
}

const isSameName = (one: SocialLead, other: SocialLead) =>
  one.name !== null &&
  other.name !== null &&
  one.companyName !== null &&
  other.companyName !== null &&
  nameKey(one.name) === nameKey(other.name) &&
  nameKey(one.companyName) === nameKey(other.companyName);

function sameReasons(one: SocialLead, other: SocialLead): SameReason[] {
  const found: SameReason[] = [];
  if (one.emailKey !== null && one.emailKey === other.emailKey) found.push("email");
  if (one.phoneKey !== null && one.phoneKey === other.phoneKey) found.push("phone");
  if (isSameName(one, other)) found.push("name");
  return found;
}

/** Pairs whose merge was undone are not suggested again. */
const wasUndone = async (ctx: AccountContext, leadId: number): Promise<Set<number>> => {
  const { results } = await statement(
    ctx,
    sql`select kept_id, merged_id from ${socialLeadMerges} where account_id = ${ctx.account.id} and undone_at is not null
      and (merged_id = ${leadId} or lead_id = ${leadId})`,
  ).all<{ kept_id: number; merged_id: number }>();
  return new Set(results.flatMap((row) => [row.kept_id, row.merged_id]).filter((id) => id !== leadId));
};

/** Leads of the account that are probably the same person, by address, number, or name with company. At most 30. */
export async function findLikelyDuplicates(
  ctx: AccountContext,
  lead: SocialLead,
): Promise<LikelyDuplicates[]> {
  const by = (key: "emailKey" | "phoneKey") =>
    lead[key] === null
      ? Promise.resolve([])
      : ctx.db
          .select({ id: socialLeads.id })
          .from(socialLeads)
          .where(
            and(
              eq(socialLeads.accountId, ctx.account.id),
              eq(socialLeads[key], lead[key]),
              ne(socialLeads.id, lead.id),
            ),
          )
          .limit(MAX_MATCHES_PER_KEY);
  // Compared without legal forms, so that "Ltd" and "Limited" match.
  const words =
    lead.name && lead.companyName ? searchWords(`${nameKey(lead.name)} ${nameKey(lead.companyName)}`) : [];
  const [byEmail, byPhone, byName, apart] = await Promise.all([
    by("emailKey"),
    by("phoneKey"),
    words.length > 0 ? searchSocialLeads(ctx, words, MAX_MATCHES_PER_NAME) : Promise.resolve([]),
    wasUndone(ctx, lead.id),
  ]);
  const ids = new Set([...byEmail, ...byPhone, ...byName].map(({ id }) => id));
  const found = await socialLeadsByIds(
    ctx,
    [...ids].filter((id) => id !== lead.id && !apart.has(id)),
  );
  return found
    .filter(({ isDemo }) => isDemo === lead.isDemo)
    .map((other) => ({ lead: other, reasons: sameReasons(lead, other) }))
    .filter(({ reasons }) => reasons.length > 0);
}
