import { CopyField } from "~/ui/forms/copy-field";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { TimeField } from "~/ui/forms/time-field";
import { Chapter, exampleField, Part } from "./ui-part";

const GROUPED = [
  { value: "a", label: "Example A", group: "First group" },
  { value: "b", label: "Example B", group: "First group" },
  { value: "c", label: "Example C", group: "Second group" },
];

const KINDS = ["text", "email", "tel", "url", "search", "date", "time", "datetime-local", "month"] as const;

const VALUES: Partial<Record<(typeof KINDS)[number], string>> = {
  text: "Example",
  email: "example@example.test",
  tel: "+254 700 000 000",
  url: "https://example.test",
  date: "2026-01-31",
  time: "14:30",
  "datetime-local": "2026-01-31T14:30",
  month: "2026-01",
};

function Kinds() {
  return (
    <div className="grid-3">
      {KINDS.map((kind) => (
        <Field
          key={kind}
          label={`A field of kind “${kind}”`}
          type={kind}
          field={exampleField(`kind-${kind}`, { initialValue: VALUES[kind] })}
        />
      ))}
      <Field
        label="A password"
        type="password"
        autoComplete="new-password"
        hint="12 characters or more. It is never put back into the field."
        field={exampleField("password", { initialValue: "never shown", minLength: 12 })}
      />
      <Field
        label="A number"
        type="number"
        unit="days"
        min={1}
        max={365}
        step={1}
        field={exampleField("number", { initialValue: 30 })}
      />
      <Field label="An amount" type="money" field={exampleField("money", { initialValue: "1250.50" })} />
      <Field
        label="A range"
        type="range"
        unit="%"
        step={5}
        field={exampleField("range", { initialValue: 40 })}
      />
      <Field
        label="A field with suggestions"
        suggestions={["Example one", "Example two"]}
        hint="Any text may be written."
        field={exampleField("suggestions")}
      />
      <Field
        label="A file"
        type="file"
        hint="With a header row."
        accept=".csv,.tsv"
        maxBytes={5_000_000}
        field={exampleField("file")}
      />
      <Field label="One of many" type="select" options={GROUPED} field={exampleField("select")} />
      <Field
        label="One of many, or none"
        type="select"
        placeholder="Any example"
        options={GROUPED}
        field={exampleField("select-none", { required: false })}
      />
      <Field
        label="A text of several lines"
        type="textarea"
        field={exampleField("textarea", { maxLength: 60, initialValue: "Example" })}
      />
      <Field
        label="A single checkbox"
        type="checkbox"
        hint="One yes or no, sent with the form."
        field={exampleField("checkbox", { initialValue: "on" })}
      />
      <Field
        label="A switch"
        type="switch"
        hint="The same, for something that goes on or off."
        field={exampleField("switch", { initialValue: "on" })}
      />
    </div>
  );
}

function States() {
  return (
    <div className="grid-3">
      <Field label="With a hint" hint="What to write, and why it is asked." field={exampleField("hint")} />
      <Field
        label="With an error"
        field={exampleField("error", {
          errors: ["Write a date after today."],
          initialValue: "Example",
        })}
      />
      <Field label="Optional" field={exampleField("optional", { required: false })} />
      <Field label="Disabled" disabled field={exampleField("disabled", { initialValue: "Example" })} />
      <Field label="Read-only" readOnly field={exampleField("readonly", { initialValue: "Example" })} />
      <Field
        label="A disabled list"
        type="select"
        disabled
        options={GROUPED}
        field={exampleField("disabled-select")}
      />
      <Field
        label="A checkbox with an error"
        type="checkbox"
        field={exampleField("checkbox-error", { errors: ["Agree to the terms to go on."] })}
      />
      <Field label="A switch that is off" type="switch" field={exampleField("switch-off")} />
      <Field label="A disabled checkbox" type="checkbox" disabled field={exampleField("checkbox-disabled")} />
    </div>
  );
}

const FAILED = {
  id: "example",
  errors: ["Nothing was saved yet."],
  allErrors: { name: ["Write a name."] },
};

export function FormsChapter() {
  return (
    <Chapter id="forms" title="Fields and forms">
      <Part name="Field">
        <Kinds />
        <p className="muted">In every state</p>
        <States />
      </Part>
      <Part name="TimeField">
        <TimeField
          label="When"
          hint="An example."
          field={exampleField("time-there", { initialValue: "2026-01-31T14:30" })}
          zoneField={exampleField("zone")}
          zone="Africa/Nairobi"
        />
      </Part>
      <Part name="PostForm">
        <PostForm form={FAILED}>
          <Field
            label="Name"
            field={exampleField("form-name", { id: "example-name", errors: ["Write a name."] })}
          />
          <Submit pending="Saving the example">Save the example</Submit>
        </PostForm>
      </Part>
      <Part name="CopyField">
        <CopyField label="A value to take along" value="https://example.test/take-me" hint="Send it on." />
      </Part>
    </Chapter>
  );
}
