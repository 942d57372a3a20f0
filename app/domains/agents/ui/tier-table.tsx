import { formatNumber, formatUsd, usdColumn } from "~/core/format";
import { AGENT_TIERS, commissionOf, TIERS } from "../tiers";

export function TierTable({ value }: { value: number }) {
  const formatPaid = usdColumn(AGENT_TIERS.map((tier) => commissionOf(value, tier)));
  return (
    <table className="table">
      <caption>Tiers by leads closed or total deal value</caption>
      <thead>
        <tr>
          <th scope="col">Tier</th>
          <th scope="col" className="num">
            Rate paid
          </th>
          <th scope="col" className="num">
            Leads closed
          </th>
          <th scope="col" className="num">
            or total value
          </th>
          <th scope="col" className="num">
            A deal of {formatUsd(value)} pays
          </th>
        </tr>
      </thead>
      <tbody>
        {AGENT_TIERS.map((tier) => {
          const { name, rate, threshold: reachedThreshold } = TIERS[tier];
          const isFirst = tier === AGENT_TIERS[0];
          return (
            <tr key={tier}>
              <th scope="row">{name}</th>
              <td className="num" data-label="Rate paid">
                <b>{rate}%</b>
              </td>
              <td className="num" data-label="Leads closed">
                {isFirst ? "from the start" : formatNumber(reachedThreshold.leadsClosed)}
              </td>
              <td className="num" data-label="or total value">
                {isFirst ? "" : formatUsd(reachedThreshold.totalLeadValue)}
              </td>
              <td className="num" data-label={`A deal of ${formatUsd(value)} pays`}>
                {formatPaid(commissionOf(value, tier))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
