import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { statement } from "~/core/statement";
import { agentIdOfUser } from "~/domains/agents/erase-agent.server";
import { purgeWritten, writtenBy } from "./between/written.server";
import { agentChatMessages, agentChats } from "./tables";
import { CHAT_TALK } from "./write-message.server";

const BATCH_SIZE = 500;

/** Erases an erased agent's messages; the business's messages are kept. */
export const eraseMessagesOfAgent = (ctx: Context, userId: number, condition: SQL) =>
  statement(
    ctx,
    sql`update ${agentChatMessages} set text = null
      where chat_id in (select id from ${agentChats} where agent_id = ${agentIdOfUser(userId)})
        and side = 'agent' and text is not null and ${condition}`,
  );

/** Erases the text of a closed account's messages; the agents' messages are kept. */
export async function redactOwnMessages(ctx: AccountContext): Promise<boolean> {
  const some = sql`select id from ${agentChatMessages} where account_id = ${ctx.account.id} and side = 'account'
    and text is not null limit ${BATCH_SIZE}`;
  const { meta } = await statement(
    ctx,
    sql`update ${agentChatMessages} set text = null where id in (${some})`,
  ).run();
  return meta.changes > 0;
}

export const deleteDemoChats = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["agent_chat_messages", "agent_chats"], "demo");

export const purgeChatMessages = (ctx: Context, before: Date): Promise<number> =>
  purgeWritten(ctx, CHAT_TALK, before);

export const messagesOfUser = (ctx: Context, userId: number, limit: number) =>
  writtenBy(ctx, agentChatMessages, userId, limit);
