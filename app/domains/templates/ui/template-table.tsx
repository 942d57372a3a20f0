import { Form } from "@remix-run/react";
import { LISTS } from "~/domains/saved-views/lists";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { ListTable, type Order, ordered } from "~/ui/data/list-table";
import type { Column } from "~/ui/data/table";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import type { TemplateView } from "../template-view";

const NAMES = LISTS.templates.columns;

const ORDERS = { name: ["name", "ascending"], changed: ["changed", "descending"] } as const;
const CAPTIONS: Record<string, string> = {
  name: "Your templates, by name",
  changed: "Your templates, the last changed first",
};

const COLUMNS: Column<TemplateView>[] = [
  {
    key: "name",
    label: NAMES.name,
    isHeader: true,
    cell: ({ id, name, isDemo }) => (
      <>
        <Link to={paths.templates.template(id)}>{name}</Link>{" "}
        {isDemo ? <Badge kind="demo">Demo</Badge> : null}
      </>
    ),
  },
  { key: "subject", label: NAMES.subject, cell: ({ subject }) => subject },
  { key: "type", label: NAMES.type, cell: ({ type }) => type },
  {
    key: "language",
    label: NAMES.language,
    cell: ({ language, isVariant }) => (isVariant ? `${language} (translation)` : language),
  },
  { key: "changed", label: NAMES.changed, cell: ({ updated }) => updated },
];

const Actions = ({ id, name }: TemplateView) => (
  <>
    <LinkButton slim to={paths.templates.preview(id)} aria-label={`Preview ${name}`}>
      Preview
    </LinkButton>
    <IfCanWrite>
      <Form method="post" action={paths.templates.duplicate(id)}>
        <Once />
        <Submit kind="plain" slim aria-label={`Duplicate ${name}`}>
          Duplicate
        </Submit>
      </Form>
    </IfCanWrite>
    <LinkButton writes slim to={paths.templates.delete(id)} aria-label={`Delete ${name}`}>
      Delete
    </LinkButton>
  </>
);

export const TemplateTable = ({ templates, order }: { templates: TemplateView[]; order: Order }) => (
  <ListTable
    list="templates"
    caption={CAPTIONS[order.sort] ?? "Your templates, newest first"}
    columns={ordered(COLUMNS, ORDERS, order)}
    rows={templates}
    rowKey={({ id }) => id}
    actions={Actions}
  />
);
