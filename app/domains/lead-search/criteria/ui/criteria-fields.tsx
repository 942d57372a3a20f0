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
  /** Omits the name, for a search that is not saved. */
  isFilter?: boolean;
}) {
  return (
    <>
      {isFilter ? null : (
        <Field field={fields.searchName} label="Search name" required hint="Only visible to your team." />
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
            hint="Separate with commas. A city filters only its own country."
          />
          <Field
            field={fields.keywords}
            label="Keywords"
            hint="Separate with commas. Matches rank first. Without an industry, only matches appear."
          />
          <Field
            field={fields.excludeKeywords}
            label="Exclude keywords"
            hint="Companies with these words are excluded."
          />
          <CheckboxGroup
            field={fields.excludeIndustries}
            legend="Exclude industries"
            options={choices.allIndustries}
            fold
          />
          <Field
            field={fields.takeLikely}
            label="Include possible matches"
            type="checkbox"
            hint="Adds companies with lower scores."
          />
          <Field
            field={fields.maxLeads}
            label="Leads per run"
            type="number"
            inputMode="numeric"
            hint="Each new company uses 1 lead."
          />
        </>
      )}
    </>
  );
}
