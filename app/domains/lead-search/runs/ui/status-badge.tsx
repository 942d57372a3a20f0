import { Badge, type BadgeKind } from "~/ui/data/badge";
import type { SearchView } from "../../view";

const KIND: Record<SearchView["status"], BadgeKind> = {
  pending: "plain",
  running: "busy",
  completed: "good",
  failed: "bad",
};

export const StatusBadge = ({ status }: { status: SearchView["status"] }) => (
  <Badge kind={KIND[status]}>{status}</Badge>
);
