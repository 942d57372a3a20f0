import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isRoleAddress } from "~/domains/directory/contacts/title-rank";
import { addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { isCompanyOfLead } from "~/domains/lead-search/leads/audience-leads";
import type { MessageReason } from "~/domains/messages/message-reasons";
import { isPlannedTo, isWrittenElsewhere } from "~/domains/messages/planned-messages";
import { sendEligibility, suppressionReason } from "~/domains/suppressions/is-suppressed.server";
import type { AudienceRules } from "./audience";
import type { AudienceSet, Member } from "./audience-set.server";

export interface Asked {
  set: AudienceSet;
  rules: AudienceRules;
  /** Null before it is saved. */
  campaignId: number | null;
  /** Whether its mailbox is one of the demo, which may email demo contacts. */
  mayEmailDemo: SQL;
}

export interface Judged extends Record<string, unknown> {
  id: number;
  contact_id: number | null;
  lead_id: number | null;
  email: string | null;
  name: string | null;
  title: string | null;
  company_name: string | null;
  company_id: number | null;
  country: string | null;
  /** Null for one who is emailed. */
  reason: MessageReason | null;
  needs_consent: 0 | 1;
}

const isUnderWay = (campaignId: SQL): SQL =>
  sql`exists (select 1 from outreach_campaigns oc where oc.id = ${campaignId} and oc.status in ('active', 'paused')
    and oc.archived_at is null)`;

/** As the statement has it: `_%@_%._%`. */
export function isAddress(email: string | null): boolean {
  const at = email?.indexOf("@") ?? -1;
  const dot = email?.indexOf(".", at + 2) ?? -1;
  return at > 0 && dot > 0 && dot < (email?.length ?? 0) - 1;
}

export const rowsOf = (ctx: AccountContext, members: readonly Member[]): string =>
  JSON.stringify(members.map(({ id, email }) => [id, email ? addressHashes(ctx.config, email) : ""]));

/** A query of `Judged` rows: who is emailed, and why the others are not. The preview and the start ask it alike. */
export function judgedMembers(ctx: AccountContext, rows: string, asked: Asked): SQL {
  const { set, rules, campaignId, mayEmailDemo } = asked;
  const accountId = ctx.account.id;
  const eligibility = sendEligibility({
    accountId,
    hashes: sql`b.hashes`,
    country: sql`ifnull(b.country, '')`,
    now: toUnixSeconds(ctx.now()),
  });
  const planned = campaignId === null ? sql`false` : isPlannedTo(campaignId, sql`d.email`, accountId);
  return sql`with b as materialized (${set.base(rows)}),
    v as materialized (select b.*, case when ifnull(b.email, '') like '_%@_%._%' then ${eligibility} end as verdict from b),
    r as materialized (select b.*, case
        when not b.is_there then 'contact_deleted'
        when b.is_demo and not ${mayEmailDemo} then 'demo_lead'
        when b.verdict is null then 'no_address'
        when ifnull(b.source, '') = '' then 'no_source'
        when not b.is_own and not ${isCompanyOfLead(sql`b.company_id`, accountId)} then 'not_lead'
        when b.verdict = 'suppressed' then
          case ${suppressionReason(accountId, sql`b.hashes`)} when 'unsubscribe' then 'unsubscribed' when 'bounce' then 'bounced'
            when 'complaint' then 'complained' else 'suppressed' end
        when b.verdict in ('consent_denied', 'consent_expired') then b.verdict
        ${rules.roleAddresses ? sql`` : sql`when ${isRoleAddress(sql`b.email`)} then 'role_address'`}
        ${
          rules.activeContacts
            ? sql``
            : sql`when ${isWrittenElsewhere(campaignId, sql`b.email`, accountId, isUnderWay)} then 'active_elsewhere'`
        }
        when ${set.isOther} then 'other_contact'
      end as why from v b),
    d as (select r.*, row_number() over (partition by ifnull(email_key, id), why is null order by id) as place from r)
    select d.id, d.contact_id, d.lead_id, d.email, d.name, d.title, d.company_name, d.company_id, d.country,
      case when d.why is not null then d.why when d.place > 1 or ${planned} then 'duplicate_address' end as reason,
      d.why is null and d.verdict in ('consent_required', 'consent_unconfirmed', 'consent_pending') as needs_consent
    from d order by d.id`;
}

export async function judgeMembers(
  ctx: AccountContext,
  members: readonly Member[],
  asked: Asked,
): Promise<Judged[]> {
  if (members.length === 0) return [];
  const { results } = await statement(ctx, judgedMembers(ctx, rowsOf(ctx, members), asked)).all<Judged>();
  return results;
}

export const readMembers = (ctx: AccountContext, set: AudienceSet, after: number, limit: number) =>
  ctx.db.all<Member>(set.page(after, limit));
