import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Badge, type BadgeKind, DemoBadge } from "~/ui/data/badge";
import { Link } from "~/ui/link";
import type { LeadState } from "../policy";
import type { LeadRow } from "../view";

const KINDS: Record<LeadState, BadgeKind> = { new: "tint", working: "busy", closed: "good", lost: "bad" };

export const StateBadge = ({ state, word }: { state: LeadState; word: string }) => (
  <Badge kind={KINDS[state]}>{word}</Badge>
);

/** A single-column list of leads for phones; the whole row is the link. */
export function LeadRows({ leads }: { leads: readonly LeadRow[] }) {
  return (
    <ul className="ways">
      {leads.map((lead) => (
        <li key={lead.id}>
          <div className="row between">
            <span>
              <Link to={DASHBOARD.lead(lead.id)}>{lead.companyName}</Link> <DemoBadge isDemo={lead.isDemo} />
            </span>
            <StateBadge state={lead.state} word={lead.stateWord} />
          </div>
          <div className="muted small">{[lead.person, lead.place].filter(Boolean).join(" · ")}</div>
          <div className="small">
            {lead.hasStep
              ? `${lead.nextStep}: ${lead.nextDay}`
              : m.agents_lead_rows_for({ business: lead.business })}
          </div>
        </li>
      ))}
    </ul>
  );
}
