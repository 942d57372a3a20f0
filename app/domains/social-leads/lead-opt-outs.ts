import { withoutGuard } from "~/core/csv";
import { addressesIn } from "~/core/email-address";
import { type OptOutColumn, optOutColumnOf } from "~/domains/directory/imports/opt-outs/opt-out-headers";
import {
  type OptOut,
  type OptOutSaid,
  readOptOutCell,
  strongestOptOut,
} from "~/domains/directory/imports/opt-outs/read-opt-outs";
import type { Capture } from "./capture";
import type { LeadHeader } from "./lead-header";
import {
  isColumnName,
  isOfEmail,
  type QuestionKind,
  questionKind,
  refusesConsent,
  saysNo,
  saysStop,
} from "./opt-out-questions";

/** An opt-out in a row or form. Without an email address, the person is identified by phone. */
export type LeadOptOut = Omit<OptOut, "line">;

interface LeadOptOutReader {
  emails: number[];
  /** Columns that contact imports have too. */
  columns: (OptOutColumn & { place: number })[];
  questions: { name: string; place: number; kind: QuestionKind; isOfEmail: boolean }[];
  now: Date;
}

/** Column of a non-Meta lead file that holds answers, such as those of LinkedIn's forms. */
const QUESTION = /[?؟]\s{0,5}$/;

/** `isForm`: names are a form's questions, not a file's columns. Meta's own files have both. */
export function leadOptOutReader(
  { names, asked, optOuts, isOfMeta }: LeadHeader,
  now: Date,
  isForm = false,
): LeadOptOutReader {
  const open = asked.flatMap((column, place) => (column === null ? [place] : []));
  return {
    emails: asked.flatMap((column, place) => (column?.field === "email" ? [place] : [])),
    columns: optOuts
      .filter((place) => !isForm && (!isOfMeta || isColumnName(names[place] ?? "")))
      .map((place) => ({ ...optOutColumnOf(names[place] ?? ""), place })),
    questions: open
      .filter((place) => isForm || isOfMeta || QUESTION.test(names[place] ?? ""))
      .map((place) => {
        const name = names[place] ?? "";
        return { name, place, kind: questionKind(name), isOfEmail: isOfEmail(name) };
      }),
    now,
  };
}

/** A person’s own answer; an unreadable one counts only if the question is about stopping. */
function readAnswer(
  { name, kind }: { name: string; kind: QuestionKind },
  text: string,
  now: Date,
): OptOutSaid | null {
  const said: OptOutSaid = { reason: "unsubscribe", at: null, column: name, value: null };
  if (kind === null) return saysStop(text) ? said : null;
  if (kind === "consent") return refusesConsent(text) ? said : null;
  if (saysNo(text)) return null;
  return readOptOutCell(
    { name, header: { kind: "flag", reason: "unsubscribe" }, isConsent: false },
    text,
    now,
  );
}

/** The opt-out of a row of a lead file or of the answers of a lead form; null if it has none. */
export function readLeadOptOut(
  cells: readonly string[],
  { emails, columns, questions, now }: LeadOptOutReader,
): LeadOptOut | null {
  const cellAt = (place: number) => withoutGuard((cells[place] ?? "").trim());
  const addresses = [...new Set(emails.flatMap((place) => addressesIn(cellAt(place))))];
  const found = strongestOptOut([
    ...columns.map((column) => readOptOutCell(column, cellAt(column.place), now)),
    // A no to calls or messages applies only to people without an email address.
    ...questions.map((question) =>
      question.isOfEmail || addresses.length === 0 ? readAnswer(question, cellAt(question.place), now) : null,
    ),
  ]);
  return found && { addresses, ...found };
}

/** Suppresses the addresses; a person without one is not contacted by phone either, if the opt-out is clear. */
export const withOptOut = (
  capture: Capture,
  said: LeadOptOut | null,
  { from, createdBy, now }: { from: string; createdBy: number | null; now: Date },
): Capture => {
  if (said === null) return capture;
  if (said.addresses.length > 0) return { ...capture, optOut: { said, from, createdBy } };
  return said.value === null ? { ...capture, optedOutAt: said.at ?? now } : capture;
};
