import { PostForm } from "~/ui/forms/form";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import type { MergePreview } from "../merging/view";

const fieldOf = (name: string, chosen: number, errors?: string[]) => ({
  id: `merge-${name.replace(".", "-")}`,
  name,
  errorId: `merge-${name.replace(".", "-")}-error`,
  descriptionId: `merge-${name.replace(".", "-")}-hint`,
  errors,
  initialValue: String(chosen),
});

/** One choice per field that differs; equal fields and fields with only one value need none. */
export function MergeLeadsForm({
  view: { id, leads, fields },
  typed,
  errors,
}: {
  view: MergePreview;
  typed: (name: string) => number | null;
  errors: string[];
}) {
  const other = leads.find((lead) => lead.id !== id);
  return (
    <PostForm form={{ id: "merge", allErrors: errors.length > 0 ? { "": errors } : {}, errors }} creates>
      <input type="hidden" name="otherId" value={other?.id} />
      <RadioGroup
        field={fieldOf("keptId", typed("keptId") ?? id)}
        legend="Lead to keep"
        hint="The other lead’s records will move to this lead. You can undo this for 30 days."
        options={leads.map((lead) => ({ value: String(lead.id), label: lead.name, hint: lead.hint }))}
      />
      {fields.map(({ name, label, options, chosen }) => (
        <RadioGroup
          key={name}
          field={fieldOf(`from.${name}`, typed(`from.${name}`) ?? chosen)}
          legend={label}
          options={options.map(({ id: leadId, value }) => ({ value: String(leadId), label: value }))}
        />
      ))}
      <Submit pending="Merging">Merge leads</Submit>
    </PostForm>
  );
}
