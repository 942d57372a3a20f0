import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { searchKey } from "~/core/text";
import { useWillHydrate } from "../use-hydrated";
import { describedBy, FieldError, type FieldMeta, FirstError, type Option } from "./field";
import { groupsOf } from "./field-meta";

/** A longer list than this gets a search of its own where script runs. */
const SHORT = 12;

interface GroupProps {
  field: FieldMeta;
  legend: ReactNode;
  options: readonly Option[];
  hint?: ReactNode;
  /** Overrides what the schema says. */
  required?: boolean;
  /** Folds a long list away until it is wanted, or all but the `first` of it; what is chosen stands above the fold. */
  fold?: boolean;
  first?: number | undefined;
}

const chosenIn = (value: unknown) => new Set(([] as unknown[]).concat(value ?? []).map(String));

/**
 * Many of many: a fieldset of checkboxes. A long list can be searched where script runs; what is chosen stands first
 * when the page comes and whenever the search changes, so that no box moves away from under the pointer.
 */
export function CheckboxGroup({ field, legend, options, hint, first: shown = 0, ...rules }: GroupProps) {
  const { required = field.required } = rules;
  const fold = rules.fold || shown > 0;
  const early = new Set(options.slice(0, shown).map(({ value }) => value));
  const box = useRef<HTMLFieldSetElement>(null);
  const canSearch = useWillHydrate() && options.length > SHORT;
  const [chosen, setChosen] = useState(() => chosenIn(field.initialValue));
  const [first, setFirst] = useState(chosen);
  const [wanted, setWanted] = useState("");
  const isFirstError = useContext(FirstError) === field.name;

  // The boxes remember for themselves; somebody may have ticked some before the script came.
  const readChosen = () => {
    const ticked = box.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    const now = new Set([...ticked].map(({ value }) => value));
    setChosen(now);
    return now;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script arrives
  useEffect(() => void readChosen(), []);

  const search = (text: string) => {
    setFirst(readChosen());
    setWanted(searchKey(text));
  };
  const fits = ({ label, also, group, value }: Option) =>
    chosen.has(value) || searchKey(`${label} ${also ?? ""} ${group ?? ""}`).includes(wanted);
  const isSplit = fold || options.length > SHORT;
  const up = options.filter(({ value }) => isSplit && first.has(value));
  const rest = options.filter((option) => !up.includes(option) && fits(option));
  const before = rest.filter(({ value }) => early.has(value));
  const behind = rest.filter(({ value }) => !early.has(value));
  const firstValue = (up[0] ?? before[0] ?? rest[0])?.value;

  const boxes = (some: readonly Option[]) =>
    some.map(({ value, label }) => (
      <label className="check" key={value}>
        <input
          type="checkbox"
          name={field.name}
          value={value}
          id={value === firstValue ? field.id : undefined}
          defaultChecked={chosen.has(value)}
          {...(isFirstError && value === firstValue ? { autoFocus: true } : {})}
        />
        {label}
      </label>
    ));
  const finder = canSearch ? (
    <div className="row finder scripted">
      <input
        className="input grow"
        type="search"
        autoComplete="off"
        aria-label={`Search these ${options.length} choices`}
        placeholder={`Search these ${options.length}`}
        onInput={(event) => search(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
          if (event.key !== "Escape" || !event.currentTarget.value) return;
          event.preventDefault();
          event.currentTarget.value = "";
          search("");
        }}
      />
      <span className="hint" role="status">
        {chosen.size} chosen{wanted ? `, ${rest.length + up.length} shown` : ""}
      </span>
    </div>
  ) : null;
  const list = (
    <div className="checks">
      {groupsOf(behind).map(([heading, some]) =>
        heading ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be announced twice
          <div className="checks-part" role="group" aria-label={heading} key={heading}>
            <b>{heading}</b>
            {boxes(some)}
          </div>
        ) : (
          boxes(some)
        ),
      )}
      {behind.length === 0 ? <p className="muted">Nothing else fits.</p> : null}
    </div>
  );
  return (
    <fieldset className="field" aria-describedby={describedBy(field, hint)} ref={box} onChange={readChosen}>
      <legend>
        {legend}
        {required ? null : <span className="optional"> (optional)</span>}
      </legend>
      {hint ? (
        <p className="hint" id={field.descriptionId}>
          {hint}
        </p>
      ) : null}
      {fold ? null : finder}
      {up.length > 0 ? <div className="checks">{boxes(up)}</div> : null}
      {before.length > 0 ? <div className="checks">{boxes(before)}</div> : null}
      {fold ? (
        <details className="fold" open={Boolean(field.errors?.length)}>
          <summary>
            {shown > 0 ? `${behind.length} more` : up.length > 0 ? "Choose more" : "Choose from the list"}
          </summary>
          {finder}
          {list}
        </details>
      ) : (
        list
      )}
      <FieldError field={field} needed="Please choose at least one." />
    </fieldset>
  );
}
