import { z } from "zod";
import { plainText } from "~/core/text";
import { LIST_NAMES } from "./lists";
import { viewQuery } from "./view-query";

const NO_NAME = "Enter a view name.";
const NO_LIST = "Choose a list that supports views.";
const LONG_NAME = "Use at most 60 characters.";
const LONG_QUERY = "This view is too long to save. Use fewer filters.";

const ListNameSchema = z.enum(LIST_NAMES, NO_LIST);
const MAX_QUERY_LENGTH = 1_000;
const query = z.string().max(MAX_QUERY_LENGTH, LONG_QUERY).default("");

const name = z
  .string(NO_NAME)
  .max(200, LONG_NAME)
  .transform(plainText)
  .pipe(z.string().min(1, NO_NAME).max(60, LONG_NAME));

export const ViewNameSchema = z.object({ name });

export const SavedViewSchema = z
  .object({ list: ListNameSchema, name, query })
  .transform(({ query, ...view }, context) => {
    // Measured as URL-encoded, which takes six characters or more for non-Latin ones: Undo sends it again in that form.
    const kept = viewQuery(view.list, query);
    if (kept.length > MAX_QUERY_LENGTH)
      context.addIssue({ code: "custom", path: ["query"], message: LONG_QUERY });
    return { ...view, query: kept };
  });
export type SavedViewInput = z.infer<typeof SavedViewSchema>;

export const SavedViewsQuery = z.object({ list: ListNameSchema.optional() });
export const ViewsPageQuery = z.object({
  list: ListNameSchema.optional(),
  query,
  /** Name of the view that was just deleted; `query` is its query. */
  deleted: z.string().max(60).optional(),
});
