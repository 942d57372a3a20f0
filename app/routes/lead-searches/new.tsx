import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { buyersView } from "~/domains/lead-search/buyers/buyers-view";
import { namesBuyers } from "~/domains/lead-search/buyers/propose-buyers";
import { BuyerSuggestions } from "~/domains/lead-search/buyers/ui/buyer-suggestions";
import { searchChoices } from "~/domains/lead-search/criteria/search-choices";
import { hasCriteria } from "~/domains/lead-search/criteria/search-criteria";
import { draftOfQuery } from "~/domains/lead-search/criteria/search-draft";
import { CreateSearch } from "~/domains/lead-search/criteria/ui/create-search";
import { CriteriaFields } from "~/domains/lead-search/criteria/ui/criteria-fields";
import { outOfCoverageText } from "~/domains/lead-search/query-parser/out-of-coverage-text";
import { parseQuery } from "~/domains/lead-search/query-parser/parse-query";
import { QueryForm } from "~/domains/lead-search/query-parser/ui/query-form";
import { listIndustryResults } from "~/domains/opportunities/industry-results.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { PostForm } from "~/ui/forms/form";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { createSearchAction } from "./create.server";

export const meta: MetaFunction = () => [{ title: "New lead search" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = new URL(request.url).searchParams;
  const draft = draftOfQuery(query);
  const writtenBy = query.get("writtenBy")?.slice(0, 80) ?? null;
  const read = parseQuery(draft.sentence, draft.findBuyers === "on");
  const isProposed = read.buyers !== null && !namesBuyers(read.buyers);
  const results = isProposed ? await listIndustryResults(ctx) : [];
  const isFaceted = [draft.industries, draft.countries, draft.cities, draft.companySizes].some(
    (list) => list.length > 0,
  );
  return {
    isNothing: !isFaceted && draft.keywords === "" && (writtenBy !== null || !hasCriteria(read.criteria)),
    isWordsOnly: !isFaceted && draft.keywords !== "",
    readAs: writtenBy ? [] : read.readAs,
    notUnderstood: writtenBy ? [] : read.notUnderstood,
    notCovered: outOfCoverageText(read.notCovered),
    buyers: buyersView(read, { industries: draft.industries, results, writtenBy }),
    choices: searchChoices(),
    draft,
    writtenBy,
    modelFailed: query.has("modelFailed"),
  };
});

export const action = createSearchAction;

type Read = ReturnType<typeof useLoaderData<typeof loader>>;

function Reading({
  writtenBy,
  modelFailed,
  isNothing,
  isWordsOnly,
  readAs,
  notUnderstood,
  notCovered,
}: Omit<Read, "choices" | "draft" | "buyers">) {
  if (isNothing)
    return (
      <Alert kind="warning" title="We understood nothing to search for in this sentence.">
        {notCovered} Name an industry, a country, a company size or a keyword, or choose from the lists below.
      </Alert>
    );
  if (writtenBy)
    return (
      <Alert title={`Read by ${writtenBy}.`}>
        {notCovered} A language model can be wrong: correct what it chose.
      </Alert>
    );
  return (
    <Alert title="Read by the built-in reader.">
      {modelFailed ? "The language model gave no usable answer. " : ""}Correct what it did not get right.
      {readAs.map(({ written, meant }) => ` “${written}” was read as ${meant}.`)}
      {notCovered ? ` ${notCovered}` : ""}
      {notUnderstood.length > 0
        ? ` Not used: ${notUnderstood.map((word) => `“${word}”`).join(", ")}. Write such a word as a keyword to search for it.`
        : ""}
      {isWordsOnly
        ? " No industry, country or size was understood: only companies with one of the keywords are found."
        : ""}
    </Alert>
  );
}

function CriteriaForm({ choices, draft }: Pick<Read, "choices" | "draft">) {
  const [form, fields] = useForm({ lastResult: useActionData<typeof action>()?.result, defaultValue: draft });
  return (
    <PostForm form={form} creates failed={() => "Failed to create lead search"}>
      <input type="hidden" name="sentence" value={draft.sentence} />
      <CreateSearch>
        <CriteriaFields fields={fields} choices={choices} />
      </CreateSearch>
    </PostForm>
  );
}

export default function NewLeadSearch() {
  const { choices, draft, buyers, ...read } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <Page title="New lead search" width="reading">
      <Breadcrumb trail={[{ to: paths.leadSearch.list, label: "AI lead search" }]} />
      <Card>
        <QueryForm sentence={draft.sentence} />
      </Card>
      {draft.sentence ? <Reading {...read} /> : null}
      {buyers ? <BuyerSuggestions {...buyers} /> : null}
      <CriteriaForm key={search} choices={choices} draft={draft} />
    </Page>
  );
}
