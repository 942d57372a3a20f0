import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { Table } from "~/ui/data/table";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { WritersOnly } from "~/ui/forms/readers";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import type { TemplateView } from "../template-view";

export function TemplateTable({ templates }: { templates: TemplateView[] }) {
  return (
    <div className="list">
      <Table
        isList
        caption="Your templates, newest first"
        rows={templates}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "name",
            label: "Name",
            isHeader: true,
            cell: ({ id, name, isDemo }) => (
              <>
                <Link to={paths.templates.template(id)}>{name}</Link>{" "}
                {isDemo ? <Badge kind="demo">Demo</Badge> : null}
              </>
            ),
          },
          { key: "subject", label: "Subject", cell: ({ subject }) => subject },
          { key: "type", label: "Type", cell: ({ type }) => type },
          {
            key: "language",
            label: "Language",
            cell: ({ language, isVariant }) => (isVariant ? `${language} (translation)` : language),
          },
        ]}
        actions={({ id, name }) => (
          <>
            <LinkButton slim to={paths.templates.preview(id)} aria-label={`Preview ${name}`}>
              Preview
            </LinkButton>
            <WritersOnly>
              <Form method="post" action={paths.templates.duplicate(id)}>
                <Once />
                <Submit kind="plain" slim aria-label={`Duplicate ${name}`}>
                  Duplicate
                </Submit>
              </Form>
            </WritersOnly>
            <LinkButton writes slim to={paths.templates.delete(id)} aria-label={`Delete ${name}`}>
              Delete
            </LinkButton>
          </>
        )}
      />
    </div>
  );
}
