import { Field, type FieldMeta, type Option } from "~/ui/forms/field";
import { type CellName, opportunityField } from "../fields";
import { STAGE_CHOICES } from "../stage-choices";

/** An editable cell. "status" is a stage change, which uses the move page's form. */
export type ShownCell = CellName | "status";

export const cellName = (cell: ShownCell) => opportunityField(cell).label;

export function CellField({ cell, field, team }: { cell: ShownCell; field: FieldMeta; team: Option[] }) {
  const label = cellName(cell);
  if (cell === "status")
    return <Field field={field} label={label} type="select" options={STAGE_CHOICES} isFilter />;
  if (cell === "ownerId")
    return <Field field={field} label={label} type="select" placeholder="No owner" options={team} isFilter />;
  if (cell === "closeDate") return <Field field={field} label={label} type="date" isFilter />;
  return <Field field={field} label={label} inputMode="decimal" isFilter hint="In US dollars." />;
}
