import { ButtonGroup } from "~/ui/forms/button-group";
import { CheckboxGroup } from "~/ui/forms/checkbox-group";
import { Field, type Option } from "~/ui/forms/field";
import { FieldGroup } from "~/ui/forms/field-group";
import { LinkButton } from "~/ui/forms/link-button";
import { RadioGroup } from "~/ui/forms/radio-group";
import { type ButtonKind, Submit } from "~/ui/forms/submit";
import { Icon } from "~/ui/icons";
import { Chapter, exampleField, Part } from "./ui-part";

const FEW = ["One", "Two", "Three"].map((word) => ({ value: word, label: `Example ${word}` }));

const KINDS: ButtonKind[] = ["primary", "accent", "plain", "quiet", "danger"];

export function ChoicesChapter({ countries }: { countries: Option[] }) {
  return (
    <Chapter id="choices" title="Choices and buttons">
      <Part name="CheckboxGroup">
        <div className="grid-2">
          <CheckboxGroup
            legend="Checkboxes"
            hint="Choose any number."
            options={FEW}
            field={exampleField("few", { initialValue: ["One"] })}
          />
          <CheckboxGroup
            legend="Checkboxes with an error"
            options={FEW}
            field={exampleField("few-error", { errors: ["Choose at least one."] })}
          />
          <CheckboxGroup
            legend="All countries"
            hint="A combobox with JavaScript on."
            options={countries}
            field={exampleField("countries", { initialValue: ["KE", "SN"] })}
          />
          <CheckboxGroup
            legend="All countries, collapsed"
            fold
            options={countries}
            field={exampleField("countries-folded", { initialValue: ["GH"], required: false })}
          />
        </div>
      </Part>
      <Part name="FieldGroup">
        <FieldGroup title="Example group">
          <Field label="First" field={exampleField("group-first")} />
          <Field label="Second" field={exampleField("group-second")} />
        </FieldGroup>
      </Part>
      <Part name="RadioGroup">
        <RadioGroup
          legend="Radio buttons"
          options={FEW.map((option) => ({ ...option, hint: "The effect of this choice." }))}
          field={exampleField("radio", { initialValue: "Two" })}
        />
      </Part>
      <Part name="Submit">
        <form method="post" className="row">
          {KINDS.map((kind) => (
            <Submit key={kind} kind={kind}>
              {kind}
            </Submit>
          ))}
          <Submit disabled>disabled</Submit>
          <Submit slim kind="plain">
            slim
          </Submit>
        </form>
      </Part>
      <Part name="LinkButton">
        <div className="row">
          {KINDS.map((kind) => (
            <LinkButton key={kind} to="#LinkButton" kind={kind}>
              {kind}
            </LinkButton>
          ))}
          <LinkButton to="#LinkButton" slim>
            <Icon name="search" /> slim, with an icon
          </LinkButton>
        </div>
      </Part>
      <Part name="ButtonGroup">
        <ButtonGroup label="Example period">
          <LinkButton to="#ButtonGroup" aria-current="true">
            Month
          </LinkButton>
          <LinkButton to="#ButtonGroup">Quarter</LinkButton>
          <LinkButton to="#ButtonGroup">Year</LinkButton>
        </ButtonGroup>
      </Part>
    </Chapter>
  );
}
