import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { PLANS, settledPlan } from "~/domains/billing/plans/plans";
import { CampaignTabs } from "~/domains/campaigns/ui/campaign-tabs";
import { pageViews } from "~/domains/saved-views/page-views.server";
import { ListTools } from "~/domains/saved-views/ui/list-tools";
import { ViewTabs } from "~/domains/saved-views/ui/view-tabs";
import { TemplateQuery } from "~/domains/templates/template-schema";
import { templateView } from "~/domains/templates/template-view";
import { getRemovedTemplate, listTemplates } from "~/domains/templates/templates.server";
import { TemplateTable } from "~/domains/templates/ui/template-table";
import { TemplateTabs } from "~/domains/templates/ui/template-tabs";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { UndoNote } from "~/ui/feedback/undo-note";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { ListBar } from "~/ui/list/filter-bar";
import { ListPage } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "Outreach templates" }];

const DeletedQuery = TemplateQuery.extend({ deleted: TemplateQuery.shape.cursor });

const listTo = (query: Record<string, string | number>) => paths.withQuery(paths.templates.list, query);

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, DeletedQuery);
  const { rows, next, total } = await listTemplates(ctx, query);
  const deleted = query.deleted ? await getRemovedTemplate(ctx, query.deleted).catch(() => null) : null;
  const { templates: room, name } = PLANS[settledPlan(ctx.account)];
  return {
    templates: rows.map((row) => templateView(row, ctx.now(), readerZone(ctx))),
    next,
    isFirst: query.cursor === undefined,
    count: formatTotal(total),
    ...(await pageViews(ctx, "templates")),
    sort: query.sort === "newest" ? "" : query.sort,
    total: `${formatTotal(total)} ${total.count === 1 ? "template" : "templates"}`,
    deleted: deleted && { id: deleted.id, name: deleted.name },
    room: room === null ? null : `The ${name} plan includes ${room} templates. Translations aren’t counted.`,
  };
});

export default function Templates() {
  const { templates, count, next, isFirst, sort, total, deleted, room } = useLoaderData<typeof loader>();
  return (
    <ListPage
      views={<ViewTabs list="templates" />}
      title="Outreach templates"
      count={templates.length > 0 ? count : undefined}
      isDemo={templates.some(({ isDemo }) => isDemo)}
      subtitle={room ?? "Reusable emails with personalisation fields."}
      action={
        templates.length > 0 ? (
          <LinkButton writes kind="primary" to={paths.templates.new}>
            New template
          </LinkButton>
        ) : null
      }
    >
      <CampaignTabs current="templates" />
      <ListBar>
        <TemplateTabs current="list" />
        <ListTools list="templates" />
      </ListBar>
      {deleted ? (
        <IfCanWrite>
          <UndoNote action={paths.templates.restore(deleted.id)}>“{deleted.name}” was deleted.</UndoNote>
        </IfCanWrite>
      ) : null}
      {templates.length > 0 ? (
        <>
          <TemplateTable templates={templates} order={{ sort, to: (by) => listTo({ sort: by }) }} />
          <Pagination
            total={total}
            shown={templates.length}
            firstTo={isFirst ? null : listTo({ sort })}
            nextTo={next === null ? null : listTo({ sort, cursor: next })}
          />
        </>
      ) : (
        <EmptyState
          title="No templates created yet"
          action={
            <div className="row">
              <LinkButton writes kind="primary" to={paths.templates.new}>
                Create template
              </LinkButton>
              <LinkButton writes to={paths.templates.write}>
                Generate template
              </LinkButton>
            </div>
          }
        >
          Create reusable emails that fill in each lead’s details.
        </EmptyState>
      )}
    </ListPage>
  );
}
