import { and, eq, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { outreachTemplates } from "./tables";
import { hasRoom, limitRefusal } from "./template-limit";
import {
  campaignsUsing,
  familyOf,
  getDeletedTemplate,
  getTemplate,
  inUse,
  isLiveRoot,
  type Template,
} from "./templates.server";

/**
 * Deletes a template, with its translations when it is the first of them; `restoreTemplate` takes it back.
 * @throws DomainError conflict while a campaign that has not ended is made of it; not_found
 */
export async function deleteTemplate(ctx: BusinessContext, templateId: number): Promise<Template> {
  const template = await getTemplate(ctx, templateId);
  const family = familyOf(template);
  const gone = await ctx.db
    .update(outreachTemplates)
    .set({ archivedAt: ctx.now() })
    .where(
      and(
        eq(outreachTemplates.accountId, ctx.account.id),
        sql`${outreachTemplates.id} in ${family} and ${outreachTemplates.archivedAt} is null`,
        sql`not ${inUse(ctx.account.id, family)}`,
      ),
    )
    .returning({ id: outreachTemplates.id });
  if (gone.length > 0) return template;
  const [user] = await campaignsUsing(ctx, template);
  throw new DomainError(
    "conflict",
    `This template is in use by the campaign “${user?.name ?? ""}”. End that campaign, or give it another template, then delete this one.`,
  );
}

/** Takes a deletion back, with the translations that went in the same moment. @throws DomainError limit_reached, not_found */
export async function restoreTemplate(ctx: BusinessContext, templateId: number): Promise<Template> {
  const { archivedAt, variantOf } = await getDeletedTemplate(ctx, templateId);
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
  if (variantOf === null) throw limitRefusal(ctx.account);
  throw new DomainError(
    "conflict",
    "There is another version in this language by now, or the template that it translates was deleted. Bring that one back first.",
  );
}
