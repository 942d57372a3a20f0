import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { sentenceCase } from "~/core/sentence-case";
import { readerZone } from "~/core/time/time-zones";
import { findRunningRound } from "~/domains/social-leads/imports/import-job.server";
import { importRunView } from "~/domains/social-leads/imports/view";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { LEAD_STATUSES, MOVES, PORTAL_PLATFORMS, SOURCE_NAMES } from "~/domains/social-leads/policy";
import { PortalQuery } from "~/domains/social-leads/schemas";
import { LeadList } from "~/domains/social-leads/ui/lead-list";
import { leadCard } from "~/domains/social-leads/view";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { MARKETING } from "~/paths/business/marketing";
import { SOCIAL } from "~/paths/business/social";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { usePoll } from "~/ui/feedback/poll";
import { Progress } from "~/ui/feedback/progress";
import { FilterChoices } from "~/ui/forms/filter-choices";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { MarketingTab } from "../../marketing/frame";
import { marketingPage, marketingTabs } from "../../marketing/frame.server";

const SHOWN = 20;
const REFRESH_SECONDS = 5;

export const meta: MetaFunction = () => [{ title: "Lead Management" }];

interface Asked {
  platform?: string | undefined;
  status?: string | undefined;
}

const here = ({ platform, status }: Asked) => paths.withQuery(MARKETING.leads, { platform, status });

export const loader = marketingPage(async (ctx, { request }) => {
  const query = readQuery(request, PortalQuery);
  const asked = { platform: query.platform, status: query.status };
  const [{ rows, next, total }, running] = await Promise.all([
    listSocialLeads(ctx, asked, { limit: SHOWN, cursor: query.cursor }),
    findRunningRound(ctx),
  ]);
  const zone = readerZone(ctx);
  return {
    tabs: marketingTabs(MARKETING.leads),
    platforms: [undefined, ...PORTAL_PLATFORMS, "form" as const].map((choice) => ({
      to: here({ ...asked, platform: choice }),
      label: choice ? SOURCE_NAMES[choice] : "All platforms",
      isCurrent: choice === asked.platform,
    })),
    statuses: [undefined, ...LEAD_STATUSES].map((choice) => ({
      to: here({ ...asked, status: choice }),
      label: sentenceCase(choice ?? "All statuses"),
      isCurrent: choice === asked.status,
    })),
    rows: rows.map((lead) => ({ ...leadCard(lead, ctx.now(), zone), moves: MOVES[lead.status] })),
    total: plural(total.count, "lead"),
    isFiltered: Boolean(asked.platform || asked.status),
    running: running && importRunView(running),
    firstTo: query.cursor === undefined ? null : here(asked),
    nextTo: next === null ? null : paths.withQuery(MARKETING.leads, { ...asked, cursor: next }),
  };
});

const Actions = () => (
  <IfCanWrite>
    <div className="row">
      <Form method="post" action={MARKETING.emailDemo}>
        <Once />
        <Submit kind="plain" formAction={MARKETING.emailDemo}>
          Email demo
        </Submit>
      </Form>
      <Form method="post" action={MARKETING.importLeads}>
        <Once />
        <Submit formAction={MARKETING.importLeads}>Import leads</Submit>
      </Form>
    </div>
  </IfCanWrite>
);

export default function LeadManagementPage() {
  const { tabs, platforms, statuses, rows, total, isFiltered, running, firstTo, nextTo } =
    useLoaderData<typeof loader>();
  usePoll(running !== null, REFRESH_SECONDS);
  return (
    <MarketingTab
      tabs={tabs}
      title="Lead Management"
      subtitle="Contact your social media leads and turn them into deals."
      action={<Actions />}
    >
      {running ? (
        <Progress title={running.what} value={running.done} max={running.total}>
          <LinkButton slim to={SOCIAL.importRun(running.id)}>
            View import
          </LinkButton>
        </Progress>
      ) : null}
      <div className="row">
        <FilterChoices label="Platform" choices={platforms} />
        <FilterChoices label="Status" choices={statuses} />
      </div>
      {rows.length > 0 ? (
        <>
          <LeadList leads={rows} />
          <Pagination total={total} shown={rows.length} firstTo={firstTo} nextTo={nextTo} />
        </>
      ) : (
        <EmptyState
          title={isFiltered ? "No leads found for the selected filters." : "No social leads yet"}
          action={
            isFiltered ? (
              <LinkButton to={MARKETING.leads}>Show all leads</LinkButton>
            ) : (
              <LinkButton to={SOCIAL.importAs("csv")} writes>
                Import CSV
              </LinkButton>
            )
          }
        >
          {isFiltered
            ? "Choose another platform or status."
            : "Connect a platform, share a lead form or import a file to add leads."}
        </EmptyState>
      )}
    </MarketingTab>
  );
}
