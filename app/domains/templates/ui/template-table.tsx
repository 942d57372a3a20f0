import { Form } from "@remix-run/react";
import { LISTS } from "~/domains/saved-views/lists";
import { paths } from "~/paths";
import { Ago } from "~/ui/data/ago";
import { ListTable, type Order, ordered } from "~/ui/data/list-table";
import type { Column } from "~/ui/data/table";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { MoreMenu } from "~/ui/list/list-page";
import type { TemplateView } from "../template-view";

const NAMES = LISTS.templates.columns;

const ORDERS = { name: ["name", "ascending"], changed: ["changed", "descending"] } as const;
const COLUMNS: Column<TemplateView>[] = [
  {
    key: "name",
    label: NAMES.name,
    isHeader: true,
    cell: ({ id, name }) => <Link to={paths.templates.template(id)}>{name}</Link>,
  },
  { key: "subject", label: NAMES.subject, cell: ({ subject }) => subject },
  { key: "type", label: NAMES.type, cell: ({ type }) => type },
  {
    key: "language",
    label: NAMES.language,
    cell: ({ language, isVariant }) => (isVariant ? `${language} (translation)` : language),
  },
  { key: "changed", label: NAMES.changed, cell: ({ updated }) => <Ago at={updated} /> },
];

const Actions = ({ id, name }: TemplateView) => (
  <MoreMenu label={`Actions for ${name}`}>
    <Link to={paths.templates.preview(id)} aria-label={`Preview ${name}`}>
      Preview
    </Link>
    <IfCanWrite>
      <Form method="post" action={paths.templates.duplicate(id)}>
        <Once />
        <Submit kind="plain" slim aria-label={`Duplicate ${name}`}>
          Duplicate
        </Submit>
      </Form>
      <Link to={paths.templates.delete(id)} aria-label={`Delete ${name}`}>
        Delete
      </Link>
    </IfCanWrite>
  </MoreMenu>
);

export const TemplateTable = ({ templates, order }: { templates: TemplateView[]; order: Order }) => (
  <ListTable
    list="templates"
    caption="Templates"
    columns={ordered(COLUMNS, ORDERS, order)}
    rows={templates}
    rowKey={({ id }) => id}
    actions={Actions}
  />
);
