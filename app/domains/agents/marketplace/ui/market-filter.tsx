import { Form } from "@remix-run/react";
import { Field, type Option } from "~/ui/forms/field";
import { FREE_BELOW } from "../../assignments/policy";

interface MarketState {
  search: string;
  country: string;
  industry: string;
  language: string;
  tier: string;
  free: boolean;
}

type MarketChoices = Record<"countries" | "industries" | "languages" | "tiers", Option[]>;

const fieldOf = (name: string, value: string) => ({
  id: `agents-${name}`,
  name,
  errorId: `agents-${name}-error`,
  descriptionId: `agents-${name}-hint`,
  initialValue: value,
});

export function MarketFilter({ state, choices }: { state: MarketState; choices: MarketChoices }) {
  const selects = [
    ["country", "Country", "All countries", choices.countries],
    ["industry", "Industry", "All industries", choices.industries],
    ["language", "Language", "All languages", choices.languages],
    ["tier", "Tier", "All tiers", choices.tiers],
  ] as const;
  return (
    <Form
      method="get"
      className="search-bar max-sm:[&_.field:not(.grow)>label]:clipped xl:grid-cols-[1.1fr_repeat(5,1fr)_auto]! xl:[&>.grow]:col-span-1!"
      role="search"
      key={JSON.stringify(state)}
    >
      <Field
        field={fieldOf("search", state.search)}
        label="Search"
        type="search"
        placeholder="Name, city or industry"
        grow
      />
      {selects.map(([name, label, all, options]) => (
        <Field
          key={name}
          field={fieldOf(name, state[name])}
          label={label}
          type="select"
          isFilter
          options={[{ value: "", label: all }, ...options]}
        />
      ))}
      <Field
        field={{ ...fieldOf("free", ""), initialValue: state.free ? "1" : "" }}
        label="Availability"
        type="select"
        isFilter
        options={[
          { value: "", label: "All agents" },
          { value: "1", label: `Fewer than ${FREE_BELOW} businesses` },
        ]}
      />
      <button type="submit" className="button">
        Search
      </button>
    </Form>
  );
}
