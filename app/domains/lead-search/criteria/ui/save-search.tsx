import { type ReactNode, useEffect, useRef, useState } from "react";
import { Field, type FieldMeta } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";
import { useHydrated } from "~/ui/use-hydrated";

interface SaveProps {
  name: FieldMeta;
  /** The other fields of the search. */
  values: readonly (readonly [name: string, value: string])[];
  /** "Add 25 leads"; null if a run would add none. */
  add: string | null;
  /** Additional fields before the buttons. */
  children?: ReactNode;
}

/** The name of a search and its buttons, which are disabled without one; without JavaScript the server validates. */
export function SaveSearch({ name, values, add, children }: SaveProps) {
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [isNamed, setNamed] = useState(true);
  const look = () =>
    setNamed(box.current?.querySelector<HTMLInputElement>("input:not([type=hidden])")?.value.trim() !== "");
  useEffect(look, []);
  const disabled = hydrated && !isNamed;
  return (
    <div className="stack tight" ref={box} onInput={look}>
      {values.map(([field, value]) => (
        <input key={`${field} ${value}`} type="hidden" name={field} value={value} />
      ))}
      <Field field={name} label="Search name" required hint="Only visible to your team." />
      {children}
      <div className="row">
        {add ? (
          <Submit name="start" value="on" pending="Starting search" disabled={disabled}>
            {add}
          </Submit>
        ) : null}
        <Submit kind={add ? "quiet" : "primary"} pending="Saving search" disabled={disabled}>
          Save search
        </Submit>
      </div>
    </div>
  );
}
