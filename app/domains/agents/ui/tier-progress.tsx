import { formatNumber, formatUsd } from "~/core/format";
import { m } from "~/messages/messages";
import { Card } from "~/ui/layout/page";
import type { ClosedTotals, TierTerms } from "../tiers";

export function TierProgress({ totals, next }: { totals: ClosedTotals; next: TierTerms | null }) {
  if (!next)
    return (
      <Card title={m.agents_tier_progress_youve_reached_the_highest_tier()}>
        <p>{m.agents_tier_progress_platinum_the_highest_rate()}</p>
      </Card>
    );
  const { leadsClosed, totalLeadValue } = next.threshold;
  const ways = [
    {
      label: m.agents_tier_progress_leads_closed(),
      is: totals.leadsClosed,
      of: leadsClosed,
      say: formatNumber,
    },
    {
      label: m.agents_tier_progress_total_deal_value(),
      is: totals.totalLeadValue,
      of: totalLeadValue,
      say: formatUsd,
    },
  ];
  return (
    <Card title={m.agents_tier_progress_pays({ name: next.name, rate: next.rate })}>
      <p className="muted">{m.agents_tier_progress_reach_either_one_to_move()}</p>
      {ways.map(({ label, is, of, say }) => (
        <div key={label} className="stack tight">
          <div className="row between small">
            <span>{label}</span>
            <span className="num">{m.agents_tier_progress_of({ is: say(is), of: say(of) })}</span>
          </div>
          <progress value={Math.min(is, of)} max={of} aria-label={label} />
        </div>
      ))}
    </Card>
  );
}
