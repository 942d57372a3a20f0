import type { AccountContext } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";

export const eraseOwnConnections = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["platform_connections"]);
