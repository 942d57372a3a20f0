import { z } from "zod";
import { CELLS, type CellName } from "../fields";
import { KeptRegion } from "../region-schemas";
import { asWritten, cents, known, type OpportunityInput, optional, stage, title } from "../schemas";
import type { Seen } from "./optimistic-lock";

const NOTHING_TO_CHANGE = "Include at least one change, e.g. title, revenue or status.";
const MOVES_SEEN = "To change the status, use the move endpoint with “from”.";

const cells = Object.fromEntries(CELLS.map((name) => [name, optional[name]])) as Pick<
  typeof optional,
  CellName
>;
const seen = z.object(cells).optional();

/** Converts revenue from US dollars to the cents that its column stores. */
const inCents = <Value>(name: CellName, value: Value) =>
  name === "revenue" && typeof value === "number" ? cents(value) : value;

function asSeen(was: z.infer<typeof seen>): Seen | undefined {
  if (!was) return undefined;
  const named = CELLS.filter((name) => was[name] !== undefined);
  return Object.fromEntries(named.map((name) => [name, inCents(name, was[name])]));
}

export type OpportunityChange = Partial<Omit<OpportunityInput, "leadId">> & { was?: Seen | undefined };

/** An API change: omitted fields stay unchanged, null removes a value; `was` has the values that the caller saw. */
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

const cell = z.enum(CELLS, "Choose value, close date or owner.");

export const CellQuery = z.object({ cell: cell.default("revenue"), back: z.string().max(1000).optional() });

/** One value of an opportunity from an inline form: an empty value is removed. */
export const CellSchema = z
  .object({ cell, ...cells, was: seen })
  .transform(({ cell, was = {}, ...typed }): OpportunityChange => {
    const valueIn = (from: typeof was) => inCents(cell, known<string | number>(from[cell]));
    return { [cell]: valueIn(typed), was: { [cell]: valueIn(was) } };
  });
