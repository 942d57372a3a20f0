import { m } from "~/messages/messages";
import { Badge, type BadgeKind } from "~/ui/data/badge";
import { type MatchState, STATE_LABELS } from "../matches/policy";

const KINDS: Record<MatchState, BadgeKind> = {
  suggested: "plain",
  contacted: "busy",
  accepted: "good",
  declined: "bad",
  hired: "good",
};

/** The status of a match. Contacted agents see (`isOwn`) that their response is awaited. */
export const MatchBadge = ({ state, isOwn = false }: { state: MatchState; isOwn?: boolean }) => (
  <Badge kind={KINDS[state]}>
    {isOwn && state === "contacted"
      ? m.agents_assignment_answers_awaiting_your_response()
      : STATE_LABELS[state]}
  </Badge>
);
