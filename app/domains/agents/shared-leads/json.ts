import { countryName } from "~/core/places/countries";
import { industryName } from "~/domains/directory/taxonomy/industries";
import type { LeadEvent } from "./lead-events.server";
import type { NextSteps } from "./next-steps.server";
import type { Sharing } from "./share-lead.server";
import type { SharedLead } from "./shared-leads.server";
import type { WaysToReach } from "./ways-to-reach.server";

const isoOf = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000).toISOString());

/** Without contact details: those are returned only for a single lead, after its suppressions were checked. */
export const sharedLeadJson = (lead: SharedLead) => ({
  id: lead.id,
  state: lead.state,
  business: lead.business,
  companyName: lead.companyName,
  companyWebsite: lead.companyWebsite,
  companySize: lead.companySize,
  industry: lead.industry && industryName(lead.industry),
  location: [lead.city, lead.country && countryName(lead.country)].filter(Boolean).join(", ") || null,
  contactName: lead.contactName,
  contactTitle: lead.contactTitle,
  nextStep: lead.nextStep,
  nextStepAt: isoOf(lead.nextStepAt),
  nextStepDoneAt: isoOf(lead.nextStepDoneAt),
  sharedAt: isoOf(lead.sharedAt),
  lastEventAt: isoOf(lead.lastEventAt),
  isDemo: Boolean(lead.isDemo),
});

export const leadEventJson = ({ happenedAt, ...event }: LeadEvent) => ({
  ...event,
  happenedAt: isoOf(happenedAt),
});

export const oneSharedLeadJson = (lead: SharedLead, ways: WaysToReach, events: LeadEvent[]) => ({
  ...sharedLeadJson(lead),
  ...ways,
  events: events.map(leadEventJson),
});

export const nextStepsJson = ({ overdue, today, later, done }: NextSteps) => ({
  overdue: overdue.map(sharedLeadJson),
  today: today.map(sharedLeadJson),
  later: later.map(sharedLeadJson),
  done: done.map(sharedLeadJson),
});

/** `isReachable`: whether an agent sees a phone number or a contactable email address. */
export const sharingJson = (sharing: Sharing | null, events: LeadEvent[], isReachable: boolean) => ({
  isReachable,
  sharing: sharing && {
    agentId: sharing.agentId,
    agentName: sharing.agentName,
    state: sharing.state,
    sharedAt: isoOf(sharing.sharedAt),
    nextStep: sharing.nextStep,
    nextStepAt: isoOf(sharing.nextStepAt),
  },
  events: events.map(leadEventJson),
});
