import { formatShortDate, formatTime } from "~/core/format";
import { sharedLeadJson } from "./json";
import type { LeadEvent } from "./lead-events.server";
import { eventTitle, STATE_LABELS } from "./policy";
import type { Sharing } from "./share-lead.server";
import type { SharedLead } from "./shared-leads.server";

const at = (seconds: number) => new Date(seconds * 1000);

export function leadRow(lead: SharedLead, now: Date, zone: string) {
  const {
    id,
    state,
    business,
    companyName,
    industry,
    location,
    contactName,
    contactTitle,
    nextStep,
    isDemo,
  } = sharedLeadJson(lead);
  const isOpen = lead.nextStepAt !== null && lead.nextStepDoneAt === null;
  return {
    id,
    state,
    stateWord: STATE_LABELS[state],
    business,
    companyName,
    place: [industry, location].filter(Boolean).join(", "),
    person: [contactName, contactTitle].filter(Boolean).join(", "),
    nextStep,
    nextDay: lead.nextStepAt === null ? null : formatShortDate(at(lead.nextStepAt), now, zone),
    hasStep: isOpen,
    isDemo,
  };
}
export type LeadRow = ReturnType<typeof leadRow>;

export const eventView = ({ id, kind, outcome, text, happenedAt, agentName }: LeadEvent, zone: string) => ({
  id,
  at: at(happenedAt),
  timeText: formatTime(at(happenedAt), zone),
  title: eventTitle(kind, outcome),
  detail: text,
  agentName,
});
export type EventView = ReturnType<typeof eventView>;

export const sharingView = (sharing: Sharing | null) =>
  sharing && { name: sharing.agentName, word: STATE_LABELS[sharing.state].toLowerCase() };
