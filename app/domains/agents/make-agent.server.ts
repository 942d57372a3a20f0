import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { agents } from "./tables";

/** Creates an approved agent record; `who` selects the user's id, or nothing. An existing record is kept, with the new country. */
export function agentRecordStatement(ctx: Context, who: SQL, country: string) {
  const now = toUnixSeconds(ctx.now());
  const by = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  // All columns in table order.
  return ctx.db
    .insert(agents)
    .select(
      sql`select null, w.id, ${country}, null, '[]', '[]', null, null, '[]', 'entry', 0, 0, null, ${now}, ${now}, ${by}, null, '[]'
        from (${who}) w where true`,
    )
    .onConflictDoUpdate({ target: agents.userId, set: { country: sql`excluded.country` } });
}
