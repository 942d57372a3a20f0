import { usdColumn } from "~/core/format";
import { m } from "~/messages/messages";
import { payDeals } from "../paid-deals";
import { TIERS } from "../tiers";

export function PaidDealsTable({ values }: { values: readonly number[] }) {
  const deals = payDeals(values);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const commissions = deals.map(({ commission }) => commission);
  const formatValue = usdColumn(values);
  const formatPaid = usdColumn(commissions);
  return (
    <table className="table plain">
      <caption>{m.agents_paid_deals_table_example_deals_paid_by_the()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.agents_paid_deals_table_deal()}</th>
          <th scope="col" className="num">
            {m.agents_paid_deals_table_value()}
          </th>
          <th scope="col">{m.agents_paid_deals_table_tier()}</th>
          <th scope="col" className="num">
            {m.agents_paid_deals_table_paid()}
          </th>
        </tr>
      </thead>
      <tbody>
        {deals.map(({ value, tier, commission, totals }) => (
          <tr key={totals.leadsClosed}>
            <th scope="row">{totals.leadsClosed}</th>
            <td className="num">{formatValue(value)}</td>
            <td>
              {TIERS[tier].name}, {TIERS[tier].rate}%
            </td>
            <td className="num">{formatPaid(commission)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{m.agents_paid_deals_table_total()}</th>
          <td className="num">{formatValue(sum(values))}</td>
          <td />
          <td className="num">
            <b>{formatPaid(sum(commissions))}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
