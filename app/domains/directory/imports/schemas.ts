import { z } from "zod";
import { PageQuery } from "~/core/pagination";
import { ENCODINGS } from "./csv/csv-encoding";
import { isOfSeveral, MAPPED_FIELDS } from "./mapping/mapped-fields";
import { namesBlockingReason } from "./people/person-fields";

const DUPLICATE_CHOICES = ["skip", "update", "create"] as const;
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number];

const OnDuplicate = z.enum(DUPLICATE_CHOICES, { error: "Choose skip, update or create." });
const Field = z.enum(MAPPED_FIELDS, { error: `Choose one of ${MAPPED_FIELDS.join(", ")}, or leave blank.` });

/** Maximum columns of a file: a form must offer a choice for each of them. */
export const MAX_COLUMNS = 200;

/** Fields in the order of the file's columns; null (in a form: nothing chosen) skips a column. */
export const ImportMapping = z.object({
  mapping: z
    .array(Field.nullish().transform((field) => field ?? null))
    .max(MAX_COLUMNS, `Use at most ${MAX_COLUMNS} columns.`)
    .superRefine((fields, context) => {
      fields.forEach((field, index) => {
        if (field && !isOfSeveral(field) && fields.indexOf(field) !== index)
          context.addIssue({
            code: "custom",
            message: `Two columns are mapped to ${field}. Unmap one.`,
          });
      });
    }),
  onDuplicate: OnDuplicate.default("skip"),
  onSimilar: OnDuplicate.optional(),
  /** Imports even if an opt-out column is not mapped. */
  ignoreOptOuts: z.boolean().optional(),
});
export type ImportMapping = z.infer<typeof ImportMapping>;

/** For a form: reports all errors together. */
export const importMappingOf = (kind: ImportKind["kind"]) =>
  ImportMapping.superRefine(({ mapping }, context) => {
    const message = namesBlockingReason(kind, mapping);
    if (message) context.addIssue({ code: "custom", path: ["mapping"], message });
  });

/** How to read a file: its encoding, and the line of its header, one of the first ten rows. */
export const ImportReading = z.object({
  encoding: z.enum(ENCODINGS, "Choose an encoding from the list.").optional(),
  headerLine: z.coerce.number("Choose one of the first ten rows.").int().positive().optional(),
});
export type ImportReading = z.infer<typeof ImportReading>;

export const ImportKind = z.object({ kind: z.enum(["companies", "contacts"]).default("companies") });
type ImportKind = z.infer<typeof ImportKind>;

export const StartImport = z.object({
  onDuplicate: OnDuplicate.optional(),
  onSimilar: OnDuplicate.optional(),
  /** As in `ImportMapping`: the check may find an opt-out column after the first rows. */
  ignoreOptOuts: z.boolean().optional(),
});
export type StartImport = z.infer<typeof StartImport>;

/** `liftSuppressions` also lifts suppressions caused only by this import. */
export const UndoImport = z.object({ liftSuppressions: z.boolean().default(false) });
export type UndoImport = z.infer<typeof UndoImport>;

const OPT_OUT_DECISIONS = ["suppress", "allow"] as const;

/** A decision for all contacts with the same unreadable cell. */
export const OptOutDecision = z.object({
  value: z
    .string("Choose a value from the list.")
    .min(1, "Choose a value from the list.")
    .max(80, "Use at most 80 characters."),
  decision: z.enum(OPT_OUT_DECISIONS, "Choose suppress or allow."),
});
export type OptOutDecision = z.infer<typeof OptOutDecision>;

/** Exact duplicates, similar rows, and existing contacts of new companies. */
const DUPLICATES_SHOWN = ["all", "existing", "similar", "people"] as const;
export type DuplicatesShown = (typeof DUPLICATES_SHOWN)[number];

export const DuplicateQuery = PageQuery.extend({
  show: z.enum(DUPLICATES_SHOWN, `Show one of ${DUPLICATES_SHOWN.join(", ")}.`).default("all"),
});
export type DuplicateQuery = z.infer<typeof DuplicateQuery>;

const IMPORT_SORTS = ["newest", "name", "rows"] as const;
export type ImportSort = (typeof IMPORT_SORTS)[number];

export const ImportQuery = PageQuery.extend({
  sort: z.enum(IMPORT_SORTS, "Sort by newest, name or rows.").default("newest"),
});
export type ImportQuery = z.infer<typeof ImportQuery>;
