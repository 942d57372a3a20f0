import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { removeOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Delete opportunity" }];

export const loader = businessPage(async (ctx, { params }) => {
  const { id, title } = await getOpportunity(ctx, parseId(params.opportunityId, "opportunity"));
  return { id, title };
});

export const action = businessPage(async (ctx, { params }) => {
  const id = parseId(params.opportunityId, "opportunity");
  await removeOpportunity(ctx, id);
  return redirect(paths.withQuery(paths.opportunities.list, { deleted: id }));
});

export default function DeleteOpportunity() {
  const { id, title } = useLoaderData<typeof loader>();
  return (
    <Page title={`Delete ${title}?`} width="narrow">
      <p>It leaves every list and sum, with its notes and tasks. You can bring it back.</p>
      <Form method="post" className="row">
        <Submit kind="danger" pending="Deleting">
          Delete the opportunity
        </Submit>
        <LinkButton to={paths.opportunities.opportunity(id)}>Keep it</LinkButton>
      </Form>
    </Page>
  );
}
