import { formatUsd } from "~/core/format";
import { smallest } from "~/core/lists/unbounded";
import { m } from "~/messages/messages";
import { feeOf } from "../compare-plans";
import { type Billing, PLANS, PLANS_ON_SALE, pricePerMonth } from "../plans/plans";

/** Deal values in US cents. */
const DEALS = [100_000, 500_000, 2_000_000] as const;
/** Classes by deal value. A browser without `:has()` ignores the rule and shows every deal. */
const HIDDEN_UNLESS_CHOSEN = {
  100000: "group-not-has-[[value='1000']:checked]:hidden",
  500000: "group-not-has-[[value='5000']:checked]:hidden",
  2000000: "group-not-has-[[value='20000']:checked]:hidden",
};
const FIRST = 500_000;

/** The cost of one deal per month on each plan: price and fee, in US cents. */
export function monthWith(deal: number, billing: Billing) {
  const costs = PLANS_ON_SALE.map((id) => {
    const price = pricePerMonth(PLANS[id], billing);
    const fee = feeOf(PLANS[id], deal);
    return { id, price, fee, total: price + fee };
  });
  const least = smallest(costs.map(({ total }) => total));
  return costs.map((cost) => ({ ...cost, isLeast: cost.total === least }));
}

/** The fee of the chosen deal on each plan; a browser without `:has()` shows every deal. */
export function FeeChooser({ billing }: { billing: Billing }) {
  return (
    <div className="group stack">
      <fieldset>
        <legend className="weight-600">{m.site_fee_chooser_monthly_deal_value()}</legend>
        <div className="row">
          {DEALS.map((deal) => (
            <label key={deal} className="flex min-h-touch items-center gap-2 pe-3">
              <input
                className="size-[1.15rem] accent-brand"
                type="radio"
                name="deal"
                value={deal / 100}
                defaultChecked={deal === FIRST}
              />
              {formatUsd(deal)}
            </label>
          ))}
        </div>
      </fieldset>
      {DEALS.map((deal) => (
        <table key={deal} className={`table plain ${HIDDEN_UNLESS_CHOSEN[deal]}`}>
          <caption>{m.site_fee_chooser_monthly_cost_with_one_deal({ value: formatUsd(deal) })}</caption>
          <thead>
            <tr>
              <th scope="col">{m.site_fee_chooser_plan()}</th>
              <th scope="col" className="num">
                {m.site_fee_chooser_fee()}
              </th>
              <th scope="col" className="num">
                {m.site_fee_chooser_price()}
              </th>
              <th scope="col" className="num">
                {m.site_fee_chooser_total()}
              </th>
            </tr>
          </thead>
          <tbody>
            {monthWith(deal, billing).map(({ id, price, fee, total, isLeast }) => (
              <tr key={id}>
                <th scope="row">
                  {PLANS[id].name}{" "}
                  {isLeast ? (
                    <span className="badge good whitespace-normal">{m.site_fee_chooser_least()}</span>
                  ) : null}
                </th>
                <td className="num">{formatUsd(fee)}</td>
                <td className="num">{formatUsd(price)}</td>
                <td className="num">{formatUsd(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
