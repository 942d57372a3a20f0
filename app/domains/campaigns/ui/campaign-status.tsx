import { sentenceCase } from "~/core/sentence-case";
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

/** A takedown replaces the status, because nothing is sent. */
export const CampaignBadge = ({ status, isTakenDown }: { status: CampaignStatus; isTakenDown: boolean }) =>
  isTakenDown ? <Badge kind="bad">Removed</Badge> : <Badge kind={KIND[status]}>{sentenceCase(status)}</Badge>;

export const MessageBadge = ({ status }: { status: string }) => (
  <Badge kind={["sent", "responded"].includes(status) ? "good" : "plain"}>{sentenceCase(status)}</Badge>
);
