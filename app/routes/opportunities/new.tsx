import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { createOpportunity } from "~/domains/opportunities/create-opportunity.server";
import { regionChoices } from "~/domains/opportunities/regions";
import { OpportunitySchema } from "~/domains/opportunities/schemas";
import { OpportunityFields } from "~/domains/opportunities/ui/opportunity-fields";
import { draftOf } from "~/domains/opportunities/view";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "New deal" }];

export const loader = businessPage(async (ctx) => ({
  regions: regionChoices(),
  team: await teamChoices(ctx),
  draft: draftOf({ ownerId: ctx.actor.userId }),
}));

export const action = businessPage((ctx, args) =>
  handleForm(args, OpportunitySchema, async (input) => {
    const { id, title } = await createOpportunity(ctx, input);
    const flash = { kind: "success", title: "Opportunity Created", text: title } as const;
    return redirectWithFlash(args.context, paths.opportunities.opportunity(id), flash);
  }),
);

export default function NewOpportunity() {
  const { regions, team, draft } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({ lastResult: useActionData<typeof action>()?.result, defaultValue: draft });
  return (
    <Page title="New deal" width="reading">
      <Breadcrumb trail={[{ to: paths.opportunities.list, label: "Deals" }]} />
      <PostForm form={form} creates>
        <OpportunityFields fields={fields} regions={regions} team={team} />
        <Submit pending="Creating deal">Create deal</Submit>
      </PostForm>
    </Page>
  );
}
