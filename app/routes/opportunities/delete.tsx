import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { removeOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: "Delete opportunity" }];

export const loader = businessPage(async (ctx, { params }) => {
  const { id, title } = await getOpportunity(ctx, parseId(params.opportunityId, "opportunity"));
  return { id, title };
});

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const id = parseId(params.opportunityId, "opportunity");
  await removeOpportunity(ctx, id);
  return { to: paths.withQuery(paths.opportunities.list, { deleted: id }) };
});

export default function DeleteOpportunity() {
  const { id, title } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={`Delete ${title}?`}
      submit="Delete the opportunity"
      pending="Deleting"
      form={Form}
      back={paths.opportunities.opportunity(id)}
      keep="Keep deal"
    >
      <p>It leaves every list and sum, with its notes and tasks. You can bring it back.</p>
    </ConfirmPage>
  );
}
