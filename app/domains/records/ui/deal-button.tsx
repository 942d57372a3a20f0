import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import type { DealView } from "../record-view";

const isWon = ({ status }: DealView) => status === "closed_won";

const CreateDeal = ({ to, children }: { to: string; children: string }) => (
  <IfCanWrite>
    <Form method="post" action={to}>
      <Submit kind="plain" pending="Creating">
        {children}
      </Submit>
    </Form>
  </IfCanWrite>
);

/** In a record's header: the open deal, else the won deal, else a button to create one. */
export function DealButton({ deals, createTo }: { deals: DealView[]; createTo: string }) {
  const open = deals.find(({ isOpen }) => isOpen);
  const deal = open ?? deals.find(isWon);
  if (!deal) return <CreateDeal to={createTo}>Create deal</CreateDeal>;
  return (
    <LinkButton to={paths.opportunities.opportunity(deal.id)}>
      {open ? "View deal" : "View won deal"}
    </LinkButton>
  );
}

/** Below a customer's deals: creates the next deal if none is open. */
export const NextDeal = ({ deals, createTo }: { deals: DealView[]; createTo: string }) =>
  deals.some(isWon) && !deals.some(({ isOpen }) => isOpen) ? (
    <CreateDeal to={createTo}>Create another deal</CreateDeal>
  ) : null;
