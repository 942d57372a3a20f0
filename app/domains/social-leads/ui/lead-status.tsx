import { type BadgeKind, StatusBadge } from "~/ui/data/badge";
import type { LeadStatus } from "../policy";

const KINDS: Record<LeadStatus, BadgeKind> = {
  new: "tint",
  contacted: "busy",
  qualified: "plain",
  converted: "good",
};

export const LeadStatusBadge = ({ status }: { status: LeadStatus }) => (
  <StatusBadge kind={KINDS[status]}>{status}</StatusBadge>
);
