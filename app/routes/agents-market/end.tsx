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
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: "Unassign agent" }];

export const loader = businessPage(async (ctx, { params }) => {
  const { id, name } = await getMarketAgent(ctx, parseId(params.agentId, "agent"));
  return { id, name };
});

export const action = businessPage(async (ctx, args) => {
  const { id, name } = await getMarketAgent(ctx, parseId(args.params.agentId, "agent"));
  return handleForm(args, EmptyForm, async () => {
    await endAssignment(ctx, id);
    const text = `${name} no longer works for you. The agent seat is available again.`;
    return redirectWithFlash(args.context, paths.marketplace.list, {
      kind: "success",
      title: "Agent unassigned",
      text,
    });
  });
});

export default function EndPage() {
  const { id, name } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.result.error?.[""];
  return (
    <ConfirmPage
      title={`Unassign ${name}?`}
      refusal={refusal}
      submit="Unassign agent"
      back={paths.marketplace.agent(id)}
      keep="Keep agent"
    >
      <p>
        {name} will no longer see the leads you shared. Closed deals keep their commission. You can assign{" "}
        {name} again.
      </p>
    </ConfirmPage>
  );
}
