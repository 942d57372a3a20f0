import type { AgoView } from "~/core/format";
import { Ago } from "~/ui/data/ago";
import { MailAddress } from "~/ui/data/mail-address";
import { type Column, Table } from "~/ui/data/table";
import { Link } from "~/ui/link";
import { MessageBadge } from "../../ui/campaign-status";

interface MessageRow {
  id: number;
  to: string;
  company: string | null;
  contact: string | null;
  email: string;
  step: number;
  status: string;
  sentAt: AgoView | null;
  /** When the email will be sent, while it is queued. */
  queued: string | null;
  respondedAt: AgoView | null;
  error: string | null;
}

const COLUMNS: Column<MessageRow>[] = [
  {
    key: "company",
    label: "Company",
    isHeader: true,
    width: "sm:w-[22%]!",
    cell: ({ to, company }) => <Link to={to}>{company ?? "Deleted company"}</Link>,
  },
  {
    key: "contact",
    label: "Contact",
    width: "sm:w-[30%]",
    cell: ({ contact, email }) => (
      <>
        {contact ? <div className="small">{contact}</div> : null}
        {email ? <MailAddress>{email}</MailAddress> : "–"}
      </>
    ),
  },
  { key: "step", label: "Step", isNumber: true, isNamed: true, cell: ({ step }) => step },
  {
    key: "status",
    label: "Status",
    cell: ({ status, error }) => (
      <>
        <MessageBadge status={status} />
        {error ? <div className="muted small">{error}</div> : null}
      </>
    ),
  },
  {
    key: "sent",
    label: "Sent",
    cell: ({ sentAt, queued }) =>
      sentAt ? <Ago at={sentAt} /> : queued ? <span className="muted small">{queued}</span> : null,
  },
  {
    key: "responded",
    label: "Responded",
    isNamed: true,
    cell: ({ respondedAt }) => (respondedAt ? <Ago at={respondedAt} /> : null),
  },
];

export const MessageTable = ({ messages, caption }: { messages: MessageRow[]; caption: string }) => (
  <div className="list">
    <Table isList caption={caption} columns={COLUMNS} rows={messages} rowKey={({ id }) => id} />
  </div>
);
