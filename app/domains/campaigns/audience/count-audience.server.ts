import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { countUnfiltered } from "~/domains/directory/contacts/contact-sets";
import { getImport } from "~/domains/directory/imports/imports.server";
import { contactQueryIn } from "~/domains/directory/search/contact-query";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import type { MessageReason } from "~/domains/messages/message-reasons";
import { ownTagCount } from "~/domains/tags/tags.server";
import type { AudienceRules, AudienceSource } from "./audience";
import { type AudienceSet, audienceSet } from "./audience-set.server";
import { type Asked, isAddress, judgeMembers, readMembers } from "./judge-members.server";
import { sampleMembers } from "./sample-members.server";

/** Up to this size members are checked one by one; a larger audience is sampled. */
export const MAX_EXACT_AUDIENCE = 1_000;
const MAX_COUNTED = 200_000;

export interface AudienceCount {
  total: number;
  withEmail: number;
  /** Recipients, including those who are first asked for consent. */
  emailed: number;
  needConsent: number;
  excluded: { reason: MessageReason; count: number }[];
  /** False if a sample was checked: figures show "about". */
  isExact: boolean;
}

/** Whether demo contacts may be emailed, for a campaign without a mailbox yet. */
const mayEmailDemo = ({ account }: AccountContext) => (account.isDemo ? sql`true` : sql`false`);

export async function askedOf(
  ctx: AccountContext,
  source: AudienceSource,
  rules: AudienceRules,
  campaignId: number | null = null,
): Promise<Asked> {
  return { set: await audienceSet(ctx, source, rules), rules, campaignId, mayEmailDemo: mayEmailDemo(ctx) };
}

/** The stored size of the source; null if it must be counted. */
async function countedTotal(
  ctx: AccountContext,
  source: AudienceSource,
  { isOfLeads }: AudienceSet,
): Promise<number | null> {
  if (source.kind === "tag") return ownTagCount(ctx, source.id, "contacts");
  if (source.kind === "search" && isOfLeads) return (await getLeadSearch(ctx, source.id)).resultsCount;
  if (source.kind === "contacts")
    return countUnfiltered(ctx, contactQueryIn(new URLSearchParams(source.filter)));
  if (source.kind !== "import") return null;
  const { peopleCreated, peopleUpdated, peopleSkipped } = await getImport(ctx, source.id);
  return peopleUpdated + peopleSkipped === 0 ? peopleCreated : null;
}

/** At least the current number of members, counted up to 200,000. */
export async function audienceTotal(
  ctx: AccountContext,
  source: AudienceSource,
  rules: AudienceRules,
): Promise<number> {
  const set = await audienceSet(ctx, source, rules);
  const total = await countedTotal(ctx, source, set);
  if (total !== null) return total;
  const all = set.cursors({ after: 0, limit: MAX_COUNTED });
  return (await ctx.db.get<{ n: number }>(sql`select count(*) as n from (${all})`))?.n ?? 0;
}

const sumOf = (rows: readonly { weight: number }[]) => rows.reduce((sum, { weight }) => sum + weight, 0);

/** Counts the recipients of a campaign to this audience, and the exclusions by reason. Writes nothing. */
export async function countAudience(
  ctx: AccountContext,
  source: AudienceSource,
  rules: AudienceRules,
  campaignId: number | null = null,
): Promise<AudienceCount> {
  const asked = await askedOf(ctx, source, rules, campaignId);
  const first = await readMembers(ctx, asked.set, 0, MAX_EXACT_AUDIENCE + 1);
  const isExact = first.length <= MAX_EXACT_AUDIENCE;
  const members = isExact
    ? first.map((member) => ({ ...member, weight: 1 }))
    : await sampleMembers(ctx, asked.set, first[0]?.cursor ?? 0);
  const weights = new Map(members.map(({ id, weight }) => [id, weight]));
  const judged = (await judgeMembers(ctx, members, { ...asked, isSample: !isExact })).map((row) => ({
    ...row,
    weight: weights.get(row.id) ?? 1,
  }));
  const sampled = sumOf(judged);
  const total = isExact
    ? judged.length
    : ((await countedTotal(ctx, source, asked.set)) ?? Math.round(sampled));
  const scaled = (rows: typeof judged) => Math.round((sumOf(rows) * total) / Math.max(1, sampled));
  const reasons = new Set(judged.flatMap((row) => row.reason ?? []));
  const excluded = [...reasons]
    .map((reason) => ({ reason, count: scaled(judged.filter((row) => row.reason === reason)) }))
    .sort((one, other) => other.count - one.count);
  return {
    total,
    withEmail: scaled(judged.filter(({ email }) => isAddress(email))),
    emailed: scaled(judged.filter(({ reason }) => reason === null)),
    needConsent: scaled(judged.filter((row) => row.needs_consent)),
    excluded,
    isExact,
  };
}
