import { formatNumber } from "~/core/format";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { Tabs } from "~/ui/layout/tabs";

/** `count`: yesterday and today. */
const RejectedInboundNote = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <Alert
      kind="warning"
      title={`${formatNumber(count)} ${count === 1 ? "mail was" : "mails were"} not taken since yesterday`}
    >
      More mails came for you in a day than are taken, from one sender or in all. They went back to who wrote
      them, whose server was asked to send them again tomorrow. Mailboxes that you connected go on as ever.
    </Alert>
  );

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
  rejected?: number;
}

const listOf = (show: string) => paths.withQuery(paths.replies.list, { show: show === "open" ? null : show });

export function ReplyTabs({ shown, to = listOf, rejected = 0 }: Props) {
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
      <RejectedInboundNote count={rejected} />
    </>
  );
}
