import { OutsideLink } from "~/domains/directory/companies/ui/outside-link";
import { DemoBadge } from "~/ui/data/badge";
import { pointsText, Score } from "~/ui/data/confidence";
import { FACTS } from "~/ui/data/definition-list";
import { type Column, Table } from "~/ui/data/table";
import { Disclosure } from "~/ui/layout/disclosure";
import { Card } from "~/ui/layout/page";
import { THRESHOLDS } from "../../policy";
import type { LeadView } from "../../view";

type Reason = LeadView["reasons"][number];
type Evidence = LeadView["evidence"][number];

const REASONS: Column<Reason>[] = [
  { key: "label", label: "Reason", isHeader: true, cell: (reason) => reason.label },
  { key: "detail", label: "Evidence", cell: (reason) => reason.detail },
  { key: "points", label: "Points", isNumber: true, cell: pointsText },
];

const EVIDENCE: Column<Evidence>[] = [
  { key: "field", label: "Field", isHeader: true, cell: (evidence) => evidence.field },
  { key: "source", label: "Source", cell: (evidence) => evidence.source },
  { key: "date", label: "Date", cell: (evidence) => evidence.date },
];

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="contents">
      <dt className="min-w-24 text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** `consent` contains the contact's consent facts, each with its label. */
export function LeadFacts({ lead, consent }: { lead: LeadView; consent: [string, string][] }) {
  const person = [lead.contactName, lead.contactTitle].filter(Boolean).join(", ");
  return (
    <Card title="Lead">
      <dl className={FACTS}>
        <Fact name="Website">
          {lead.websiteLink ? (
            <OutsideLink to={lead.websiteLink}>{lead.website ?? ""}</OutsideLink>
          ) : (
            (lead.website ?? "–")
          )}
        </Fact>
        <Fact name="Size">{lead.size ? `${lead.size} employees` : "–"}</Fact>
        <Fact name="Contact">{person || "–"}</Fact>
        {lead.contactEmail ? <Fact name="Email">{lead.contactEmail}</Fact> : null}
        {consent.map(([label, value]) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
        {lead.linkedinLink ? (
          <Fact name="LinkedIn">
            <OutsideLink to={lead.linkedinLink}>Profile</OutsideLink>
          </Fact>
        ) : null}
        <Fact name="Found">
          {lead.foundAt}
          {lead.isCharged ? ", used 1 lead" : ", free"} <DemoBadge isDemo={lead.isDemo} />
        </Fact>
      </dl>
    </Card>
  );
}

const MAX_BEST_REASONS = 2;

/** Shows the score with its two best reasons; all reasons and the source of each field are collapsed. */
export function LeadScore({ lead }: { lead: LeadView }) {
  const best = lead.reasons
    .filter(({ points }) => points > 0)
    .sort((one, two) => two.points - one.points)
    .slice(0, MAX_BEST_REASONS);
  return (
    <>
      <div>
        Confidence <Score score={lead.confidence} thresholds={THRESHOLDS.modal} />
        {best.length > 0 ? (
          <div className="muted small">
            {best.map((reason) => `${reason.label} ${pointsText(reason)}`).join(" · ")}
          </div>
        ) : null}
      </div>
      <Disclosure summary="Score breakdown">
        <Table
          caption="Score by reason"
          columns={REASONS}
          rows={lead.reasons}
          rowKey={(reason) => reason.id}
        />
      </Disclosure>
      <Disclosure summary="Sources">
        <Table
          caption="Source and date of each field"
          columns={EVIDENCE}
          rows={lead.evidence}
          rowKey={(evidence) => evidence.field}
        />
      </Disclosure>
    </>
  );
}
