import { formatDate } from "~/core/format";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import type { Contact } from "../contact";

const digitsOf = (phone: string) => phone.replace(/[^+\d]/g, "");

/** WhatsApp wants the number with its country, without a plus. */
const whatsappOf = (phone: string) => {
  const digits = digitsOf(phone).replace(/^00/, "+");
  return digits.startsWith("+") ? `https://wa.me/${digits.slice(1)}` : null;
};

export const personView = (contact: Contact) => ({
  from: [contact.source, formatDate(contact.updatedAt)]
    .filter((part, index) => index === 0 || !contact.source.includes(part))
    .join(", "),
  id: contact.id,
  name: contact.contactName,
  title: contact.contactTitle,
  email: contact.contactEmail,
  phone: contact.phoneNumber,
  isDemo: contact.isDemo,
});
export type PersonView = ReturnType<typeof personView>;

export function Phone({ phone }: { phone: string }) {
  const whatsapp = whatsappOf(phone);
  return (
    <>
      <a href={`tel:${digitsOf(phone)}`}>{phone}</a>
      {whatsapp ? (
        <>
          {" "}
          <a href={whatsapp} className="outside" rel="noreferrer nofollow">
            WhatsApp
          </a>
        </>
      ) : null}
    </>
  );
}

const COLUMNS: Column<PersonView>[] = [
  {
    key: "name",
    label: "Name",
    isHeader: true,
    cell: (row) => (
      <>
        <Link to={paths.business.contactHistory(row.id)}>{row.name}</Link>{" "}
        {row.isDemo ? <Badge kind="demo">Demo</Badge> : null}
        {row.title ? <div className="muted small">{row.title}</div> : null}
      </>
    ),
  },
  { key: "email", label: "Email", cell: (row) => row.email ?? <span className="muted">no address</span> },
  { key: "phone", label: "Phone", cell: (row) => (row.phone ? <Phone phone={row.phone} /> : null) },
  { key: "source", label: "Source", cell: (row) => row.from },
];

/** The people of one company, with the ways to them. */
export function PeopleTable({ people }: { people: PersonView[] }) {
  return (
    <Table
      caption="Yours first, who has an address, then by the fields that are known"
      columns={COLUMNS}
      rows={people}
      rowKey={(row) => row.id}
      actions={(row) =>
        row.email ? (
          <LinkButton writes slim data-compose to={paths.business.writeToContact(row.id)}>
            Write<span className="visually-hidden"> to {row.name}</span>
          </LinkButton>
        ) : null
      }
    />
  );
}
