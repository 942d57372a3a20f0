import { type SubmissionResult, useForm } from "@conform-to/react";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import type { ColumnsView, ImportView } from "../import-view";
import type { DuplicateChoice } from "../schemas";
import { DUPLICATE_HINT, DUPLICATE_OPTIONS, SIMILAR_HINT, SIMILAR_OPTIONS } from "./import-labels";
import { IgnoreOptOuts } from "./import-opt-outs";

type Values = {
  mapping: string[];
  onDuplicate: DuplicateChoice;
  onSimilar: DuplicateChoice;
  ignoreOptOuts: boolean;
};

export function ImportMappingForm({
  view,
  row: { kind, onDuplicate, onSimilar, ignoreOptOuts },
  result,
}: {
  view: ColumnsView;
  row: Pick<ImportView, "kind" | "onDuplicate" | "onSimilar" | "ignoreOptOuts">;
  result: SubmissionResult<string[]> | undefined;
}) {
  const { columns, repeated, tool, isNamedTwice, companyColumn, isNothingKnown, namesPeople } = view;
  const [form, fields] = useForm<Values>({
    lastResult: result ?? null,
    defaultValue: { mapping: columns.map((column) => column.chosen), onDuplicate, onSimilar, ignoreOptOuts },
  });
  const chosen = fields.mapping.initialValue as unknown as (string | undefined)[] | undefined;
  const id = `${form.id}-mapping`;
  return (
    <PostForm form={form}>
      {isNothingKnown ? (
        <Alert kind="warning" title="No column names recognised">
          <p>If your file starts with data, add a line of column names above it and upload the file again.</p>
        </Alert>
      ) : null}
      {repeated.length > 0 ? (
        <Alert kind="warning" title="Duplicate column name">
          <p>Some columns share a name: {repeated.map((name) => `“${name}”`).join(", ")}. Map one of each.</p>
        </Alert>
      ) : null}
      {tool ? (
        <p className="muted">
          Looks like {/^[AEIO]/.test(tool) ? "an" : "a"} {tool} export.
        </p>
      ) : null}
      {isNamedTwice ? (
        <Alert kind="warning" title="Both full name and first name are mapped">
          <p>The full name will be used. Unmap one of the columns.</p>
        </Alert>
      ) : null}
      {companyColumn ? (
        <Alert kind="warning" title={`“${companyColumn}” isn’t mapped`}>
          <p>Contacts will be imported without their company.</p>
        </Alert>
      ) : null}
      {namesPeople ? (
        <Alert title="This file contains email addresses">
          <p>Map “Contact name” and “Contact email” to import contacts with their companies.</p>
        </Alert>
      ) : null}
      <fieldset
        className="field"
        id={id}
        aria-describedby={fields.mapping.errors ? `${id}-error` : undefined}
      >
        <legend>Column mapping</legend>
        <p className="hint">Some fields accept several columns. We use the first filled cell.</p>
        {fields.mapping.errors ? (
          <p className="error" id={`${id}-error`}>
            {fields.mapping.errors.join(" ")}
          </p>
        ) : null}
        <div className="grid-2">
          {columns.map(({ name, at, samples }) => (
            <Field
              key={at}
              field={{
                id: `${id}-${at}`,
                name: `mapping[${at}]`,
                errorId: `${id}-${at}-error`,
                descriptionId: `${id}-${at}-hint`,
                initialValue: chosen?.[at] ?? "",
              }}
              label={name || `Column ${at + 1}, unnamed`}
              hint={
                samples.length > 0 ? `For example: ${samples.join("; ")}` : "No values in the first rows."
              }
              type="select"
              options={view.fields}
              placeholder="Don’t import"
              isFilter
            />
          ))}
        </div>
      </fieldset>
      <IgnoreOptOuts field={fields.ignoreOptOuts} label="Import without opt-outs" />
      {kind === "contacts" ? (
        <p className="muted">
          Contacts are matched to companies by website, then name. Companies we don’t find are added as your
          own.
        </p>
      ) : null}
      <RadioGroup
        field={fields.onDuplicate}
        legend={kind === "contacts" ? "Existing contacts" : "Existing companies"}
        hint={DUPLICATE_HINT[kind]}
        options={DUPLICATE_OPTIONS[kind]}
      />
      <RadioGroup
        field={fields.onSimilar}
        legend="Possible duplicates"
        hint={SIMILAR_HINT[kind]}
        options={SIMILAR_OPTIONS[kind]}
      />
      <Submit pending="Checking">Check rows</Submit>
    </PostForm>
  );
}
