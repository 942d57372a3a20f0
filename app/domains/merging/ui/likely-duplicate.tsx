import { Alert } from "~/ui/feedback/alert";
import type { FieldMeta } from "~/ui/forms/field";
import { Link } from "~/ui/link";

const TOLD = /^(.*): (\/business\/\S+\/\d+(?:\/history)?)\. /;

/** Shown before a likely duplicate is added: the existing record, and a link to add it anyway. */
export function LikelyDuplicate({ field }: { field: FieldMeta }) {
  const [, words, path] = TOLD.exec(field.errors?.[0] ?? "") ?? [];
  if (!words || !path) return null;
  return (
    <Alert kind="warning" title="Possible duplicate">
      <p>
        {words}. <Link to={path}>View record</Link>
      </p>
      <label className="check">
        <input type="checkbox" name={field.name} id={field.id} />
        <span>Add anyway</span>
      </label>
    </Alert>
  );
}
