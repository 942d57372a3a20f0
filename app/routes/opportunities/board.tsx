import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getBoard } from "~/domains/opportunities/get-board.server";
import { Board } from "~/domains/opportunities/ui/board";
import { OpportunityActions } from "~/domains/opportunities/ui/opportunity-actions";
import { OpportunityTabs } from "~/domains/opportunities/ui/opportunity-tabs";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Board of opportunities" }];

export const loader = businessPage(async (ctx) => ({ columns: await getBoard(ctx) }));

export default function OpportunitiesBoard() {
  const { columns } = useLoaderData<typeof loader>();
  const isEmpty = columns.every(({ count }) => count === 0);
  return (
    <Page
      title="Opportunities"
      subtitle="Each column is a stage; the card that moved last is on top."
      action={<OpportunityActions />}
    >
      <OpportunityTabs current="board" />
      {isEmpty ? (
        <EmptyState
          title="No opportunities found"
          action={<LinkButton to={paths.leadSearch.leads}>See your leads</LinkButton>}
        >
          An opportunity is a deal you may make. A lead becomes one in one step, and so does a reply.
        </EmptyState>
      ) : (
        <Board columns={columns} />
      )}
    </Page>
  );
}
