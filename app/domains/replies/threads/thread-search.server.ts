import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { accountMatch } from "~/core/text";
import type { Thread } from "./threads.server";

export const searchThreads = (ctx: AccountContext, words: readonly string[], limit: number) => {
  const match = accountMatch(ctx.account.id, words);
  return ctx.db.all<Pick<Thread, "id" | "name" | "address" | "subject">>(sql`
    select t.id, t.name, t.address, t.subject from
      (select rowid as id from thread_search where thread_search match ${match} order by rowid desc limit ${limit}) f
      cross join threads t on t.id = f.id where t.account_id = ${ctx.account.id} order by t.id desc`);
};
