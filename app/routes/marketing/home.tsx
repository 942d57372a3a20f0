import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readerZone } from "~/core/time/time-zones";
import { findAccess } from "~/domains/marketing/access/access.server";
import { AccessState } from "~/domains/marketing/access/ui/access-state";
import { accessView } from "~/domains/marketing/access/view";
import { businessPage } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Page } from "~/ui/layout/page";
import { MarketingTab } from "./frame";
import { marketingTabs } from "./frame.server";

export const meta: MetaFunction = () => [{ title: "Marketing" }];

export const loader = businessPage(async (ctx) => ({
  tabs: marketingTabs(MARKETING.home),
  access: accessView(await findAccess(ctx), readerZone(ctx)),
}));

export default function MarketingPage() {
  const { tabs, access } = useLoaderData<typeof loader>();
  if (access.state !== "approved")
    return (
      <Page
        title="Marketing"
        subtitle="Reach people on social media, and count what comes of it."
        width="reading"
      >
        <AccessState access={access} />
      </Page>
    );
  return (
    <MarketingTab tabs={tabs} title="Marketing campaigns">
      <EmptyState title="No campaigns created yet">Your campaigns on social media stand here.</EmptyState>
    </MarketingTab>
  );
}
