import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { campaignChoices } from "~/domains/campaigns/campaign-choices.server";
import { CampaignFields, MissingChoices } from "~/domains/campaigns/ui/campaign-fields";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { createCampaignAction } from "./create.server";

export const meta: MetaFunction = () => [{ title: "New campaign" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = new URL(request.url).searchParams;
  return {
    choices: await campaignChoices(ctx),
    draft: {
      templateId: query.get("template")?.slice(0, 15) ?? "",
      targetLeadSearchId: query.get("search")?.slice(0, 15) ?? "",
    },
  };
});

export const action = createCampaignAction;

export default function NewCampaign() {
  const { choices, draft } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useForm({
    lastResult,
    defaultValue: { name: "", description: "", scheduledStartDate: "", zone: "", ...draft },
  });
  return (
    <Page title="New campaign" subtitle="Nothing is sent before you start it." width="reading">
      <Breadcrumb trail={[{ to: paths.campaigns.list, label: "Campaigns" }]} />
      <MissingChoices choices={choices} />
      <PostForm form={form} creates failed={() => "Failed to create campaign"}>
        <CampaignFields fields={fields} choices={choices} />
        <div className="row">
          <Submit pending="Creating the campaign">Create campaign</Submit>
          <LinkButton kind="quiet" to={paths.campaigns.list}>
            Not now
          </LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
