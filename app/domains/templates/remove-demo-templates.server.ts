import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";

export const removeDemoTemplates = (ctx: AccountContext) =>
  statement(
    ctx,
    sql`delete from outreach_templates where account_id = ${ctx.account.id} and is_demo = 1`,
  ).run();
