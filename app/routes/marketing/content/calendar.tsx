import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { monthView } from "~/domains/marketing/content/month-view";
import { CalendarQuery } from "~/domains/marketing/content/post-schema";
import { listPlanned } from "~/domains/marketing/content/posts.server";
import { MonthGrid } from "~/domains/marketing/content/ui/month-grid";
import { todayOf } from "~/domains/marketing/days";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { MARKETING } from "~/paths/business/marketing";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { marketingPage } from "../frame.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.name ?? "Calendar" }];

export const loader = marketingPage(async (ctx, { request }) => {
  const today = todayOf(ctx);
  const month = readQuery(request, CalendarQuery).month ?? today.slice(0, 7);
  return monthView(month, today, await listPlanned(ctx, `${month}-01`, `${month}-31`));
});

export default function CalendarPage() {
  const { name, before, after, weeks, planned } = useLoaderData<typeof loader>();
  const monthPath = (month: string) => paths.withQuery(MARKETING.calendar, { month });
  return (
    <Page title={name} subtitle="Approved posts by date. You publish them yourself.">
      <Breadcrumb trail={[{ to: MARKETING.content, label: "AI content" }]} />
      <div className="row">
        <LinkButton to={monthPath(before)} slim>
          Previous month
        </LinkButton>
        <LinkButton to={monthPath(after)} slim>
          Next month
        </LinkButton>
      </div>
      {planned === 0 ? (
        <EmptyState title="No posts scheduled this month">Approved posts with a date appear here.</EmptyState>
      ) : (
        <MonthGrid weeks={weeks} caption={name} />
      )}
    </Page>
  );
}
