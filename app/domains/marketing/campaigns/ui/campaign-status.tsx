import { sentenceCase } from "~/core/sentence-case";
import { Badge, type BadgeKind } from "~/ui/data/badge";
import type { CampaignStatus } from "../policy";

const KINDS: Record<CampaignStatus, BadgeKind> = {
  active: "good",
  completed: "plain",
  pending: "tint",
  paused: "busy",
};

export const CampaignStatusBadge = ({ status }: { status: CampaignStatus }) => (
  <Badge kind={KINDS[status]}>{sentenceCase(status)}</Badge>
);
