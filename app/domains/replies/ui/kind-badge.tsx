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

/** For a report, shows its class, which is more specific than its kind. */
export const KindBadge = ({
  email,
}: {
  email: { kind: MailKind; class: BounceType | null; classText: string | null };
}) =>
  email.class === null ? (
    <Badge kind={KINDS[email.kind] ?? "plain"}>{KIND_NAMES[email.kind]}</Badge>
  ) : (
    <Badge kind={CLASSES[email.class]}>{email.classText}</Badge>
  );
