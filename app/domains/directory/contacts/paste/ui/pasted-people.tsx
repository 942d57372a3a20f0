import { plural } from "~/core/format";
import { Badge } from "~/ui/data/badge";
import { Table } from "~/ui/data/table";
import { Alert } from "~/ui/feedback/alert";
import { Section } from "~/ui/layout/page";
import type { Pasted } from "../paste-people.server";

type Person = Pasted["people"][number];

function State({ person }: { person: Person }) {
  if (person.isOptedOut) return <Badge kind="bad">Can’t be emailed</Badge>;
  if (person.isThere) return <Badge>Already in your directory</Badge>;
  return person.contactEmail ? (
    <Badge kind="good">New</Badge>
  ) : (
    <Badge kind="tint">New, no email address</Badge>
  );
}

function Problems({ title, problems }: { title: string; problems: Pasted["problems"] }) {
  if (problems.length === 0) return null;
  return (
    <Alert kind="warning" title={title}>
      <ul>
        {problems.map(({ line, name, reason }) => (
          <li key={`${line} ${name}`}>
            Line {line}
            {name ? `, “${name}”` : ""}: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

export function PastedPeopleTable({
  people,
  problems,
  optedOut,
}: Pick<Pasted, "people" | "problems" | "optedOut">) {
  const leftOut = problems.filter(({ isAdded }) => !isAdded);
  const incomplete = problems.filter(({ isAdded }) => isAdded);
  return (
    <>
      <Problems title={`${plural(leftOut.length, "line")} can’t be read`} problems={leftOut} />
      <Problems
        title={`${plural(incomplete.length, "contact")} will be added without some details`}
        problems={incomplete}
      />
      {optedOut > 0 ? (
        <Alert title={`${plural(optedOut, "address", "addresses")} can’t be emailed`}>
          <p>We’ll add {optedOut === 1 ? "it" : "them"} to your suppression list.</p>
        </Alert>
      ) : null}
      {people.length > 0 ? (
        <Section title="Contacts to be added">
          <Table
            caption={plural(people.length, "contact")}
            columns={[
              { key: "name", label: "Name", isHeader: true, cell: (row: Person) => row.contactName },
              { key: "title", label: "Job title", cell: (row: Person) => row.contactTitle },
              { key: "email", label: "Email", cell: (row: Person) => row.contactEmail },
              { key: "phone", label: "Phone", cell: (row: Person) => row.phoneNumber },
              { key: "company", label: "Company", cell: (row: Person) => row.companyName },
              { key: "state", label: "Status", cell: (row: Person) => <State person={row} /> },
            ]}
            rows={people}
            rowKey={(row) => people.indexOf(row)}
          />
        </Section>
      ) : null}
    </>
  );
}
