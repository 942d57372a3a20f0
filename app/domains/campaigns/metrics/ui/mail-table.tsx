import type { AgoView } from "~/core/format";
import { paths } from "~/paths";
import { Ago } from "~/ui/data/ago";
import { MailAddress } from "~/ui/data/mail-address";
import { type Column, Table } from "~/ui/data/table";
import { Link } from "~/ui/link";
import { MessageBadge } from "../../ui/campaign-status";

export interface MailRow {
  id: number;
  /** Null if the campaign was deleted, and for a one-off email. */
  campaignId: number | null;
  campaign: string | null;
  isSingle: boolean;
  leadId: number | null;
  contactId: number | null;
  company: string | null;
  contact: string | null;
  email: string;
  status: string;
  sent: AgoView | null;
}

const placeOf = ({ campaignId, id, leadId, contactId }: MailRow) => {
  if (campaignId !== null) return paths.campaigns.message(campaignId, id);
  if (leadId !== null) return paths.leadSearch.lead(leadId);
  return contactId === null ? null : paths.business.contactHistory(contactId);
};

function Reader({ mail }: { mail: MailRow }) {
  const name = mail.company ?? mail.contact ?? (mail.email || "Deleted");
  const to = placeOf(mail);
  const contact = mail.company ? mail.contact : null;
  return (
    <>
      {to ? <Link to={to}>{name}</Link> : name}
      <div className="muted small">
        {contact}
        {mail.email && name !== mail.email ? <MailAddress>{mail.email}</MailAddress> : null}
      </div>
    </>
  );
}

const COLUMNS: Column<MailRow>[] = [
  { key: "to", label: "To", isHeader: true, cell: (mail) => <Reader mail={mail} /> },
  {
    key: "campaign",
    label: "Campaign",
    cell: ({ campaign, isSingle }) =>
      campaign ?? <span className="muted">{isSingle ? "Single email" : "Deleted"}</span>,
  },
  { key: "status", label: "Status", cell: ({ status }) => <MessageBadge status={status} /> },
  { key: "sent", label: "Sent", cell: ({ sent }) => (sent ? <Ago at={sent} /> : "–") },
];

export const MailTable = ({ mails, caption }: { mails: MailRow[]; caption: string }) => (
  <div className="list">
    <Table isList caption={caption} columns={COLUMNS} rows={mails} rowKey={({ id }) => id} />
  </div>
);
