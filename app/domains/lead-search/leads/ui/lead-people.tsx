import { PeopleTable, type PersonView } from "~/domains/directory/contacts/ui/people-table";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Section } from "~/ui/layout/page";

/** The people of a lead's company as they are now, and the ways to bring more. */
export function LeadPeople({ people, company }: { people: PersonView[]; company: { id: number } | null }) {
  const add = company ? (
    <span className="row">
      <LinkButton writes slim to={paths.business.newContactOf(company.id)}>
        Add a person
      </LinkButton>
      <LinkButton writes slim to={paths.business.pastePeopleOf(company.id)}>
        Paste people
      </LinkButton>
    </span>
  ) : null;
  return (
    <Section title="People" action={add}>
      {people.length > 0 ? (
        <PeopleTable people={people} />
      ) : (
        <p>
          Nobody is known here yet. A campaign writes to people with an address, and none is ever guessed.
        </p>
      )}
    </Section>
  );
}
