import { formatDate, formatUsd } from "~/core/format";
import { type LocalPrices, localPriceText } from "~/domains/settings/local-prices";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { ComingSoon } from "~/ui/data/coming-soon";
import { Icon } from "~/ui/icons";
import { badgeOf, featuresOf } from "../compare-plans";
import {
  annualPrice,
  type Billing,
  PLANS,
  PLANS_ON_SALE,
  type PlanOnSale,
  POPULAR_PLAN,
  pricePerMonth,
} from "../plans/plans";

const FOR: Record<PlanOnSale, string> = {
  startup: "For your first market.",
  scaleup: "For several markets.",
  corporate: "For all of Africa.",
};

/** Rates of the operator, if there are recent ones. */
type Local = LocalPrices | null;

function Price({
  id,
  billing,
  local,
  isShort,
}: {
  id: PlanOnSale;
  billing: Billing;
  local: Local;
  isShort: boolean;
}) {
  const terms = PLANS[id];
  const saved = terms.monthlyPrice * 12 - annualPrice(terms);
  return (
    <p className="price">
      <b>{formatUsd(pricePerMonth(terms, billing))}</b> per month
      <br />
      {local ? (
        <>
          <span className="small">{localPriceText(pricePerMonth(terms, billing), local)}</span>
          <br />
        </>
      ) : null}
      <span className="small">
        {billing === "annual"
          ? `${formatUsd(annualPrice(terms))} per year, save ${formatUsd(saved)}`
          : `${formatUsd(pricePerMonth(terms, "annual"))} billed annually`}
        {isShort ? null : `, ${formatUsd(Math.round(pricePerMonth(terms, billing) / terms.leads))} per lead`}
      </span>
    </p>
  );
}

const planTo = (signupTo: string, plan: PlanOnSale, billing: Billing) =>
  paths.withQuery(signupTo, { plan, billing: billing === "annual" ? billing : undefined });

const Features = ({ id }: { id: PlanOnSale }) => (
  <ul className="ticks">
    {featuresOf(id).map(({ text, isComing }) => (
      <li key={text}>
        <Icon name={isComing ? "dot" : "check"} />
        <span>
          {text}
          <ComingSoon isComing={isComing} />
        </span>
      </li>
    ))}
  </ul>
);

export function PlanCards({
  signupTo,
  salesTo,
  billing = "monthly",
  isBelow = false,
  local = null,
}: {
  signupTo: string;
  salesTo: string;
  billing?: Billing;
  /** Part of a page that has its main button elsewhere. */
  isBelow?: boolean;
  local?: Local;
}) {
  return (
    <>
      <div className="grid-3 mt-3 items-stretch">
        {PLANS_ON_SALE.map((id) => (
          <article
            key={id}
            className={`card row-[span_4] grid-rows-subgrid gap-4 p-6 ${id === POPULAR_PLAN ? "border-brand [box-shadow:inset_0_0_0_1px_var(--color-brand)]" : ""}`}
          >
            <header>
              <h3 className="flex items-center gap-2 text-l">
                {PLANS[id].name} {id === POPULAR_PLAN ? <Badge kind="tint">Most Popular</Badge> : null}
              </h3>
              <p className="muted">{FOR[id]}</p>
              <Badge>{badgeOf(PLANS[id])}</Badge>
            </header>
            <Price id={id} billing={billing} local={local} isShort={isBelow} />
            {isBelow ? (
              <details>
                <summary>Included features</summary>
                <Features id={id} />
              </details>
            ) : (
              <Features id={id} />
            )}
            <a
              className={id === POPULAR_PLAN && !isBelow ? "button primary" : "button"}
              href={id === "corporate" ? salesTo : planTo(signupTo, id, billing)}
            >
              {id === "corporate" ? "Let’s Talk" : `Start with ${PLANS[id].name}`}
            </a>
          </article>
        ))}
      </div>
      {local ? (
        <p className="muted small">
          {`Local prices are approximate, at rates of ${formatDate(new Date(local.ratedOn))}. You pay in US dollars.`}
        </p>
      ) : null}
    </>
  );
}
