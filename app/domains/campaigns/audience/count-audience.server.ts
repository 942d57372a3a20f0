import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import type { Total } from "~/core/pagination";
import { getImport } from "~/domains/directory/imports/imports.server";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import type { MessageReason } from "~/domains/messages/message-reasons";
import { ownTagCount } from "~/domains/tags/tags.server";
import type { AudienceRules, AudienceSource } from "./audience";
import { type AudienceSet, audienceSet } from "./audience-set.server";
import { type Asked, isAddress, judgeMembers, readMembers } from "./judge-members.server";

/** Members that are judged one by one; of a larger audience these stand for the rest. */
export const MAX_EXACT_AUDIENCE = 1_000;
const MAX_COUNTED = 200_000;

export interface AudienceCount {
  total: number;
  withEmail: number;
  /** Who is emailed, those included who are asked for consent first. */
  emailed: number;
  needConsent: number;
  excluded: { reason: MessageReason; count: number }[];
  /** False: the first 1,000 were judged, and figures say "about". */
  isExact: boolean;
}

/** Of a mailbox that is not chosen yet. */
const mayEmailDemo = ({ account }: AccountContext) => (account.isDemo ? sql`true` : sql`false`);

export async function askedOf(
  ctx: AccountContext,
  source: AudienceSource,
  rules: AudienceRules,
  campaignId: number | null = null,
): Promise<Asked> {
  return { set: await audienceSet(ctx, source, rules), rules, campaignId, mayEmailDemo: mayEmailDemo(ctx) };
}

export const audienceTotal = async (ctx: AccountContext, source: AudienceSource, rules: AudienceRules) =>
  totalOf(ctx, source, await audienceSet(ctx, source, rules));

/** From a counter where there is one. */
async function totalOf(ctx: AccountContext, source: AudienceSource, set: AudienceSet): Promise<Total> {
  const counted = await ctx.db.get<{ n: number }>(set.count(MAX_EXACT_AUDIENCE + 1));
  const count = counted?.n ?? 0;
  if (count <= MAX_EXACT_AUDIENCE) return { count, isExact: true };
  if (source.kind === "tag") return { count: await ownTagCount(ctx, source.id, "contacts"), isExact: false };
  if (source.kind === "import")
    return { count: (await getImport(ctx, source.id)).peopleCreated, isExact: false };
  if (source.kind === "search" && set.isOfLeads)
    return { count: (await getLeadSearch(ctx, source.id)).resultsCount, isExact: false };
  const all = await ctx.db.get<{ n: number }>(set.count(MAX_COUNTED));
  return { count: all?.n ?? count, isExact: false };
}

/** Whom a campaign to this audience would email, and who is excluded for which reason. Writes nothing. */
export async function countAudience(
  ctx: AccountContext,
  source: AudienceSource,
  rules: AudienceRules,
  campaignId: number | null = null,
): Promise<AudienceCount> {
  const asked = await askedOf(ctx, source, rules, campaignId);
  const total = await totalOf(ctx, source, asked.set);
  const members = await readMembers(ctx, asked.set, 0, MAX_EXACT_AUDIENCE);
  const judged = await judgeMembers(ctx, members, asked);
  const share = total.isExact || judged.length === 0 ? 1 : Math.max(1, total.count / judged.length);
  const scaled = (count: number) => Math.round(count * share);
  const reasons = new Map<MessageReason, number>();
  for (const { reason } of judged) if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const excluded = [...reasons]
    .map(([reason, count]) => ({ reason, count: scaled(count) }))
    .sort((one, other) => other.count - one.count);
  const all = total.isExact ? judged.length : Math.max(total.count, judged.length);
  return {
    total: all,
    withEmail: scaled(judged.filter(({ email }) => isAddress(email)).length),
    // Scaled counts are rounded one by one: their sum may pass the total.
    emailed: Math.max(0, all - excluded.reduce((sum, { count }) => sum + count, 0)),
    needConsent: scaled(judged.filter((row) => row.needs_consent).length),
    excluded,
    isExact: total.isExact,
  };
}
