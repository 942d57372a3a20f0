import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
import { parseId } from "~/core/ids";
import { endAssignment } from "~/domains/agents/assignments/end-assignment.server";
import { getMarketAgent } from "~/domains/agents/marketplace/market-agents.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Un-assign?" }];

export const loader = businessPage(async (ctx, { params }) => {
  const { id, name } = await getMarketAgent(ctx, parseId(params.agentId, "agent"));
  return { id, name };
});

export const action = businessPage(async (ctx, args) => {
  const { id, name } = await getMarketAgent(ctx, parseId(args.params.agentId, "agent"));
  return handleForm(args, EmptyForm, async () => {
    await endAssignment(ctx, id);
    const text = `${name} no longer works for you, and the place is free.`;
    return redirectWithFlash(args.context, paths.marketplace.list, {
      kind: "success",
      title: "Agent Un-assigned",
      text,
    });
  });
});

export default function EndPage() {
  const { id, name } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.result.error?.[""];
  return (
    <Page title={`Un-assign ${name}?`} width="narrow">
      {refusal ? <Alert kind="error">{refusal.join(" ")}</Alert> : null}
      <p>
        {name} can no longer see the leads you shared. Deals that were closed keep their commission. You can
        assign {name} again.
      </p>
      <form method="post" className="row">
        <Submit kind="danger">Un-assign</Submit>
        <LinkButton to={paths.marketplace.agent(id)}>Go back</LinkButton>
      </form>
    </Page>
  );
}
