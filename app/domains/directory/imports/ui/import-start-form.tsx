import { type SubmissionResult, useForm } from "@conform-to/react";
import { plural } from "~/core/format";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import type { ImportView } from "../import-view";
import type { DuplicateChoice } from "../schemas";
import { DUPLICATE_HINT, DUPLICATE_OPTIONS } from "./import-labels";

export function ImportStartForm({
  row,
  action,
  result,
}: {
  row: ImportView;
  action: string;
  result?: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = useForm<{ onDuplicate: DuplicateChoice }>({
    lastResult: result ?? null,
    defaultValue: { onDuplicate: row.onDuplicate },
  });
  const rows = (row.rowsTotal ?? 0) - row.rowsRejected;
  return (
    <PostForm form={form} action={action}>
      {row.rowsDuplicate > 0 ? (
        <p>
          <Link to={paths.business.importDuplicates(row.id)}>
            {plural(row.rowsDuplicate, "row is", "rows are")} there already
          </Link>
          {row.kind === "contacts" ? "; they are skipped." : "."}
        </p>
      ) : null}
      {row.peopleDuplicate > 0 ? (
        <p>
          Of the other rows,{" "}
          <Link to={paths.business.importDuplicates(row.id)}>
            {plural(row.peopleDuplicate, "person is", "people are")} there already
          </Link>
          ; they are skipped.
        </p>
      ) : null}
      {row.kind === "contacts" ? null : row.rowsDuplicate > 0 ? (
        <RadioGroup
          field={fields.onDuplicate}
          legend={`${plural(row.rowsDuplicate, "row looks", "rows look")} like a company that is there already, or earlier in the file`}
          hint={DUPLICATE_HINT}
          options={DUPLICATE_OPTIONS}
        />
      ) : (
        <p className="muted">No row looks like a company that is there already.</p>
      )}
      {row.kind === "companies" && row.rowsDuplicate > 0 ? (
        <p className="muted">
          Skipping those that are there already adds{" "}
          {plural(rows - row.rowsDuplicate, "company", "companies")}.
        </p>
      ) : null}
      {row.companiesNew > 0 ? (
        <p>
          {plural(row.companiesNew, "company", "companies")} that these people work at{" "}
          {row.companiesNew === 1 ? "is" : "are"} added as your own: free, and not shared with anyone.
        </p>
      ) : null}
      <Submit pending="Starting">
        Import{" "}
        {row.kind === "contacts" ? plural(rows - row.rowsDuplicate, "person", "people") : plural(rows, "row")}
      </Submit>
    </PostForm>
  );
}
