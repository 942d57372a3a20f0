import type { AccountContext } from "~/core/context";
import { removePiece } from "~/core/remove-piece";

export const removeOwnWorkflow = (ctx: AccountContext): Promise<boolean> => removePiece(ctx, ["automations"]);
