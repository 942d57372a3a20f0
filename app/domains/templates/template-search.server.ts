import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { accountMatch } from "~/core/text";
import type { Template } from "./templates.server";

/** The newest by name; `words` are letters and digits. */
export const searchTemplates = (ctx: AccountContext, words: readonly string[], limit: number) =>
  ctx.db.all<Pick<Template, "id" | "name" | "subject">>(sql`
    select t.id, t.name, t.subject from (select rowid as id from template_search
      where template_search match ${accountMatch(ctx.account.id, words)} order by rowid desc limit ${limit}) f
      cross join outreach_templates t on t.id = f.id where t.account_id = ${ctx.account.id} order by t.id desc`);
