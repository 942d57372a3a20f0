import { withoutGuard } from "~/core/csv";
import { asciiDigits } from "~/core/digits";
import { addressesIn } from "~/core/email-address";
import type { Mapping } from "../mapping/mapped-fields";
import { type OptOutColumn, type OptOutReason, optOutColumnOf } from "./opt-out-headers";
import { wordOfCell } from "./opt-out-values";
import { readOptOutDate } from "./read-opt-out-date";

export interface OptOut {
  line: number;
  addresses: string[];
  reason: OptOutReason;
  /** The date of the opt-out; null if unknown. */
  at: Date | null;
  /** The column with the opt-out. */
  column: string;
  /** The unreadable cell, which suppresses until a user decides; null for a clear opt-out. */
  value: string | null;
}

export type OptOutSaid = Pick<OptOut, "reason" | "at" | "column" | "value">;

const MAX_VALUE_LENGTH = 80;
/** Returns a cell's opt-out; null if it has none. */
export function readOptOutCell(
  { name: column, header, isConsent }: OptOutColumn,
  cell: string,
  now: Date,
): OptOutSaid | null {
  const text = asciiDigits(withoutGuard(cell.trim())).trim();
  if (text === "") return null;
  const reason = header?.reason ?? "manual";
  const said = (found: Partial<OptOutSaid>): OptOutSaid => ({
    reason,
    at: null,
    column,
    value: null,
    ...found,
  });
  const unknown = said({ reason: "manual", value: text.replace(/\s+/g, " ").slice(0, MAX_VALUE_LENGTH) });
  const date = readOptOutDate(text, now);
  if (date) return date.isPast && !isConsent ? said({ at: date.at }) : null;
  const figure = Number(text.replace(",", "."));
  if (Number.isFinite(figure)) {
    if (figure === 0) return isConsent ? said({}) : null;
    if (figure === 1) return isConsent ? null : said({});
    return reason === "bounce" || reason === "complaint" ? said({}) : unknown;
  }
  const word = wordOfCell(text);
  switch (word) {
    case "yes":
      return isConsent ? null : said({});
    case "no":
      return isConsent ? said({}) : null;
    case "nothing":
    case "subscribed":
    case "other":
      return null;
    case "progress":
      return header ? unknown : null;
    case null:
      if (header?.kind === "detail") return /^soft/i.test(text) ? null : said({});
      return unknown;
    default:
      return said({ reason: word });
  }
}

/** Strongest first: the contact's own refusal. */
const STRENGTH: OptOutReason[] = ["complaint", "unsubscribe", "bounce", "manual"];

const isStronger = (one: OptOutSaid, than: OptOutSaid) =>
  (one.value === null) !== (than.value === null)
    ? one.value === null
    : STRENGTH.indexOf(one.reason) < STRENGTH.indexOf(than.reason) ||
      (one.reason === than.reason && one.at !== null && than.at === null);

interface OptOutReader {
  /** Indexes of the email address columns. */
  emails: number[];
  columns: (OptOutColumn & { place: number })[];
  /** Number of columns in a row. */
  length: number;
  now: Date;
}

export const optOutReader = (columns: readonly string[], mapping: Mapping, now: Date): OptOutReader => ({
  emails: mapping.flatMap((field, place) => (field === "personEmail" ? [place] : [])),
  columns: mapping.flatMap((field, place) =>
    field === "personOptOut" ? [{ ...optOutColumnOf(columns[place] ?? ""), place }] : [],
  ),
  length: mapping.length,
  now,
});

/** Returns the strongest opt-out: a clear one outranks an unreadable cell. */
export const strongestOptOut = (all: readonly (OptOutSaid | null)[]): OptOutSaid | null =>
  all.reduce<OptOutSaid | null>(
    (found, said) => (said && (!found || isStronger(said, found)) ? said : found),
    null,
  );

/** Returns a row's opt-out: a clear one in any column, else an unreadable cell. */
export function readOptOut(
  { line, cells }: { line: number; cells: readonly string[] },
  { emails, columns, length, now }: OptOutReader,
): OptOut | null {
  const address = emails.map((place) => withoutGuard((cells[place] ?? "").trim())).join(" ");
  const isAligned = cells.length >= length && cells.slice(length).every((cell) => cell === "");
  if (address.trim() === "" || columns.length === 0 || !isAligned) return null;
  const found = strongestOptOut(
    columns.map((column) => readOptOutCell(column, cells[column.place] ?? "", now)),
  );
  if (!found) return null;
  const addresses = addressesIn(address);
  return addresses.length > 0 ? { line, addresses, ...found } : null;
}
