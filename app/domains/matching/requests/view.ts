import { formatShortDate, formatUsd } from "~/core/format";
import type { AgentRequest } from "../tables";
import { agentRequestJson } from "./json";

const SHORT = 160;
const SHOWN = 2;

/** The content of a request card. */
export function requestCard(request: AgentRequest, now: Date, zone: string) {
  const { requiredIndustries, requiredCountries, projectDescription } = agentRequestJson(request);
  const more = requiredIndustries.length - SHOWN;
  return {
    id: request.id,
    title: request.title,
    text:
      projectDescription.length > SHORT
        ? `${projectDescription.slice(0, SHORT - 1).trimEnd()}…`
        : projectDescription,
    countries: requiredCountries.join(", "),
    industries: `${requiredIndustries.slice(0, SHOWN).join(", ")}${more > 0 ? ` +${more} more` : ""}`,
    urgency: request.urgency,
    budget: request.maxBudget === null ? null : formatUsd(request.maxBudget),
    matchCount: request.matchCount,
    created: formatShortDate(request.createdAt, now, zone),
    isDemo: request.isDemo,
  };
}
export type RequestCardView = ReturnType<typeof requestCard>;
