import { type BadgeKind, StatusBadge } from "~/ui/data/badge";
import type { CampaignStatus } from "../policy";

const KINDS: Record<CampaignStatus, BadgeKind> = {
  active: "good",
  completed: "plain",
  pending: "tint",
  paused: "busy",
};

export const CampaignStatusBadge = ({ status }: { status: CampaignStatus }) => (
  <StatusBadge kind={KINDS[status]}>{status}</StatusBadge>
);
