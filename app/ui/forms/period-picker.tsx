import { Form, useSubmit } from "@remix-run/react";
import { useRef } from "react";
import { Field } from "./field";
import { type FilterChoice, FilterChoices, UNFOLDING } from "./filter-choices";

const field = (name: string, initialValue: string, errors: string[] | undefined) => ({
  id: name,
  name,
  errorId: `${name}-error`,
  descriptionId: `${name}-hint`,
  initialValue,
  errors,
});

/** Whether both days are set, in order and changed. */
function isNewPeriod(form: HTMLFormElement, days: { start: string; end: string }): boolean {
  const [start, end] = ["start", "end"].map((name) => String(new FormData(form).get(name) ?? ""));
  return Boolean(start && end && start <= end) && (start !== days.start || end !== days.end);
}

/** The period of a report, in the query string: presets are links, and a form sets a custom start and end date. */
export function PeriodPicker({
  choices,
  days,
  errors,
}: {
  choices: FilterChoice[];
  days: { start: string; end: string };
  errors: { start?: string[]; end?: string[] } | null;
}) {
  const submit = useSubmit();
  const isTyped = useRef(false);
  const apply = (form: HTMLFormElement) => {
    if (isNewPeriod(form, days)) submit(form, { preventScrollReset: true });
  };
  const isPreset = choices.some(({ isCurrent }) => isCurrent);
  return (
    <div className="search-bar max-sm:flex max-sm:flex-wrap">
      <FilterChoices label="Period" choices={choices} />
      <details className={`fold max-sm:w-full ${UNFOLDING}`} open={!isPreset}>
        <summary className="max-sm:list-none unfolds:hidden">Custom range</summary>
        <Form
          method="get"
          className="search-bar unfolds:contents"
          key={`${days.start} ${days.end}`}
          // An end date picked in the calendar applies immediately; all other changes apply when focus leaves the form.
          onPointerDown={() => {
            isTyped.current = false;
          }}
          onKeyDown={() => {
            isTyped.current = true;
          }}
          onChange={({ currentTarget, target }) => {
            const isLast = target instanceof HTMLInputElement && target.name === "end";
            if (isLast && !isTyped.current) apply(currentTarget);
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) apply(currentTarget);
          }}
        >
          <input type="hidden" name="period" value="custom" />
          <Field field={field("start", days.start, errors?.start)} label="Start date" type="date" isFilter />
          <Field field={field("end", days.end, errors?.end)} label="End date" type="date" isFilter />
          <button type="submit" className="button">
            Apply dates
          </button>
        </Form>
      </details>
    </div>
  );
}
