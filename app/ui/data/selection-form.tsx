import { Form, useLocation } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { formatNumber } from "~/core/format";
import { IDEMPOTENCY_FIELD } from "~/core/idempotency";
import { paths } from "~/paths";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { IfCanWrite } from "../forms/if-can-write";
import { Once } from "../forms/once";
import { Submit } from "../forms/submit";
import { type RowSelection, SelectionBar } from "./selection";

type Kind = "companyIds" | "contactIds" | "leadIds" | "opportunityIds";

/** The form of the selected rows, placed after their list, because the rows may have their own forms. */
export const SELECTION_FORM = "picked";

/** How a table connects its rows to the form after it. */
export const selectionOf = <Row,>(name: Kind, nameOf: (row: Row) => string): RowSelection<Row> => ({
  name,
  form: SELECTION_FORM,
  label: (row) => `Select ${nameOf(row)}`,
});

interface Total {
  count: number;
  isExact: boolean;
}

const allText = ({ count, isExact }: Total, limit: number) =>
  isExact && count <= limit ? `All ${formatNumber(count)}` : `All (up to ${formatNumber(limit)})`;

/** Downloads through the browser, so that the list stays open. */
function download(event: MouseEvent<HTMLButtonElement>) {
  const { form, formAction, name, value } = event.currentTarget;
  if (!form) return;
  event.preventDefault();
  const fields = new FormData(form);
  fields.delete(IDEMPOTENCY_FIELD);
  if (name) fields.set(name, value);
  const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  location.assign(`${formAction}?${query}`);
}

/** Wraps a table that uses `selectionOf`: actions for the selected rows, or for the whole list. */
export function SelectionForm({
  list,
  total,
  shown,
  limit,
  searchId,
  children,
}: {
  list: "companies" | "contacts" | "leads" | "opportunities";
  total: Total;
  shown: number;
  /** Maximum rows per action under the plan. */
  limit: number;
  /** The lead search whose leads are listed. */
  searchId?: number | undefined;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (searchId) query.set("search", String(searchId));
  const campaignId = query.get("campaign");
  query.delete("campaign");
  return (
    <div className="stack pickable">
      {children}
      <Form method="post" id={SELECTION_FORM} action={paths.leadSearch.pick}>
        <input type="hidden" name="filter" value={query.toString()} />
        <input type="hidden" name="back" value={pathname + search} />
        {campaignId ? <input type="hidden" name="campaignId" value={campaignId} /> : null}
        <SelectionBar>
          {total.count > shown ? (
            <label className="check">
              <input type="checkbox" name="matching" value={list} />
              {allText(total, limit)}
            </label>
          ) : null}
          <IfCanWrite>
            <Once />
            {list === "contacts" ? (
              <Submit kind="plain" slim formMethod="get" formAction={paths.campaigns.audience}>
                Email contacts
              </Submit>
            ) : (
              <Submit kind="plain" slim pending="Creating list" formAction={paths.leadSearch.pick}>
                {campaignId ? "Email selected leads" : "Add to campaign"}
              </Submit>
            )}
            <Submit kind="plain" slim formMethod="get" formAction={BULK_ACTIONS.tag}>
              Tag
            </Submit>
            <Submit kind="plain" slim pending="Checking" formAction={BULK_ACTIONS.delete}>
              Delete
            </Submit>
            <Submit kind="plain" slim formMethod="get" formAction={BULK_ACTIONS.assign}>
              Assign
            </Submit>
            {list === "leads" ? (
              <Submit kind="plain" slim formMethod="get" formAction={BULK_ACTIONS.share}>
                Share with agent
              </Submit>
            ) : null}
          </IfCanWrite>
          <Submit kind="plain" slim formMethod="get" formAction={BULK_ACTIONS.export} onClick={download}>
            Export
          </Submit>
          <Submit
            kind="plain"
            slim
            name="format"
            value="xlsx"
            formMethod="get"
            formAction={BULK_ACTIONS.export}
            onClick={download}
          >
            Export XLSX
          </Submit>
        </SelectionBar>
      </Form>
    </div>
  );
}

/** The same action for the single record of a page. */
export function SelectOne({ name, id }: { name: Exclude<Kind, "contactIds">; id: number }) {
  return (
    <IfCanWrite>
      <Form method="post" action={paths.leadSearch.pick}>
        <Once />
        <input type="hidden" name={name} value={id} />
        <Submit kind="plain" pending="Creating list" formAction={paths.leadSearch.pick}>
          Add to campaign
        </Submit>
      </Form>
    </IfCanWrite>
  );
}
