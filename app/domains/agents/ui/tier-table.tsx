import { formatNumber, formatUsd, usdColumn } from "~/core/format";
import { m } from "~/messages/messages";
import { AGENT_TIERS, commissionOf, TIERS } from "../tiers";

export function TierTable({ value }: { value: number }) {
  const formatPaid = usdColumn(AGENT_TIERS.map((tier) => commissionOf(value, tier)));
  return (
    <table className="table">
      <caption>{m.agents_tier_table_tiers_by_leads_closed_or()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.agents_tier_table_tier()}</th>
          <th scope="col" className="num">
            {m.agents_tier_table_rate_paid()}
          </th>
          <th scope="col" className="num">
            {m.agents_tier_table_leads_closed()}
          </th>
          <th scope="col" className="num">
            {m.agents_tier_table_or_total_value()}
          </th>
          <th scope="col" className="num">
            {m.agents_tier_table_a_deal_of_pays({ value: formatUsd(value) })}
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
              <td className="num" data-label="Commission rate">
                <b>{rate}%</b>
              </td>
              <td className="num" data-label="Leads closed">
                {isFirst ? m.agents_tier_table_from_the_start() : formatNumber(reachedThreshold.leadsClosed)}
              </td>
              <td className="num" data-label="or total value">
                {isFirst ? "" : formatUsd(reachedThreshold.totalLeadValue)}
              </td>
              <td className="num" data-label={`Commission on ${formatUsd(value)}`}>
                {formatPaid(commissionOf(value, tier))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
