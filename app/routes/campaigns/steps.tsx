import { useForm } from "@conform-to/react";
import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { campaignChoices } from "~/domains/campaigns/campaign-choices.server";
import { MAX_STEPS } from "~/domains/campaigns/campaign-policy";
import { getCampaign, listSteps } from "~/domains/campaigns/campaigns.server";
import { changeSteps } from "~/domains/campaigns/edit-campaign.server";
import { StepsSchema } from "~/domains/campaigns/steps/step-schemas";
import { StepFields } from "~/domains/campaigns/steps/ui/step-fields";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Steps of a campaign" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const campaign = await getCampaign(ctx, parseId(params.campaignId, "campaign"));
  const steps = await listSteps(ctx, campaign.id);
  return {
    id: campaign.id,
    name: campaign.name,
    isSaved: new URL(request.url).searchParams.has("saved"),
    key: steps
      .map(({ templateId, delayHours, subjectB }) => `${templateId} ${delayHours} ${subjectB}`)
      .join(),
    steps: steps.map(({ templateId, delayHours, subjectB }) => ({
      templateId: String(templateId),
      delayHours: String(delayHours),
      subjectB: subjectB ?? "",
    })),
    templates: (await campaignChoices(ctx)).templates,
  };
});

export const action = businessPage(async (ctx, args) => {
  const campaignId = parseId(args.params.campaignId, "campaign");
  await getCampaign(ctx, campaignId);
  return handleForm(args, StepsSchema, async ({ steps }) => {
    await changeSteps(ctx, campaignId, steps);
    return redirect(paths.withQuery(paths.campaigns.steps(campaignId), { saved: "1" }));
  });
});

type Steps = {
  steps: { templateId: string; delayHours: string; subjectB: string }[];
  addTemplateId: string;
  addDelayHours: string;
  addSubjectB: string;
};

function StepsForm({
  id,
  steps,
  templates,
}: {
  id: number;
  steps: Steps["steps"];
  templates: { value: string; label: string }[];
}) {
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useForm<Steps>({
    lastResult,
    defaultValue: { steps, addTemplateId: "", addDelayHours: "72", addSubjectB: "" },
  });
  const rows = fields.steps.getFieldList();
  return (
    <PostForm form={form}>
      {/* The Enter key presses the first button of a form: it shall save, not remove. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        Save
      </button>
      {rows.map((row, index) => (
        <StepFields
          key={row.key}
          place={index + 1}
          isOnly={rows.length === 1}
          fields={row.getFieldset()}
          templates={templates}
        />
      ))}
      {rows.length < MAX_STEPS ? (
        <StepFields
          place={rows.length + 1}
          isNew
          fields={{
            templateId: fields.addTemplateId,
            delayHours: fields.addDelayHours,
            subjectB: fields.addSubjectB,
          }}
          templates={templates}
        />
      ) : null}
      <div className="row">
        <Submit pending="Saving">Save the steps</Submit>
        <LinkButton to={paths.campaigns.campaign(id)}>Back to the campaign</LinkButton>
      </div>
    </PostForm>
  );
}

export default function CampaignSteps() {
  const { id, name, key, isSaved, steps, templates } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`Steps of ${name}`}
      subtitle="The next step leaves only for those who did not answer, bounce or unsubscribe."
      width="reading"
    >
      <Breadcrumb
        trail={[
          { to: paths.campaigns.list, label: "Campaigns" },
          { to: paths.campaigns.campaign(id), label: name },
        ]}
      />
      {isSaved ? <Alert kind="success" title="The steps are saved." /> : null}
      <StepsForm key={key} id={id} steps={steps} templates={templates} />
    </Page>
  );
}
