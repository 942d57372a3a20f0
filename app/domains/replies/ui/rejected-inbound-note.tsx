import { formatNumber } from "~/core/format";
import { Alert } from "~/ui/feedback/alert";

/** `count`: yesterday and today. */
export const RejectedInboundNote = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <Alert
      kind="warning"
      title={`${formatNumber(count)} ${count === 1 ? "mail was" : "mails were"} not taken since yesterday`}
    >
      More mails came for you in a day than are taken, from one sender or in all. They went back to who wrote
      them, whose server was asked to send them again tomorrow. Mailboxes that you connected go on as ever.
    </Alert>
  );
