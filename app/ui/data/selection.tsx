import type { ReactNode } from "react";
import { useHydrated } from "../use-hydrated";

export interface RowSelection<Row> {
  /** The field name under which the form sends the selected rows' IDs. */
  name: string;
  /** The form's ID, if the table is outside it. */
  form?: string;
  /** Label of a row's checkbox: "Select Savanna Foods". */
  label: (row: Row) => string;
}

export function SelectBox<Row>({
  pick,
  row,
  value,
}: {
  pick: RowSelection<Row>;
  row: Row;
  value: string | number;
}) {
  return (
    <td className="pick">
      <label className="check">
        <input type="checkbox" name={pick.name} form={pick.form} aria-label={pick.label(row)} value={value} />
      </label>
    </td>
  );
}

/** The header of the checkbox column: with script, selects all rows of the page at once. */
export function SelectAll({ name }: { name: string }) {
  const isRunning = useHydrated();
  return (
    <th scope="col" className="pick">
      {isRunning ? (
        <label className="check">
          <span className="sm:sr-only in-[thead:has(a)]:sr-only">All rows on this page</span>
          <input
            type="checkbox"
            className="max-sm:mx-[.8125rem]"
            onChange={({ currentTarget }) => {
              const boxes = currentTarget
                .closest("table")
                ?.querySelectorAll<HTMLInputElement>("td.pick input");
              for (const box of boxes ?? []) if (box.name === name) box.checked = currentTarget.checked;
            }}
          />
        </label>
      ) : (
        <span className="visually-hidden">Select</span>
      )}
    </th>
  );
}

/** Browsers without `:has()` or without script can't detect a selection, so they show the bar below every list. */
const UNTIL_CHOSEN = "not-noscript:in-[.pickable:not(:has(:is(.pick,.picked)_:checked))]:hidden!";

/** Below the table in its form: the number of selected rows, counted by CSS alone, and the actions for them. */
export function SelectionBar({ children }: { children: ReactNode }) {
  return (
    <div className={`picked ${UNTIL_CHOSEN}`}>
      <span className="picked-count tabular weight-600 in-[.pickable:has(.picked_:checked)]:hidden" />
      <span className="row">{children}</span>
    </div>
  );
}
