import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { companyKey } from "~/domains/directory/contacts/audience-contacts";
import { isRoleAddress, titleRank } from "~/domains/directory/contacts/title-rank";
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
  /** Null before the campaign is saved. */
  campaignId: number | null;
  /** Whether the campaign's mailbox is a demo mailbox, which may email demo contacts. */
  mayEmailDemo: SQL;
  /** For sampled members: compares an address with members outside the sample too. */
  isSample?: boolean;
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
  /** Null for a recipient, else why the member is excluded. */
  reason: MessageReason | null;
  needs_consent: 0 | 1;
}

const isUnderWay = (campaignId: SQL): SQL =>
  sql`exists (select 1 from outreach_campaigns oc where oc.id = ${campaignId} and oc.status in ('active', 'paused')
    and oc.archived_at is null)`;

/** Matches the same addresses as the SQL pattern `_%@_%._%`. */
export function isAddress(email: string | null): boolean {
  const at = email?.indexOf("@") ?? -1;
  const dot = email?.indexOf(".", at + 2) ?? -1;
  return at > 0 && dot > 0 && dot < (email?.length ?? 0) - 1;
}

/** The role of a row: a member only, a member who is also a candidate, or a candidate who is not among these members. */
const ROLES = { member: 0, candidate: 1, beside: 2 };

/** Members and the other candidates of their companies, as JSON for `judgedMembers`. */
export async function rowsOf(
  ctx: AccountContext,
  members: readonly Member[],
  { set: { candidates }, campaignId }: Asked,
): Promise<string> {
  const ids = members.map(({ id }) => id);
  const isPlanned = campaignId === null ? sql`false` : isPlannedTo(campaignId, sql`c.email`, ctx.account.id);
  const found = candidates
    ? await ctx.db.all<Pick<Member, "id" | "email">>(
        sql`select c.id, c.email from (${candidates(ids)}) c where c.is_better or ${isPlanned}`,
      )
    : [];
  const [isMember, isCandidate] = [new Set(ids), new Set(found.map(({ id }) => id))];
  const row = ({ id, email }: Pick<Member, "id" | "email">, role: number | null) => [
    id,
    email ? addressHashes(ctx.config, email) : "",
    role,
  ];
  return JSON.stringify([
    ...members.map((member) =>
      row(member, candidates && (isCandidate.has(member.id) ? ROLES.candidate : ROLES.member)),
    ),
    ...found.filter(({ id }) => !isMember.has(id)).map((other) => row(other, ROLES.beside)),
  ]);
}

/** Picks one contact per company: the one planned before, else the first eligible one. */
const chosenOf = (planned: SQL): SQL => {
  const isPossible = sql`(role > ${ROLES.member} and (why is null or ${planned}))`;
  return sql`first_value(iif(${isPossible}, id, null)) over (partition by ifnull(${companyKey}, -id)
    order by ${isPossible} desc, ${planned} desc, ${titleRank(sql`title`)}, id)`;
};

/** A query of `Judged` rows: recipients, and the exclusion reasons of others. Preview and start share it. */
export function judgedMembers(ctx: AccountContext, rows: string, asked: Asked): SQL {
  const { set, rules, campaignId, mayEmailDemo, isSample = false } = asked;
  const accountId = ctx.account.id;
  const eligibility = sendEligibility({
    accountId,
    hashes: sql`b.hashes`,
    country: sql`ifnull(b.country, '')`,
    now: toUnixSeconds(ctx.now()),
  });
  const planned = campaignId === null ? sql`false` : isPlannedTo(campaignId, sql`r.email`, accountId);
  const isRepeated = (isSample && set.isRepeated?.(sql`d.email_key`, sql`d.id`)) || sql`false`;
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
      end as why from v b),
    p as materialized (select r.*, ${planned} as is_planned from r),
    o as (select p.*, ${set.candidates ? chosenOf(sql`is_planned`) : sql`id`} as chosen from p),
    w as (select id, contact_id, lead_id, email, email_key, name, title, company_name, company_id, country, verdict, is_planned, case
        when why is not null then why
        when ${companyKey} is not null and chosen is not id then 'other_contact' end as why
      from o where role is not ${ROLES.beside}),
    d as (select w.*, row_number() over (partition by ifnull(email_key, id), why is null order by id) as place from w)
    select d.id, d.contact_id, d.lead_id, d.email, d.name, d.title, d.company_name, d.company_id, d.country,
      case when d.why is not null then d.why when d.place > 1 or d.is_planned or ${isRepeated} then 'duplicate_address' end as reason,
      d.why is null and d.verdict in ('consent_required', 'consent_unconfirmed', 'consent_pending') as needs_consent
    from d order by d.id`;
}

export async function judgeMembers(
  ctx: AccountContext,
  members: readonly Member[],
  asked: Asked,
): Promise<Judged[]> {
  if (members.length === 0) return [];
  const { results } = await statement(
    ctx,
    judgedMembers(ctx, await rowsOf(ctx, members, asked), asked),
  ).all<Judged>();
  return results;
}

export const readMembers = (ctx: AccountContext, set: AudienceSet, after: number, limit: number) =>
  ctx.db.all<Member>(set.page(after, limit));
