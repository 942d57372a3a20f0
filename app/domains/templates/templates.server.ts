import { and, eq, getTableColumns, isNull, or, type SQL, sql } from "drizzle-orm";
import { isOwnWork } from "~/core/columns";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { type KeysetOrder, lastSeen, readAfter } from "~/core/lists/keyset";
import { MAX_EXACT_COUNT, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { accountMatch } from "~/core/text";
import { outreachFiles, outreachTemplates } from "./tables";
import type { TemplateQuery, TemplateSort } from "./template-schema";

const columns = {
  ...getTableColumns(outreachTemplates),
  fileName: outreachFiles.originalName,
  fileType: outreachFiles.mimeType,
};

const select = (ctx: AccountContext, where: SQL | undefined) =>
  ctx.db
    .select(columns)
    .from(outreachTemplates)
    .leftJoin(outreachFiles, eq(outreachFiles.id, outreachTemplates.fileId))
    .where(and(eq(outreachTemplates.accountId, ctx.account.id), where));

export type Template = Awaited<ReturnType<typeof select>>[number];

const live = isNull(outreachTemplates.archivedAt);

/** @throws DomainError not_found, also for another account's template and a removed one */
export async function getTemplate(ctx: AccountContext, templateId: number): Promise<Template> {
  const [template] = await select(ctx, and(live, eq(outreachTemplates.id, templateId))).limit(1);
  if (!template) throw notFound("This template");
  return template;
}

/** @throws DomainError not_found */
export async function getRemovedTemplate(ctx: AccountContext, templateId: number): Promise<Template> {
  const [template] = await select(ctx, eq(outreachTemplates.id, templateId)).limit(1);
  if (!template?.archivedAt) throw notFound("This template");
  return template;
}

const id = outreachTemplates.id;
const ORDERS: Record<TemplateSort, KeysetOrder> = {
  newest: { key: id, id, isDescending: true },
  name: { key: sql`lower(${outreachTemplates.name})`, id },
  changed: { key: outreachTemplates.updatedAt, id, isDescending: true },
};

const lastOf = (ctx: AccountContext) => (key: SQL, id: number) =>
  ctx.db
    .select({ key, id: outreachTemplates.id })
    .from(outreachTemplates)
    .where(and(eq(outreachTemplates.id, id), eq(outreachTemplates.accountId, ctx.account.id)))
    .limit(1);

/** The cursor is the ID of the last template seen, in every sort order. */
export async function listTemplates(
  ctx: AccountContext,
  { limit, cursor, sort = "newest" }: Pick<TemplateQuery, "limit" | "cursor"> & Partial<TemplateQuery>,
): Promise<Page<Template>> {
  const last = await lastSeen(cursor, ORDERS[sort], lastOf(ctx));
  const read = (where: SQL | undefined, by: SQL[], limit: number) =>
    select(ctx, and(live, where))
      .orderBy(...by)
      .limit(limit);
  const bounded = ctx.db
    .select({ id: outreachTemplates.id })
    .from(outreachTemplates)
    .where(and(eq(outreachTemplates.accountId, ctx.account.id), live))
    .limit(MAX_EXACT_COUNT)
    .as("bounded");
  const [found, [counted]] = await Promise.all([
    readAfter(read, ORDERS[sort], last, limit + 1),
    ctx.db.select({ count: sql<number>`count(*)` }).from(bounded),
  ]);
  const { rows, next } = pageOf(found, limit, (last) => last.id);
  const count = counted?.count ?? 0;
  return {
    rows,
    next,
    total: totalUpTo(count),
  };
}

/** Whether the account has a template of its own: demo templates do not count. */
export async function hasTemplate(ctx: AccountContext): Promise<boolean> {
  const own = and(eq(outreachTemplates.accountId, ctx.account.id), live);
  const rows = await ctx.db
    .select({ id: outreachTemplates.id })
    .from(outreachTemplates)
    .where(and(own, isOwnWork(ctx, outreachTemplates.isDemo)))
    .limit(1);
  return rows.length > 0;
}

export const rootOf = (template: Pick<Template, "id" | "variantOf">) => template.variantOf ?? template.id;

/** A translation whose original was removed would bypass the template limit. */
export const isLiveRoot = (root: number) =>
  sql`exists (select 1 from outreach_templates r where r.id = ${root} and r.archived_at is null)`;

/** Original first. */
export async function listVariants(ctx: AccountContext, template: Template): Promise<Template[]> {
  const root = rootOf(template);
  const family = or(eq(outreachTemplates.id, root), eq(outreachTemplates.variantOf, root));
  return select(ctx, and(live, family)).orderBy(outreachTemplates.id).limit(50);
}

/** The template, with its translations if it is the original. */
export const familyOf = ({ id }: Pick<Template, "id">) =>
  sql`(select id from outreach_templates where id = ${id} or variant_of = ${id})`;

/** Newest templates that match by name; `words` are letters and digits. */
export const searchTemplates = (ctx: AccountContext, terms: readonly string[], limit: number) =>
  ctx.db.all<Pick<Template, "id" | "name" | "subject">>(sql`
    select t.id, t.name, t.subject from (select rowid as id from template_search
      where template_search match ${accountMatch(ctx.account.id, terms)} order by rowid desc limit ${limit}) f
      cross join outreach_templates t on t.id = f.id where t.account_id = ${ctx.account.id} order by t.id desc`);
