import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { searchKey } from "~/core/text";
import type { Option } from "./field-meta";

/** Selects several of many by typing: selected options are chips above the field. The form submits the hidden checkboxes. */
export default function ChoiceCombobox({
  id,
  label,
  describedBy,
  isInvalid,
  options,
  chosen,
  toggle,
}: {
  id: string;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  options: readonly Option[];
  chosen: ReadonlySet<string>;
  toggle: (value: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const wanted = searchKey(typed);
  const found = options.filter(({ label: name, also, group }) =>
    searchKey(`${name} ${also ?? ""} ${group ?? ""}`).includes(wanted),
  );
  const index = Math.min(active, found.length - 1);
  const picked = options.filter(({ value }) => chosen.has(value));
  const listId = `${id}-choices`;
  const idOf = (at: number) => `${id}-choice-${at}`;

  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-choice-${index}`)?.scrollIntoView({ block: "nearest" });
  }, [id, index, isOpen]);

  const search = (text: string) => {
    setTyped(text);
    setActive(0);
    setOpen(true);
  };
  const pick = (value: string) => {
    toggle(value);
    search("");
  };
  const close = () => {
    setTyped("");
    setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = found[index];
    const last = picked.at(-1);
    if (step && !isOpen) setOpen(true);
    else if (step && found.length > 0) setActive((index + step + found.length) % found.length);
    else if (event.key === "Enter") {
      if (isOpen && row) pick(row.value);
      else setOpen(true);
    } else if (event.key === "Escape" && isOpen) close();
    else if (event.key === "Backspace" && typed === "" && last) return toggle(last.value);
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative grid gap-2">
      {picked.length > 0 ? (
        <ul className="flex flex-wrap gap-1" aria-label={`${label}, selected`}>
          {picked.map(({ value, label: name }) => (
            <li key={value}>
              <button
                type="button"
                className="min-h-[max(1.75rem,var(--spacing-touch)_-_0.5rem)] rounded-[.3rem] bg-brand-wash px-2 text-ink text-s cursor-pointer lined hover:border-brand touch:min-h-touch"
                aria-label={`Remove ${name}`}
                onClick={() => {
                  toggle(value);
                  input.current?.focus();
                }}
              >
                {name} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        ref={input}
        id={id}
        className="input"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? idOf(index) : undefined}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={`Search ${options.length} options`}
        value={typed}
        onChange={({ target }) => search(target.value)}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={press}
      />
      <div
        id={listId}
        className="absolute inset-x-0 top-[calc(100%_-_1.35rem)] z-4 max-h-64 overflow-y-auto overscroll-contain p-1 popped sheet-box empty:hidden"
        role="listbox"
        aria-multiselectable="true"
        aria-label={label}
        hidden={!isOpen}
      >
        {isOpen
          ? found.map(({ value, label: name }, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field
              <div
                key={value}
                id={idOf(at)}
                role="option"
                className="flex min-h-9 items-center rounded-[.3rem] px-2 cursor-pointer before:drawn before:w-6 before:flex-none before:text-brand aria-selected:before:[content:'✓'_/_''] data-active:bg-wash touch:min-h-touch forced-colors:data-active:[outline:2px_solid_Highlight] forced-colors:data-active:-outline-offset-2"
                tabIndex={-1}
                aria-selected={chosen.has(value)}
                data-active={at === index || undefined}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => setActive(at)}
                onClick={() => pick(value)}
              >
                {name}
              </div>
            ))
          : null}
      </div>
      <p role="status" className="hint">
        {chosen.size} selected{wanted ? `, ${found.length} shown` : ""}
      </p>
    </div>
  );
}
