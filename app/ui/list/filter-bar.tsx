import { Form, useSubmit } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { PreservedParams } from "../data/preserved-params";

/** The line above a list: its search and filters, then the controls for columns and views. */
export const ListBar = ({ children }: { children: ReactNode }) => (
  <div className="list-bar flex flex-wrap items-center gap-2 [&>:last-child:not(form)]:ms-auto [&_.field]:flex-[1_1_6rem] [&_.field.grow]:basis-44 max-sm:[&_.field.grow]:basis-32 [&_.field>label:not(.check)]:absolute [&_.field>label:not(.check)]:[clip-path:inset(50%)] [&_:is(.input,.button)]:min-h-touch [&_:is(.input,.button)]:p-[.2rem_.6rem] [&_:is(.input,.button)]:text-s [&_select.input]:pe-6">
    {children}
  </div>
);

/**
 * The search and the filters of a list. On a phone the filters collapse under one button. With JavaScript a choice
 * applies immediately and keeps the focus; without it, the button applies it.
 */
export function FilterBar({
  action,
  state,
  kept = [],
  search,
  children,
}: {
  action: string;
  /** Values by field name. */
  state: Record<string, string | number | boolean | null | undefined>;
  /** Names in `state` without a field here. */
  kept?: readonly string[];
  search?: ReactNode;
  children?: ReactNode;
}) {
  const submit = useSubmit();
  const changed = useRef("");
  const asked = JSON.stringify(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are new ones with each other state
  useEffect(() => {
    if (changed.current) document.getElementById(changed.current)?.focus();
    changed.current = "";
  }, [asked]);
  const count = Object.entries(state).filter(
    ([name, value]) => value && name !== "search" && !kept.includes(name),
  ).length;
  return (
    <Form
      method="get"
      action={action}
      className="flex flex-1 flex-wrap items-center gap-2 has-[>.grow]:max-sm:basis-full xl:min-w-0 2xl:flex-nowrap"
      role="search"
      key={asked}
      onChange={({ currentTarget, target }) => {
        if (!(target instanceof HTMLSelectElement)) return;
        changed.current = target.id;
        submit(currentTarget, { preventScrollReset: true });
      }}
    >
      <PreservedParams />
      {kept.map((name) =>
        state[name] ? <input key={name} type="hidden" name={name} value={String(state[name])} /> : null,
      )}
      {search}
      {children ? (
        <details className="open:max-sm:order-1 open:max-sm:flex-[1_1_100%] unfolds:contents unfolds:[&::details-content]:contents unfolds:[&::details-content]:[content-visibility:visible]">
          <summary className="button max-sm:list-none unfolds:hidden">
            {count > 0 ? `Filters (${count})` : "Filters"}
          </summary>
          <div className="flex flex-wrap items-center gap-2 in-open:max-sm:pt-2 max-sm:[&>.field]:basis-[45%] xl:min-w-0 2xl:flex-nowrap unfolds:contents">
            {children}
          </div>
        </details>
      ) : null}
      <button type="submit" className="button">
        {search ? "Search" : "Apply"}
      </button>
    </Form>
  );
}
