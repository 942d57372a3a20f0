import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
import { plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { audienceView } from "~/domains/campaigns/audience/audience-text";
import { campaignView, startWords } from "~/domains/campaigns/campaign-view";
import { getCampaign, listSteps } from "~/domains/campaigns/campaigns.server";
import { analyzeAudience } from "~/domains/campaigns/planning/analyze-audience.server";
import { isBlocked } from "~/domains/campaigns/planning/campaign-check";
import { lookAtStart } from "~/domains/campaigns/planning/check-campaign.server";
import { forecastText } from "~/domains/campaigns/planning/forecast-start";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { CampaignChecks } from "~/domains/campaigns/planning/ui/campaign-checks";
import { EmptyBlanks, Languages } from "~/domains/campaigns/steps/ui/audience-report";
import { AudienceFigures } from "~/domains/campaigns/ui/audience-fields";
import { CampaignNotes } from "~/domains/campaigns/ui/campaign-notes";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Start campaign" }];

export const loader = businessPage(async (ctx, { params }) => {
  const found = await getCampaign(ctx, parseId(params.campaignId, "campaign"));
  const campaign = campaignView(found, readerZone(ctx));
  const look = campaign.canEdit ? await lookAtStart(ctx, found) : null;
  const { people = null, target } = look?.plan ?? {};
  return {
    campaign,
    forecast: look?.forecast ? forecastText(look.forecast) : null,
    audience: people && target?.chosen ? audienceView(people, target.chosen) : null,
    steps: (await listSteps(ctx, campaign.id)).length,
    checks: look?.checks ?? [],
    survey: campaign.canEdit ? await analyzeAudience(ctx, found) : null,
  };
});

export const action = businessPage((ctx, args) => {
  const campaignId = parseId(args.params.campaignId, "campaign");
  return handleForm(args, EmptyForm, async () => {
    await startCampaign(ctx, campaignId);
    return redirectWithFlash(args.context, paths.campaigns.campaign(campaignId), {
      kind: "success",
      title: "Campaign started",
    });
  });
});

export default function StartCampaign() {
  const { campaign, steps, checks, survey, forecast, audience } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.result.error?.[""]?.[0];
  const { id, name, start, leads } = campaign;
  const writable = survey?.isWhole ? survey.leads : null;
  const isReady = !checks.some(isBlocked);
  const isPaused = campaign.status === "paused";
  return (
    <Page title={start ? `${start} ${name}?` : name} width="reading">
      <Breadcrumb
        trail={[
          { to: paths.campaigns.list, label: "Campaigns" },
          { to: paths.campaigns.campaign(id), label: name },
        ]}
      />
      {refusal && isReady ? <Alert kind="error" title={refusal} /> : null}
      <CampaignNotes campaign={campaign} />
      <CampaignChecks checks={checks} />
      {survey ? <EmptyBlanks survey={survey} /> : null}
      <Card>
        <p>
          {isPaused
            ? `The campaign resumes where it left off: ${campaign.sentText} contacts emailed so far.`
            : audience
              ? steps > 1
                ? `Each contact will get ${plural(steps, "email")}, or fewer if they reply.`
                : "Each contact will get 1 email."
              : leads === 0
                ? "This campaign has no recipients because its lead search found no leads."
                : campaign.canEdit
                  ? startWords(leads, writable, steps)
                  : "This campaign can’t be restarted. See its progress on the campaign page."}
        </p>
        {audience ? <AudienceFigures audience={audience} /> : null}
        {forecast ? <p>{forecast}</p> : null}
        {survey ? <Languages survey={survey} /> : null}
        {start ? (
          <p>
            Sending window: {campaign.window}. You can’t edit the emails after starting, but you can pause or
            cancel the campaign.
          </p>
        ) : null}
        <Form method="post" className="row">
          {start && isReady && writable !== 0 ? (
            <Submit pending="Starting">
              {isPaused
                ? "Resume"
                : audience
                  ? `Start and email ${audience.emailed}`
                  : `Start and email up to ${plural(writable ?? leads, "contact")}`}
            </Submit>
          ) : null}
          <LinkButton kind={start ? "quiet" : "plain"} to={paths.campaigns.campaign(id)}>
            {start ? "Not now" : "Open campaign"}
          </LinkButton>
        </Form>
      </Card>
    </Page>
  );
}
