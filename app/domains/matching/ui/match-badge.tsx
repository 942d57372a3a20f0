import { Badge, type BadgeKind } from "~/ui/data/badge";
import { type MatchState, STATE_LABELS } from "../matches/policy";

const KINDS: Record<MatchState, BadgeKind> = {
  suggested: "plain",
  contacted: "busy",
  accepted: "good",
  declined: "bad",
  hired: "good",
};

export const MatchBadge = ({ state }: { state: MatchState }) => (
  <Badge kind={KINDS[state]}>{STATE_LABELS[state]}</Badge>
);
