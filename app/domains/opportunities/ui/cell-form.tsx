import type { SubmissionResult } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { type SyntheticEvent, useEffect } from "react";
import type { Option } from "~/ui/forms/field";
import { buttonClass } from "~/ui/forms/submit";
import { CellField, type ShownCell } from "./cell-field";

interface Loaded {
  value: string;
  team: Option[];
}

/** The form of the page at `to`, shown beside the value; loads its initial values when it opens. */
export default function CellForm({
  to,
  cell,
  onClose,
}: {
  to: string;
  cell: ShownCell;
  onClose: () => void;
}) {
  const { load, data } = useFetcher<Loaded>();
  const sent = useFetcher<{ result: SubmissionResult }>();
  useEffect(() => load(to), [load, to]);
  const id = `cell-${to.replace(/\W+/g, "-")}`;
  useEffect(() => {
    if (data) document.getElementById(id)?.focus();
  }, [data, id]);
  if (!data) return null;
  // Returns focus to the value for keyboard users.
  const close = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const value = currentTarget.closest("form")?.previousElementSibling;
    if (value instanceof HTMLElement) value.focus();
    onClose();
  };
  const errors = Object.values(sent.data?.result.error ?? {}).flatMap((group) => group ?? []);
  const field = {
    id,
    name: cell,
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
    initialValue: data.value,
    ...(errors.length > 0 ? { errors } : {}),
  };
  return (
    <sent.Form
      method="post"
      action={to}
      className="form cell-form"
      preventScrollReset
      onKeyDown={(event) => event.key === "Escape" && close(event)}
    >
      {cell === "status" ? (
        <>
          <input type="hidden" name="from" value={data.value} />
          <input type="hidden" name="back" value={new URLSearchParams(to.split("?")[1]).get("back") ?? ""} />
        </>
      ) : (
        <>
          <input type="hidden" name="cell" value={cell} />
          <input type="hidden" name={`was.${cell}`} value={data.value} />
        </>
      )}
      <CellField cell={cell} field={field} team={data.team} />
      <span className="row">
        <button type="submit" className={buttonClass("plain", true)}>
          {sent.state === "idle" ? "Save" : "Saving"}
        </button>
        <button type="button" className={buttonClass("quiet", true)} onClick={close}>
          Cancel
        </button>
      </span>
    </sent.Form>
  );
}
