import { formatUsd } from "~/core/format";
import { ComingSoon } from "~/ui/data/coming-soon";
import { IS_COMING } from "../programme";
import { type AgentTier, commissionOf, TIERS } from "../tiers";

/** `value` is US cents. */
export function Receipt({ value, tier }: { value: number; tier: AgentTier }) {
  const { name, rate } = TIERS[tier];
  return (
    <figure className="card receipt">
      <figcaption>
        <b>Example deal payment</b>
        <ComingSoon isComing={IS_COMING.payouts} />
      </figcaption>
      <dl>
        <div>
          <dt>Deal value</dt>
          <dd>{formatUsd(value)}</dd>
        </div>
        <div>
          <dt>Tier at close</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>Tier rate</dt>
          <dd>{rate}%</dd>
        </div>
        <div>
          <dt>Yours once confirmed</dt>
          <dd>{formatUsd(commissionOf(value, tier))}</dd>
        </div>
      </dl>
      <p className="muted small">An example deal at today’s rate.</p>
    </figure>
  );
}
