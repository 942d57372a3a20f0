import { plural } from "~/core/format";
import { paths } from "~/paths";
import { Badge, type BadgeKind } from "~/ui/data/badge";
import { ENCODINGS, type Encoding } from "../csv/csv-encoding";
import type { ImportView } from "../import-view";
import type { DuplicateChoice, DuplicatesShown } from "../schemas";

const STATUS: Record<ImportView["status"], { label: string; kind: BadgeKind }> = {
  uploaded: { label: "Columns to confirm", kind: "plain" },
  checking: { label: "Checking", kind: "busy" },
  checked: { label: "Ready to import", kind: "plain" },
  running: { label: "Importing", kind: "busy" },
  completed: { label: "Imported", kind: "good" },
  failed: { label: "Failed", kind: "bad" },
  undoing: { label: "Undoing", kind: "busy" },
  undone: { label: "Undone", kind: "plain" },
};

export const ImportBadge = ({ status }: { status: ImportView["status"] }) => (
  <Badge kind={STATUS[status].kind}>{STATUS[status].label}</Badge>
);

/** Encoding names as Excel and other programs show them. */
const ENCODING_LABELS: Record<Encoding, string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16, big-endian",
  "windows-1252": "Windows-1252 (Western Europe)",
  "windows-1256": "Windows-1256 (Arabic)",
  macintosh: "Mac OS Roman",
  "windows-1250": "Windows-1250 (Central Europe)",
  "windows-1251": "Windows-1251 (Cyrillic)",
};
export const ENCODING_OPTIONS = ENCODINGS.map((value) => ({ value, label: ENCODING_LABELS[value] }));
const DELIMITERS: Record<string, string> = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
  "|": "vertical bars",
};

const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** "5.6 MB, 10 columns separated by commas, UTF-8, uploaded …". */
export const fileLine = (row: ImportView) =>
  `${size(row.fileSize)}, ${plural(row.columns.length, "column")} separated by ${DELIMITERS[row.delimiter] ?? row.delimiter}, ${ENCODING_LABELS[row.encoding]}, uploaded ${row.uploaded}`;

interface DuplicateOption {
  value: DuplicateChoice;
  label: string;
  hint: string;
}

const SKIP: DuplicateOption = { value: "skip", label: "Skip", hint: "The existing record won’t change." };
const FILL: DuplicateOption = {
  value: "update",
  label: "Merge",
  hint: "Fills in a contact’s missing details. Nothing is replaced.",
};

/** Choices for existing rows and for similar rows; an existing contact is never added again. */
export const DUPLICATE_OPTIONS: Record<ImportView["kind"], DuplicateOption[]> = {
  companies: [
    SKIP,
    {
      value: "update",
      label: "Merge",
      hint: "Values in the file replace existing ones. Shared companies are saved as your own version.",
    },
    { value: "create", label: "Import", hint: "Adds a second record." },
  ],
  contacts: [SKIP, FILL],
};

export const SIMILAR_OPTIONS: Record<ImportView["kind"], DuplicateOption[]> = {
  companies: [
    SKIP,
    {
      value: "update",
      label: "Merge",
      hint: "Values in the file replace existing ones, except the name.",
    },
    { value: "create", label: "Import", hint: "Adds new companies." },
  ],
  contacts: [SKIP, FILL, { value: "create", label: "Import", hint: "Adds new contacts." }],
};

export const duplicatesTo = (importId: number, show: DuplicatesShown): string =>
  paths.withQuery(paths.business.importDuplicates(importId), { show: show === "all" ? undefined : show });

export const DUPLICATE_HINT: Record<ImportView["kind"], string> = {
  companies: "Matches have the same name (ignoring Ltd, SARL and similar) or website in the same country.",
  contacts: "Matches have the same name and email.",
};

export const SIMILAR_HINT: Record<ImportView["kind"], string> = {
  companies: "Matches have a similar name or website.",
  contacts: "Matches have a similar name and the same company or phone number.",
};
