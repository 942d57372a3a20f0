import type { AccountContext } from "~/core/context";
import { removePiece } from "~/core/remove-piece";

/** Of an account that closes: tokens and secrets with them. */
export const removeOwnConnections = (ctx: AccountContext): Promise<boolean> =>
  removePiece(ctx, ["platform_connections"]);
