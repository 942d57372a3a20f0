import { and, eq, inArray, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { MetaPlatformName } from "~/domains/marketing/platforms/names";
import type { MessageKind } from "./policy";
import { socialChannels, socialMessages } from "./tables";

interface Echo {
  personId: string;
  /** WhatsApp only: the person's ID for this business. */
  userId?: string | null | undefined;
  externalId: string;
  content: MessageKind;
  text: string;
  at: Date;
  /** Row of a message that we sent; null for any other. */
  messageId: number | null;
}

/** Records a sent message: one of ours updates our row, one from the platform's own inbox is added. */
export function ingestEchoStatements(
  ctx: AccountContext,
  platform: MetaPlatformName,
  echo: Echo,
): D1PreparedStatement[] {
  const { id: accountId } = ctx.account;
  const at = Math.min(toUnixSeconds(echo.at), toUnixSeconds(ctx.now()));
  const isOurs = sql`account_id = ${accountId} and id = ${echo.messageId ?? 0}`;
  return [
    sql`update ${socialMessages} set state = 'sent', external_id = ifnull(external_id, ${echo.externalId}), last_error = null
      where ${isOurs} and state in ('sending', 'unconfirmed') and not exists (select 1 from ${socialMessages} t
        where t.account_id = ${accountId} and t.platform = ${platform} and t.external_id = ${echo.externalId})`,
    sql`insert into ${socialMessages} (account_id, lead_id, channel_id, platform, direction, kind, state, external_id, text,
        written_at, is_demo)
      select account_id, lead_id, id, platform, 'out', ${echo.content}, 'sent', ${echo.externalId}, ${echo.text || null}, ${at}, is_demo
      from ${socialChannels} where account_id = ${accountId} and platform = ${platform} and person_key in (${echo.personId}, ${echo.userId ?? echo.personId})
        and not exists (select 1 from ${socialMessages} where ${isOurs}) on conflict do nothing`,
  ].map((query) => statement(ctx, query));
}

const BEFORE = {
  sent: ["sending", "unconfirmed"],
  delivered: ["sending", "unconfirmed", "sent"],
  read: ["sending", "unconfirmed", "sent", "delivered"],
  failed: ["sending", "unconfirmed", "sent"],
} as const;

interface StatusOfMessage {
  externalId: string;
  messageId: number | null;
  status: keyof typeof BEFORE;
  trouble: string | null;
}

/** Updates the delivery status of a message we sent; a late or repeated status never moves it back. */
export function ingestStatusStatement(
  ctx: AccountContext,
  platform: MetaPlatformName,
  { externalId, messageId, status, trouble }: StatusOfMessage,
): D1PreparedStatement {
  const known = sql`(select id from ${socialMessages} where account_id = ${ctx.account.id} and platform = ${platform}
    and external_id = ${externalId})`;
  const query = ctx.db
    .update(socialMessages)
    .set({
      state: status,
      lastError: status === "failed" ? trouble : null,
      externalId: sql`ifnull(${socialMessages.externalId}, ${externalId})`,
    })
    .where(
      and(
        eq(socialMessages.accountId, ctx.account.id),
        eq(socialMessages.direction, "out"),
        sql`${socialMessages.id} = ifnull(${known}, ${messageId ?? 0})`,
        inArray(socialMessages.state, [...BEFORE[status]]),
      ),
    );
  return statement(ctx, query);
}
