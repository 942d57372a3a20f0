import { CheckboxGroup } from "~/ui/forms/checkbox-group";
import { Field, type FieldMeta } from "~/ui/forms/field";
import type { SearchChoices } from "../search-choices";

type Name =
  | "searchName"
  | "industries"
  | "countries"
  | "cities"
  | "companySizes"
  | "keywords"
  | "excludeKeywords"
  | "excludeIndustries"
  | "takeLikely"
  | "maxLeads";

export function CriteriaFields({
  fields,
  choices,
  isShort = false,
  isFilter = false,
}: {
  fields: Record<Name, FieldMeta>;
  choices: SearchChoices;
  isShort?: boolean;
  /** Without a name, for a search that is not saved. */
  isFilter?: boolean;
}) {
  return (
    <>
      {isFilter ? null : (
        <Field field={fields.searchName} label="Search name" required hint="For your own list." />
      )}
      <CheckboxGroup
        field={fields.industries}
        legend="Industries"
        options={choices.industries}
        first={choices.first?.industries}
      />
      <CheckboxGroup
        field={fields.countries}
        legend="Countries"
        options={choices.countries}
        first={choices.first?.countries}
      />
      <CheckboxGroup field={fields.companySizes} legend="Company sizes" options={choices.sizes} />
      {isShort ? null : (
        <>
          <Field
            field={fields.cities}
            label="Cities"
            hint="With commas between them. Each narrows its own country; the others stay whole."
          />
          <Field
            field={fields.keywords}
            label="Keywords"
            hint="With commas between them. Companies with one of them come first; without an industry, only they are found."
          />
          <Field
            field={fields.excludeKeywords}
            label="Exclude keywords"
            hint="Companies with one of these are left out."
          />
          <CheckboxGroup
            field={fields.excludeIndustries}
            legend="Exclude industries"
            options={choices.allIndustries}
            fold
          />
          <Field
            field={fields.takeLikely}
            label="Take companies that only likely are of these industries"
            type="checkbox"
            hint="Those with a weak sign alone, such as one word of the name. Each says so and scores low."
          />
          <Field
            field={fields.maxLeads}
            label="Most leads a run may add"
            type="number"
            inputMode="numeric"
            hint="Each new company uses one lead. A run gives back what it does not use."
          />
        </>
      )}
    </>
  );
}
