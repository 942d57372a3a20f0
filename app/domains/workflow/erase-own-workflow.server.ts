import type { AccountContext } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";

export const eraseOwnWorkflow = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["automations"]);
