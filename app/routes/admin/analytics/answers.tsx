import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber } from "~/core/format";
import { countRejectedOverall } from "~/domains/quotas/count-rejected.server";
import { accuracyOfAll } from "~/domains/replies/corrections/accuracy.server";
import { accuracyView } from "~/domains/replies/corrections/accuracy-view";
import { AccuracyTable } from "~/domains/replies/ui/accuracy-table";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { DefinitionList } from "~/ui/data/definition-list";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { WITHOUT_DEMO } from "./analytics.server";

export const meta: MetaFunction = () => [{ title: "Reply classification accuracy" }];

export const loader = adminPage(async (ctx) => {
  const [accuracy, rejected] = await Promise.all([accuracyOfAll(ctx), countRejectedOverall(ctx)]);
  return { view: accuracyView(accuracy), rejected, note: WITHOUT_DEMO };
});

export default function AnswersPage() {
  const { view, rejected, note } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Reply classification accuracy"
      subtitle={`Our classification against users’ corrections, all accounts, last 8 weeks. ${note}`}
    >
      <Breadcrumb trail={[{ to: paths.admin.analytics, label: "Analytics" }]} />
      {view.rows.length === 0 ? (
        <EmptyState title="No reviewed replies yet">
          Replies appear here after businesses confirm or correct their category.
        </EmptyState>
      ) : (
        <AccuracyTable view={view} />
      )}
      <Section title="Rejected emails">
        <p>Emails over the daily limit, yesterday and today (UTC). We asked the senders’ servers to retry.</p>
        <DefinitionList
          facts={[
            ["Emails to accounts", formatNumber(rejected.mails)],
            ["Accounts affected", formatNumber(rejected.accounts)],
            ["No matching account", formatNumber(rejected.unmatched)],
          ]}
        />
      </Section>
    </Page>
  );
}
