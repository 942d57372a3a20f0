import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accuracyOfAccount } from "~/domains/replies/corrections/accuracy.server";
import { accuracyView } from "~/domains/replies/corrections/accuracy-view";
import { AccuracyTable } from "~/domains/replies/ui/accuracy-table";
import { ReplyTabs } from "~/domains/replies/ui/reply-tabs";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Reply classification accuracy" }];

export const loader = businessPage(async (ctx) => accuracyView(await accuracyOfAccount(ctx)));

export default function AccuracyPage() {
  const view = useLoaderData<typeof loader>();
  return (
    <Page
      title="Reply classification accuracy"
      subtitle="Our classification against your team’s corrections, last 8 weeks."
    >
      <ReplyTabs shown="accuracy" />
      {view.rows.length === 0 ? (
        <EmptyState
          title="No classified replies yet"
          action={<LinkButton to={paths.replies.list}>View replies</LinkButton>}
        >
          Confirm or correct reply categories to see accuracy.
        </EmptyState>
      ) : (
        <>
          <AccuracyTable view={view} />
          <p>
            <LinkButton to={paths.replies.accuracyCsv} download slim>
              Export CSV
            </LinkButton>
          </p>
        </>
      )}
    </Page>
  );
}
