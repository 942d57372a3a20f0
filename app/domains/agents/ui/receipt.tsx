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
        <b>One deal, as it is paid</b>
        <ComingSoon isComing={IS_COMING.payouts} />
      </figcaption>
      <dl className="*:flex *:justify-between *:gap-4 *:py-2 *:lined-t *:last:border-edge *:last:weight-650">
        <div>
          <dt>You close a deal of</dt>
          <dd className="whitespace-nowrap tabular">{formatUsd(value)}</dd>
        </div>
        <div>
          <dt>Your tier that day</dt>
          <dd className="whitespace-nowrap tabular">{name}</dd>
        </div>
        <div>
          <dt>Rate of the tier</dt>
          <dd className="whitespace-nowrap tabular">{rate}%</dd>
        </div>
        <div>
          <dt>Yours, when the business confirms</dt>
          <dd className="whitespace-nowrap tabular">{formatUsd(commissionOf(value, tier))}</dd>
        </div>
      </dl>
      <p className="muted small">An example with an invented deal. The rate is the one paid today.</p>
    </figure>
  );
}
