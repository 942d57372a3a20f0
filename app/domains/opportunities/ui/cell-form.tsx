import type { SubmissionResult } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import type { Option } from "~/ui/forms/field";
import { buttonClass } from "~/ui/forms/submit";
import type { Cell } from "../changes/change-schemas";
import { CellField } from "./cell-field";

interface Loaded {
  value: string;
  team: Option[];
}

/** The form of the page at `to`, in the place of the value; what it starts from is read when it opens. */
export default function CellForm({
  to,
  cell,
  children,
  onClose,
}: {
  to: string;
  cell: Cell;
  children: ReactNode;
  onClose: () => void;
}) {
  const { load, data } = useFetcher<Loaded>();
  const sent = useFetcher<{ result: SubmissionResult }>();
  useEffect(() => load(to), [load, to]);
  const id = `cell-${to.replace(/\W+/g, "-")}`;
  if (!data) return children;
  const errors = Object.values(sent.data?.result.error ?? {}).flatMap((each) => each ?? []);
  const field = {
    id,
    name: cell,
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
    initialValue: data.value,
    ...(errors.length > 0 ? { errors } : {}),
  };
  return (
    <sent.Form method="post" action={to} className="form" preventScrollReset>
      <input type="hidden" name="cell" value={cell} />
      <input type="hidden" name={`was.${cell}`} value={data.value} />
      <CellField cell={cell} field={field} team={data.team} />
      <span className="row">
        <button type="submit" className={buttonClass("primary", true)}>
          {sent.state === "idle" ? "Save" : "Saving"}
        </button>
        <button type="button" className={buttonClass("plain", true)} onClick={onClose}>
          Cancel
        </button>
      </span>
    </sent.Form>
  );
}
