import { z } from "zod";
import { plainLines, plainText } from "~/core/text";
import { LEAD_STATES, MAX_STEP_LENGTH, MAX_TEXT_LENGTH, OUTCOMES, WAYS } from "./policy";

const WAY = "Choose how you made contact.";
const OUTCOME = "Choose an outcome.";
const DAY = "Enter the date as YYYY-MM-DD, e.g. 2026-03-31.";
const NOTHING = "Choose an outcome or add a note.";
const KEY = "Use 16 to 100 letters, digits, - or _ for the key.";

const step = z
  .string()
  .transform(plainText)
  .pipe(z.string().max(MAX_STEP_LENGTH, "Use at most 200 characters."));

export const LeadEventSchema = z
  .object({
    kind: z.enum(WAYS, WAY),
    outcome: z.enum(OUTCOMES, OUTCOME).nullish(),
    text: z
      .string()
      .max(MAX_TEXT_LENGTH * 2, "Use at most 2,000 characters.")
      .transform(plainLines)
      .pipe(z.string().max(MAX_TEXT_LENGTH, "Use at most 2,000 characters."))
      .nullish(),
    nextStep: step.nullish(),
    nextStepDay: z.iso.date(DAY).nullish(),
    /** When it was, where a device without a line sends it later. */
    happenedAt: z.iso.datetime({ offset: true }).nullish(),
    idempotencyKey: z
      .string()
      .max(100, KEY)
      .regex(/^[\w-]{16,100}$/, KEY)
      .nullish(),
  })
  .superRefine(({ kind, outcome, text, nextStep, nextStepDay }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (kind === "note" && !text) refuse("text", "Enter a note.");
    // The form preselects a call: saved with no other field, it does not mean that a call happened.
    if (kind === "call" && !outcome && !text && !nextStep && !nextStepDay) refuse("outcome", NOTHING);
    if (outcome === "call_back" && !nextStepDay) refuse("nextStepDay", "Enter the call-back date.");
    else if (nextStep && !nextStepDay) refuse("nextStepDay", "Enter a due date.");
    if (nextStepDay && !nextStep && outcome !== "call_back") refuse("nextStep", "Enter the next step.");
  });
export type LeadEventInput = z.infer<typeof LeadEventSchema>;

const MAX_LEADS_PER_REQUEST = 25;
const LIMIT = `Request 1 to ${MAX_LEADS_PER_REQUEST} rows at a time.`;
const CURSOR = "This page does not exist. Start at the first page.";

export const SharedLeadQuery = z.object({
  state: z.enum(["open", ...LEAD_STATES]).default("open"),
  limit: z
    .number(LIMIT)
    .int(LIMIT)
    .min(1, LIMIT)
    .max(MAX_LEADS_PER_REQUEST, LIMIT)
    .default(MAX_LEADS_PER_REQUEST),
  cursor: z.number(CURSOR).int(CURSOR).min(0, CURSOR).optional(),
});
export type SharedLeadQuery = z.infer<typeof SharedLeadQuery>;

const AGENT = "Choose an agent who works for you.";

export const ShareSchema = z.object({ agentId: z.number(AGENT).int(AGENT).positive(AGENT) });

export const StepDoneSchema = z.object({ isDone: z.boolean("Enter whether the task is done.") });
