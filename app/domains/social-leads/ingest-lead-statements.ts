import { type SQL, sql } from "drizzle-orm";
import { type AccountContext, isDemoWork } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { isErasedText } from "~/domains/global-suppressions/global-suppressions.server";
import type { Captured } from "./capture";
import { socialImports } from "./imports/tables";
import { MAX_CAPTURE } from "./policy";
import { socialLeadMerges, socialLeadOrigins, socialLeads } from "./tables";

const seconds = (time: Date | null) => (time === null ? null : toUnixSeconds(time));

const flag = (value: boolean | null) => (value === null ? null : Number(value));

/**
 * The existing lead: by platform ID, else by address (including previous ones of merged leads), else by phone if the
 * addresses don't differ.
 */
function personOf(accountId: number, isDemo: number, lead: Captured): SQL {
  const ours = sql`account_id = ${accountId} and is_demo = ${isDemo}`;
  const byEmail = sql`(select min(id) from ${socialLeads} where ${ours} and email_key = ${lead.emailKey})`;
  const merged = (key: SQL) =>
    sql`(select max(lead_id) from ${socialLeadMerges} where ${ours} and ${key} and undone_at is null)`;
  const byPhone = sql`(select min(id) from ${socialLeads} where ${ours} and phone_key = ${lead.phoneKey}
    and (email_key is null or ${lead.emailKey} is null))`;
  const byNumber = (number: string) => sql`(select lead_id from ${socialLeadOrigins} where ${ours}
    and platform = ${lead.platform} and external_id = ${number})`;
  const byAlias = lead.aliasId === null ? sql`null` : byNumber(lead.aliasId);
  return sql`coalesce(${byNumber(lead.externalId)}, ${byAlias}, ${byEmail}, ${merged(sql`email_key = ${lead.emailKey}`)}, ${byPhone},
    iif(${lead.emailKey} is null, ${merged(sql`phone_key = ${lead.phoneKey}`)}, null))`;
}

/** Fields that a later source may fill in but never change. */
const filled = (lead: Captured): [string, unknown][] => [
  ["title", lead.title],
  ["name", lead.name],
  ["phone", lead.phone],
  ["phone_key", lead.phoneKey],
  ["company_name", lead.companyName],
  ["industry", lead.industry],
  ["region", lead.region],
  ["country", lead.country],
  ["lead_source", lead.leadSource],
  ["social_profile", lead.socialProfile],
  ["lead_type", lead.leadType],
  ["message", lead.message],
  ["consent_text", lead.consentText],
  ["consent_at", seconds(lead.consentAt)],
  ["follower_count", lead.followerCount],
  ["is_verified", flag(lead.isVerified)],
  ["marketing_campaign_id", lead.marketingCampaignId],
  ["opted_out_at", seconds(lead.optedOutAt)],
];

function mergeOf(id: number, now: number, lead: Captured, it: SQL, accountId: number): SQL {
  const known = filled(lead).filter(([, value]) => value !== null);
  const tags = JSON.stringify(lead.tags);
  const isNewTag = sql`(json_array_length(tags) < ${MAX_CAPTURE.tags} and exists (select 1 from json_each(${tags}) new
    where new.value not in (select value from json_each(${socialLeads.tags}))))`;
  const isFree = sql`email_key is null and not exists (select 1 from ${socialLeads} other
    where other.account_id = ${accountId} and other.email_key = ${lead.emailKey} and other.is_demo = ${socialLeads.isDemo})`;
  const takesEmail = lead.emailKey === null ? sql`false` : sql`(${isFree})`;
  const isReal = lead.isTest ? sql`false` : sql`is_test`;
  const isChanged = [
    ...known.map(([column]) => sql`${sql.raw(column)} is null`),
    isNewTag,
    takesEmail,
    isReal,
  ];
  return sql`update ${socialLeads} set updated_at = ${now},
      ${sql.join(
        known
          .map(([column, value]) => sql`${sql.raw(column)} = ifnull(${sql.raw(column)}, ${value})`)
          .concat(
            sql`tags = (select json_group_array(value) from (select value from json_each(${socialLeads.tags})
            union select value from json_each(${tags}) limit ${MAX_CAPTURE.tags}))`,
          ),
        sql`, `,
      )},
      is_test = is_test and ${Number(lead.isTest)}, email = iif(${takesEmail}, ${lead.email}, email), email_key = iif(${takesEmail}, ${lead.emailKey}, email_key)
    where id = ${it} and id <> ${id} and (${sql.join(isChanged, sql` or `)})`;
}

/** The user who imported the lead; in a job, the user who started the import. Forms and webhooks have none. */
const importerOf = ({ actor }: AccountContext, { importId, importMethod }: Captured): SQL =>
  importMethod === "form" || importMethod === "webhook"
    ? sql`null`
    : actor.kind === "user"
      ? sql`${actor.userId}`
      : sql`(select created_by from ${socialImports} where id = ${importId})`;

/**
 * Statements per lead, in this order in one batch: the first returns the lead that the source reported before, the last
 * the lead it belongs to. `id` is reserved.
 */
export const STATEMENTS_PER_LEAD = 5;

export function ingestStatements(ctx: AccountContext, id: number, lead: Captured): D1PreparedStatement[] {
  const accountId = ctx.account.id;
  const isDemo = isDemoWork(ctx) || ctx.account.isDemo ? 1 : 0;
  const now = toUnixSeconds(ctx.now());
  const person = personOf(accountId, isDemo, lead);
  const hashes = lead.email === null ? "" : addressHashes(ctx.config, lead.email);
  const mayBeKept = sql`not ${sql.raw(isErasedText(`'${hashes}'`))}`;
  const capturedAt = seconds(lead.capturedAt) ?? now;
  const insert = sql`insert into ${socialLeads} (id, account_id, platform, title, name, email, email_key, phone, phone_key,
      company_name, industry, region, country, lead_source, social_profile, status, lead_type, tags, message, consent_text,
      consent_at, follower_count, is_verified, import_method, marketing_campaign_id, captured_at, created_at, updated_at,
      import_id, is_test, opted_out_at, is_demo)
    select ${id}, ${accountId}, ${lead.platform}, ${lead.title}, ${lead.name}, ${lead.email}, ${lead.emailKey}, ${lead.phone},
      ${lead.phoneKey}, ${lead.companyName}, ${lead.industry}, ${lead.region}, ${lead.country}, ${lead.leadSource},
      ${lead.socialProfile}, 'new', ${lead.leadType}, ${JSON.stringify(lead.tags)}, ${lead.message}, ${lead.consentText},
      ${seconds(lead.consentAt)}, ${lead.followerCount}, ${flag(lead.isVerified)}, ${lead.importMethod},
      ${lead.marketingCampaignId}, ${capturedAt}, ${now}, ${now}, ${lead.importId}, ${Number(lead.isTest)},
      ${seconds(lead.optedOutAt)}, ${isDemo}
    where ${mayBeKept} and ${person} is null`;
  const it = sql`ifnull((select id from ${socialLeads} where id = ${id}), ${person})`;
  // Data with the platform's own ID is the same report, however often it is read.
  const origin = sql`insert into ${socialLeadOrigins} (account_id, lead_id, platform, external_id, import_method, fields,
      consent_text, consent_at, captured_at, captured_by, import_id, is_demo)
    select ${accountId}, lead, ${lead.platform}, ${lead.externalId}, ${lead.importMethod}, ${JSON.stringify(lead.said)},
      ${lead.consentText}, ${seconds(lead.consentAt)}, ${now}, ${importerOf(ctx, lead)}, ${lead.importId}, ${isDemo}
    from (select ${it} as lead) where lead is not null and ${mayBeKept}
    on conflict (account_id, platform, external_id, is_demo) do update set fields = json_patch(fields, excluded.fields),
      consent_at = iif(consent_text is null, excluded.consent_at, consent_at),
      captured_by = iif(consent_text is null, excluded.captured_by, captured_by),
      consent_text = ifnull(consent_text, excluded.consent_text),
      import_id = iif(excluded.import_method in ('api', 'webhook'), import_id, excluded.import_id)`;
  const ofOrigin = sql`(select lead_id from ${socialLeadOrigins} where account_id = ${accountId} and is_demo = ${isDemo}
    and platform = ${lead.platform} and external_id = ${lead.externalId})`;
  const before = sql`select ${ofOrigin} as lead_id`;
  const all = [before, insert, origin, mergeOf(id, now, lead, ofOrigin, accountId), before];
  return all.map((query) => statement(ctx, query));
}
