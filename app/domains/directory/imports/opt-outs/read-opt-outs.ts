import { withoutGuard } from "~/core/csv";
import { optionalEmailOf } from "~/core/optional-email";
import type { MappedField, Mapping } from "../mapping/mapped-fields";
import { isConsentHeader, type OptOutReason, optOutHeader } from "./opt-out-headers";
import { wordOfCell } from "./opt-out-values";
import { readOptOutDate } from "./read-opt-out-date";

export interface OptOut {
  line: number;
  addresses: string[];
  reason: OptOutReason;
  /** When the person said so; null if the file does not say. */
  at: Date | null;
  /** The column that says so. */
  column: string;
  /** A cell that could not be read, which suppresses until a user decides; null for a clear no. */
  value: string | null;
}

type Said = Pick<OptOut, "reason" | "at" | "column" | "value">;

const MAX_VALUE_LENGTH = 80;
const MAX_ADDRESSES = 20;
const ADDRESS = /[a-z0-9._%+'-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+/gi;

/** The addresses that a cell names, "Name <address>" and several of them included. */
function addressesOf(cell: string): string[] {
  const text = withoutGuard(cell.trim());
  const one = optionalEmailOf(text.replace(/^mailto:/i, ""));
  return one ? [one] : [...new Set(text.match(ADDRESS) ?? [])].slice(0, MAX_ADDRESSES);
}

/** What a cell of a column says; null for nothing against an email. */
export function readOptOutCell(column: string, cell: string, now: Date): Said | null {
  const text = withoutGuard(cell.trim()).trim();
  if (text === "") return null;
  const header = optOutHeader(column);
  const reason = header?.reason ?? "manual";
  const said = (found: Partial<Said>): Said => ({ reason, at: null, column, value: null, ...found });
  const unknown = said({ reason: "manual", value: text.replace(/\s+/g, " ").slice(0, MAX_VALUE_LENGTH) });
  const isConsent = isConsentHeader(column);
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
    case null:
      if (header?.kind === "detail") return /^soft/i.test(text) ? null : said({});
      return unknown;
    default:
      return said({ reason: word });
  }
}

/** A person's own no first. */
const STRENGTH: OptOutReason[] = ["complaint", "unsubscribe", "bounce", "manual"];

const isStronger = (one: Said, than: Said) =>
  (one.value === null) !== (than.value === null)
    ? one.value === null
    : STRENGTH.indexOf(one.reason) < STRENGTH.indexOf(than.reason) ||
      (one.reason === than.reason && one.at !== null && than.at === null);

const OPT_OUT: MappedField = "personOptOut";

/** What the columns of opt-outs say of a row: a clear no of any of them, else a cell that could not be read. */
export function readOptOut(
  record: { line: number; cells: readonly string[] },
  { columns, mapping, now }: { columns: readonly string[]; mapping: Mapping; now: Date },
): OptOut | null {
  const address = record.cells[mapping.indexOf("personEmail")];
  const isAligned =
    record.cells.length >= mapping.length && record.cells.slice(mapping.length).every((cell) => cell === "");
  if (!address || !isAligned) return null;
  let found: Said | null = null;
  for (const [index, field] of mapping.entries()) {
    if (field !== OPT_OUT) continue;
    const said = readOptOutCell(columns[index] ?? "", record.cells[index] ?? "", now);
    if (said && (!found || isStronger(said, found))) found = said;
  }
  if (!found) return null;
  const addresses = addressesOf(address);
  return addresses.length > 0 ? { line: record.line, addresses, ...found } : null;
}
