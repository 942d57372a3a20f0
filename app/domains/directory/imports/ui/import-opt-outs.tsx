import { Form } from "@remix-run/react";
import { formatNumber, formatTotal, plural } from "~/core/format";
import type { Total } from "~/core/pagination";
import { paths } from "~/paths";
import { Table } from "~/ui/data/table";
import { Alert } from "~/ui/feedback/alert";
import { Field, type FieldMeta } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";
import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { ImportView } from "../import-view";

/** Shown if an opt-out column is not mapped. */
export const IgnoreOptOuts = ({ field, label }: { field: FieldMeta; label: string }) =>
  field.errors || field.initialValue ? (
    <Field
      field={field}
      label={label}
      hint="Contacts who opted out could then be emailed."
      type="checkbox"
      isFilter
    />
  ) : null;

interface Unknown {
  value: string;
  count: number;
}

/** "“maybe” (3), “paused” (1)" */
const listed = (values: readonly Unknown[]) =>
  values.map(({ value, count }) => `“${value}” (${formatNumber(count)})`).join(", ");

/** Shown before the start: the number of contacts to suppress, and the cells that could not be read. */
export function OptOutPreview({ row }: { row: ImportView }) {
  if (row.rowsOptedOut === 0) return null;
  const known = row.rowsOptedOut - row.rowsOptOutUnknown;
  return (
    <Alert title={`${plural(row.rowsOptedOut, "contact")} won’t be emailed`}>
      <p>
        {known > 0 ? `${formatNumber(known)} opted out, bounced or complained. ` : null}
        The import will add their addresses to the suppression list.
      </p>
      {row.rowsOptOutUnknown > 0 ? (
        <p>
          {`${plural(row.rowsOptOutUnknown, "contact has", "contacts have")} a value we don’t recognise: ${listed(row.unknownOptOuts)}. We won’t email ${row.rowsOptOutUnknown === 1 ? "this contact" : "these contacts"} until you decide.`}
        </p>
      ) : null}
    </Alert>
  );
}

/** Shown after the import: one decision for each unreadable value. */
export function UndecidedOptOuts({ importId, values }: { importId: number; values: readonly Unknown[] }) {
  if (values.length === 0) return null;
  return (
    <Section title="Unknown opt-out values">
      <p className="muted" id="opt-outs">
        Contacts with these values won’t be emailed until you decide.
      </p>
      <Table
        caption="Values by number of contacts"
        columns={[
          { key: "value", label: "Value", isHeader: true, cell: (row) => row.value },
          { key: "count", label: "Contacts", isNumber: true, cell: (row) => formatNumber(row.count) },
        ]}
        rows={[...values]}
        rowKey={(row) => row.value}
        actions={(row) => (
          <Form method="post" action={paths.business.importOptOuts(importId)} className="row">
            <input type="hidden" name="value" value={row.value} />
            <Submit
              kind="plain"
              slim
              name="decision"
              value="suppress"
              aria-label={`Keep suppressed: ${row.value}`}
            >
              Keep suppressed
            </Submit>
            <Submit kind="plain" slim name="decision" value="allow" aria-label={`Allow emails: ${row.value}`}>
              Allow emails
            </Submit>
          </Form>
        )}
      />
    </Section>
  );
}

/** Shows how many addresses the import suppressed, in any import status. */
export function SuppressedByImport({ total }: { total: Total }) {
  if (total.count === 0) return null;
  return (
    <p>
      {`${formatTotal(total)} ${total.count === 1 ? "address from this import is" : "addresses from this import are"} on the `}
      <Link to={paths.suppressions.list}>suppression list</Link>.
    </p>
  );
}
