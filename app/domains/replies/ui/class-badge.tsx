import { Badge, type BadgeKind } from "~/ui/data/badge";
import { CLASS_NAMES, type ReplyClass } from "../classification/reply-class";

const KINDS: Partial<Record<ReplyClass, BadgeKind>> = {
  interested: "good",
  question: "tint",
  later: "busy",
  not_interested: "bad",
  unsubscribe: "bad",
};

export const ClassBadge = ({ replyClass }: { replyClass: ReplyClass }) => (
  <Badge kind={KINDS[replyClass] ?? "plain"}>{CLASS_NAMES[replyClass]}</Badge>
);
