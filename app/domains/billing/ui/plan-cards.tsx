import { formatDate, formatUsd } from "~/core/format";
import { type LocalPrices, localPriceText } from "~/domains/settings/local-prices";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { ComingSoon } from "~/ui/data/coming-soon";
import { Icon } from "~/ui/icons";
import { Rich } from "~/ui/rich";
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

const FOR: Record<PlanOnSale, () => string> = {
  startup: m.site_plan_cards_for_your_first_market,
  scaleup: m.site_plan_cards_for_several_markets,
  corporate: m.site_plan_cards_for_all_of_africa,
};

/** Prices in local currency, if the operator has recent rates. */
type Local = LocalPrices | null;

function Price({
  id,
  billing,
  local,
  isBelow,
}: {
  id: PlanOnSale;
  billing: Billing;
  local: Local;
  isBelow: boolean;
}) {
  const terms = PLANS[id];
  const saved = terms.monthlyPrice * 12 - annualPrice(terms);
  const perLead = formatUsd(Math.round(pricePerMonth(terms, billing) / terms.leads));
  const yearly = { price: formatUsd(annualPrice(terms)), saved: formatUsd(saved), perLead };
  const annually = { price: formatUsd(pricePerMonth(terms, "annual")), perLead };
  return (
    <p className="price">
      <Rich parts={m.site_plan_cards_per_month.parts({ price: formatUsd(pricePerMonth(terms, billing)) })} />
      <br />
      {local ? (
        <>
          <span className="small">{localPriceText(pricePerMonth(terms, billing), local)}</span>
          <br />
        </>
      ) : null}
      <span className="small">
        {isBelow
          ? m.site_plan_cards_per_lead({ perLead })
          : billing === "annual"
            ? m.site_plan_cards_per_year_save_per_lead(yearly)
            : m.site_plan_cards_billed_annually_per_lead(annually)}
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
  /** On a page whose primary button is elsewhere. */
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
                {PLANS[id].name}{" "}
                {id === POPULAR_PLAN ? <Badge kind="tint">{m.site_plan_cards_most_popular()}</Badge> : null}
              </h3>
              {isBelow ? null : <p className="muted">{FOR[id]()}</p>}
              <Badge>{badgeOf(PLANS[id])}</Badge>
            </header>
            <Price id={id} billing={billing} local={local} isBelow={isBelow} />
            {isBelow ? (
              <details>
                <summary>{m.site_plan_cards_included_features()}</summary>
                <Features id={id} />
              </details>
            ) : (
              <Features id={id} />
            )}
            <a
              className={id === POPULAR_PLAN && !isBelow ? "button primary" : "button"}
              href={id === "corporate" ? salesTo : planTo(signupTo, id, billing)}
            >
              {id === "corporate"
                ? m.site_plan_cards_lets_talk()
                : m.site_plan_cards_start_with({ plan: PLANS[id].name })}
            </a>
          </article>
        ))}
      </div>
      {local ? (
        <p className="muted small">
          {m.site_plan_cards_local_prices_are_approximate_at({ day: formatDate(new Date(local.ratedOn)) })}
        </p>
      ) : null}
    </>
  );
}
