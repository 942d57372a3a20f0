import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accuracyOfAll } from "~/domains/replies/corrections/accuracy.server";
import { accuracyView } from "~/domains/replies/corrections/accuracy-view";
import { AccuracyTable } from "~/domains/replies/ui/accuracy-table";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { WITHOUT_DEMO } from "./analytics.server";

export const meta: MetaFunction = () => [{ title: "How often answers are read right" }];

export const loader = adminPage(async (ctx) => ({
  view: accuracyView(await accuracyOfAll(ctx)),
  note: WITHOUT_DEMO,
}));

export default function AnswersPage() {
  const { view, note } = useLoaderData<typeof loader>();
  return (
    <Page
      title="How often answers are read right"
      subtitle={`What persons of all accounts said of how an answer was read, eight weeks. ${note}`}
    >
      <Breadcrumb trail={[{ to: paths.admin.analytics, label: "Analytics" }]} />
      {view.rows.length === 0 ? (
        <EmptyState title="Nobody judged an answer yet">
          A business confirms or corrects the class of an answer on its screen.
        </EmptyState>
      ) : (
        <AccuracyTable view={view} />
      )}
    </Page>
  );
}
