import { z } from "zod";
import { KeptRegion } from "../region-schemas";
import { asWritten, cents, known, type OpportunityInput, optional, stage, title } from "../schemas";
import type { Seen } from "./seen-values";

const NOTHING_TO_CHANGE = "Name what to change, such as title, revenue or status.";
const MOVES_SEEN = "A move says what it saw by its own call, as “from”.";

const { revenue, closeDate, ownerId } = optional;
const seen = z.object({ revenue, closeDate, ownerId }).optional();

function asSeen(was: z.infer<typeof seen>): Seen | undefined {
  return (
    was && {
      ...(was.revenue === undefined ? {} : { revenue: cents(was.revenue) }),
      ...(was.closeDate === undefined ? {} : { closeDate: was.closeDate }),
      ...(was.ownerId === undefined ? {} : { ownerId: was.ownerId }),
    }
  );
}

export type OpportunityChange = Partial<Omit<OpportunityInput, "leadId">> & { was?: Seen | undefined };

/** What a call changes: what it leaves out stays, null takes a value away; `was` is what the caller saw before. */
export const OpportunityChangeSchema = z
  .object({
    title: title.optional(),
    region: KeptRegion.optional(),
    status: stage.optional(),
    ...optional,
    was: seen,
  })
  .refine(({ was, status }) => was === undefined || status === undefined, MOVES_SEEN)
  .transform(({ was, ...input }) => {
    const named = Object.keys(input).filter((key) => input[key as keyof typeof input] !== undefined);
    const change = { ...input, ...asWritten(input) };
    const changed = Object.fromEntries(named.map((key) => [key, change[key as keyof typeof change]]));
    return { changed, was: asSeen(was) };
  })
  .refine(({ changed }) => Object.keys(changed).length > 0, NOTHING_TO_CHANGE)
  .transform(({ changed, was }): OpportunityChange => (was ? { ...changed, was } : changed));

const CELLS = ["revenue", "closeDate", "ownerId"] as const;
export type Cell = (typeof CELLS)[number];

const cell = z.enum(CELLS, "Choose value, close date or owner.");

export const CellQuery = z.object({ cell: cell.default("revenue"), back: z.string().max(1000).optional() });

/** One value of an opportunity as a small form sends it: what is left empty is taken away. */
export const CellSchema = z
  .object({ cell, revenue, closeDate, ownerId, was: z.object({ revenue, closeDate, ownerId }).optional() })
  .transform(({ cell, was = {}, ...typed }): OpportunityChange => {
    const value = { ...typed, revenue: cents(known(typed.revenue)) };
    const before = { ...was, revenue: cents(known(was.revenue)) };
    return { [cell]: known(value[cell]), was: { [cell]: known(before[cell]) } };
  });
