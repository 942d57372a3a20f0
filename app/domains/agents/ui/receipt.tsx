import { formatUsd } from "~/core/format";
import { m } from "~/messages/messages";
import { ComingSoon } from "~/ui/data/coming-soon";
import { IS_COMING } from "../programme";
import { type AgentTier, commissionOf, TIERS } from "../tiers";

/** `value` is US cents. */
export function Receipt({ value, tier }: { value: number; tier: AgentTier }) {
  const { name, rate } = TIERS[tier];
  return (
    <figure className="card">
      <figcaption>
        <b>{m.agents_receipt_example_deal_payment()}</b>
        <ComingSoon isComing={IS_COMING.payouts} />
      </figcaption>
      <dl className="*:flex *:justify-between *:gap-4 *:py-2 *:lined-t *:last:border-edge *:last:weight-650">
        <div>
          <dt>{m.agents_receipt_deal_value()}</dt>
          <dd className="whitespace-nowrap tabular">{formatUsd(value)}</dd>
        </div>
        <div>
          <dt>{m.agents_receipt_tier_at_close()}</dt>
          <dd className="whitespace-nowrap tabular">{name}</dd>
        </div>
        <div>
          <dt>{m.agents_receipt_tier_rate()}</dt>
          <dd className="whitespace-nowrap tabular">{rate}%</dd>
        </div>
        <div>
          <dt>{m.agents_receipt_yours_once_confirmed()}</dt>
          <dd className="whitespace-nowrap tabular">{formatUsd(commissionOf(value, tier))}</dd>
        </div>
      </dl>
      <p className="muted small">{m.agents_receipt_an_example_deal_at_todays()}</p>
    </figure>
  );
}
