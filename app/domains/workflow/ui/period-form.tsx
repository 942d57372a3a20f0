import { Form } from "@remix-run/react";
import { Field } from "~/ui/forms/field";
import { type FilterChoice, FilterChoices } from "~/ui/forms/filter-choices";

const field = (name: string, initialValue: string, errors: string[] | undefined) => ({
  id: name,
  name,
  errorId: `${name}-error`,
  descriptionId: `${name}-hint`,
  initialValue,
  errors,
});

export const PeriodForm = ({
  choices,
  days,
  errors,
}: {
  choices: FilterChoice[];
  days: { start: string; end: string };
  errors: { start?: string[]; end?: string[] } | null;
}) => (
  <div className="stack">
    <div className="row">
      <FilterChoices label="Time" choices={choices} />
    </div>
    <Form method="get" className="search-bar" key={`${days.start} ${days.end}`}>
      <input type="hidden" name="period" value="custom" />
      <Field field={field("start", days.start, errors?.start)} label="First day" type="date" isFilter />
      <Field field={field("end", days.end, errors?.end)} label="Last day" type="date" isFilter />
      <button type="submit" className="button">
        Show these days
      </button>
    </Form>
  </div>
);
