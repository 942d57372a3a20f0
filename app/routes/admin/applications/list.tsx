import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber, formatTotal } from "~/core/format";
import { COUNTRIES } from "~/core/places/countries";
import { countStages, listApplicationsAt } from "~/domains/admin/reviews/list-applications.server";
import { applicationRowJson } from "~/domains/onboarding/review/application-json";
import { ApplicationQuery } from "~/domains/onboarding/review/review-schemas";
import { STAGE_LABELS } from "~/domains/onboarding/review/stages";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { APPLICATIONS } from "~/paths/agents/applications";
import { Badge } from "~/ui/data/badge";
import { Time } from "~/ui/data/metrics";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Field } from "~/ui/forms/field";
import { LinkButton } from "~/ui/forms/link-button";
import { Tabs } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";
import { FilterBar, ListBar } from "~/ui/list/filter-bar";
import { ListBox } from "~/ui/list/list-box";
import { ListPage } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "Applications" }];

export const loader = adminPage(async (ctx, { request }) => {
  const query = readQuery(request, ApplicationQuery);
  const [stages, { rows, next, total }] = await Promise.all([
    countStages(ctx),
    listApplicationsAt(ctx, query),
  ]);
  return {
    stages,
    stage: query.stage,
    country: query.country ?? "",
    isFirst: query.cursor === undefined,
    rows: rows.map(applicationRowJson),
    now: ctx.now().toISOString(),
    next,
    total: `${formatTotal(total)} ${total.count === 1 ? "application" : "applications"}`,
  };
});

type Row = ReturnType<typeof applicationRowJson>;

const columnsOf = (now: string): Column<Row>[] => [
  {
    key: "name",
    label: "Agent",
    isHeader: true,
    cell: ({ id, name }) => <Link to={APPLICATIONS.application(id)}>{name}</Link>,
  },
  { key: "email", label: "Email", isAddress: true, cell: ({ email }) => email },
  { key: "country", label: "Country", cell: ({ country }) => country },
  {
    key: "state",
    label: "Status",
    cell: ({ stage, isAsked }) => (
      <Badge kind={isAsked ? "busy" : "plain"}>
        {isAsked ? "Information requested" : STAGE_LABELS[stage]}
      </Badge>
    ),
  },
  { key: "appliedAt", label: "Applied", cell: ({ appliedAt }) => <Time at={appliedAt} now={now} /> },
];

const OPTIONS = [
  { value: "", label: "Country" },
  ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
];

export default function ApplicationsPage() {
  const { stages, stage, country, isFirst, rows, now, next, total } = useLoaderData<typeof loader>();
  const to = (cursor?: number) => APPLICATIONS.list({ stage, country, cursor });
  const first = stages.find(({ count }) => count > 0);
  return (
    <ListPage
      title="Applications"
      isDemo={rows.some(({ isDemo }) => isDemo)}
      subtitle="Agents by last completed step."
    >
      <Tabs
        label="Stages"
        tabs={stages.map((tab) => ({
          to: APPLICATIONS.list({ stage: tab.stage, country }),
          label: `${STAGE_LABELS[tab.stage]} (${formatNumber(tab.count)})`,
          isCurrent: tab.stage === stage,
        }))}
      />
      <ListBar>
        <FilterBar action={APPLICATIONS.list()} state={{ stage, country }} kept={["stage"]}>
          <Field
            field={{
              id: "country",
              name: "country",
              errorId: "ce",
              descriptionId: "cd",
              initialValue: country,
            }}
            label="Country"
            type="select"
            options={OPTIONS}
            required
            isFilter
          />
        </FilterBar>
      </ListBar>
      {rows.length === 0 ? (
        <EmptyState
          title="No applications at this stage"
          action={
            country ? (
              <LinkButton to={APPLICATIONS.list({ stage })}>Show all countries</LinkButton>
            ) : first ? (
              <LinkButton to={APPLICATIONS.list({ stage: first.stage })}>
                {`${STAGE_LABELS[first.stage]} (${formatNumber(first.count)})`}
              </LinkButton>
            ) : undefined
          }
        >
          Choose another stage.
        </EmptyState>
      ) : (
        <>
          <ListBox>
            <Table
              isList
              caption="Applications"
              columns={columnsOf(now)}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </ListBox>
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : to()}
            nextTo={next === null ? null : to(next)}
          />
        </>
      )}
    </ListPage>
  );
}
