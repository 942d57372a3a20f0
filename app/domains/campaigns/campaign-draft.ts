import { MAX_CONTENT_LENGTH } from "~/domains/templates/template-limits";
import { paths } from "~/paths";
import { chosenAudience } from "./audience/chosen-audience";
import { FOLLOW_UP_HOURS, MAX_STEPS } from "./campaign-policy";

/** Follow-ups offered in the form of a new campaign; more can be added as steps. */
const OFFERED_FOLLOW_UPS = 2;

/** The form's id, by which ARIA attributes and the checklist refer to its fields. */
export const DRAFT_FORM = "campaign";

/** The button that saves a draft and opens the lead search to select leads. */
export const PICK = "pick";

/** Checklist buttons: they save the draft and redirect to their value. */
export const MEND = "mend";

/** Buttons for actions that don't leave the form. */
export const IN_PLACE = "inPlace";
export const IMPORT_CONTACTS = "import";
export const FIND_SETTINGS = "find";
export const CONNECT_MAILBOX = "connect";

const MAX_EXPLANATION_LENGTH = 1000;
const MAX_AUDIENCE_LENGTH = 6000;
const ID = /^[1-9]\d{0,14}$/;

const textIn = (query: URLSearchParams, ...names: string[]) =>
  names
    .map((name) => query.get(name))
    .find(Boolean)
    ?.slice(0, MAX_EXPLANATION_LENGTH) ?? "";

/** The template ids of a draft's form. */
const stepsIn = (query: URLSearchParams) =>
  [
    ...Array.from({ length: MAX_STEPS }, (_, index) => textIn(query, `steps[${index}].templateId`)),
    textIn(query, "addTemplateId"),
  ].filter(Boolean);

const idOf = (text: string) => (ID.test(text) ? Number(text) : null);

/** Other screens, and older links, only name a lead search. */
function audienceIn(query: URLSearchParams): string {
  const audience = query.get("audience")?.slice(0, MAX_AUDIENCE_LENGTH);
  const search = textIn(query, "targetLeadSearchId", "search");
  return audience || (idOf(search) ? `search:${search}` : "");
}

/** Form values from the query string; other screens link here with `template` and `search`. */
export const draftOf = (query: URLSearchParams) => ({
  name: textIn(query, "name"),
  description: textIn(query, "description"),
  templateId: textIn(query, "templateId", "template"),
  subject: textIn(query, "subject"),
  content: query.get("content")?.slice(0, MAX_CONTENT_LENGTH) ?? "",
  audience: audienceIn(query),
  people: textIn(query, "people"),
  skipRoleAddresses: textIn(query, "skipRoleAddresses"),
  includeActive: textIn(query, "includeActive"),
  mailboxId: textIn(query, "mailboxId"),
  scheduledStartDate: textIn(query, "scheduledStartDate"),
  hours: query.get("hours") === "any" ? "any" : "working",
  zone: textIn(query, "zone"),
  windowDays: query.getAll("windowDays"),
  windowStartHour: textIn(query, "windowStartHour"),
  windowEndHour: textIn(query, "windowEndHour"),
  lead: textIn(query, "lead"),
  steps: stepsIn(query),
  followUps: Array.from({ length: OFFERED_FOLLOW_UPS }, (_, index) => ({
    templateId: textIn(query, `followUps[${index}].templateId`),
    delayHours: textIn(query, `followUps[${index}].delayHours`) || String(FOLLOW_UP_HOURS),
  })),
});
export type DraftFields = ReturnType<typeof draftOf>;

export const draftOfForm = (form: FormData): DraftFields =>
  draftOf(
    new URLSearchParams(
      [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    ),
  );

export const draftPath = (
  here: string,
  { followUps: _rows, steps: _steps, zone: _zone, windowDays: _days, ...draft }: DraftFields,
) => paths.withQuery(here, draft);

/** Screens that return to `next` once the user has resolved an obstacle. */
const RETURNING: string[] = [
  paths.mailboxes.connect,
  paths.account.home,
  paths.templates.signature,
  paths.business.newImport,
];
const RETURNING_RECORD = /^\/(mailboxes|business\/imports)\/\d+$/;

/** `address` is the form's input, which prefills the screen that connects a mailbox. */
export function mendPath(to: string, next: string | undefined, address?: unknown): string {
  const [pathname = ""] = to.split("?");
  const isReturning = RETURNING.includes(pathname) || RETURNING_RECORD.test(pathname);
  const isTyped = pathname === paths.mailboxes.connect && typeof address === "string" && address.trim();
  const there = isTyped ? paths.withParameter(to, "address", address.trim()) : to;
  return next && isReturning ? paths.withParameter(there, "next", next) : there;
}

export const isWritten = ({ name, subject, content }: DraftFields) =>
  [name, subject, content].some((text) => text.trim() !== "");

export const picking = ({ id, leadSearchId }: { id: number; leadSearchId: number | null }) =>
  leadSearchId === null
    ? paths.campaigns.edit(id)
    : paths.withQuery(paths.leadSearch.results(leadSearchId), { campaign: id });

/** Content written in the form replaces the selected template. */
export const chosenIn = (draft: DraftFields) => {
  const isWritten = Boolean(draft.subject.trim() || draft.content.trim());
  const later = [...draft.followUps.map((row) => row.templateId), ...draft.steps];
  return {
    mail: isWritten ? { subject: draft.subject, content: draft.content } : null,
    templateIds: (isWritten ? later : [draft.templateId, ...later]).flatMap((text) => idOf(text) ?? []),
    leadId: idOf(draft.lead),
    chosen: chosenAudience({
      audience: draft.audience,
      people: draft.people === "all" || draft.people === "one" ? draft.people : null,
      skipRoleAddresses: draft.skipRoleAddresses === "on",
      includeActive: draft.includeActive === "on",
    }),
    mailboxId: idOf(draft.mailboxId),
  };
};
