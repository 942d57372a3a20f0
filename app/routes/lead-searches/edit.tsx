import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { searchChoices } from "~/domains/lead-search/criteria/search-choices";
import { draftOfSearch } from "~/domains/lead-search/criteria/search-draft";
import { isRelaxation, relaxed } from "~/domains/lead-search/criteria/suggest-relaxations.server";
import { CriteriaFields } from "~/domains/lead-search/criteria/ui/criteria-fields";
import { editLeadSearch } from "~/domains/lead-search/edit-lead-search.server";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { LeadSearchSchema } from "~/domains/lead-search/schemas";
import { listIndustryResults } from "~/domains/opportunities/industry-results.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Edit lead search" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const search = await getLeadSearch(ctx, parseId(params.searchId, "search"));
  const loosen = new URL(request.url).searchParams.get("loosen");
  const criteria = (isRelaxation(loosen) && relaxed(search.criteria, loosen)) || search.criteria;
  const draft = draftOfSearch({ ...search, sentence: search.prompt, criteria });
  return { id: search.id, name: search.searchName, draft, choices: searchChoices() };
});

export const action = businessPage(async (ctx, args) => {
  const searchId = parseId(args.params.searchId, "search");
  await getLeadSearch(ctx, searchId);
  return handleForm(args, LeadSearchSchema, async (input) => {
    await editLeadSearch(ctx, searchId, input, () => listIndustryResults(ctx));
    return redirectWithFlash(args.context, paths.leadSearch.run(searchId), {
      kind: "success",
      title: "Lead search updated",
      text: "Existing leads stay. The next run will use the new criteria.",
    });
  });
});

export default function EditLeadSearch() {
  const { id, name, draft, choices } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({ lastResult: useActionData<typeof action>()?.result, defaultValue: draft });
  return (
    <Page title={`Edit ${name}`} width="two-column">
      <Breadcrumb
        trail={[
          { to: paths.leadSearch.list, label: "AI lead search" },
          { to: paths.leadSearch.results(id), label: name },
        ]}
      />
      <PostForm form={form}>
        <CriteriaFields fields={fields} choices={choices} />
        <Field
          field={fields.sentence}
          label="Description"
          type="textarea"
          hint="Used only if you choose no criteria above."
        />
        <Submit pending="Saving">Save criteria</Submit>
      </PostForm>
    </Page>
  );
}
