import { formatDate } from "~/core/format";
import { paths } from "~/paths";
import { DemoBadge } from "~/ui/data/badge";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import type { Contact } from "../contact";

const digitsOf = (phone: string) => phone.replace(/[^+\d]/g, "");

/** WhatsApp links need the number with its country code, without a plus. */
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

/** A company's contacts and the ways to reach them. `writeTo` returns the path of the composer for a contact. */
export function PeopleList({ people, writeTo }: { people: PersonView[]; writeTo: (id: number) => string }) {
  return (
    <ul className="task-list" aria-label="Contacts">
      {people.map((person) => (
        <li key={person.id} className="line">
          <div>
            <Link to={paths.business.contactHistory(person.id)}>{person.name}</Link>{" "}
            <DemoBadge isDemo={person.isDemo} />
            {person.title ? <div className="muted small">{person.title}</div> : null}
            <div className="small">{person.email ?? <span className="muted">No email address</span>}</div>
            {person.phone ? (
              <div className="small">
                <Phone phone={person.phone} />
              </div>
            ) : null}
            <div className="muted small">{person.from}</div>
          </div>
          {person.email ? (
            <LinkButton writes slim data-compose to={writeTo(person.id)}>
              Email<span className="visually-hidden"> {person.name}</span>
            </LinkButton>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
