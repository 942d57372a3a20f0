import { plural } from "~/core/format";
import { Table } from "~/ui/data/table";
import { Section } from "~/ui/layout/page";
import type { Preview } from "../import-view";

type Person = Preview["people"][number];

const PERSON: [keyof Person, string][] = [
  ["contactName", "Name"],
  ["contactTitle", "Job title"],
  ["contactEmail", "Email"],
  ["phoneNumber", "Phone"],
  ["companyName", "Company"],
  ["optOut", "May not be emailed"],
];

function PeoplePreview({ people }: { people: Person[] }) {
  const shown = PERSON.filter(([field]) => people.some((person) => person[field]));
  return (
    <Section title="Contacts to add: first rows">
      <Table
        caption={plural(people.length, "contact")}
        columns={shown.map(([field, label]) => ({
          key: field,
          label,
          isHeader: field === "contactName",
          cell: (person: Person) => person[field],
        }))}
        rows={people}
        rowKey={(person) => people.indexOf(person)}
      />
    </Section>
  );
}

export function ImportPreview({ preview }: { preview: Preview }) {
  const people = preview.people.length > 0 ? <PeoplePreview people={preview.people} /> : null;
  if (preview.rows.length === 0) return people;
  return (
    <>
      <Section title="Companies to add: first rows">
        <Table
          caption={`${plural(preview.rows.length, "row")} of your file`}
          columns={preview.fields.map(({ field, label }) => ({
            key: field,
            label,
            isHeader: field === "name",
            cell: (row: Preview["rows"][number]) => row[field],
          }))}
          rows={preview.rows}
          rowKey={(row) => preview.rows.indexOf(row)}
        />
      </Section>
      {people}
    </>
  );
}
