import { Badge } from "~/ui/data/badge";
import type { OpportunityView } from "../view";

const KINDS = {
  new_lead: "plain",
  qualified: "tint",
  in_progress: "busy",
  closed_won: "good",
  closed_lost: "bad",
} as const;

export const StageBadge = ({ of }: { of: Pick<OpportunityView, "status" | "stage" | "isStale"> }) => (
  <span>
    <Badge kind={KINDS[of.status]}>{of.stage}</Badge> {of.isStale ? <StaleBadge /> : null}
  </span>
);

export const StaleBadge = () => <Badge kind="demo">Stale</Badge>;
