import { type ReactNode, useId, useRef, useState } from "react";
import { useHydrated } from "../use-hydrated";

/** A value to copy: it can always be selected, and copied with a button where JavaScript runs. */
export function CopyField({ label, value, hint }: { label: ReactNode; value: string; hint?: ReactNode }) {
  const id = useId();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isRunning = useHydrated();
  const [status, setStatus] = useState("");
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setStatus("Copied");
    } catch {
      setStatus("Selected. Copy it with your keyboard");
    }
  };
  // A single-line input would lose the line breaks of a text.
  const shown = {
    id,
    ref: input,
    className: "input min-w-0 flex-[1_1_12rem]",
    value,
    readOnly: true,
    "aria-describedby": hint ? `${id}-hint` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <span className="row copy">
        {value.includes("\n") ? (
          <textarea {...shown} rows={5} dir="auto" />
        ) : (
          <input {...shown} type="text" />
        )}
        {isRunning ? (
          <button type="button" className="button" onClick={copy}>
            {status === "Copied" ? status : "Copy"}
          </button>
        ) : null}
      </span>
      <span className={status === "Copied" ? "visually-hidden" : "hint"} role="status">
        {status}
      </span>
    </div>
  );
}
