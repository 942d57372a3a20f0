import { and, eq, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import { MAX_CAPTURE } from "../policy";
import { socialLeads } from "../tables";

/** Tags each new lead of an import with those keywords that its message contains. */
export async function tagByWords(
  ctx: AccountContext,
  importId: number,
  keywords: readonly string[],
): Promise<void> {
  if (keywords.length === 0) return;
  const isNew = and(eq(socialLeads.importId, importId), sql`+${socialLeads.accountId} = ${ctx.account.id}`);
  await ctx.d1.batch(
    keywords.map((word) =>
      statement(
        ctx,
        sql`update ${socialLeads} set tags = json_insert(tags, '$[#]', ${word})
          where ${isNew} and instr(lower(message), lower(${word})) > 0 and json_array_length(tags) < ${MAX_CAPTURE.tags}
            and ${word} not in (select value from json_each(tags))`,
      ),
    ),
  );
}
