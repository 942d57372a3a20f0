import { z } from "zod";
import { cents, lostReason, optional, stage } from "./schemas";

const fields = z.object({
  status: stage,
  /** The stage that the user saw. */
  from: stage.optional(),
  lostReason: lostReason.optional(),
  revenue: optional.revenue,
  closeDate: optional.closeDate,
});

/** Value and date are used only for a win; empty ones change nothing. */
function asMove({ revenue, closeDate, ...rest }: z.infer<typeof fields>) {
  const isWon = rest.status === "closed_won";
  return {
    ...rest,
    ...(isWon && typeof revenue === "number" ? { revenue: cents(revenue) } : {}),
    ...(isWon && closeDate ? { closeDate } : {}),
  };
}

/** Input revenue is in US dollars, output in cents. */
export const MoveSchema = fields.transform(asMove);
export type Move = z.infer<typeof MoveSchema>;

/** The URL to return to: the board, with its card or scroll position, or another local path. */
const back = z.string().max(1000).optional();

/** `isAsked` is sent by the page that asks for value and date: without it, a win opens that page first. */
export const MovePageSchema = fields
  .extend({ back, isAsked: z.boolean().optional() })
  .transform(({ back, isAsked, ...move }) => ({ back, isAsked, move: asMove(move) }));

const noMove = "Enter the ID of the move to undo.";

export const UndoMoveSchema = z.object({ move: z.number(noMove).int(noMove).positive(noMove) });
export const UndoMovePageSchema = UndoMoveSchema.extend({ back });

/** The last move and its previous stage, for the note with its Undo button. */
export const BoardQuery = z.object({ moved: z.number().int().positive().optional(), was: stage.optional() });
export const MoveQuery = z.object({ to: stage.optional(), from: stage.optional(), back });
