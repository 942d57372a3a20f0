import { formatShortDate } from "~/core/format";
import { countryName } from "~/core/places/countries";
import type { Assignment } from "../assignments/assignments.server";
import { durationWords, rateWords } from "../assignments/policy";
import { ratingWords } from "../rating";
import { TIERS } from "../tiers";
import { marketAgentJson } from "./json";
import type { MarketAgent } from "./market-agent";

const SHORT = 140;

const shortened = (text: string) => (text.length > SHORT ? `${text.slice(0, SHORT - 1).trimEnd()}…` : text);

const STATE_LABELS = {
  offered: "Invitation pending",
  accepted: "Assigned",
  declined: "Declined",
  ended: "Ended",
} as const satisfies Record<Assignment["state"], string>;

export function marketRow(agent: MarketAgent, assignment: Assignment | null) {
  const {
    id,
    name,
    profileImageUrl,
    location,
    experience,
    specializations,
    languages,
    email,
    leadsConverted,
    commissionRate,
    isDemo,
    ...json
  } = marketAgentJson(agent, assignment);
  return {
    id,
    userId: agent.userId,
    name,
    picture: profileImageUrl,
    location,
    experience,
    specializations,
    languages,
    email,
    leadsConverted,
    commissionRate,
    isDemo,
    tier: TIERS[agent.tier].name,
    rating: ratingWords(agent),
    success: json.successRate === null ? null : `${json.successRate}%`,
    bio: agent.bio ? shortened(agent.bio) : null,
    state: assignment?.state ?? null,
  };
}
export type MarketRow = ReturnType<typeof marketRow>;

export function termsView(assignment: Assignment, now: Date, zone: string) {
  const dayOf = (date: Date) => formatShortDate(date, now, zone);
  const dayOr = (date: Date | null) => (date ? dayOf(date) : null);
  return {
    id: assignment.id,
    state: assignment.state,
    stateText: STATE_LABELS[assignment.state],
    rate: assignment.rateShown === null ? "Tier rate" : rateWords(assignment.rateShown),
    duration: durationWords(assignment.durationMonths),
    territory: assignment.territory.map(countryName).join(", ") || "Not specified",
    message: assignment.message,
    offered: dayOf(assignment.offeredAt),
    answered: dayOr(assignment.answeredAt),
    ends: dayOr(assignment.endsAt),
    ended: dayOr(assignment.endedAt),
    endedBy: assignment.endedBy,
  };
}
export type TermsView = ReturnType<typeof termsView>;
