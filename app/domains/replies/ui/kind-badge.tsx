import { Badge, type BadgeKind } from "~/ui/data/badge";
import type { MailKind } from "../reading/inbound-mail";
import { KIND_NAMES } from "../responses/returned-words";

const KINDS: Partial<Record<MailKind, BadgeKind>> = { bounce: "bad", complaint: "bad", delay: "busy" };

export const KindBadge = ({ of }: { of: MailKind }) => (
  <Badge kind={KINDS[of] ?? "plain"}>{KIND_NAMES[of]}</Badge>
);
