import { type ComponentType, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { m } from "~/messages/messages";
import type ChoiceCombobox from "./choice-combobox";
import { describedBy, FieldError, type FieldMeta, FirstError, type Option } from "./field";
import { groupsOf } from "./field-meta";

/** With script, longer lists than this become a combobox. */
const SHORT = 12;

interface GroupProps {
  field: FieldMeta;
  legend: string;
  options: readonly Option[];
  hint?: ReactNode;
  /** Overrides the schema's value. */
  required?: boolean;
  /** Collapses a long list, or all but its `first` options; selected options are above the fold. */
  fold?: boolean;
  first?: number | undefined;
}

type Combobox = ComponentType<Parameters<typeof ChoiceCombobox>[0]>;

const chosenIn = (value: unknown) => new Set(([] as unknown[]).concat(value ?? []).map(String));

/** Selects several of many: a fieldset of checkboxes. With script, a long list becomes a combobox with chips. */
export function CheckboxGroup({ field, legend, options, hint, first: shown = 0, ...rules }: GroupProps) {
  const { required = field.required } = rules;
  const fold = rules.fold || shown > 0;
  const isLong = options.length > SHORT;
  const box = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState(() => chosenIn(field.initialValue));
  const [first] = useState(chosen);
  const [Combobox, setCombobox] = useState<Combobox | null>(null);
  const isFirstError = useContext(FirstError) === field.name;

  // The boxes keep their own state; some may have been checked before the script loaded.
  const readChosen = () => {
    const ticked = box.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    setChosen(new Set([...ticked].map(({ value }) => value)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script arrives
  useEffect(() => {
    readChosen();
    if (!isLong) return;
    const show = (found: { default: Combobox }) => {
      // Keeps the list if the user is interacting with it.
      if (
        !box.current ||
        box.current.querySelector("details[open]") ||
        box.current.contains(document.activeElement)
      )
        return;
      readChosen();
      setCombobox(() => found.default);
    };
    // If the combobox fails to load, the list stays.
    import("./choice-combobox").then(show, () => undefined);
  }, []);

  const early = options.slice(0, shown);
  const isEarly = (option: Option) => early.includes(option);
  const up = Combobox ? [] : options.filter(({ value }) => (fold || isLong) && first.has(value));
  const before = early.filter((option) => !up.includes(option));
  const behind = options.filter((option) => !up.includes(option) && !isEarly(option));
  const firstValue = (up[0] ?? before[0] ?? (Combobox ? undefined : behind[0]))?.value;

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
  const list = (
    <div className="checks">
      {groupsOf(behind).map(([heading, some]) =>
        heading ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be announced twice
          <div
            className="col-span-full grid grid-cols-subgrid"
            role="group"
            aria-label={heading}
            key={heading}
          >
            <b className="col-span-full pt-2 pb-1 text-muted text-s">{heading}</b>
            {boxes(some)}
          </div>
        ) : (
          boxes(some)
        ),
      )}
    </div>
  );
  return (
    <fieldset className="field" aria-describedby={describedBy(field, hint)} ref={box} onChange={readChosen}>
      <legend>
        {legend}
        {required ? null : <span className="optional"> {m.auth_checkbox_group_optional()}</span>}
      </legend>
      {hint ? (
        <p className="hint" id={field.descriptionId}>
          {hint}
        </p>
      ) : null}
      {up.length > 0 ? <div className="checks">{boxes(up)}</div> : null}
      {before.length > 0 ? <div className="checks">{boxes(before)}</div> : null}
      {Combobox ? (
        <>
          <Combobox
            id={firstValue === undefined ? field.id : `${field.id}-more`}
            label={shown > 0 ? m.auth_checkbox_group_more_2({ list: legend.toLowerCase() }) : legend}
            describedBy={describedBy(field, hint)}
            isInvalid={Boolean(field.errors?.length)}
            options={behind}
            chosen={chosen}
            toggle={(value) =>
              box.current
                ?.querySelector<HTMLInputElement>(`[type="checkbox"][value="${CSS.escape(value)}"]`)
                ?.click()
            }
          />
          <div hidden>{list}</div>
        </>
      ) : fold ? (
        <details className="fold" open={Boolean(field.errors?.length)}>
          <summary>
            {shown > 0
              ? m.auth_checkbox_group_more({ count: behind.length })
              : up.length > 0
                ? m.auth_checkbox_group_choose_more()
                : m.auth_checkbox_group_choose_from_the_list()}
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
      <FieldError field={field} needed={m.auth_checkbox_group_choose_at_least_one()} />
    </fieldset>
  );
}
