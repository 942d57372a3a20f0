import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { among } from "~/core/statement";
import { outreachTemplates } from "./tables";

const { id, accountId, archivedAt, variantOf, name, templateType, language, subject, content } =
  outreachTemplates;

/** Names of the account's templates, for a join; by default of those that were not deleted. */
export const templateNames = (ctx: AccountContext, { areRemovedToo = false } = {}) =>
  ctx.db
    .select({ id, name, templateType })
    .from(outreachTemplates)
    .where(and(eq(accountId, ctx.account.id), areRemovedToo ? undefined : isNull(archivedAt)))
    .as("t");

/** The newest of the account. */
export function listTemplateNames(ctx: AccountContext, limit: number) {
  const names = templateNames(ctx);
  return ctx.db.select().from(names).orderBy(desc(names.id)).limit(limit);
}

/** @throws DomainError not_found, of the field, for one that is not the account's */
export async function requireTemplates(ctx: AccountContext, templateIds: number[], field: string) {
  const wanted = [...new Set(templateIds)];
  const names = templateNames(ctx);
  const found = await ctx.db
    .select({ id: names.id })
    .from(names)
    .where(sql`${names.id} in ${among(wanted)}`);
  if (found.length < wanted.length)
    throw new DomainError("not_found", "This template was not found.", { field });
}

/** What the account's templates say now, in every language, for a join. */
export const templateVersions = (ctx: AccountContext) =>
  ctx.db
    .select({ id, variantOf, language, subject, content })
    .from(outreachTemplates)
    .where(and(eq(accountId, ctx.account.id), isNull(archivedAt)))
    .as("t");

/** What templates say now, of any account and deleted ones too, for a join. */
export const templateWords = (ctx: Context) =>
  ctx.db.select({ id, language, subject, content }).from(outreachTemplates).as("t");

/** A condition: the account has this template. */
export const isLiveTemplate = (account: number, templateId: SQL): SQL =>
  sql`exists (select 1 from outreach_templates t where t.id = ${templateId}
    and t.account_id = ${account} and t.archived_at is null)`;

/** A row for campaign steps: subject, content, cc_emails, file_id, language. */
export const wordsToCopy = (templateId: SQL): SQL =>
  sql`(select t.subject, t.content, t.cc_emails, t.file_id, t.language from outreach_templates t where t.id = ${templateId})`;

/** The account's translations: variant_of, language, subject, content, cc_emails and file_id. */
export const translationsToCopy = (account: number): SQL =>
  sql`(select variant_of, language, subject, content, cc_emails, file_id from outreach_templates
    where account_id = ${account} and archived_at is null)`;
