import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { MATCHING } from "~/paths/agents/matching";
import { CheckboxGroup } from "~/ui/forms/checkbox-group";
import { Field } from "~/ui/forms/field";
import { FieldGroup } from "~/ui/forms/field-group";
import { PostForm } from "~/ui/forms/form";
import { ListedWords } from "~/ui/forms/listed-words";
import { Submit } from "~/ui/forms/submit";

type Name =
  | "projectTitle"
  | "projectDescription"
  | "requiredIndustries"
  | "requiredCountries"
  | "requiredSkills"
  | "minExperience"
  | "preferredLanguages"
  | "maxBudget"
  | "projectDuration"
  | "urgency"
  | "specialRequirements";

interface Choice {
  value: string;
  label: string;
}

interface RequestChoices {
  industries: Choice[];
  countries: Choice[];
  languages: Choice[];
  experience: Choice[];
  durations: Choice[];
  urgencies: Choice[];
}

export function RequestForm({
  form,
  fields,
  choices,
}: {
  form: FormMetadata<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: each field has a type of its own
  fields: Record<Name, FieldMetadata<any>>;
  choices: RequestChoices;
}) {
  return (
    <PostForm form={form} creates failed={() => "Failed to create agent request"}>
      <FieldGroup title="Project Information">
        <Field field={fields.projectTitle} label="Project title" required />
        <Field
          field={fields.projectDescription}
          label="Project description"
          type="textarea"
          rows={5}
          hint="Product, customers and tasks. At least 50 characters."
          required
        />
      </FieldGroup>
      <FieldGroup title="Requirements">
        <CheckboxGroup
          field={fields.requiredIndustries}
          legend="Industries"
          options={choices.industries}
          fold
          required
        />
        <CheckboxGroup
          field={fields.requiredCountries}
          legend="Countries"
          options={choices.countries}
          fold
          required
        />
        <ListedWords field={fields.requiredSkills} label="Skills" one="skill" hint="At most 20." />
        <Field
          field={fields.minExperience}
          label="Minimum experience"
          type="select"
          options={choices.experience}
          placeholder="Any"
        />
        <CheckboxGroup field={fields.preferredLanguages} legend="Languages" options={choices.languages} />
      </FieldGroup>
      <FieldGroup title="Project Details">
        <Field
          field={fields.maxBudget}
          label="Maximum budget"
          inputMode="decimal"
          hint="In US dollars, e.g. 5000"
        />
        <Field
          field={fields.projectDuration}
          label="Duration"
          type="select"
          options={choices.durations}
          placeholder="Open"
        />
        <Field field={fields.urgency} label="Urgency" type="select" options={choices.urgencies} required />
        <Field field={fields.specialRequirements} label="Additional requirements" type="textarea" rows={3} />
      </FieldGroup>
      <div className="row">
        <Submit pending="Finding Agents...">Find Matching Agents</Submit>
        {/* A link, not a reset button: reloading clears the input with and without JavaScript. */}
        <a className="button" href={MATCHING.create}>
          Reset Form
        </a>
      </div>
    </PostForm>
  );
}
