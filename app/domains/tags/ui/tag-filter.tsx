import { Field } from "~/ui/forms/field";
import { usePageTags } from "./tag-pills";

export function TagFilter() {
  const tags = usePageTags();
  if (!tags) return null;
  const field = {
    id: "tag-filter",
    name: "tag",
    errorId: "tag-filter-error",
    descriptionId: "tag-filter-hint",
    initialValue: String(tags.chosen ?? ""),
  };
  const options = tags.names.map(([id, label]) => ({ value: String(id), label }));
  return <Field field={field} label="Tag" type="select" placeholder="Tag" options={options} isFilter />;
}
