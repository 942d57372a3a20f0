import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { readerZone } from "~/core/time/time-zones";
import { templateConstraint } from "~/domains/templates/template-constraint";
import { templateView } from "~/domains/templates/template-view";
import { listTemplates } from "~/domains/templates/templates.server";
import { type TemplateFieldSet, TemplateFields } from "~/domains/templates/ui/template-fields";
import { TemplateTable } from "~/domains/templates/ui/template-table";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { LeadTabs } from "~/routes/leads/tabs";
import { createTemplateAction } from "~/routes/templates/create.server";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page, Section } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Templates" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const { rows, next, total } = await listTemplates(ctx, query);
  return {
    templates: rows.map((row) => templateView(row, readerZone(ctx))),
    next,
    isFirst: query.cursor === undefined,
    total: `${formatTotal(total)} ${total.count === 1 ? "template" : "templates"}`,
    constraint: templateConstraint(),
  };
});

export const action = createTemplateAction;

const BLANK = { templateType: "cold_email", language: "en" };

export default function PortalTemplates() {
  const { templates, next, isFirst, total, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<Record<keyof TemplateFieldSet, string>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: BLANK,
    constraint,
  });
  return (
    <Page
      title="Templates"
      subtitle="What you write once and send to many."
      action={<LinkButton to={paths.templates.list}>All about templates</LinkButton>}
    >
      <LeadTabs current="templates" />
      <div className="with-side">
        <Section title="Saved templates">
          {templates.length > 0 ? (
            <>
              <TemplateTable templates={templates} />
              <Pagination
                total={total}
                shown={templates.length}
                firstTo={isFirst ? null : paths.templates.portal}
                nextTo={next === null ? null : paths.withQuery(paths.templates.portal, { cursor: next })}
              />
            </>
          ) : (
            <EmptyState title="No templates created yet">
              A template is a mail with blanks in it, filled for each lead with what is known of that lead.
            </EmptyState>
          )}
        </Section>
        <Card title="New template">
          <PostForm form={form} creates>
            {form.errors ? <h3>Failed to create template</h3> : null}
            <TemplateFields fields={fields} isShort />
            <Submit pending="Creating the template">Create template</Submit>
          </PostForm>
        </Card>
      </div>
    </Page>
  );
}
