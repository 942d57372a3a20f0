import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { among, statement } from "~/core/statement";

/** Which of these Message-IDs, angle brackets included, are of messages that the account sent. */
export async function oursAmong(
  ctx: Context,
  accountId: number,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { results } = await statement(
    ctx,
    sql`select message_id from outreach_messages where message_id is not null and message_id in ${among(ids)}
      and account_id = ${accountId}`,
  ).all<{ message_id: string }>();
  return new Set(results.map(({ message_id }) => message_id));
}
