import type { AccountContext } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";

/** Removes a piece; false when nothing is left. After the leads: what removes them counts. */
export const eraseOwnStages = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["lead_stages", "stage_daily_totals", "stage_totals"]);
