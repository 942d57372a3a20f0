import { filterChoices } from "~/domains/directory/taxonomy/directory-choices";
import { OwnerFilter } from "~/domains/identity/team/ui/owner-filter";
import { TagFilter } from "~/domains/tags/ui/tag-filter";
import { Field, type Option } from "~/ui/forms/field";
import { FilterBar } from "~/ui/list/filter-bar";

export interface BrowseState {
  search: string;
  country: string;
  industry: string;
  size: string;
  /** `own`, or empty for all. */
  scope: string;
  /** For lists with several sort orders: empty for the first one. */
  sort?: string;
  owner: string;
  tag: string;
  /** For contacts: the id of their company, or empty. */
  company?: string;
}

export function browseTo(path: string, state: BrowseState, cursor?: number): string {
  const query = new URLSearchParams(Object.entries(state).filter(([, value]) => value));
  if (cursor !== undefined) query.set("cursor", String(cursor));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

const fieldOf = (name: keyof BrowseState, state: BrowseState) => ({
  id: `browse-${name}`,
  name,
  errorId: `browse-${name}-error`,
  descriptionId: `browse-${name}-hint`,
  initialValue: state[name],
});

const SCOPES = "own=Only yours";

function optionsOf(lines: string): Option[] {
  return lines.split("\n").map((line) => {
    const index = line.indexOf("=");
    return { value: line.slice(0, index), label: line.slice(index + 1) };
  });
}

export function BrowseForm({
  action,
  state,
  hasSizes,
}: {
  action: string;
  state: BrowseState;
  hasSizes?: boolean;
}) {
  const { countries, industries, sizes } = filterChoices();
  return (
    <FilterBar
      action={action}
      state={{ ...state }}
      kept={["sort", "company"]}
      search={
        <Field
          field={fieldOf("search", state)}
          label="Search"
          type="search"
          placeholder="Name, city or keyword"
          grow
        />
      }
    >
      <Filter field={fieldOf("country", state)} label="Country" all="Country" options={countries} />
      <Filter field={fieldOf("industry", state)} label="Industry" all="Industry" options={industries} />
      {hasSizes ? <Filter field={fieldOf("size", state)} label="Size" all="Size" options={sizes} /> : null}
      <Filter field={fieldOf("scope", state)} label="Source" all="Source" options={SCOPES} />
      <OwnerFilter />
      <TagFilter />
    </FilterBar>
  );
}

function Filter({
  field,
  label,
  all,
  options,
}: {
  field: ReturnType<typeof fieldOf>;
  label: string;
  all: string;
  options: string;
}) {
  return (
    <Field
      field={field}
      label={label}
      type="select"
      placeholder={all}
      options={optionsOf(options)}
      isFilter
    />
  );
}
