import { z } from "zod";
import { NOBODY } from "../lists";
import { idOf, isId, SELECTED, selectionOf } from "../selection-schema";

const NO_OWNER = "Choose an owner or “No owner”.";

/** Required, so that a mistyped field name does not remove owners. */
const OwnerId = z.unknown().transform((value, context) => {
  const owner = idOf(value);
  if (owner === null || owner === NOBODY) return null;
  if (isId(owner)) return owner;
  context.addIssue({ code: "custom", message: NO_OWNER });
  return z.NEVER;
});

export const AssignSchema = z.object({ ...SELECTED, ownerId: OwnerId }).transform((input, context) => ({
  selection: selectionOf(input, context),
  ownerId: input.ownerId,
}));
export type AssignInput = z.infer<typeof AssignSchema>;
