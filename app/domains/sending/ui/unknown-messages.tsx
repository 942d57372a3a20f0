import type { unknownJson } from "~/domains/messages/json";
import { paths } from "~/paths";
import { Table } from "~/ui/data/table";
import { Submit } from "~/ui/forms/submit";
import { Section } from "~/ui/layout/page";

type Row = ReturnType<typeof unknownJson>;

export function UnknownMessages({ mailboxId, rows }: { mailboxId: number; rows: Row[] }) {
  return (
    <Section title="Did these arrive?">
      <p>
        The connection ended before the mail server answered. They are not sent again by themselves. Look into
        the account's sent mails, then decide.
      </p>
      <Table
        caption={rows.length < 50 ? `${rows.length} in doubt` : "The first 50 in doubt"}
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
              <Submit kind="plain" slim aria-label={`Leave it: ${toAddress}`}>
                Leave it
              </Submit>
            </form>
          </>
        )}
      />
    </Section>
  );
}
