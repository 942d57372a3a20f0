import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { removeOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: "Delete deal" }];

export const loader = businessPage(async (ctx, { params }) => {
  const { id, title } = await getOpportunity(ctx, parseId(params.opportunityId, "deal"));
  return { id, title };
});

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const id = parseId(params.opportunityId, "deal");
  await removeOpportunity(ctx, id);
  return { to: paths.withQuery(paths.opportunities.list, { deleted: id }) };
});

export default function DeleteOpportunity() {
  const { id, title } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={`Delete ${title}?`}
      submit="Delete deal"
      pending="Deleting"
      form={Form}
      back={paths.opportunities.opportunity(id)}
      keep="Keep deal"
    >
      <p>The deal, with its notes and tasks, will be removed from lists and totals. You can restore it.</p>
    </ConfirmPage>
  );
}
