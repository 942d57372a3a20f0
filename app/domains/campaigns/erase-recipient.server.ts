import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { eraseMessagesTo, isTo } from "~/domains/messages/erase-messages-to.server";
import { decrementAudience } from "./audience-counters";

/** That a mail was sent, and when, stays. */
export const eraseRecipientStatements = (ctx: Context, key: string) => [
  statement(ctx, decrementAudience(sql`${isTo(key)} and m.state in ('waiting', 'claimed')`)),
  ...eraseMessagesTo(ctx, key),
];
