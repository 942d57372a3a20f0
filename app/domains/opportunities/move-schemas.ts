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

/** Value and date count with a win only; empty ones don't change. */
function asMove({ revenue, closeDate, ...rest }: z.infer<typeof fields>) {
  const isWon = rest.status === "closed_won";
  return {
    ...rest,
    ...(isWon && typeof revenue === "number" ? { revenue: cents(revenue) } : {}),
    ...(isWon && closeDate ? { closeDate } : {}),
  };
}

/** Revenue is in US dollars. */
export const MoveSchema = fields.transform(asMove);
export type Move = z.infer<typeof MoveSchema>;

/** The board, with the card or where it was scrolled to, or a path of ours. */
const back = z.string().max(1000).optional();

/** `isAsked` is set by the page for value and date: without it a win opens that page first. */
export const MovePageSchema = fields
  .extend({ back, isAsked: z.boolean().optional() })
  .transform(({ back, isAsked, ...move }) => ({ back, isAsked, move: asMove(move) }));

const noMove = "Enter the ID of the move to undo.";

export const UndoMoveSchema = z.object({ move: z.number(noMove).int(noMove).positive(noMove) });
export const UndoMovePageSchema = UndoMoveSchema.extend({ back });

/** The last move and its former stage: for the note with its Undo. */
export const BoardQuery = z.object({ moved: z.number().int().positive().optional(), was: stage.optional() });
export const MoveQuery = z.object({ to: stage.optional(), from: stage.optional(), back });
