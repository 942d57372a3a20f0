import { z } from "zod";
import { plainLines, plainText } from "~/core/text";
import { m } from "~/messages/messages";
import { LEAD_STATES, MAX_STEP_LENGTH, MAX_TEXT_LENGTH, OUTCOMES, WAYS } from "./policy";

const WAY = { error: () => m.agents_schemas_choose_how_you_made_contact() };
const OUTCOME = { error: () => m.agents_schemas_choose_an_outcome() };
const DAY = { error: () => m.agents_schemas_enter_the_date_as_yyyy() };
const nothingText = () => m.agents_schemas_choose_an_outcome_or_add();
const KEY = { error: () => m.agents_schemas_use_16_to_100_letters() };

const step = z
  .string()
  .transform(plainText)
  .pipe(z.string().max(MAX_STEP_LENGTH, { error: () => m.agents_schemas_use_at_most_200_characters() }));

export const LeadEventSchema = z
  .object({
    kind: z.enum(WAYS, WAY),
    outcome: z.enum(OUTCOMES, OUTCOME).nullish(),
    text: z
      .string()
      .max(MAX_TEXT_LENGTH * 2, { error: () => m.agents_schemas_use_at_most_2_000() })
      .transform(plainLines)
      .pipe(z.string().max(MAX_TEXT_LENGTH, { error: () => m.agents_schemas_use_at_most_2_000() }))
      .nullish(),
    nextStep: step.nullish(),
    nextStepDay: z.iso.date(DAY).nullish(),
    /** When it happened, because an offline device sends it later. */
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
    if (kind === "note" && !text) refuse("text", m.agents_schemas_enter_a_note());
    // The form preselects a call: if nothing else was entered, no call is recorded.
    if (kind === "call" && !outcome && !text && !nextStep && !nextStepDay) refuse("outcome", nothingText());
    if (outcome === "call_back" && !nextStepDay)
      refuse("nextStepDay", m.agents_schemas_enter_the_call_back_date());
    else if (nextStep && !nextStepDay) refuse("nextStepDay", m.agents_schemas_enter_a_due_date());
    if (nextStepDay && !nextStep && outcome !== "call_back")
      refuse("nextStep", m.agents_schemas_enter_the_next_step());
  });
export type LeadEventInput = z.infer<typeof LeadEventSchema>;

const MAX_LEADS_PER_REQUEST = 25;
const LIMIT = {
  error: () => m.agents_schemas_request_1_to_rows_at({ maxLeadsPerRequest: MAX_LEADS_PER_REQUEST }),
};
const CURSOR = { error: () => m.agents_schemas_this_page_does_not_exist() };

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

const AGENT = { error: () => m.agents_schemas_choose_an_agent_who_works() };

export const ShareSchema = z.object({ agentId: z.number(AGENT).int(AGENT).positive(AGENT) });

export const StepDoneSchema = z.object({
  isDone: z.boolean({ error: () => m.agents_schemas_enter_whether_the_task_is() }),
});
