import { countryName } from "~/core/places/countries";
import type { Assignment } from "./assignments.server";

export const assignmentJson = (assignment: Assignment) => ({
  id: assignment.id,
  agentId: assignment.agentId,
  status: assignment.state,
  terms: {
    /** Percent on the day of the offer; the paid rate follows the tier. */
    rate: assignment.rateShown,
    base: assignment.rateBase,
    durationMonths: assignment.durationMonths,
    territory: assignment.territory.map(countryName),
  },
  message: assignment.message,
  offeredAt: assignment.offeredAt.toISOString(),
  answeredAt: assignment.answeredAt?.toISOString() ?? null,
  endsAt: assignment.endsAt?.toISOString() ?? null,
  endedAt: assignment.endedAt?.toISOString() ?? null,
  endedBy: assignment.endedBy,
});
