import { m } from "~/messages/messages";
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
  {
    key: "amount",
    get label() {
      return m.agents_payout_section_amount();
    },
    isHeader: true,
    cell: (row) => row.amount,
  },
  {
    key: "state",
    get label() {
      return m.agents_payout_section_status();
    },
    cell: (row) => (
      <>
        <Badge kind={PAYOUT_LABELS[row.state].kind}>{PAYOUT_LABELS[row.state].label}</Badge> {row.note}
      </>
    ),
  },
  {
    key: "to",
    get label() {
      return m.agents_payout_section_to();
    },
    cell: (row) => row.hint,
  },
  {
    key: "asked",
    get label() {
      return m.agents_payout_section_requested();
    },
    isNamed: true,
    cell: (row) => row.asked,
  },
];

const Cancel = ({ row }: { row: Row }) =>
  row.state === "requested" ? (
    <form method="post" action={PAYOUTS.cancel(row.id)}>
      <Submit kind="plain" slim aria-label={m.agents_payout_section_cancel_payout_of({ amount: row.amount })}>
        {m.agents_payout_section_cancel()}
      </Submit>
    </form>
  ) : null;

export function PayoutSection({ payout }: { payout: PayoutView }) {
  const { account, rhythm, next, canAsk, available, unpaid, payouts } = payout;
  return (
    <Section title={m.agents_payout_section_payouts()}>
      <p>
        {rhythm}. {next}{" "}
        {account
          ? m.agents_payout_section_paid_to({ account })
          : m.agents_payout_section_add_your_payout_account_first()}
      </p>
      {unpaid ? <p>{m.agents_payout_section_is_pending_until_businesses_pay({ unpaid })}</p> : null}
      <div className="row">
        {account && canAsk ? (
          <form method="post" action={PAYOUTS.request}>
            <Submit>{m.agents_payout_section_request_payout_of({ available })}</Submit>
          </form>
        ) : null}
        <LinkButton to={PAYOUTS.account}>
          {account
            ? m.agents_payout_section_change_payout_account()
            : m.agents_payout_section_add_payout_account()}
        </LinkButton>
      </div>
      {payouts.length > 0 ? (
        <Table
          caption={m.agents_payout_section_your_payouts()}
          columns={COLUMNS}
          rows={payouts}
          rowKey={(row) => row.id}
          actions={(row) => <Cancel row={row} />}
        />
      ) : null}
    </Section>
  );
}
