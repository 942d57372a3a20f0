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
          label={`Field: ${kind}`}
          type={kind}
          field={exampleField(`kind-${kind}`, { initialValue: VALUES[kind] })}
        />
      ))}
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 12 characters. Never filled in again."
        field={exampleField("password", { initialValue: "never shown", minLength: 12 })}
      />
      <Field
        label="Number"
        type="number"
        unit="days"
        min={1}
        max={365}
        step={1}
        field={exampleField("number", { initialValue: 30 })}
      />
      <Field label="Amount" type="money" field={exampleField("money", { initialValue: "1250.50" })} />
      <Field
        label="Range"
        type="range"
        unit="%"
        step={5}
        field={exampleField("range", { initialValue: 40 })}
      />
      <Field
        label="Field with suggestions"
        suggestions={["Example one", "Example two"]}
        hint="Any text is accepted."
        field={exampleField("suggestions")}
      />
      <Field
        label="File"
        type="file"
        hint="With a header row."
        accept=".csv,.tsv"
        maxBytes={5_000_000}
        field={exampleField("file")}
      />
      <Field label="Select" type="select" options={GROUPED} field={exampleField("select")} />
      <Field
        label="Optional select"
        type="select"
        placeholder="Any example"
        options={GROUPED}
        field={exampleField("select-none", { required: false })}
      />
      <Field
        label="Text area"
        type="textarea"
        field={exampleField("textarea", { maxLength: 60, initialValue: "Example" })}
      />
      <Field
        label="Checkbox"
        type="checkbox"
        hint="Saved with the form."
        field={exampleField("checkbox", { initialValue: "on" })}
      />
      <Field
        label="Switch"
        type="switch"
        hint="Turns a setting on or off."
        field={exampleField("switch", { initialValue: "on" })}
      />
    </div>
  );
}

function States() {
  return (
    <div className="grid-3">
      <Field label="With a hint" hint="What to enter, and why." field={exampleField("hint")} />
      <Field
        label="With an error"
        field={exampleField("error", {
          errors: ["Enter a date after today."],
          initialValue: "Example",
        })}
      />
      <Field label="Optional" field={exampleField("optional", { required: false })} />
      <Field label="Disabled" disabled field={exampleField("disabled", { initialValue: "Example" })} />
      <Field label="Read-only" readOnly field={exampleField("readonly", { initialValue: "Example" })} />
      <Field
        label="Disabled select"
        type="select"
        disabled
        options={GROUPED}
        field={exampleField("disabled-select")}
      />
      <Field
        label="Checkbox with an error"
        type="checkbox"
        field={exampleField("checkbox-error", { errors: ["Accept the terms to continue."] })}
      />
      <Field label="Switch, off" type="switch" field={exampleField("switch-off")} />
      <Field label="Disabled checkbox" type="checkbox" disabled field={exampleField("checkbox-disabled")} />
    </div>
  );
}

const FAILED = {
  id: "example",
  errors: ["Changes not saved."],
  allErrors: { name: ["Enter a name."] },
};

export function FormsChapter() {
  return (
    <Chapter id="forms" title="Fields and forms">
      <Part name="Field">
        <Kinds />
        <p className="muted">States</p>
        <States />
      </Part>
      <Part name="TimeField">
        <TimeField
          label="Date and time"
          hint="In the time zone below."
          field={exampleField("time-there", { initialValue: "2026-01-31T14:30" })}
          zoneField={exampleField("zone")}
          zone="Africa/Nairobi"
        />
      </Part>
      <Part name="PostForm">
        <PostForm form={FAILED}>
          <Field
            label="Name"
            field={exampleField("form-name", { id: "example-name", errors: ["Enter a name."] })}
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
