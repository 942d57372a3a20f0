import { formatUsd } from "~/core/format";
import { ComingSoon } from "~/ui/data/coming-soon";
import { IS_COMING } from "../programme";
import { type AgentTier, commissionOf, TIERS } from "../tiers";

/** `value` is US cents. */
export function Receipt({ value, tier }: { value: number; tier: AgentTier }) {
  const { name, rate } = TIERS[tier];
  return (
    <figure className="card">
      <figcaption>
        <b>Example deal payment</b>
        <ComingSoon isComing={IS_COMING.payouts} />
      </figcaption>
      <dl className="*:flex *:justify-between *:gap-4 *:py-2 *:lined-t *:last:border-edge *:last:weight-650">
        <div>
          <dt>Deal value</dt>
          <dd className="whitespace-nowrap tabular">{formatUsd(value)}</dd>
        </div>
        <div>
          <dt>Tier at close</dt>
          <dd className="whitespace-nowrap tabular">{name}</dd>
        </div>
        <div>
          <dt>Tier rate</dt>
          <dd className="whitespace-nowrap tabular">{rate}%</dd>
        </div>
        <div>
          <dt>Yours once confirmed</dt>
          <dd className="whitespace-nowrap tabular">{formatUsd(commissionOf(value, tier))}</dd>
        </div>
      </dl>
      <p className="muted small">An example deal at today’s rate.</p>
    </figure>
  );
}
