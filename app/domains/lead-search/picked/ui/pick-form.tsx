import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
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

/** Around a table with `pickOf`: the chosen rows become a list that a campaign writes to. */
export function PickForm({ children }: { children: ReactNode }) {
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
