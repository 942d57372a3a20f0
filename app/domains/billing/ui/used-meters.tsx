import { formatUsd } from "~/core/format";
import { BILLING } from "~/paths/business/billing";
import { Stat, UsageMeter } from "~/ui/data/stat";
import { LinkButton } from "~/ui/forms/link-button";
import { Card } from "~/ui/layout/page";

interface Used {
  leads: { used: number; max: number | null };
  agents: { used: number; max: number | null };
  apiCalls: number;
  commission: number;
  fees: number;
  left: number;
  canBuyLeads: boolean;
}

export function UsedMeters({ used, dealsTo, agentsTo }: { used: Used; dealsTo: string; agentsTo: string }) {
  const { leads, agents, apiCalls, commission, fees, left, canBuyLeads } = used;
  const all = commission + fees;
  return (
    <Card title="Usage">
      <UsageMeter label="Leads" used={leads.used} max={leads.max} />
      <UsageMeter label="Agents assigned" used={agents.used} max={agents.max} />
      <UsageMeter label="API calls" used={apiCalls} max={null} />
      <div className="stack tight">
        <div className="row between small">
          <span>Commission earned</span>
          <span className="num">
            {formatUsd(commission)}, {formatUsd(left)} due including fees
          </span>
        </div>
        <progress
          value={commission}
          max={Math.max(all, 1)}
          aria-label="Commission as a share of commission and fees"
        />
      </div>
      <div className="row">
        <Stat value={formatUsd(fees)} label="Platform fees" to={dealsTo} />
        <Stat value={agents.used} label="Agents" to={agentsTo} />
      </div>
      <div className="row">
        <LinkButton to={BILLING.leadUsage}>View lead usage</LinkButton>
        {canBuyLeads ? <LinkButton to={BILLING.extraLeads}>Buy extra leads</LinkButton> : null}
      </div>
    </Card>
  );
}
