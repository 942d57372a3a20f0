import { useHydrated } from "~/ui/use-hydrated";
import { VARIABLES } from "../rendering/variables";

type Writable = HTMLInputElement | HTMLTextAreaElement;

/** The subject if it has the cursor, else the content. */
function fieldToWrite({ form }: HTMLButtonElement): Writable | null {
  const names = ["subject", "content"].map((name) => form?.elements.namedItem(name));
  const fields = names.filter(
    (field): field is Writable => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
  return fields.find((field) => field === document.activeElement) ?? fields.at(-1) ?? null;
}

function insertAtCursor(button: HTMLButtonElement, text: string) {
  const field = fieldToWrite(button);
  if (!field) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

/** A click inserts the variable at the cursor; without JavaScript the variables can be copied. */
export function VariableButtons() {
  const isRunning = useHydrated();
  return (
    <p className="row">
      {VARIABLES.map((name) => {
        const variable = `{{${name}}}`;
        return isRunning ? (
          <button
            key={name}
            type="button"
            className="button slim"
            // Otherwise the field would lose focus before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => insertAtCursor(currentTarget, variable)}
          >
            {variable}
          </button>
        ) : (
          <code key={name}>{variable}</code>
        );
      })}
    </p>
  );
}
