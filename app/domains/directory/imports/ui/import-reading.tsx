import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";
import { Section } from "~/ui/layout/page";
import type { ImportView } from "../import-view";
import { ENCODING_OPTIONS } from "./import-labels";

const MAX_SHOWN = 6;

const shown = (cells: readonly string[]) =>
  cells
    .slice(0, MAX_SHOWN)
    .map((cell) => cell || "–")
    .join(" · ") + (cells.length > MAX_SHOWN ? " …" : "");

/** Shows the start of the file as it was read, with choices for the header row and the encoding. */
export function ImportReading({ row }: { row: ImportView }) {
  if (row.firstRows.length === 0) return null;
  const [first] = row.firstRows;
  const isUnusual = row.headerLine !== first?.line || !/^utf-(8|16)/.test(row.encoding);
  return (
    <Section title="File preview">
      <details open={isUnusual}>
        <summary>Header row and encoding</summary>
        <Form method="post" action={paths.business.importReading(row.id)} className="stack">
          <fieldset className="field">
            <legend>Header row</legend>
            <div className="overflow-x-auto">
              {row.firstRows.map(({ line, cells }) => (
                <label key={line} className="flex gap-2 py-1 whitespace-nowrap" dir="auto">
                  <input
                    type="radio"
                    name="headerLine"
                    value={line}
                    defaultChecked={line === row.headerLine}
                  />
                  <span className="muted">{line}</span> {shown(cells)}
                </label>
              ))}
            </div>
          </fieldset>
          <Field
            field={{
              id: "import-encoding",
              name: "encoding",
              errorId: "import-encoding-error",
              descriptionId: "import-encoding-hint",
              initialValue: row.encoding,
            }}
            label="Encoding"
            hint="Choose another if the preview looks wrong."
            type="select"
            options={ENCODING_OPTIONS}
            isFilter
          />
          <div>
            <Submit kind="plain" pending="Reading">
              Read file again
            </Submit>
          </div>
        </Form>
      </details>
    </Section>
  );
}
