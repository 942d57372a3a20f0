import { plural } from "~/core/format";
import { Badge, type BadgeKind } from "~/ui/data/badge";
import type { ImportView } from "../import-view";
import type { DuplicateChoice } from "../schemas";

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

const ENCODINGS = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Windows-1252",
};
const DELIMITERS: Record<string, string> = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
  "|": "vertical bars",
};

const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** "companies.csv, 5.6 MB, 10 columns separated by commas, UTF-8". */
export const fileLine = (row: ImportView) =>
  `${size(row.fileSize)}, ${plural(row.columns.length, "column")} separated by ${DELIMITERS[row.delimiter] ?? row.delimiter}, ${ENCODINGS[row.encoding]}, uploaded ${row.uploaded}`;

export const DUPLICATE_OPTIONS: { value: DuplicateChoice; label: string; hint: string }[] = [
  { value: "skip", label: "Skip it", hint: "The company stays as it is." },
  {
    value: "update",
    label: "Update the company",
    hint: "What the file says replaces what is there; empty cells change nothing. Of a shared company you get your own copy.",
  },
  { value: "create", label: "Add it all the same", hint: "The company will stand there twice." },
];

export const DUPLICATE_HINT =
  "A row is the same company when its name (without Ltd, SARL and the like) or its website is, in the same country.";
