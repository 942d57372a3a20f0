import { type BadgeKind, StatusBadge } from "~/ui/data/badge";
import type { CampaignStatus } from "../campaign";

const KIND: Record<CampaignStatus, BadgeKind> = {
  draft: "plain",
  scheduled: "tint",
  active: "busy",
  paused: "tint",
  completed: "good",
  cancelled: "bad",
};

/** A takedown hides the status, because nothing is sent. */
export const CampaignBadge = ({ status, isTakenDown }: { status: CampaignStatus; isTakenDown: boolean }) =>
  isTakenDown ? (
    <StatusBadge kind="bad">removed</StatusBadge>
  ) : (
    <StatusBadge kind={KIND[status]}>{status}</StatusBadge>
  );

export const MessageBadge = ({ status }: { status: string }) => (
  <StatusBadge kind={["sent", "responded"].includes(status) ? "good" : "plain"}>{status}</StatusBadge>
);
