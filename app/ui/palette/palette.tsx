import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import {
  FIRST_GROUPS,
  findSuggestions,
  type Suggestion,
  type SuggestionGroup,
  searchFor,
} from "./suggestions";

const WAIT_MS = 150;
const LABEL = "px-2 pt-2 pb-1 text-muted text-s weight-600";
const LIST = "palette-list";
const idOf = (index: number) => `palette-${index}`;

/** The groups, and the text they were requested for. */
interface Shown {
  text: string;
  groups: SuggestionGroup[];
}

function useSuggestions(text: string): Shown {
  const [shown, setShown] = useState<Shown>({ text: "", groups: FIRST_GROUPS });
  useEffect(() => {
    if (!text) return setShown({ text, groups: FIRST_GROUPS });
    const controller = new AbortController();
    const show = (groups: SuggestionGroup[]) => setShown({ text, groups });
    const timer = setTimeout(() => {
      findSuggestions(text, controller.signal).then(show, () => controller.signal.aborted || show([]));
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return shown;
}

/** A combobox over everything that can be opened, following the ARIA practice: focus stays in the field. */
export default function Palette({ onClose }: { onClose: () => void }): ReactNode {
  const navigate = useNavigate();
  const box = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const text = typed.trim();
  const shown = useSuggestions(text);
  const groups = text ? [...shown.groups, { label: "Search", rows: [searchFor(text)] }] : shown.groups;
  const rows = groups.flatMap((group) => group.rows);
  const index = Math.min(active, rows.length - 1);
  const isEmpty = text !== "" && shown.text === text && shown.groups.length === 0;

  useEffect(() => {
    box.current?.showModal();
  }, []);
  useEffect(() => {
    document.getElementById(idOf(index))?.scrollIntoView({ block: "nearest" });
  }, [index]);

  // The dialog's own "close" event fires a task later: a Ctrl-K before it would find the palette still open.
  const close = () => {
    box.current?.close();
    onClose();
  };
  const open = (found: Suggestion | undefined) => {
    if (!found) return;
    close();
    if (found.isDocument) location.assign(found.path);
    else navigate(found.path);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((index + step + rows.length) % rows.length);
    // The rows may still be the results for a shorter text.
    else if (event.key === "Enter") open(shown.text === text ? rows[index] : searchFor(text));
    else return;
    event.preventDefault();
  };

  let count = 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes a dialog by itself
    <dialog
      ref={box}
      className="mt-[max(1rem,12dvh)] mb-auto max-h-[min(32rem,100dvh_-_2rem)] w-[min(38rem,100%_-_2rem)] rounded-[.75rem] bg-sheet p-2 text-inherit lined popped backdrop:bg-[oklch(20%_0.03_230_/_50%)] open:flex open:flex-col open:gap-2 max-sm:m-0 max-sm:max-h-[100dvh] max-sm:w-full max-sm:max-w-full max-sm:rounded-[0] max-sm:unlined"
      aria-label="Search and commands"
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <input
        className="input"
        role="combobox"
        aria-label="Search companies, contacts, deals, conversations, screens and actions"
        aria-expanded="true"
        aria-controls={LIST}
        aria-autocomplete="list"
        aria-activedescendant={idOf(index)}
        autoComplete="off"
        spellCheck={false}
        placeholder="Search or jump to…"
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <div id={LIST} className="overflow-y-auto overscroll-contain" role="listbox" aria-label="Suggestions">
        {groups.map(({ label, rows: found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={label} role="group" aria-label={label}>
            <div className={LABEL} aria-hidden="true">
              {label}
            </div>
            {found.map((row) => {
              const at = count++;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field
                <div
                  key={row.path}
                  id={idOf(at)}
                  role="option"
                  className="flex min-h-9 items-center justify-between gap-3 rounded-[.3rem] px-2 cursor-pointer aria-selected:bg-brand-wash aria-selected:[&_.muted]:text-ink forced-colors:aria-selected:[outline:2px_solid_Highlight] forced-colors:aria-selected:-outline-offset-2 pointer-coarse:min-h-touch"
                  tabIndex={-1}
                  aria-selected={at === index}
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => setActive(at)}
                  onClick={() => open(row)}
                >
                  <span className="truncate">{row.title}</span>
                  <span className="muted small truncate">{row.detail}</span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={isEmpty ? LABEL : "visually-hidden"}>
        {isEmpty ? `No results for “${text}”` : shown.text === text ? `${rows.length} suggestions` : ""}
      </p>
    </dialog>
  );
}
