import { Badge } from "~/ui/data/badge";
import { STAGE_NAMES } from "../stages";
import type { OpportunityView } from "../view";

const KINDS = {
  new_lead: "plain",
  qualified: "tint",
  in_progress: "busy",
  closed_won: "good",
  closed_lost: "bad",
} as const;

export const StageBadge = ({
  opportunity,
  isBare,
}: {
  opportunity: Pick<OpportunityView, "status" | "isStale">;
  /** Set if another column already shows that the deal is stale. */
  isBare?: boolean;
}) => (
  <span>
    <Badge kind={KINDS[opportunity.status]}>{STAGE_NAMES[opportunity.status]}</Badge>{" "}
    {opportunity.isStale && !isBare ? <StaleBadge /> : null}
  </span>
);

export const StaleBadge = () => <Badge kind="demo">Stale</Badge>;
