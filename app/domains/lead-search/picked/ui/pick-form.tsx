import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatNumber } from "~/core/format";
import { paths } from "~/paths";
import { PickedBar, type Picking } from "~/ui/data/picking";
import { Once } from "~/ui/forms/once";
import { WritersOnly } from "~/ui/forms/readers";
import { Submit } from "~/ui/forms/submit";

type Kind = "companyIds" | "contactIds" | "leadIds";

/** How a table offers its rows to the form around it. */
export const pickOf = <Row,>(name: Kind, nameOf: (row: Row) => string): Picking<Row> => ({
  name,
  label: (row) => `Choose ${nameOf(row)}`,
});

/** As many at once as `pick-schema.ts` takes. */
const MOST = 500;

interface AllRows {
  list: "companies" | "contacts" | "leads";
  /** The query string of the list as it is shown. */
  filter: string;
  total: { count: number; isExact: boolean };
  shown: number;
}

const allText = ({ count, isExact }: AllRows["total"]) =>
  isExact && count <= MOST
    ? `Add all ${formatNumber(count)} to a campaign`
    : `Add the first ${MOST} to a campaign`;

/** Around a table with `pickOf`: the chosen rows, or all of the list, become a list that a campaign writes to. */
export function PickForm({ all, children }: { all: AllRows; children: ReactNode }) {
  return (
    <Form method="post" action={paths.leadSearch.pick} className="stack">
      <Once />
      {children}
      <WritersOnly>
        <PickedBar>
          <Submit kind="plain" slim pending="Making the list" formAction={paths.leadSearch.pick}>
            Add to a campaign
          </Submit>
        </PickedBar>
        {all.total.count > all.shown ? (
          <div className="row">
            <input type="hidden" name="filter" value={all.filter} />
            <Submit
              kind="plain"
              slim
              pending="Making the list"
              name="matching"
              value={all.list}
              formAction={paths.leadSearch.pick}
            >
              {allText(all.total)}
            </Submit>
          </div>
        ) : null}
      </WritersOnly>
    </Form>
  );
}

/** The same for the one row of a page, or for what an import brought. */
export function PickOne({
  name,
  id,
  kind = "plain",
  children = "Add to a campaign",
}: {
  name: Kind | "importId";
  id: number;
  kind?: "plain" | "primary";
  children?: string;
}) {
  return (
    <WritersOnly>
      <Form method="post" action={paths.leadSearch.pick}>
        <Once />
        <input type="hidden" name={name} value={id} />
        <Submit kind={kind} pending="Making the list" formAction={paths.leadSearch.pick}>
          {children}
        </Submit>
      </Form>
    </WritersOnly>
  );
}
