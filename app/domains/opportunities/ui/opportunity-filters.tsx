import { OwnerField } from "~/domains/identity/team/ui/owner-filter";
import { TagFilter } from "~/domains/tags/ui/tag-filter";
import { paths } from "~/paths";
import { Field, type Option } from "~/ui/forms/field";
import { FilterBar } from "~/ui/list/filter-bar";

interface FilterState {
  search: string;
  status: string;
  owner: string;
  region: string;
  /** The earliest day of the last stage change; shown as a filter pill of the list. */
  since: string;
  tag: string;
  foundBy: string;
  sort: string;
}

const fieldOf = (name: keyof FilterState, state: FilterState) => ({
  id: `opportunities-${name}`,
  name,
  errorId: `opportunities-${name}-error`,
  descriptionId: `opportunities-${name}-hint`,
  initialValue: state[name],
});

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
  <FilterBar
    action={paths.opportunities.list}
    state={{ ...state }}
    kept={["since", "foundBy", "sort"]}
    search={
      <Field
        field={fieldOf("search", state)}
        label="Search"
        type="search"
        placeholder="Title, company or contact"
        grow
      />
    }
  >
    <Field
      field={fieldOf("status", state)}
      label="Stage"
      type="select"
      placeholder="Stage"
      options={stages}
      isFilter
    />
    <Field
      field={fieldOf("region", state)}
      label="Region"
      type="select"
      placeholder="Region"
      options={regions}
      isFilter
    />
    <OwnerField id="opportunities-owner" team={team} chosen={state.owner} />
    <TagFilter />
  </FilterBar>
);
