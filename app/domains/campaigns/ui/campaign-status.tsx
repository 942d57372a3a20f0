import { Badge, type BadgeKind } from "~/ui/data/badge";
import type { CampaignStatus } from "../campaign";

const KIND: Record<CampaignStatus, BadgeKind> = {
  draft: "plain",
  scheduled: "tint",
  active: "busy",
  paused: "tint",
  completed: "good",
  cancelled: "bad",
};

export const CampaignBadge = ({ status }: { status: CampaignStatus }) => (
  <Badge kind={KIND[status]}>{status}</Badge>
);

export const MessageBadge = ({ status }: { status: string }) => (
  <Badge kind={["sent", "responded"].includes(status) ? "good" : "plain"}>{status}</Badge>
);
