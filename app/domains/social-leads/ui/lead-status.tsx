import { sentenceCase } from "~/core/sentence-case";
import { Badge, type BadgeKind } from "~/ui/data/badge";
import type { LeadStatus } from "../policy";

const KINDS: Record<LeadStatus, BadgeKind> = {
  new: "tint",
  contacted: "busy",
  qualified: "plain",
  converted: "good",
};

export const LeadStatusBadge = ({ status }: { status: LeadStatus }) => (
  <Badge kind={KINDS[status]}>{sentenceCase(status)}</Badge>
);
