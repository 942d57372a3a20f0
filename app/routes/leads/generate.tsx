import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leadsLeftText } from "~/domains/billing/policy";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { generateChoices } from "~/domains/lead-search/criteria/search-choices";
import { generateLeads } from "~/domains/lead-search/runs/generate-leads.server";
import { BasicChoice, basicRecordsIn } from "~/domains/lead-search/runs/ui/basic-choice";
import { GenerateLeadsSchema } from "~/domains/lead-search/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Generate leads" }];

export const loader = businessPage(async (ctx) => ({
  left: leadsLeftText(ctx.account, await getLeadUsage(ctx), ctx.now()),
  choices: generateChoices(),
}));

export const action = businessPage((ctx, args: ActionFunctionArgs) =>
  handleForm(args, GenerateLeadsSchema, async (input) => {
    const search = await generateLeads(ctx, { ...input, acceptCost: input.acceptCost ?? false });
    const flash = {
      kind: "success",
      title: "Lead Generated",
      text: "Search in progress. Leads will appear shortly.",
    } as const;
    return redirectWithFlash(args.context, paths.leadSearch.results(search.id), flash);
  }),
);

export default function GenerateLeads() {
  const { left, choices } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const cost = lastResult?.error?.acceptCost?.[0];
  const [form, fields] = useForm({ lastResult, defaultValue: { industry: "", region: "" } });
  return (
    <Page title="Generate leads" subtitle={left} width="narrow">
      <Breadcrumb trail={[{ to: paths.opportunities.list, label: "Deals" }]} />
      {cost ? (
        <AcceptCost
          id={form.id}
          cost={cost}
          basic={basicRecordsIn(lastResult?.error)}
          typed={lastResult?.initialValue}
        />
      ) : (
        <>
          <p>Choose an industry, a region or both. You’ll see the cost first.</p>
          <PostForm form={form} creates>
            <Field
              field={fields.industry}
              label="Industry"
              type="select"
              options={choices.industries}
              placeholder="Any industry"
            />
            <Field
              field={fields.region}
              label="Region"
              type="select"
              options={choices.regions}
              placeholder="All of Africa"
            />
            <Submit pending="Starting search">Generate leads</Submit>
          </PostForm>
        </>
      )}
    </Page>
  );
}

interface AcceptCostProps {
  id: string;
  cost: string;
  basic: number;
  typed: unknown;
}

function AcceptCost({ id, cost, basic, typed }: AcceptCostProps) {
  const { industry, region } = { industry: "", region: "", ...(typed as Record<string, string>) };
  return (
    <PostForm form={{ id, allErrors: {} }} creates>
      <p>
        {industry || "Any industry"}, {region || "all of Africa"}
      </p>
      <Alert title={cost} />
      <input type="hidden" name="industry" value={industry} />
      <input type="hidden" name="region" value={region} />
      <input type="hidden" name="acceptCost" value="on" />
      {basic > 0 ? <BasicChoice count={basic} /> : null}
      <div className="row">
        <Submit pending="Starting search">Use leads and generate</Submit>
        <LinkButton to={paths.leadSearch.generate}>Edit</LinkButton>
      </div>
    </PostForm>
  );
}
