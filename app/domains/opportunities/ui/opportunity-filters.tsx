import { Form } from "@remix-run/react";
import { OwnerField } from "~/domains/identity/team/ui/owner-filter";
import { TagFilter } from "~/domains/tags/ui/tag-filter";
import { paths } from "~/paths";
import { PreservedParams } from "~/ui/data/preserved-params";
import { Field, type Option } from "~/ui/forms/field";

interface FilterState {
  search: string;
  status: string;
  owner: string;
  region: string;
  /** The first day of the last move; its filter is a pill of the list. */
  since: string;
  tag: string;
  sort: string;
}

const fieldOf = (name: keyof FilterState, state: FilterState) => ({
  id: `opportunities-${name}`,
  name,
  errorId: `opportunities-${name}-error`,
  descriptionId: `opportunities-${name}-hint`,
  initialValue: state[name],
});

const SORTS = [
  { value: "value", label: "Highest value" },
  { value: "closing", label: "Soonest close date" },
  { value: "moved", label: "Last moved" },
];

export const OpportunityFilters = ({
  state,
  stages,
  regions,
  team,
}: {
  state: FilterState;
  stages: Option[];
  regions: Option[];
  team: Option[];
}) => (
  <Form
    method="get"
    action={paths.opportunities.list}
    className="search-bar"
    role="search"
    key={JSON.stringify(state)}
  >
    <PreservedParams />
    {state.since ? <input type="hidden" name="since" value={state.since} /> : null}
    <Field
      field={fieldOf("search", state)}
      label="Search"
      type="search"
      placeholder="Title, company or contact"
      grow
    />
    <details
      className="fold filters"
      open={Boolean(state.status || state.owner || state.region || state.tag || state.sort)}
    >
      <summary>Filter and order</summary>
      <div className="search-bar">
        <Field
          field={fieldOf("status", state)}
          label="Stage"
          type="select"
          placeholder="All stages"
          options={stages}
          isFilter
        />
        <Field
          field={fieldOf("region", state)}
          label="Region"
          type="select"
          placeholder="All regions"
          options={regions}
          isFilter
        />
        <OwnerField id="opportunities-owner" team={team} chosen={state.owner} />
        <TagFilter />
        <Field
          field={fieldOf("sort", state)}
          label="Order"
          type="select"
          placeholder="Newest first"
          options={SORTS}
          isFilter
        />
      </div>
    </details>
    <button type="submit" className="button">
      Search
    </button>
  </Form>
);
