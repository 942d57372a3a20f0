import type { AccountContext } from "~/core/context";
import { removePiece } from "~/core/remove-piece";

export const removeOwnConnections = (ctx: AccountContext): Promise<boolean> =>
  removePiece(ctx, ["platform_connections"]);
