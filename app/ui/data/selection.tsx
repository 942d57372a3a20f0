import type { ReactNode } from "react";
import { useHydrated } from "../use-hydrated";

export interface RowSelection<Row> {
  /** The name under which the form sends the keys of the chosen rows. */
  name: string;
  /** The id of that form, if the table is outside of it. */
  form?: string;
  /** Names a row for its checkbox: "Choose Savanna Foods". */
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

/** The head of the column: chooses all rows of the page at once, where script runs. */
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

/** A browser that can't tell what is chosen, and one without script, show the bar under every list. */
const UNTIL_CHOSEN = "not-noscript:in-[.pickable:not(:has(:is(.pick,.picked)_:checked))]:hidden!";

/** After the table in its form: how many rows are chosen, counted by style alone, and what can be done with them. */
export function SelectionBar({ children }: { children: ReactNode }) {
  return (
    <div className={`picked ${UNTIL_CHOSEN}`}>
      <span className="picked-count tabular weight-600 in-[.pickable:has(.picked_:checked)]:hidden" />
      <span className="row">{children}</span>
    </div>
  );
}
