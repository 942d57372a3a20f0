import { Badge } from "~/ui/data/badge";
import { Score } from "~/ui/data/confidence";
import type { Picking } from "~/ui/data/picking";
import { type Column, Table } from "~/ui/data/table";
import { Link } from "~/ui/link";
import type { contactRow } from "../contact-json";

type Row = ReturnType<typeof contactRow>;

const THRESHOLDS = { high: 85, middle: 70 };

export function ContactTable({
  contacts,
  contactTo,
  pick,
  caption = "Newest first",
}: {
  pick?: Picking<Row>;
  contacts: Row[];
  contactTo: (contactId: number) => string;
  caption?: string;
}) {
  const columns: Column<Row>[] = [
    {
      key: "name",
      label: "Name",
      isHeader: true,
      cell: (row) => (
        <>
          <Link to={contactTo(row.id)}>{row.contactName}</Link>{" "}
          {row.isDemo ? <Badge kind="demo">Demo</Badge> : null}
        </>
      ),
    },
    { key: "title", label: "Title", cell: (row) => row.contactTitle },
    { key: "company", label: "Company", cell: (row) => row.companyName },
    { key: "email", label: "E-mail", cell: (row) => row.contactEmail },
    { key: "phone", label: "Phone", cell: (row) => row.phoneNumber },
    { key: "location", label: "Location", cell: (row) => row.location },
    {
      key: "confidence",
      label: "Known",
      cell: (row) => <Score score={row.confidence} thresholds={THRESHOLDS} />,
      isNumber: true,
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={contacts}
      rowKey={(row) => row.id}
      {...(pick ? { pick } : {})}
    />
  );
}
