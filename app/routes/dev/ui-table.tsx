import { Form } from "@remix-run/react";
import { Badge } from "~/ui/data/badge";
import { Money } from "~/ui/data/metrics";
import { SelectionBar } from "~/ui/data/selection";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Chapter, Part } from "./ui-part";

interface Row {
  id: number;
  name: string;
  place: string;
  cents: number;
  isOpen: boolean;
}

const ROWS: Row[] = [
  { id: 1, name: "Example Alpha", place: "Example Town", cents: 125000, isOpen: true },
  { id: 2, name: "Example Beta with a rather long name", place: "Another Town", cents: 99050, isOpen: false },
  { id: 3, name: "Example Gamma", place: "Third Town", cents: 4200, isOpen: true },
];

const columnsOf = (sort: string): Column<Row>[] => [
  {
    key: "name",
    label: "Name",
    isHeader: true,
    cell: ({ name }) => <a href="#Table">{name}</a>,
    sortTo: sort === "name" ? "?sort=-name#Table" : "?sort=name#Table",
    sorted: sort === "name" ? "ascending" : sort === "-name" ? "descending" : undefined,
  },
  { key: "place", label: "Place", cell: ({ place }) => place },
  {
    key: "state",
    label: "Status",
    cell: ({ isOpen }) => <Badge kind={isOpen ? "good" : "plain"}>{isOpen ? "open" : "closed"}</Badge>,
  },
  {
    key: "amount",
    label: "Amount",
    isNumber: true,
    cell: ({ cents }) => <Money cents={cents} />,
    sortTo: "?sort=amount#Table",
    sorted: sort === "amount" ? "descending" : undefined,
    total: <Money cents={ROWS.reduce((sum, { cents }) => sum + cents, 0)} />,
  },
];

const ORDERS: Record<string, (one: Row, other: Row) => number> = {
  name: (one, other) => one.name.localeCompare(other.name),
  "-name": (one, other) => other.name.localeCompare(one.name),
  amount: (one, other) => other.cents - one.cents,
};

export function TableChapter({ sort }: { sort: string }) {
  const rows = [...ROWS].sort(Object.hasOwn(ORDERS, sort) ? ORDERS[sort] : () => 0);
  const columns = columnsOf(sort);
  return (
    <Chapter id="table" title="Tables">
      <Part name="Table">
        <Form method="post" className="stack pickable">
          <Table
            caption="Examples, with a checkbox, actions and a total"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            pick={{ name: "exampleId", label: ({ name }) => `Select ${name}` }}
            actions={({ name }) => (
              <LinkButton to="#Table" slim aria-label={`Open ${name}`}>
                Open
              </LinkButton>
            )}
          />
          <section id="SelectionBar" data-part="SelectionBar" aria-label="SelectionBar">
            <SelectionBar>
              <Submit kind="plain" slim>
                Archive the chosen examples
              </Submit>
            </SelectionBar>
          </section>
        </Form>
        <p className="muted">No rows</p>
        <Table
          caption="None"
          columns={columns}
          rows={[]}
          rowKey={() => 0}
          empty={
            <EmptyState title="No examples yet" action={<LinkButton to="#Table">Add example</LinkButton>}>
              Add example to see it here.
            </EmptyState>
          }
        />
      </Part>
    </Chapter>
  );
}
