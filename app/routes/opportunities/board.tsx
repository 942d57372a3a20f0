import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber } from "~/core/format";
import { getBoard, movedNote } from "~/domains/opportunities/get-board.server";
import { BoardQuery } from "~/domains/opportunities/move-schemas";
import { Board } from "~/domains/opportunities/ui/board";
import { MovedNote } from "~/domains/opportunities/ui/moved-note";
import { OpportunityTabs } from "~/domains/opportunities/ui/opportunity-tabs";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { columnarRows, unpackRows } from "~/ui/data/columnar-rows";
import { EmptyState } from "~/ui/feedback/empty-state";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import { ListPage } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "Deal board" }];

export const loader = businessPage(async (ctx, { request }) => ({
  columns: (await getBoard(ctx)).map(({ cards, ...column }) => ({ ...column, packed: columnarRows(cards) })),
  moved: await movedNote(ctx, readQuery(request, BoardQuery)),
}));

export default function OpportunitiesBoard() {
  const { columns: packed, moved } = useLoaderData<typeof loader>();
  const columns = packed.map((column) => ({ ...column, cards: unpackRows(column.packed) }));
  const total = columns.reduce((sum, { count }) => sum + count, 0);
  return (
    <ListPage
      title="Deals"
      count={total > 0 ? formatNumber(total) : undefined}
      isDemo={columns.some(({ cards }) => cards.some(({ isDemo }) => isDemo))}
      action={
        <LinkButton writes kind="primary" to={paths.opportunities.new}>
          New deal
        </LinkButton>
      }
      more={
        <IfCanWrite>
          <Link to={paths.opportunities.generate}>AI Generate</Link>
        </IfCanWrite>
      }
    >
      <OpportunityTabs current="board" />
      {moved ? <MovedNote moved={moved} back="drop" /> : null}
      {total === 0 ? (
        <EmptyState
          title="No opportunities found"
          action={<LinkButton to={paths.leadSearch.leads}>View leads</LinkButton>}
        >
          Create deals from leads and replies in one step.
        </EmptyState>
      ) : (
        <Board columns={columns} />
      )}
    </ListPage>
  );
}
