import type { unknownJson } from "~/domains/messages/json";
import { paths } from "~/paths";
import { Table } from "~/ui/data/table";
import { Submit } from "~/ui/forms/submit";
import { Section } from "~/ui/layout/page";

type Row = ReturnType<typeof unknownJson>;

export function UnknownMessages({ mailboxId, rows }: { mailboxId: number; rows: Row[] }) {
  return (
    <Section title="Delivery unconfirmed">
      <p>
        The connection ended before the mail server responded. Check your sent folder, then send again or
        dismiss.
      </p>
      <Table
        caption={rows.length < 50 ? `${rows.length} unconfirmed` : "First 50 unconfirmed"}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "to",
            label: "To",
            isHeader: true,
            cell: ({ toName, toAddress }) => (
              <>
                {toName ?? toAddress}
                {toName ? <div className="muted small">{toAddress}</div> : null}
              </>
            ),
          },
          { key: "why", label: "Reason", cell: ({ reason }) => reason },
        ]}
        actions={({ id, toAddress }) => (
          <>
            <form method="post" action={paths.mailboxes.again(mailboxId, id)}>
              <Submit kind="plain" slim aria-label={`Send again to ${toAddress}`}>
                Send again
              </Submit>
            </form>
            <form method="post" action={paths.mailboxes.leave(mailboxId, id)}>
              <Submit kind="plain" slim aria-label={`Dismiss email to ${toAddress}`}>
                Dismiss
              </Submit>
            </form>
          </>
        )}
      />
    </Section>
  );
}
