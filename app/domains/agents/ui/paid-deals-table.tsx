import { usdColumn } from "~/core/format";
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
      <caption>Example deals, paid by the rules above</caption>
      <thead>
        <tr>
          <th scope="col">Deal</th>
          <th scope="col" className="num">
            Value
          </th>
          <th scope="col">Tier</th>
          <th scope="col" className="num">
            Paid
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
          <th scope="row">Total</th>
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
