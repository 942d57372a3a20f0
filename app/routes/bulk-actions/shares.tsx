import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getMarketAgent } from "~/domains/agents/marketplace/market-agents.server";
import { countText } from "~/domains/bulk/selection-text";
import { leftOutText } from "~/domains/bulk/sharing/left-out";
import { getShares, undoSharing } from "~/domains/bulk/sharing/undo-sharing.server";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { Alert } from "~/ui/feedback/alert";
import { UndoNote } from "~/ui/feedback/undo-note";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Shared leads" }];

const backTo = ({ url }: Request) =>
  safeRedirect(new URL(url).searchParams.get("back"), paths.leadSearch.leads);

export const loader = businessPage(async (ctx, { params, request }) => {
  const { id, agentId, leadIds, leftOut, undoneAt } = await getShares(
    ctx,
    parseId(params.shareId, "sharing"),
  );
  const back = backTo(request);
  return {
    title: `${countText("leads", leadIds.length)} shared with ${(await getMarketAgent(ctx, agentId)).name}`,
    leftOut: leftOutText(leftOut),
    action: paths.withQuery(BULK_ACTIONS.shares(id), { back }),
    agentPath: paths.marketplace.agent(agentId),
    isUndone: undoneAt !== null,
    back,
  };
});

export const action = buttonAction(businessPage, async (ctx, { params, request }) => {
  const { back, text } = await undoSharing(ctx, parseId(params.shareId, "sharing"));
  const kind = back > 0 ? "success" : "info";
  return { to: backTo(request), kind, title: "Sharing undone", text };
});

export default function SharesPage() {
  const { title, leftOut, action, agentPath, back, isUndone } = useLoaderData<typeof loader>();
  return (
    <Page title={title} subtitle={isUndone ? "Sharing was undone." : undefined} width="narrow">
      {leftOut ? <Alert kind="info">{leftOut}</Alert> : null}
      {isUndone ? null : (
        <IfCanWrite>
          <UndoNote action={action}>You can stop sharing leads the agent hasn’t started.</UndoNote>
        </IfCanWrite>
      )}
      <div className="row">
        <LinkButton to={back}>Continue</LinkButton>
        <LinkButton to={agentPath}>View agent</LinkButton>
      </div>
    </Page>
  );
}
