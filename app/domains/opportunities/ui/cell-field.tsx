import { Field, type FieldMeta, type Option } from "~/ui/forms/field";
import type { Cell } from "../changes/change-schemas";

const NAMES: Record<Cell, string> = { revenue: "Value", closeDate: "Close date", ownerId: "Owner" };

export const cellName = (cell: Cell) => NAMES[cell];

export function CellField({ cell, field, team }: { cell: Cell; field: FieldMeta; team: Option[] }) {
  const label = cellName(cell);
  if (cell === "ownerId")
    return <Field field={field} label={label} type="select" placeholder="Nobody" options={team} isFilter />;
  if (cell === "closeDate") return <Field field={field} label={label} type="date" isFilter />;
  return <Field field={field} label={label} inputMode="decimal" isFilter hint="In US dollars." />;
}
