import { Ago } from "~/ui/data/ago";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { MailAddress } from "~/ui/data/mail-address";
import { Table } from "~/ui/data/table";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Link } from "~/ui/link";
import type { LeadStatus } from "../policy";
import type { LeadCardView } from "../view";
import { LeadActions } from "./lead-actions";
import { LeadStatusBadge } from "./lead-status";

type LeadRow = LeadCardView & { moves: readonly LeadStatus[] };

/** Keeps text on one line: a narrow table breaks words before it hides columns. */
const OneLine = ({ text }: { text: string }) => <span className="whitespace-nowrap">{text}</span>;

export const LeadList = ({ leads }: { leads: readonly LeadRow[] }) => (
  <Table
    caption={<span className="visually-hidden">Social leads</span>}
    rows={[...leads]}
    rowKey={({ id }) => id}
    columns={[
      {
        key: "name",
        label: "Lead",
        isHeader: true,
        cell: ({ name, to, company, email, phone, isDemo, isTest }) => (
          <>
            <Link to={to}>{name}</Link> <DemoBadge isDemo={isDemo} />
            {isTest ? <Badge>Test lead</Badge> : null}
            {company ? <span className="muted small"> {company}</span> : null}
            <div className="muted small">
              {email ? <MailAddress>{email}</MailAddress> : null}
              {phone ? <OneLine text={phone} /> : null}
            </div>
          </>
        ),
      },
      { key: "platform", label: "Platform", cell: ({ platform }) => <OneLine text={platform} /> },
      {
        key: "message",
        label: "Message",
        cell: ({ message }) => <span dir="auto">{message ?? ""}</span>,
      },
      { key: "status", label: "Status", cell: ({ status }) => <LeadStatusBadge status={status} /> },
      { key: "came", label: "Received", cell: ({ came }) => <Ago at={came} /> },
    ]}
    actions={({ id, moves, status, isTest }) => (
      <IfCanWrite>
        <LeadActions
          leadId={id}
          moves={moves}
          canContact={!isTest}
          canConvert={status !== "converted"}
          slim
        />
      </IfCanWrite>
    )}
  />
);
