import type { AccountContext } from "~/core/context";
import { removePiece } from "~/core/remove-piece";

/** Removes a piece; false when nothing is left. After the leads: what removes them counts. */
export const removeOwnStages = (ctx: AccountContext): Promise<boolean> =>
  removePiece(ctx, ["lead_stages", "stage_days", "stage_totals"]);
