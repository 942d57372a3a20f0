import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { outreachTemplates } from "./tables";
import { familyOf, type Template } from "./templates.server";

/** With its translations. Whether it did. */
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
