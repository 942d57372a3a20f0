import { paths } from "~/paths";
import { FOLLOW_UP_HOURS, MAX_STEPS } from "./campaign-policy";

/** How many mails after the first the form of a new campaign offers; more come with the steps. */
export const OFFERED_FOLLOW_UPS = 2;

/** Of the form of a new campaign: `aria` and the check list find its fields by it. */
export const DRAFT_FORM = "campaign";

const MOST = 1000;
const ID = /^[1-9]\d{0,14}$/;

const textIn = (query: URLSearchParams, ...names: string[]) =>
  names
    .map((name) => query.get(name))
    .find(Boolean)
    ?.slice(0, MOST) ?? "";

/** Templates of the form of a draft, which names its mails as steps. */
const stepsIn = (query: URLSearchParams) =>
  [
    ...Array.from({ length: MAX_STEPS }, (_, at) => textIn(query, `steps[${at}].templateId`)),
    textIn(query, "addTemplateId"),
  ].filter(Boolean);

/** What stands in the form, as the address has it; `template` and `search` are what other screens link with. */
export const draftOf = (query: URLSearchParams) => ({
  name: textIn(query, "name"),
  description: textIn(query, "description"),
  templateId: textIn(query, "templateId", "template"),
  targetLeadSearchId: textIn(query, "targetLeadSearchId", "search"),
  mailboxId: textIn(query, "mailboxId"),
  scheduledStartDate: textIn(query, "scheduledStartDate"),
  hours: query.get("hours") === "any" ? "any" : "working",
  zone: "",
  lead: textIn(query, "lead"),
  steps: stepsIn(query),
  followUps: Array.from({ length: OFFERED_FOLLOW_UPS }, (_, at) => ({
    templateId: textIn(query, `followUps[${at}].templateId`),
    delayHours: textIn(query, `followUps[${at}].delayHours`) || String(FOLLOW_UP_HOURS),
  })),
});
export type DraftFields = ReturnType<typeof draftOf>;

export const draftPath = (here: string, { followUps: _rows, steps: _steps, ...draft }: DraftFields) =>
  paths.withQuery(here, draft);

const idOf = (text: string) => (ID.test(text) ? Number(text) : null);

export const chosenIn = ({
  templateId,
  targetLeadSearchId,
  mailboxId,
  lead,
  followUps,
  steps,
}: DraftFields) => ({
  templateIds: [templateId, ...followUps.map((row) => row.templateId), ...steps].flatMap(
    (text) => idOf(text) ?? [],
  ),
  leadId: idOf(lead),
  leadSearchId: idOf(targetLeadSearchId),
  mailboxId: idOf(mailboxId),
});
