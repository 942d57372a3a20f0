import { Ago } from "~/ui/data/ago";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { SELECTION_FORM } from "~/ui/data/selection-form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Link } from "~/ui/link";
import type { LeadCardView } from "../view";
import { LeadStatusBadge } from "./lead-status";

function LeadCard({ lead }: { lead: LeadCardView }) {
  return (
    <div className="card">
      <div className="row between">
        <span className="row">
          <IfCanWrite>
            <span className="pick">
              <label className="check">
                <input
                  type="checkbox"
                  name="leadIds"
                  form={SELECTION_FORM}
                  value={lead.id}
                  aria-label={`Select ${lead.name}`}
                />
              </label>
            </span>
          </IfCanWrite>
          <span className="small muted">{lead.platform}</span>
        </span>
        <LeadStatusBadge status={lead.status} />
      </div>
      <h2>
        <Link to={lead.to}>{lead.name}</Link>
      </h2>
      {lead.company ? <p className="muted">{lead.company}</p> : null}
      {lead.message ? (
        <p className="small" dir="auto">
          {lead.message}
        </p>
      ) : null}
      {lead.email || lead.phone ? (
        <p className="small muted">{[lead.email, lead.phone].filter(Boolean).join(" · ")}</p>
      ) : null}
      <div className="row">
        <DemoBadge isDemo={lead.isDemo} />
        {lead.isTest ? <Badge>Test lead</Badge> : null}
        {lead.leadType ? <Badge>{lead.leadType}</Badge> : null}
        {lead.tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        <span className="small muted">
          <Ago at={lead.came} />
        </span>
      </div>
    </div>
  );
}

/** A grid of leads; each can be selected for the bulk form below. */
export const LeadCards = ({ leads }: { leads: readonly LeadCardView[] }) => (
  <div className="grid-3 items-stretch">
    {leads.map((lead) => (
      <LeadCard key={lead.id} lead={lead} />
    ))}
  </div>
);
