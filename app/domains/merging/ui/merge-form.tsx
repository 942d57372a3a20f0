import { PostForm } from "~/ui/forms/form";
import { Once } from "~/ui/forms/once";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import type { GroupView } from "../groups/group-view.server";

const fieldOf = (name: string, chosen: number | null, errors?: string[]) => ({
  id: `merge-${name.replace(".", "-")}`,
  name,
  errorId: `merge-${name.replace(".", "-")}-error`,
  descriptionId: `merge-${name.replace(".", "-")}-hint`,
  errors,
  initialValue: chosen === null ? undefined : String(chosen),
});

/** One choice per differing field; equal fields and fields with one value need none. */
export function MergeForm({ view, errors }: { view: GroupView; errors: string[] }) {
  const differing = view.fields.filter(({ options }) => options.length > 1);
  return (
    <PostForm form={{ id: "merge", allErrors: errors.length > 0 ? { "": errors } : {} }}>
      <Once />
      <RadioGroup
        field={fieldOf("keptId", view.rows[0]?.id ?? null)}
        legend="Record to keep"
        hint="All related data will move to this record. You can undo this for 30 days."
        options={view.rows.map(({ id, name, source, added }) => ({
          value: String(id),
          label: name,
          hint: `${source}, ${added}`,
        }))}
      />
      {differing.map(({ name, label, options, chosen }) => (
        <RadioGroup
          key={name}
          field={fieldOf(`from.${name}`, chosen)}
          legend={label}
          options={options.map(({ id, value }) => ({ value: String(id), label: value }))}
        />
      ))}
      <Submit pending="Merging">Merge {view.rows.length} records</Submit>
    </PostForm>
  );
}
