import { PAYOUTS } from "~/paths/agents/payouts";
import { Badge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Section } from "~/ui/layout/page";
import { PAYOUT_LABELS } from "../payout-labels";
import type { PayoutView } from "../view.server";

type Row = PayoutView["payouts"][number];

const COLUMNS: Column<Row>[] = [
  { key: "amount", label: "Amount", isHeader: true, cell: (row) => row.amount },
  {
    key: "state",
    label: "Status",
    cell: (row) => (
      <>
        <Badge kind={PAYOUT_LABELS[row.state].kind}>{PAYOUT_LABELS[row.state].label}</Badge> {row.note}
      </>
    ),
  },
  { key: "to", label: "To", cell: (row) => row.hint },
  { key: "asked", label: "Requested", isNamed: true, cell: (row) => row.asked },
];

const Cancel = ({ row }: { row: Row }) =>
  row.state === "requested" ? (
    <form method="post" action={PAYOUTS.cancel(row.id)}>
      <Submit kind="plain" slim aria-label={`Cancel payout of ${row.amount}`}>
        Cancel
      </Submit>
    </form>
  ) : null;

export function PayoutSection({ payout }: { payout: PayoutView }) {
  const { account, rhythm, next, canAsk, available, unpaid, payouts } = payout;
  return (
    <Section title="Payouts">
      <p>
        {rhythm}. {next} {account ? `Paid to: ${account}.` : "Add your payout account first."}
      </p>
      {unpaid ? (
        <p>
          {unpaid} is pending until businesses pay us. Payments cover the oldest deals first, including
          related affiliate commission.
        </p>
      ) : null}
      <div className="row">
        {account && canAsk ? (
          <form method="post" action={PAYOUTS.request}>
            <Submit>Request payout of {available}</Submit>
          </form>
        ) : null}
        <LinkButton to={PAYOUTS.account}>
          {account ? "Change payout account" : "Add payout account"}
        </LinkButton>
      </div>
      {payouts.length > 0 ? (
        <Table
          caption="Your payouts"
          columns={COLUMNS}
          rows={payouts}
          rowKey={(row) => row.id}
          actions={(row) => <Cancel row={row} />}
        />
      ) : null}
    </Section>
  );
}
