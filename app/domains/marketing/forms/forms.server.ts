import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type AccountContext, type BusinessContext, type Context, isDemoWork } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import type { ProductLanguage } from "~/core/languages";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { searchKey } from "~/core/text";
import { isAccountActive } from "~/domains/identity/account-state";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { hasNotLostMarketing, requireMarketing } from "../access/access.server";
import { getCampaign } from "../campaigns/campaigns.server";
import { MAX_FORMS } from "../campaigns/policy";
import { FORM_LABELS } from "./form-labels";
import type { FormInput } from "./form-schema";
import { type LeadForm, leadForms } from "./tables";

const standardConsent = (language: ProductLanguage, business: string) =>
  FORM_LABELS[language].consent.replace("{business}", () => business);

interface Said {
  consentText: string | null;
  language: ProductLanguage;
  business: string;
}

/**
 * The business's own consent text; the standard text if it has none, or only a standard text in another language or
 * with its `former` name.
 */
function consentOf({ consentText, language, business }: Said, former: string = business): string {
  const languages = Object.keys(FORM_LABELS) as ProductLanguage[];
  const isStandard = [business, former].some((name) =>
    languages.some((language) => standardConsent(language, name) === consentText),
  );
  return consentText && !isStandard ? consentText : standardConsent(language, business);
}

/** Newest first; an account has at most 100. */
export const listForms = (ctx: AccountContext): Promise<LeadForm[]> =>
  ctx.db
    .select()
    .from(leadForms)
    .where(eq(leadForms.accountId, ctx.account.id))
    .orderBy(desc(leadForms.id))
    .limit(MAX_FORMS);

/** @throws DomainError not_found */
export async function getForm(ctx: AccountContext, formId: number): Promise<LeadForm> {
  const byId = and(eq(leadForms.id, formId), eq(leadForms.accountId, ctx.account.id));
  const [row] = await ctx.db.select().from(leadForms).where(byId).limit(1);
  if (!row) throw notFound("This form");
  return row;
}

/** SQL condition for the statement that stores a submission. */
export const mayCollect = (formId: SQL | number): SQL =>
  sql`exists (select 1 from ${leadForms} collecting where collecting.id = ${formId}
    and collecting.taken_down_at is null and ${hasNotLostMarketing(sql`collecting.account_id`)}
    and ${isAccountActive(sql`collecting.account_id`)})`;

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;

type PublicForm = LeadForm & { isGone: boolean };

/** A form for its public page, open or closed; `isGone` if it may not collect submissions. @throws DomainError not_found */
export async function getPublicForm(ctx: Context, slug: string): Promise<PublicForm> {
  const isActive = sql<number>`${mayCollect(sql`lead_forms.id`)}`;
  const [row] = SLUG.test(slug)
    ? await ctx.db
        .select({ form: leadForms, isActive })
        .from(leadForms)
        .where(eq(leadForms.slug, slug))
        .limit(1)
    : [];
  if (!row) throw notFound("This form");
  return { ...row.form, isGone: row.isActive !== 1 };
}

const RANDOM_LETTERS = 6;

/** The title with random characters: URLs can't be guessed, and slugs don't collide. */
function slugOf(title: string): string {
  const words = searchKey(title)
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join("-")
    .slice(0, 40);
  const random = [...crypto.getRandomValues(new Uint32Array(RANDOM_LETTERS))]
    .map((n) => (n % 36).toString(36))
    .join("");
  return [words.endsWith("-") ? words.slice(0, -1) : words, random].filter(Boolean).join("-");
}

const campaignOf = async (ctx: BusinessContext, { campaignId }: FormInput) =>
  campaignId == null ? null : (await getCampaign(ctx, campaignId)).id;

/** @throws DomainError not_found for the campaign; conflict above 100 forms; limit_reached */
export async function createForm(ctx: BusinessContext, input: FormInput): Promise<LeadForm> {
  await requireMarketing(ctx);
  const { account, actor } = ctx;
  const insert = sql`insert into ${leadForms} (account_id, campaign_id, slug, business, title, intro, consent_text, language,
      created_by, created_at, is_demo)
    select ${account.id}, ${await campaignOf(ctx, input)}, ${slugOf(input.title)}, ${input.business}, ${input.title},
    ${input.intro}, ${consentOf(input)}, ${input.language}, ${actor.userId}, ${toUnixSeconds(ctx.now())},
    ${isDemoWork(ctx) || account.isDemo ? 1 : 0}
    where (select count(*) from ${leadForms} where account_id = ${account.id}) < ${MAX_FORMS} returning id`;
  const [, made] = await withQuota(ctx, { rows: 1 }, (count) =>
    ctx.d1.batch<{ id: number }>([statement(ctx, count), statement(ctx, insert)]),
  );
  const id = made?.results[0]?.id;
  if (id === undefined)
    throw new DomainError(
      "conflict",
      `Your account has reached its limit of ${MAX_FORMS} forms. Edit an existing form.`,
    );
  return getForm(ctx, id);
}

/** Earlier submissions keep their consent text. @throws DomainError not_found */
export async function saveForm(ctx: BusinessContext, formId: number, input: FormInput): Promise<LeadForm> {
  const before = await getForm(ctx, formId);
  await requireMarketing(ctx);
  const { title, business, intro, language } = input;
  const byId = and(eq(leadForms.id, formId), eq(leadForms.accountId, ctx.account.id));
  await ctx.db
    .update(leadForms)
    .set({
      title,
      business,
      intro,
      consentText: consentOf(input, before.business),
      language,
      campaignId: await campaignOf(ctx, input),
    })
    .where(byId);
  return getForm(ctx, formId);
}

async function setClosed(ctx: BusinessContext, formId: number, closedAt: Date | null): Promise<LeadForm> {
  await getForm(ctx, formId);
  await requireMarketing(ctx);
  const byId = and(
    eq(leadForms.id, formId),
    eq(leadForms.accountId, ctx.account.id),
    closedAt ? isNull(leadForms.closedAt) : undefined,
  );
  await ctx.db.update(leadForms).set({ closedAt }).where(byId);
  return getForm(ctx, formId);
}

/** Closes a form; its page states that it is closed. Safe to repeat. @throws DomainError not_found */
export const closeForm = (ctx: BusinessContext, formId: number) => setClosed(ctx, formId, ctx.now());

/** @throws DomainError not_found */
export const openForm = (ctx: BusinessContext, formId: number) => setClosed(ctx, formId, null);
