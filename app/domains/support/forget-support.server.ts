import type { AccountContext, Context } from "~/core/context";
import { removePiece } from "~/core/remove-piece";
import { removeOldWritten, writtenBy } from "~/domains/chats/between/written.server";
import { supportMessages } from "./tables";
import { SUPPORT_TALK } from "./write-support.server";

const TABLES = ["support_messages", "support_threads"];

/** Of an account that closes: what both sides wrote, and its manager. */
export const removeOwnSupport = (ctx: AccountContext): Promise<boolean> =>
  removePiece(ctx, [...TABLES, "account_managers"]);

export const removeDemoSupport = (ctx: AccountContext): Promise<boolean> => removePiece(ctx, TABLES, "demo");

export const removeOldSupport = (ctx: Context, before: Date): Promise<number> =>
  removeOldWritten(ctx, SUPPORT_TALK, before);

export const supportMessagesOfUser = (ctx: Context, userId: number, limit: number) =>
  writtenBy(ctx, supportMessages, userId, limit);
