import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { outreachTemplates } from "./tables";
import { hasRoom, limitError } from "./template-limit";
import { familyOf, getRemovedTemplate, getTemplate, isLiveRoot, type Template } from "./templates.server";

/**
 * Restores the template with the translations archived at the same moment. @throws DomainError limit_reached,
 * not_found, conflict
 */
export async function restoreTemplate(ctx: BusinessContext, templateId: number): Promise<Template> {
  const { archivedAt, variantOf } = await getRemovedTemplate(ctx, templateId);
  const rows = outreachTemplates;
  const back = await ctx.db
    .update(rows)
    .set({ archivedAt: null })
    .where(
      and(
        eq(rows.accountId, ctx.account.id),
        sql`${rows.id} in ${familyOf({ id: templateId })}`,
        eq(rows.archivedAt, archivedAt as Date),
        variantOf === null
          ? hasRoom(ctx.account)
          : sql`${isLiveRoot(variantOf)} and not exists (select 1 from outreach_templates t where t.archived_at is null and t.language = ${rows.language}
              and (t.id = ${variantOf} or t.variant_of = ${variantOf}))`,
      ),
    )
    .returning({ id: rows.id });
  if (back.length > 0) return getTemplate(ctx, templateId);
  if (variantOf === null) throw limitError(ctx.account);
  throw new DomainError(
    "conflict",
    "First restore the original, or delete the other version in this language.",
  );
}

/** Archives the template with its translations; returns whether it did. */
export async function archiveTemplate(
  ctx: AccountContext,
  template: Pick<Template, "id">,
  condition: SQL,
): Promise<boolean> {
  const gone = await ctx.db
    .update(outreachTemplates)
    .set({ archivedAt: ctx.now() })
    .where(
      and(
        eq(outreachTemplates.accountId, ctx.account.id),
        sql`${outreachTemplates.id} in ${familyOf(template)} and ${outreachTemplates.archivedAt} is null`,
        condition,
      ),
    )
    .returning({ id: outreachTemplates.id });
  return gone.length > 0;
}
