import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { plural } from "~/core/format";
import { countryName } from "~/core/places/countries";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { buyersView } from "~/domains/lead-search/buyers/buyers-view";
import { namesBuyers } from "~/domains/lead-search/buyers/propose-buyers";
import { BuyerSuggestions } from "~/domains/lead-search/buyers/ui/buyer-suggestions";
import { criteriaOfDraft } from "~/domains/lead-search/criteria/criteria-of-draft.server";
import { searchChoices } from "~/domains/lead-search/criteria/search-choices";
import { hasCriteria, type SearchCriteria } from "~/domains/lead-search/criteria/search-criteria";
import { draftOfLink, valuesOfDraft } from "~/domains/lead-search/criteria/search-draft";
import { type Chip, CriteriaChips } from "~/domains/lead-search/criteria/ui/criteria-chips";
import { CriteriaFields } from "~/domains/lead-search/criteria/ui/criteria-fields";
import { FilterForm } from "~/domains/lead-search/criteria/ui/filter-form";
import { SaveSearch } from "~/domains/lead-search/criteria/ui/save-search";
import { outOfCoverageText } from "~/domains/lead-search/query-parser/out-of-coverage-text";
import { parseQuery } from "~/domains/lead-search/query-parser/parse-query";
import { QueryForm } from "~/domains/lead-search/query-parser/ui/query-form";
import { QueryNotes } from "~/domains/lead-search/query-parser/ui/query-notes";
import { previewSearch } from "~/domains/lead-search/runs/preview-search.server";
import { previewView } from "~/domains/lead-search/runs/preview-view";
import { runLimitView } from "~/domains/lead-search/runs/run-limit-view.server";
import { BasicChoice } from "~/domains/lead-search/runs/ui/basic-choice";
import { LimitNote } from "~/domains/lead-search/runs/ui/limit-note";
import { PreviewTable } from "~/domains/lead-search/runs/ui/preview-table";
import { criteriaText } from "~/domains/lead-search/view";
import { listIndustryResults } from "~/domains/opportunities/industry-results.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { PostForm } from "~/ui/forms/form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Disclosure } from "~/ui/layout/disclosure";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { createSearchAction } from "./create.server";

const chips = (name: string, values: readonly string[], label: (value: string) => string): Chip[] =>
  values.map((value) => ({ name, value, label: label(value) }));

/** Criteria as chips, each with its form field name. */
const chipsOf = (criteria: SearchCriteria): Chip[] => [
  ...chips("industries", criteria.industry, industryName),
  ...chips("cities", criteria.city, (city) => city),
  ...chips("countries", criteria.location, countryName),
  ...chips("companySizes", criteria.companySize, (size) => `${size} people`),
  ...chips("keywords", criteria.keywords, (word) => `“${word}”`),
  ...chips("excludeIndustries", criteria.excludeIndustry, (id) => `Not ${industryName(id)}`),
  ...chips("excludeKeywords", criteria.excludeKeywords, (word) => `Not “${word}”`),
  ...chips("takeLikely", criteria.takeLikely ? ["on"] : [], () => "Possible matches"),
];

export const meta: MetaFunction = () => [{ title: "New lead search" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = new URL(request.url).searchParams;
  const writtenBy = query.get("writtenBy")?.slice(0, 80) ?? null;
  const read = parseQuery(query.get("sentence") ?? "", query.get("findBuyers") === "on");
  const draft = draftOfLink(query, read.criteria);
  const { criteria, maxLeads, problem } = criteriaOfDraft(draft);
  const isProposed = read.buyers !== null && !namesBuyers(read.buyers);
  const results = isProposed ? await listIndustryResults(ctx) : [];
  const usage = await getLeadUsage(ctx);
  const isFaceted = [draft.industries, draft.countries, draft.cities, draft.companySizes].some(
    (list) => list.length > 0,
  );
  const has = hasCriteria(criteria);
  return {
    notes: {
      isNothing: !isFaceted && draft.keywords === "" && (writtenBy !== null || !hasCriteria(read.criteria)),
      isWordsOnly: !isFaceted && draft.keywords !== "",
      readAs: writtenBy ? [] : read.readAs,
      notUnderstood: writtenBy ? [] : read.notUnderstood,
      notCovered: outOfCoverageText(read.notCovered),
      writtenBy,
      modelFailed: query.has("modelFailed"),
    },
    buyers: buyersView(read, { industries: draft.industries, results, writtenBy }),
    choices: searchChoices(),
    chips: chipsOf(criteria),
    preview: has && !problem ? previewView(await previewSearch(ctx, { criteria, maxLeads }, usage)) : null,
    problem,
    draft: { ...draft, searchName: draft.searchName || criteriaText(criteria).slice(0, 120) },
    values: valuesOfDraft(draft),
    ...(await runLimitView(ctx, usage)),
  };
});

export const action = createSearchAction;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** Rendered inside the form, which remounts the filters when the criteria change elsewhere. */
function Filters({ choices, draft }: Pick<Loaded, "choices" | "draft">) {
  const [, fields] = useForm({ id: "filters", defaultValue: draft });
  return (
    <>
      <input type="hidden" name="sentence" value={draft.sentence} />
      <input type="hidden" name="findBuyers" value={draft.findBuyers} />
      <CriteriaFields fields={fields} choices={choices} isFilter />
    </>
  );
}

/** The values typed in a rejected submit; otherwise the draft from the URL. */
const hiddenOf = (typed: Record<string, unknown> | undefined, values: [string, string][]) =>
  typed
    ? Object.entries(typed).flatMap(([name, value]) =>
        name === "searchName" || name === "start" || name === "acceptBasic"
          ? []
          : [value].flat().flatMap((text): [string, string][] => (text ? [[name, String(text)]] : [])),
      )
    : values;

function SaveForm({
  preview,
  values,
  draft,
  refusal,
}: Pick<Loaded, "preview" | "values" | "draft" | "refusal">) {
  const { search } = useLocation();
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useForm({ lastResult, defaultValue: draft });
  if (!preview && !lastResult) return null;
  const isOpen = preview !== null && (!refusal || preview.cost === 0);
  const canAdd = isOpen && preview.companies > 0;
  // Only basic records match: the button states their number, beside their price and missing details.
  const isBasicOnly = isOpen && preview.companies === 0 && preview.basic > 0;
  return (
    <IfCanWrite>
      <Card>
        {preview && !isBasicOnly ? <p>{preview.quote}.</p> : null}
        {preview?.basicText ? <p>{preview.basicText}</p> : null}
        <PostForm key={search} form={form} creates failed={() => "Failed to create lead search"}>
          <SaveSearch
            name={fields.searchName}
            values={hiddenOf(lastResult?.initialValue ?? undefined, values)}
            add={
              isBasicOnly
                ? `Add ${plural(preview.basic, "basic record")}`
                : canAdd
                  ? `Add ${plural(preview.companies, "lead")}`
                  : null
            }
          >
            {isBasicOnly ? <input type="hidden" name="acceptBasic" value={preview.basic} /> : null}
            {canAdd && preview.basic > 0 ? <BasicChoice count={preview.basic} /> : null}
          </SaveSearch>
        </PostForm>
      </Card>
    </IfCanWrite>
  );
}

function Results({ preview }: Pick<Loaded, "preview">) {
  if (!preview) return null;
  return (
    <section className="stack" aria-label="Companies">
      <p role="status">
        <b>{preview.text}.</b> {preview.fit} {preview.idle}
      </p>
      {preview.rows.length > 0 ? <PreviewTable rows={preview.rows} /> : null}
    </section>
  );
}

export default function NewLeadSearch() {
  const { notes, buyers, choices, chips, problem, draft, wayOn, refusal, preview, values } =
    useLoaderData<typeof loader>();
  return (
    <Page title="New lead search">
      <Breadcrumb trail={[{ to: paths.leadSearch.list, label: "AI lead search" }]} />
      <Card>
        <QueryForm sentence={draft.sentence} isPrimary={preview === null} />
      </Card>
      {draft.sentence ? <QueryNotes {...notes} /> : null}
      {problem ? <Alert kind="warning" title={problem} /> : null}
      {chips.length > 0 ? <CriteriaChips chips={chips} /> : null}
      {buyers ? <BuyerSuggestions {...buyers} /> : null}
      <LimitNote refusal={refusal} wayOn={wayOn} />
      <Results preview={preview} />
      <SaveForm
        // A typed name survives a change of filters, but not a change of the description.
        key={`${preview === null} ${draft.sentence}`}
        preview={preview}
        values={values}
        draft={draft}
        refusal={refusal}
      />
      <Card>
        <Disclosure
          summary={chips.length > 0 ? "Edit filters" : "Create a search from lists"}
          isOpen={chips.length === 0}
        >
          <FilterForm>
            <Filters choices={choices} draft={draft} />
          </FilterForm>
        </Disclosure>
      </Card>
    </Page>
  );
}
