import { Form, useSearchParams } from "@remix-run/react";
import { paths } from "~/paths";
import { preserveParams } from "~/ui/data/asked-columns";
import { FilterChoices } from "~/ui/forms/filter-choices";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";

const WHOSE = [
  ["mine", "Mine"],
  ["all", "Everyone’s"],
] as const;

const STATES = [
  ["open", "To do"],
  ["overdue", "Overdue"],
  ["done", "Done"],
] as const;

interface State {
  whose: (typeof WHOSE)[number][0];
  state: (typeof STATES)[number][0];
  sort: string;
}

export const TaskFilters = ({
  state,
  done,
}: {
  state: State;
  done: { id: number; title: string } | null;
}) => (
  <>
    {done ? (
      <IfCanWrite>
        <div className="note success flex flex-wrap items-center justify-between" role="status">
          <span>“{done.title}” completed.</span>
          <Form method="post" action={paths.tasks.done(done.id)}>
            <input type="hidden" name="isDone" value="" />
            <Submit kind="plain" slim>
              Undo
            </Submit>
          </Form>
        </div>
      </IfCanWrite>
    ) : null}
    <div className="row">
      <Choices label="Assignee" choices={WHOSE} current={state.whose} to={(whose) => ({ ...state, whose })} />
      <Choices
        label="Status"
        choices={STATES}
        current={state.state}
        to={(which) => ({ ...state, state: which })}
      />
    </div>
  </>
);

function Choices<Key extends string>({
  label,
  choices,
  current,
  to,
}: {
  label: string;
  choices: readonly (readonly [Key, string])[];
  current: Key;
  to: (key: Key) => Record<string, string>;
}) {
  const [params] = useSearchParams();
  return (
    <FilterChoices
      label={label}
      choices={choices.map(([key, name]) => ({
        to: preserveParams(paths.withQuery(paths.tasks.list, to(key)), params),
        label: name,
        isCurrent: key === current,
      }))}
    />
  );
}
