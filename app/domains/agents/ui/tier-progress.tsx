import { formatNumber, formatUsd } from "~/core/format";
import { Card } from "~/ui/layout/page";
import type { ClosedTotals, TierTerms } from "../tiers";

export function TierProgress({ totals, next }: { totals: ClosedTotals; next: TierTerms | null }) {
  if (!next)
    return (
      <Card title="You’ve reached the highest tier">
        <p>Platinum: the highest rate.</p>
      </Card>
    );
  const { leadsClosed, totalLeadValue } = next.threshold;
  const ways = [
    { label: "Leads closed", is: totals.leadsClosed, of: leadsClosed, say: formatNumber },
    { label: "Total deal value", is: totals.totalLeadValue, of: totalLeadValue, say: formatUsd },
  ];
  return (
    <Card title={`${next.name} pays ${next.rate}%`}>
      <p className="muted">Reach either one to move up.</p>
      {ways.map(({ label, is, of, say }) => (
        <div key={label} className="stack tight">
          <div className="row between small">
            <span>{label}</span>
            <span className="num">
              {say(is)} of {say(of)}
            </span>
          </div>
          <progress value={Math.min(is, of)} max={of} aria-label={label} />
        </div>
      ))}
    </Card>
  );
}
