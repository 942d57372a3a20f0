import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";

/** Own translations of a demo template stay: the first of them takes its place. */
export const deleteDemoTemplates = async (ctx: AccountContext) => {
  const { id } = ctx.account;
  const ofDemo = sql`account_id = ${id} and is_demo = 0
    and variant_of in (select d.id from outreach_templates d where d.account_id = ${id} and d.is_demo = 1)`;
  const [, removed] = await ctx.d1.batch([
    statement(
      ctx,
      sql`update outreach_templates set variant_of = nullif(heir.id, outreach_templates.id)
        from (select variant_of as root, coalesce(min(case when archived_at is null then id end), min(id)) as id
          from outreach_templates where ${ofDemo} group by variant_of) heir
        where heir.root = outreach_templates.variant_of and outreach_templates.account_id = ${id} and is_demo = 0`,
    ),
    statement(ctx, sql`delete from outreach_templates where account_id = ${id} and is_demo = 1`),
  ]);
  return removed as D1Result;
};
