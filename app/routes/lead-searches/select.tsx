import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { selectLeads } from "~/domains/bulk/campaign/select-leads.server";
import { SelectionFormSchema } from "~/domains/bulk/campaign/selection-form-schema";
import { MAX_LEADS_PER_RUN } from "~/domains/lead-search/policy";
import { BasicChoice, basicRecordsIn } from "~/domains/lead-search/runs/ui/basic-choice";
import { reachedText } from "~/domains/lead-search/view";
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

export const meta: MetaFunction = () => [{ title: "Email selected rows" }];

export const loader = businessPage(async () => ({ maxLeads: MAX_LEADS_PER_RUN }));

const CUT = ` Lists can have at most ${MAX_LEADS_PER_RUN} leads, so only the first ones were added. Use filters to save the rest.`;

/** The button on every list and on company, contact and lead pages; on success the campaign form opens. */
export const action = businessPage((ctx, args) =>
  handleForm(args, SelectionFormSchema, async (input) => {
    const { id, searchName, reachableCount, resultsCount, isCut } = await selectLeads(ctx, {
      ...input,
      acceptCost: input.acceptCost ?? false,
    });
    const to = input.campaignId
      ? paths.campaigns.edit(input.campaignId)
      : paths.withQuery(paths.campaigns.new, { search: id });
    return redirectWithFlash(args.context, to, {
      kind: "success",
      title: `List “${searchName}” created`,
      text: `${reachedText(reachableCount, resultsCount)}.${isCut ? CUT : ""}`,
    });
  }),
);

const KINDS = ["companyIds", "contactIds", "leadIds", "opportunityIds", "importId"] as const;

const listOf = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((id) => typeof id === "string")
    .slice(0, MAX_SHOWN);
/** Maximum selected IDs per kind that are submitted again with the form. */
const MAX_SHOWN = 500;

export default function SelectLeadsPage() {
  const { maxLeads } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const typed = lastResult?.initialValue as Record<string, unknown> | undefined;
  const picked = KINDS.map((name) => [name, listOf(typed?.[name])] as const);
  const { matching, filter } = { matching: listOf(typed?.matching)[0], filter: listOf(typed?.filter)[0] };
  const campaignId = listOf(typed?.campaignId)[0];
  const count = picked.reduce((sum, [, ids]) => sum + ids.length, 0);
  const cost = lastResult?.error?.acceptCost?.[0];
  const basic = basicRecordsIn(lastResult?.error);
  const refusal = Object.values(lastResult?.error ?? {}).flat()[0];
  const [form, fields] = useForm({ lastResult, defaultValue: { searchName: "" } });
  return (
    <Page
      title="Email selected rows"
      subtitle={`Save up to ${plural(maxLeads, "row")} as a list, then email it in a campaign.`}
      width="reading"
    >
      <Breadcrumb trail={[{ to: paths.campaigns.list, label: "Campaigns" }]} />
      {count > 0 || matching ? (
        <PostForm form={cost ? { id: form.id, allErrors: {} } : form} creates>
          {picked.map(([name, ids]) =>
            ids.map((id) => <input key={`${name} ${id}`} type="hidden" name={name} value={id} />),
          )}
          {campaignId ? <input type="hidden" name="campaignId" value={campaignId} /> : null}
          {matching ? (
            <>
              <input type="hidden" name="matching" value={matching} />
              <input type="hidden" name="filter" value={filter ?? ""} />
            </>
          ) : null}
          {cost ? (
            <>
              <Alert title={cost} />
              <input type="hidden" name="acceptCost" value="on" />
              {basic > 0 ? <BasicChoice count={basic} /> : null}
            </>
          ) : null}
          <p>{matching ? "All rows are selected." : `${plural(count, "row")} selected.`}</p>
          <Field field={fields.searchName} label="List name" hint="Optional. Defaults to today’s date." />
          <Submit pending="Creating">{cost ? "Use leads and continue" : "Create list and continue"}</Submit>
        </PostForm>
      ) : (
        <>
          {refusal ? <Alert kind="error" title={refusal} /> : null}
          <p>Select rows, then choose “Add to campaign” or “Email contacts”.</p>
        </>
      )}
      <div className="row">
        <LinkButton to={paths.business.companies}>Companies</LinkButton>
        <LinkButton to={paths.business.contacts}>Contacts</LinkButton>
        <LinkButton to={paths.leadSearch.leads}>Leads</LinkButton>
        <LinkButton to={paths.opportunities.list}>Deals</LinkButton>
      </div>
    </Page>
  );
}
