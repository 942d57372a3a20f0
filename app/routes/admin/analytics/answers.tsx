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

export const meta: MetaFunction = () => [{ title: "How often answers are read right" }];

export const loader = adminPage(async (ctx) => {
  const [accuracy, rejected] = await Promise.all([accuracyOfAll(ctx), countRejectedOverall(ctx)]);
  return { view: accuracyView(accuracy), rejected, note: WITHOUT_DEMO };
});

export default function AnswersPage() {
  const { view, rejected, note } = useLoaderData<typeof loader>();
  return (
    <Page
      title="How often answers are read right"
      subtitle={`Corrections by users of all accounts, last 8 weeks. ${note}`}
    >
      <Breadcrumb trail={[{ to: paths.admin.analytics, label: "Analytics" }]} />
      {view.rows.length === 0 ? (
        <EmptyState title="No replies judged yet">
          A business confirms or corrects the class of an answer on its screen.
        </EmptyState>
      ) : (
        <AccuracyTable view={view} />
      )}
      <Section title="Rejected emails">
        <p>
          More came in a day than is taken, yesterday and today (UTC). Their senders were asked to send them
          again.
        </p>
        <DefinitionList
          facts={[
            ["For accounts", formatNumber(rejected.mails)],
            ["Accounts", formatNumber(rejected.accounts)],
            ["No matching account", formatNumber(rejected.unmatched)],
          ]}
        />
      </Section>
    </Page>
  );
}
