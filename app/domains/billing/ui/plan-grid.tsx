import type { Plan } from "~/core/context";
import { formatUsd } from "~/core/format";
import { paths } from "~/paths";
import { BILLING } from "~/paths/business/billing";
import { Badge } from "~/ui/data/badge";
import { ComingSoon } from "~/ui/data/coming-soon";
import { LinkButton } from "~/ui/forms/link-button";
import { Card } from "~/ui/layout/page";
import { featuresOf } from "../compare-plans";
import {
  annualPrice,
  type Billing,
  isLarger,
  largerPlanThan,
  PLANS,
  PLANS_ON_SALE,
  type PlanOnSale,
  POPULAR_PLAN,
} from "../plans/plans";

interface GridProps {
  plan: Plan;
  billing: Billing;
  isNew: boolean;
  isReserved: boolean;
  canPay: boolean;
  from?: "plans";
  /** The page's primary button is elsewhere. */
  isBelow?: boolean;
}

const wordOf = (plan: PlanOnSale, { plan: now, isNew }: GridProps) =>
  isNew ? "Choose Plan" : isLarger(plan, now) ? "Upgrade" : "Downgrade";

const changeTo = (planId: PlanOnSale, billing: Billing, from: GridProps["from"]) =>
  paths.withQuery(BILLING.change, { planId, billing, from });

function Choice({ id, billing, ...grid }: Omit<GridProps, "billing"> & { id: PlanOnSale; billing: Billing }) {
  const next = grid.isNew ? POPULAR_PLAN : largerPlanThan(grid.plan);
  const isPrimary = !grid.isBelow && billing === "monthly" && id === next;
  return (
    <LinkButton kind={isPrimary ? "primary" : "plain"} to={changeTo(id, billing, grid.from)}>
      {`${wordOf(id, { ...grid, billing })}, ${billing}`}
    </LinkButton>
  );
}

export function PlanGrid(grid: GridProps) {
  const { plan, billing, isNew, isReserved, canPay } = grid;
  return (
    <div className="grid-3 items-stretch">
      {PLANS_ON_SALE.map((id) => {
        const isOwn = id === plan && !isNew;
        return (
          <Card key={id} title={PLANS[id].name} className="grid-rows-[auto_auto_1fr_auto]">
            <p>
              <b>{formatUsd(PLANS[id].monthlyPrice)}</b> per month, or {formatUsd(annualPrice(PLANS[id]))} per
              year
            </p>
            <ul className="stack tight small">
              {featuresOf(id).map(({ text, isComing }) => (
                <li key={text}>
                  {text}
                  <ComingSoon isComing={isComing} />
                </li>
              ))}
            </ul>
            <div className="row">
              {isOwn ? (
                <Badge kind={isReserved ? "busy" : "good"}>{isReserved ? "Payment due" : "Your plan"}</Badge>
              ) : null}
              {canPay && !isOwn ? (
                <>
                  <Choice {...grid} id={id} billing="monthly" />
                  <Choice {...grid} id={id} billing="annual" />
                </>
              ) : null}
              {canPay && isOwn ? (
                <LinkButton to={changeTo(id, billing === "annual" ? "monthly" : "annual", grid.from)}>
                  {billing === "annual" ? "Switch to monthly" : "Switch to annual"}
                </LinkButton>
              ) : null}
            </div>
          </Card>
        );
      })}
    </div>
  );
}
