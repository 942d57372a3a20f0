import { OWNER_COLUMN } from "~/domains/identity/team/ui/owner-filter";
import { LISTS } from "~/domains/saved-views/lists";
import { TagPills } from "~/domains/tags/ui/tag-pills";
import { Badge } from "~/ui/data/badge";
import { Score } from "~/ui/data/confidence";
import { ListTable, type Order, ordered } from "~/ui/data/list-table";
import { MailAddress } from "~/ui/data/mail-address";
import type { RowSelection } from "~/ui/data/selection";
import type { Column } from "~/ui/data/table";
import { Link } from "~/ui/link";
import type { contactRow } from "../contact-json";

const NAMES = LISTS.contacts.columns;

type Row = ReturnType<typeof contactRow>;

const ORDERS = { name: ["name", "ascending"], company: ["company", "ascending"] } as const;

const THRESHOLDS = { high: 85, middle: 70 };

export function ContactTable({
  contacts,
  contactTo,
  pick,
  order,
  caption = "Contacts",
}: {
  pick?: RowSelection<Row>;
  contacts: Row[];
  contactTo: (contactId: number) => string;
  /** The sort key, if the column is sortable. */
  order?: Order;
  caption?: string;
}) {
  const columns: Column<Row>[] = [
    {
      key: "name",
      label: NAMES.name,
      isHeader: true,
      cell: (row) => (
        <>
          <Link to={contactTo(row.id)}>{row.contactName}</Link>{" "}
          {row.isSuppressed ? <Badge>Suppressed</Badge> : null} <TagPills rowId={row.id} />
        </>
      ),
    },
    { key: "title", label: NAMES.title, cell: (row) => row.contactTitle },
    { key: "company", label: NAMES.company, cell: (row) => row.companyName },
    {
      key: "email",
      label: NAMES.email,
      cell: (row) => row.contactEmail && <MailAddress>{row.contactEmail}</MailAddress>,
      isAddress: true,
    },
    {
      key: "phone",
      label: NAMES.phone,
      cell: (row) => row.phoneNumber,
      isEmpty: contacts.every(({ phoneNumber }) => !phoneNumber),
    },
    { key: "location", label: NAMES.location, cell: (row) => row.location },
    {
      key: "confidence",
      label: NAMES.confidence,
      cell: (row) => <Score score={row.confidence} thresholds={THRESHOLDS} />,
      isNumber: true,
    },
    OWNER_COLUMN,
  ];
  return (
    <ListTable
      list="contacts"
      caption={caption}
      columns={ordered(columns, ORDERS, order)}
      rows={contacts}
      rowKey={(row) => row.id}
      {...(pick ? { pick } : {})}
    />
  );
}
