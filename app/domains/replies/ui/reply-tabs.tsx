import { plural } from "~/core/format";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { Tabs } from "~/ui/layout/tabs";

/** `count`: emails rejected yesterday and today. */
const RejectedInboundNote = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <Alert kind="warning" title={`${plural(count, "email")} rejected since yesterday`}>
      You reached the daily limit for incoming email. Senders’ servers will try again tomorrow. Connected
      mailboxes aren’t affected.
    </Alert>
  );

const SHOWN = [
  ["open", "All"],
  ["unread", "New"],
  ["waiting", "Needs review"],
  ["archived", "Archived"],
] as const;

interface Props {
  shown: (typeof SHOWN)[number][0] | "returned" | "accuracy";
  to?: (show: string) => string;
  /** Emails rejected yesterday and today. */
  rejected?: number;
}

const listOf = (show: string) => paths.withQuery(paths.replies.list, { show: show === "open" ? null : show });

export function ReplyTabs({ shown, to = listOf, rejected = 0 }: Props) {
  return (
    <>
      <Tabs
        label="Inbox"
        tabs={[
          ...SHOWN.map(([value, label]) => ({ to: to(value), label, isCurrent: value === shown })),
          { to: paths.replies.returned, label: "Bounces", isCurrent: shown === "returned" },
          { to: paths.replies.accuracy, label: "Accuracy", isCurrent: shown === "accuracy" },
        ]}
      />
      <RejectedInboundNote count={rejected} />
    </>
  );
}
