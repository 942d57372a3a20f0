import { Field, type FieldMeta, type Option } from "~/ui/forms/field";
import type { Cell } from "../changes/change-schemas";
import { STAGE_CHOICES } from "../stage-choices";

/** A stage moves: its form is that of the page that asks for what a move needs. */
export type ShownCell = Cell | "status";

const NAMES: Record<ShownCell, string> = {
  status: "Stage",
  revenue: "Value",
  closeDate: "Close date",
  ownerId: "Owner",
};

export const cellName = (cell: ShownCell) => NAMES[cell];

export function CellField({ cell, field, team }: { cell: ShownCell; field: FieldMeta; team: Option[] }) {
  const label = cellName(cell);
  if (cell === "status") return <Field field={field} label={label} type="select" options={STAGE_CHOICES} />;
  if (cell === "ownerId")
    return <Field field={field} label={label} type="select" placeholder="Nobody" options={team} isFilter />;
  if (cell === "closeDate") return <Field field={field} label={label} type="date" isFilter />;
  return <Field field={field} label={label} inputMode="decimal" isFilter hint="In US dollars." />;
}
