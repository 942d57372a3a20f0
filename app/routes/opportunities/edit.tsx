import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { changeOpportunity } from "~/domains/opportunities/changes/change-opportunity.server";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { regionChoices } from "~/domains/opportunities/regions";
import { OpportunityFormSchema } from "~/domains/opportunities/schemas";
import { OpportunityFields } from "~/domains/opportunities/ui/opportunity-fields";
import { draftOf } from "~/domains/opportunities/view";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Edit deal" }];

export const loader = businessPage(async (ctx, { params }) => {
  const row = await getOpportunity(ctx, parseId(params.opportunityId, "deal"));
  return {
    id: row.id,
    draft: draftOf(row),
    regions: regionChoices(row.region),
    team: await teamChoices(ctx),
  };
});

export const action = businessPage(async (ctx, args) => {
  const id = parseId(args.params.opportunityId, "deal");
  await getOpportunity(ctx, id);
  return handleForm(args, OpportunityFormSchema, async (facts) => {
    const { title } = await changeOpportunity(ctx, id, facts);
    const flash = { kind: "success", title: "Deal saved", text: title } as const;
    return redirectWithFlash(args.context, paths.opportunities.opportunity(id), flash);
  });
});

export default function EditOpportunity() {
  const { id, draft, regions, team } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({ lastResult: useActionData<typeof action>()?.result, defaultValue: draft });
  return (
    <Page title={`Edit ${draft.title}`} width="reading">
      <Breadcrumb
        trail={[
          { to: paths.opportunities.list, label: "Deals" },
          { to: paths.opportunities.opportunity(id), label: draft.title },
        ]}
      />
      <PostForm form={form}>
        <OpportunityFields fields={fields} regions={regions} team={team} />
        <Submit pending="Saving">Save deal</Submit>
      </PostForm>
      <LinkButton writes kind="quiet" to={paths.opportunities.delete(id)}>
        Delete deal
      </LinkButton>
    </Page>
  );
}
