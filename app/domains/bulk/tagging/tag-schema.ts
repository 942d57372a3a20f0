import { z } from "zod";
import { TagName } from "~/domains/tags/schemas";
import { ADD, REMOVE } from "../lists";
import { isId, SELECTED, selectionOf } from "../selection-schema";

/** A tag name, or in an API call the id of an existing tag. */
const TagOrName = z.unknown().transform((value, context) => {
  if (isId(value)) return value;
  const name = TagName.safeParse(value);
  if (name.success) return name.data;
  for (const { message } of name.error.issues) context.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** A form sends `ADD` or `REMOVE`, an API call false or true; the default is to add the tag. */
const IsRemoval = z.unknown().transform((value, context) => {
  if (value === true || value === REMOVE) return true;
  if (value === false || value === ADD) return false;
  context.addIssue({ code: "custom", message: "Choose whether to add or remove the tag." });
  return z.NEVER;
});

export const TagRowsSchema = z
  .object({
    ...SELECTED,
    tag: TagOrName,
    remove: IsRemoval.optional(),
  })
  .transform((input, context) => ({
    selection: selectionOf(input, context),
    tag: input.tag,
    isRemoval: input.remove ?? false,
  }));
export type TagRowsInput = z.infer<typeof TagRowsSchema>;
