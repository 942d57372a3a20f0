import { createHash } from "node:crypto";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { emailKey } from "~/core/email";
import { DomainError } from "~/core/errors";
import { MAX_EXACT_COUNT, type Page, type PageQuery, pageOf, totalUpTo } from "~/core/pagination";
import { phoneKey } from "~/core/phone";
import { dayOf, toUnixSeconds } from "~/core/seconds";
import { derivedHmac } from "~/core/secrets/pepper.server";
import { isSameText } from "~/core/secrets/timing-safe.server";
import { isAborted, statement } from "~/core/statement";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { chargeQuota } from "~/domains/quotas/charge-quota.server";
import { countStatements, countVisit, type Visitor } from "../links/count-visit.server";
import { findLink } from "../links/links.server";
import { FORM_LABELS } from "./form-labels";
import type { Entry } from "./form-schema";
import { mayCollect } from "./forms.server";
import { type FormEntry, formEntries, type LeadForm, leadForms } from "./tables";
import { queueFormEntries } from "./waiting-entries.server";

const MIN_DELAY_SECONDS = 3;
const LATEST_SECONDS = 24 * 3600;

const macOf = (ctx: Context, formId: number, text: string) =>
  derivedHmac(ctx.config, "lead-form", `${formId}:${text}`).subarray(0, 12).toString("base64url");

/** `time.number.mac`: the rendering time and a random number per page, so that a stamp is valid for one submission. */
export function stampOf(ctx: Context, { id }: Pick<LeadForm, "id">): string {
  const number = Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString("base64url");
  const text = `${toUnixSeconds(ctx.now()).toString(36)}.${number}`;
  return `${text}.${macOf(ctx, id, text)}`;
}

/** Whether we signed the stamp, and it is between 3 seconds and a day old. */
function isValidStamp(ctx: Context, formId: number, stamp: string): boolean {
  const [, text = "", at = "", mac = ""] = /^(([0-9a-z]{5,8})\.[\w-]{16})\.([\w-]{16})$/.exec(stamp) ?? [];
  if (!text || !isSameText(mac, macOf(ctx, formId, text))) return false;
  const age = toUnixSeconds(ctx.now()) - Number.parseInt(at, 36);
  return age >= MIN_DELAY_SECONDS && age <= LATEST_SECONDS;
}

/** Maximum submissions of one form per day. */
const DAILY_LIMIT = 2_000;

const chargeOf = (form: LeadForm, now: Date) => ({
  holder: `form:${form.id}`,
  period: dayOf(now),
  kind: "rows" as const,
  amount: 1,
  allowed: DAILY_LIMIT,
  who: "",
  advice: "",
  limit: "This form has reached its daily limit. Try again tomorrow.",
});

const fingerprintOf = (ctx: Context, form: LeadForm, { name, email, phone, message }: Entry) =>
  createHash("sha256")
    .update(JSON.stringify([form.id, dayOf(ctx.now()), name, email && emailKey(email), phone, message]))
    .digest("base64url");

/** The link that the visitor followed; null if it doesn't lead to this form. */
async function linkTo(ctx: Context, form: LeadForm, via: string | null | undefined) {
  const link = via ? await findLink(ctx, via) : null;
  return link?.accountId === form.accountId && link.slug === form.slug ? link : null;
}

/** The campaign of the link that the visitor followed, else the form's campaign. */
const campaignOf = async (ctx: Context, form: LeadForm, via: string | null | undefined) =>
  (await linkTo(ctx, form, via))?.campaignId ?? form.campaignId;

/**
 * Stores a submission of an open form; a repeat on the same day is stored once. A bot that fills the hidden field gets
 * the same response, but nothing is stored.
 * The row stays unprocessed (`processed_at`) until it is imported as a lead. An address or number counts as one lead
 * per campaign.
 * @throws DomainError conflict for a closed form; gone if the form was taken down; invalid for a used, too new or too
 * old stamp; too_many from one network; limit_reached
 */
export async function ingestFormLead(ctx: Context, form: LeadForm, entry: Entry): Promise<void> {
  await consumeAttempt(ctx, ["lead-form-network", ctx.client.address]);
  if (form.closedAt) throw new DomainError("conflict", FORM_LABELS[form.language].closedText);
  if (entry.website) return;
  const again = () => new DomainError("invalid", FORM_LABELS[form.language].again);
  const stamp = entry.stamp ?? "";
  if (!isValidStamp(ctx, form.id, stamp)) throw again();
  const { accountId, isDemo } = form;
  const campaignId = await campaignOf(ctx, form, entry.via);
  const { email } = entry;
  const keys = { email: email && emailKey(email), phone: phoneKey(entry.phone) };
  const fingerprint = fingerprintOf(ctx, form, entry);
  const unlessUsed = sql`select case when not exists (select 1 from ${formEntries}
    where stamp = ${stamp} and fingerprint <> ${fingerprint}) then 1 else json('aborted') end as holds`;
  const insert = sql`insert into ${formEntries} (account_id, form_id, campaign_id, name, email, email_key, phone, phone_key, company, message, consent_text,
      fingerprint, stamp, submitted_at, is_demo)
    select ${accountId}, ${form.id}, ${campaignId}, ${entry.name}, ${email}, ${keys.email}, ${entry.phone}, ${keys.phone}, ${entry.company}, ${entry.message},
    ${form.consentText}, ${fingerprint}, ${stamp}, ${toUnixSeconds(ctx.now())}, ${isDemo ? 1 : 0}
    where ${mayCollect(form.id)}
      and not exists (select 1 from ${formEntries} where fingerprint = ${fingerprint})`;
  const isNew = sql`changes() > 0`;
  const ofForm = sql`update ${leadForms} set entries = entries + 1 where id = ${form.id} and ${isNew}`;
  const isNewPerson = sql`${isNew} and not exists (select 1 from ${formEntries}
    where (email_key = ${keys.email} or phone_key = ${keys.phone}) and account_id = ${accountId}
      and campaign_id is ${campaignId} and fingerprint <> ${fingerprint})`;
  const [ofCampaign, ofDay] = countStatements(ctx, { accountId, campaignId, isDemo }, "leads", isNewPerson);
  if (!ofCampaign || !ofDay) throw new Error("Nothing is counted");
  const counted = campaignId === null ? [ofDay] : [ofDay, ofCampaign];
  const allowed = sql`select ${mayCollect(form.id)} as allowed`;
  const done = await chargeQuota(
    ctx,
    [chargeOf(form, ctx.now())],
    (count) =>
      ctx.d1.batch<{ allowed?: number }>(
        [unlessUsed, count, insert, ofForm, ...counted, allowed].map((query) => statement(ctx, query)),
      ),
    mayCollect(form.id),
  ).catch((error) => {
    throw isAborted(error) ? again() : error;
  });
  if (done.at(-1)?.results[0]?.allowed !== 1)
    throw new DomainError("gone", FORM_LABELS[form.language].closedText);
  await queueFormEntries(ctx, accountId);
}

export async function noteFormView(ctx: Context, form: LeadForm, visitor: Visitor, via: string | null) {
  const link = await linkTo(ctx, form, via);
  const campaignId = link?.campaignId ?? form.campaignId;
  const isReach = link === null && campaignId !== null;
  const visited = { ...form, what: "view" as const, campaignId, isReach };
  await countVisit(
    ctx,
    visited,
    visitor,
    (isNew) => sql`update ${leadForms} set views = views + 1 where id = ${form.id} and ${isNew}`,
  );
}

/** Newest first: submissions of a form, of a campaign, or of the whole account. */
export async function listEntries(
  ctx: AccountContext,
  filter: { formId?: number; campaignId?: number },
  { limit, cursor }: PageQuery,
): Promise<Page<FormEntry>> {
  const where = and(
    eq(formEntries.accountId, ctx.account.id),
    filter.formId === undefined ? undefined : eq(formEntries.formId, filter.formId),
    filter.campaignId === undefined ? undefined : eq(formEntries.campaignId, filter.campaignId),
  );
  const some = ctx.db
    .select({ id: formEntries.id })
    .from(formEntries)
    .where(where)
    .limit(MAX_EXACT_COUNT)
    .as("some");
  const [found, [counted]] = await ctx.db.batch([
    ctx.db
      .select()
      .from(formEntries)
      .where(and(where, cursor === undefined ? undefined : lt(formEntries.id, cursor)))
      .orderBy(desc(formEntries.id))
      .limit(limit + 1),
    ctx.db.select({ count: sql<number>`count(*)` }).from(some),
  ]);
  return { ...pageOf(found, limit, ({ id }) => id), total: totalUpTo(counted?.count ?? 0) };
}
