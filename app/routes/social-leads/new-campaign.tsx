import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatNumber, plural } from "~/core/format";
import { createSocialCampaign } from "~/domains/social-leads/campaigns/create-social-campaign.server";
import { MAX_LEADS } from "~/domains/social-leads/campaigns/policy";
import { ChosenLeads, SocialCampaignInput } from "~/domains/social-leads/campaigns/schemas";
import { countLeads, matchingLeads, socialLeadsByIds } from "~/domains/social-leads/list-leads.server";
import { leadName } from "~/domains/social-leads/names";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { SOCIAL } from "~/paths/business/social";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Create campaign" }];

export const loader = businessPage(async (ctx, { request }) => {
  const chosen = readQuery(request, ChosenLeads);
  const { filter = "" } = Object.fromEntries(new URL(request.url).searchParams);
  const { matching } = chosen;
  const leads = matching
    ? await matchingLeads(ctx, matching, SHOWN)
    : await socialLeadsByIds(ctx, chosen.leadIds);
  return {
    ids: matching ? "" : leads.map(({ id }) => id).join(","),
    filter: matching && filter,
    count: matching ? await countLeads(ctx, matching) : leads.length,
    names: leads.slice(0, SHOWN).map(leadName).join(", "),
  };
});

export const action = businessPage((ctx, args) =>
  handleForm(args, SocialCampaignInput, async (input) => {
    const { id, preparationStatus } = await createSocialCampaign(ctx, input);
    return redirectWithFlash(args.context, SOCIAL.campaign(id), {
      kind: "success",
      title: "Campaign Created",
      text: `${preparationStatus === "running" ? "We’re preparing its leads. " : ""}Emails stay in draft until you start the campaign. LinkedIn messages are added to your tasks.`,
    });
  }),
);

const SHOWN = 5;

const TYPES = [
  { value: "email", label: "Email", hint: "A draft email campaign to leads with an address." },
  { value: "linkedin", label: "LinkedIn", hint: "A task for each lead with a LinkedIn profile." },
  { value: "mixed", label: "Mixed", hint: "An email if the lead has an address, otherwise a LinkedIn task." },
];

export default function NewSocialCampaignPage() {
  const { ids, filter, count, names } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ name: string; leadIds: string; type: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    defaultValue: { type: "email" },
  });
  const trail = <Breadcrumb trail={[{ to: SOCIAL.home, label: "Social Lead Center" }]} />;
  if (count === 0)
    return (
      <Page title="Create campaign" width="narrow">
        {trail}
        <EmptyState title="No leads selected" action={<LinkButton to={SOCIAL.home}>Choose leads</LinkButton>}>
          Select leads in the list, or all leads that match the filter.
        </EmptyState>
      </Page>
    );
  return (
    <Page
      title={`Create a campaign from ${plural(count, "lead")}`}
      subtitle={count > SHOWN ? `${names} and ${formatNumber(count - SHOWN)} more` : names}
      width="narrow"
    >
      {trail}
      <PostForm form={form} creates failed={() => "Error"}>
        {count > MAX_LEADS ? (
          <Alert kind="warning" title={`A campaign has at most ${MAX_LEADS} leads.`}>
            {plural(count, "lead")} match. <Link to={SOCIAL.home}>Narrow the filter</Link>, or select fewer
            leads.
          </Alert>
        ) : null}
        {filter === null ? (
          <input type="hidden" name="leadIds" value={ids} />
        ) : (
          <>
            <input type="hidden" name="matching" value="social-leads" />
            <input type="hidden" name="filter" value={filter} />
          </>
        )}
        <Field field={fields.name} label="Campaign name" required />
        <RadioGroup field={fields.type} legend="Campaign type" options={TYPES} />
        <Submit pending="Creating">Create campaign</Submit>
      </PostForm>
    </Page>
  );
}
