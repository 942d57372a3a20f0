import { and, eq, gt, max, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import { MOST, type Platform } from "../policy";
import { socialLeads } from "../tables";

/** The last lead of an account so far: those after it are new. */
export async function lastLeadId(ctx: AccountContext): Promise<number> {
  const [row] = await ctx.db
    .select({ id: max(socialLeads.id) })
    .from(socialLeads)
    .where(eq(socialLeads.accountId, ctx.account.id));
  return row?.id ?? 0;
}

/** New leads of a platform get each of these words as a tag that their message has. */
export async function tagByWords(
  ctx: AccountContext,
  { platform, after, words }: { platform: Platform; after: number; words: readonly string[] },
): Promise<void> {
  if (words.length === 0) return;
  const isNew = and(
    eq(socialLeads.accountId, ctx.account.id),
    eq(socialLeads.platform, platform),
    gt(socialLeads.id, after),
  );
  await ctx.d1.batch(
    words.map((word) =>
      statement(
        ctx,
        sql`update ${socialLeads} set tags = json_insert(tags, '$[#]', ${word})
          where ${isNew} and instr(lower(message), lower(${word})) > 0 and json_array_length(tags) < ${MOST.tags}
            and ${word} not in (select value from json_each(tags))`,
      ),
    ),
  );
}
