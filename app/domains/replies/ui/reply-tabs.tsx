import { paths } from "~/paths";
import { Tabs } from "~/ui/layout/tabs";
import { RejectedInboundNote } from "./rejected-inbound-note";

const SHOWN = [
  ["open", "All"],
  ["unread", "New"],
  ["waiting", "Waits for you"],
  ["archived", "Put away"],
] as const;

interface Props {
  shown: (typeof SHOWN)[number][0] | "returned" | "accuracy";
  to?: (show: string) => string;
  /** Mails that were not taken lately. */
  keptOut?: number;
}

const listOf = (show: string) => paths.withQuery(paths.replies.list, { show: show === "open" ? null : show });

export function ReplyTabs({ shown, to = listOf, keptOut = 0 }: Props) {
  return (
    <>
      <Tabs
        label="Which replies"
        tabs={[
          ...SHOWN.map(([value, label]) => ({ to: to(value), label, isCurrent: value === shown })),
          { to: paths.replies.returned, label: "Came back", isCurrent: shown === "returned" },
          { to: paths.replies.accuracy, label: "How we read", isCurrent: shown === "accuracy" },
        ]}
      />
      <RejectedInboundNote count={keptOut} />
    </>
  );
}
