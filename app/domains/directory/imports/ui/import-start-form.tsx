import { type SubmissionResult, useForm } from "@conform-to/react";
import { formatNumber, plural } from "~/core/format";
import { PostForm } from "~/ui/forms/form";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { rowsAdded } from "../import";
import type { ImportView } from "../import-view";
import type { DuplicateChoice } from "../schemas";
import {
  DUPLICATE_HINT,
  DUPLICATE_OPTIONS,
  duplicatesTo,
  SIMILAR_HINT,
  SIMILAR_OPTIONS,
} from "./import-labels";
import { IgnoreOptOuts, OptOutPreview } from "./import-opt-outs";

const HERE = { companies: "in your directory", contacts: "in your contacts" };

function Summary({ row }: { row: ImportView }) {
  const { rowsDuplicate, rowsSimilar } = row;
  const added = rowsAdded(row, { onDuplicate: "skip", onSimilar: "skip" });
  return (
    <p>
      <b>{formatNumber(added)} new</b>
      {rowsDuplicate > 0 ? (
        <>
          ,{" "}
          <Link
            to={duplicatesTo(row.id, "existing")}
          >{`${formatNumber(rowsDuplicate)} already ${HERE[row.kind]}`}</Link>
        </>
      ) : null}
      {rowsSimilar > 0 ? (
        <>
          ,{" "}
          <Link
            to={duplicatesTo(row.id, "similar")}
          >{`${formatNumber(rowsSimilar)} ${rowsSimilar === 1 ? "looks like a duplicate" : "look like duplicates"}`}</Link>
        </>
      ) : null}
      .
    </p>
  );
}

const ADDS = ["skip", "create"] as const;

/** Classes that show the button label matching the choices above it. */
const SHOWN = {
  "skip skip":
    "[form:has([name=onDuplicate][value=create]:checked)_&]:hidden [form:has([name=onSimilar][value=create]:checked)_&]:hidden",
  "create skip":
    "hidden [form:has([name=onDuplicate][value=create]:checked):not(:has([name=onSimilar][value=create]:checked))_&]:inline",
  "skip create":
    "hidden [form:has([name=onSimilar][value=create]:checked):not(:has([name=onDuplicate][value=create]:checked))_&]:inline",
  "create create":
    "hidden [form:has([name=onSimilar][value=create]:checked):has([name=onDuplicate][value=create]:checked)_&]:inline",
} as const;

/** Renders the number of added rows for each choice; CSS shows the selected one, also without JavaScript. */
function AddedLabel({ row }: { row: ImportView }) {
  const [one, many] = row.kind === "contacts" ? ["contact", "contacts"] : ["company", "companies"];
  const labels = ADDS.flatMap((onDuplicate) =>
    ADDS.map((onSimilar) => ({ onDuplicate, onSimilar, added: rowsAdded(row, { onDuplicate, onSimilar }) })),
  ).filter(
    ({ onDuplicate, onSimilar }) =>
      (onDuplicate === "skip" || (row.rowsDuplicate > 0 && row.kind === "companies")) &&
      (onSimilar === "skip" || row.rowsSimilar > 0),
  );
  return labels.map(({ onDuplicate, onSimilar, added }) => (
    <span key={`${onDuplicate} ${onSimilar}`} className={SHOWN[`${onDuplicate} ${onSimilar}`]}>
      {`Import ${plural(added, one ?? "", many)}`}
    </span>
  ));
}

export function ImportStartForm({
  row,
  action,
  result,
}: {
  row: ImportView;
  action: string;
  result?: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = useForm<{
    onDuplicate: DuplicateChoice;
    onSimilar: DuplicateChoice;
    ignoreOptOuts: boolean;
  }>({
    lastResult: result ?? null,
    defaultValue: {
      onDuplicate: row.onDuplicate,
      onSimilar: row.onSimilar,
      ignoreOptOuts: row.ignoreOptOuts,
    },
  });
  return (
    <PostForm form={form} action={action}>
      <Summary row={row} />
      <OptOutPreview row={row} />
      <IgnoreOptOuts field={fields.ignoreOptOuts} label="Import without opt-outs" />
      {row.peopleDuplicate > 0 ? (
        <p>
          {"Also skipped: "}
          <Link to={duplicatesTo(row.id, "people")}>
            {plural(row.peopleDuplicate, "existing contact", "existing contacts")}
          </Link>{" "}
          at the new companies.
        </p>
      ) : null}
      {row.rowsDuplicate > 0 ? (
        <RadioGroup
          field={fields.onDuplicate}
          legend={`${formatNumber(row.rowsDuplicate)} already ${HERE[row.kind]} or repeated in the file`}
          hint={DUPLICATE_HINT[row.kind]}
          options={DUPLICATE_OPTIONS[row.kind]}
        />
      ) : null}
      {row.rowsSimilar > 0 ? (
        <RadioGroup
          field={fields.onSimilar}
          legend={plural(row.rowsSimilar, "possible duplicate")}
          hint={SIMILAR_HINT[row.kind]}
          options={SIMILAR_OPTIONS[row.kind]}
        />
      ) : null}
      {row.companiesNew > 0 ? (
        <p>
          {plural(row.companiesNew, "company", "companies")} will be added free of charge, visible only to
          your team.
        </p>
      ) : null}
      <Submit pending="Starting">
        <AddedLabel row={row} />
      </Submit>
    </PostForm>
  );
}
