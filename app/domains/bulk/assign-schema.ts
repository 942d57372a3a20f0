import { z } from "zod";
import { optional } from "~/domains/opportunities/schemas";
import { PICKED, selectionOf } from "./selection-schema";

export const AssignSchema = z
  .object({ ...PICKED, ownerId: optional.ownerId })
  .transform((input, context) => ({
    selection: selectionOf(input, context),
    ownerId: input.ownerId ?? null,
  }));
export type AssignInput = z.infer<typeof AssignSchema>;
