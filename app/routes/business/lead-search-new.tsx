import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { searchChoices } from "~/domains/lead-search/choices";
import { draftOfQuery } from "~/domains/lead-search/criteria-query";
import { CriteriaFields } from "~/domains/lead-search/ui/criteria-fields";
import { SentenceForm } from "~/domains/lead-search/ui/sentence-form";
import { businessPage } from "~/http/page.server";
import { paths } from "~/http/paths";
import { Alert } from "~/ui/feedback/alert";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { createSearchAction } from "./create-search.server";

export const meta: MetaFunction = () => [{ title: "New lead search" }];

export const loader = businessPage(async (_ctx, { request }) => {
  const query = new URL(request.url).searchParams;
  const draft = draftOfQuery(query);
  return {
    choices: searchChoices(draft),
    draft,
    writtenBy: query.get("writtenBy")?.slice(0, 80) ?? null,
    modelFailed: query.has("modelFailed"),
  };
});

export const action = createSearchAction;

function Reading({ writtenBy, modelFailed }: { writtenBy: string | null; modelFailed: boolean }) {
  if (writtenBy)
    return (
      <Alert title={`Read by ${writtenBy}.`}>A language model can be wrong: correct what it chose.</Alert>
    );
  return (
    <Alert title="Read by the built-in reader.">
      {modelFailed ? "The language model gave no usable answer. " : ""}Correct what it did not get right.
    </Alert>
  );
}

export default function NewLeadSearch() {
  const { choices, draft, writtenBy, modelFailed } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({ lastResult: useActionData<typeof action>()?.result, defaultValue: draft });
  return (
    <Page title="New lead search" width="reading">
      <Breadcrumb trail={[{ to: paths.leadSearch.list, label: "AI lead search" }]} />
      <Card>
        <SentenceForm sentence={draft.sentence} />
      </Card>
      {draft.sentence ? <Reading writtenBy={writtenBy} modelFailed={modelFailed} /> : null}
      <PostForm form={form}>
        {form.errors ? <h2>Failed to create lead search</h2> : null}
        <input type="hidden" name="sentence" value={draft.sentence} />
        <CriteriaFields fields={fields} choices={choices} />
        <Submit pending="Creating the search">Create search</Submit>
      </PostForm>
    </Page>
  );
}
