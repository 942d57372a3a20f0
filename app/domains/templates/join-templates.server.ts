import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { inJsonArray } from "~/core/statement";
import { outreachTemplates } from "./tables";

const { id, accountId, archivedAt, variantOf, name, templateType, language, subject, content } =
  outreachTemplates;

/** Subquery for a join, like the two below. */
export const templateNames = (ctx: AccountContext, { areRemovedToo = false } = {}) =>
  ctx.db
    .select({ id, name, templateType })
    .from(outreachTemplates)
    .where(and(eq(accountId, ctx.account.id), areRemovedToo ? undefined : isNull(archivedAt)))
    .as("t");

export function listTemplateNames(ctx: AccountContext, limit: number) {
  const names = templateNames(ctx);
  return ctx.db.select().from(names).orderBy(desc(names.id)).limit(limit);
}

/** @throws DomainError not_found on `field`, for another account's template */
export async function requireTemplates(ctx: AccountContext, templateIds: number[], field: string) {
  const wanted = [...new Set(templateIds)];
  const names = templateNames(ctx);
  const found = await ctx.db
    .select({ id: names.id })
    .from(names)
    .where(sql`${names.id} in ${inJsonArray(wanted)}`);
  if (found.length < wanted.length)
    throw new DomainError("not_found", "This template wasn’t found.", { field });
}

/** Subquery of a template's texts in every language. */
export const templateVersions = (ctx: AccountContext) =>
  ctx.db
    .select({ id, variantOf, language, subject, content })
    .from(outreachTemplates)
    .where(and(eq(accountId, ctx.account.id), isNull(archivedAt)))
    .as("t");

/** Subquery of template texts of any account, including removed ones. */
export const templateWords = (ctx: Context) =>
  ctx.db.select({ id, language, subject, content }).from(outreachTemplates).as("t");

export const isLiveTemplate = (account: number, templateId: SQL): SQL =>
  sql`exists (select 1 from outreach_templates t where t.id = ${templateId}
    and t.account_id = ${account} and t.archived_at is null)`;

export const wordsToCopy = (templateId: SQL): SQL =>
  sql`(select t.subject, t.content, t.cc_emails, t.file_id, t.language from outreach_templates t where t.id = ${templateId})`;

export const translationsToCopy = (account: number): SQL =>
  sql`(select variant_of, language, subject, content, cc_emails, file_id from outreach_templates
    where account_id = ${account} and archived_at is null)`;
