import { Badge, type BadgeKind } from "~/ui/data/badge";
import type { BounceType, MailKind } from "../parsing/inbound-mail";
import { KIND_NAMES } from "../responses/bounce-messages";

const KINDS: Partial<Record<MailKind, BadgeKind>> = { bounce: "bad", complaint: "bad", delay: "busy" };
const CLASSES: Record<BounceType, BadgeKind> = {
  hard_bounce: "bad",
  soft_bounce: "busy",
  policy_block: "bad",
  undetermined: "busy",
  complaint: "bad",
};

/** Of a report its class, which says more than how it came. */
export const KindBadge = ({
  of,
}: {
  of: { kind: MailKind; class: BounceType | null; classText: string | null };
}) =>
  of.class === null ? (
    <Badge kind={KINDS[of.kind] ?? "plain"}>{KIND_NAMES[of.kind]}</Badge>
  ) : (
    <Badge kind={CLASSES[of.class]}>{of.classText}</Badge>
  );
