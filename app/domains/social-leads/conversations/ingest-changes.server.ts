import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { MetaPlatformName } from "~/domains/marketing/platforms/names";
import { MAX_CAPTURE } from "../policy";
import { socialLeadOrigins, socialLeads } from "../tables";
import { socialMessages } from "./tables";

interface Change {
  /** The platform's ID of the changed message. */
  targetId: string;
  /** Null if its author deleted it. */
  text: string | null;
  at: Date;
}

/**
 * For one batch: updates a message that its author edited or deleted, here and where the lead quotes it. The text of a
 * deleted one is removed.
 */
export function ingestChangeStatements(
  ctx: AccountContext,
  platform: MetaPlatformName,
  { targetId, text, at }: Change,
): D1PreparedStatement[] {
  const { id: accountId } = ctx.account;
  const changedAt = Math.min(toUnixSeconds(at), toUnixSeconds(ctx.now()));
  const target = sql`account_id = ${accountId} and platform = ${platform} and external_id = ${targetId} and state <> 'revoked'`;
  const leadId = sql`(select lead_id from ${socialMessages} where ${target} and direction = 'in')`;
  const quoted = sql`(select trim(substr(text, 1, ${MAX_CAPTURE.message})) from ${socialMessages} where ${target})`;
  const words = text === null ? null : text.slice(0, MAX_CAPTURE.message) || null;
  return [
    sql`update ${socialLeads} set message = ${words} where id = ${leadId} and message = ${quoted}`,
    sql`update ${socialLeadOrigins} set fields = iif(${words} is null, json_remove(fields, '$.message'),
        json_set(fields, '$.message', ${words}))
      where lead_id = ${leadId} and +account_id = ${accountId} and fields ->> 'message' = ${quoted}`,
    text === null
      ? sql`update ${socialMessages} set state = 'revoked', text = null, edited_at = ${changedAt} where ${target}`
      : sql`update ${socialMessages} set text = ${text || null}, edited_at = ${changedAt}
          where ${target} and ifnull(edited_at, 0) <= ${changedAt}`,
  ].map((query) => statement(ctx, query));
}
