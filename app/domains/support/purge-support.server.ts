import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { purgeWritten, writtenBy } from "~/domains/chats/between/written.server";
import { supportMessages } from "./tables";
import { SUPPORT_TALK } from "./write-support.server";

const TABLES = ["support_messages", "support_threads"];

/** For an account that is being deleted: the messages of both sides, and its manager. */
export const eraseOwnSupport = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, [...TABLES, "account_managers"]);

export const deleteDemoSupport = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, TABLES, "demo");

export const purgeSupport = (ctx: Context, before: Date): Promise<number> =>
  purgeWritten(ctx, SUPPORT_TALK, before);

export const supportMessagesOfUser = (ctx: Context, userId: number, limit: number) =>
  writtenBy(ctx, supportMessages, userId, limit);
