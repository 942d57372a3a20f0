import { formatUsd } from "~/core/format";
import { m } from "~/messages/messages";
import { ComingSoon } from "~/ui/data/coming-soon";
import { Icon } from "~/ui/icons";
import { comparedRows } from "../compare-plans";
import { type Billing, PLANS, PLANS_ON_SALE, pricePerMonth } from "../plans/plans";

function Value({ value }: { value: string | boolean }) {
  if (value === true)
    return (
      <>
        <Icon name="check" /> {m.site_plan_table_included()}
      </>
    );
  return value === false ? <span className="muted">{m.site_plan_table_not_included()}</span> : value;
}

export function PlanTable({ billing }: { billing: Billing }) {
  return (
    <table className="table plain compare">
      <caption className="visually-hidden">{m.site_plan_table_plan_comparison()}</caption>
      <thead>
        <tr>
          <td />
          {PLANS_ON_SALE.map((id) => (
            <th key={id} scope="col" className="whitespace-normal">
              <b className="text-ink">{PLANS[id].name}</b>
              <br />
              {m.site_plan_table_per_month({ price: formatUsd(pricePerMonth(PLANS[id], billing)) })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparedRows().map(({ label, hint, values, comingTo }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <ComingSoon isComing={comingTo.length === PLANS_ON_SALE.length} />
              {hint ? <span className="muted block text-s weight-400">{hint}</span> : null}
            </th>
            {PLANS_ON_SALE.map((id) => (
              <td key={id}>
                <Value value={values[id]} />
                <ComingSoon isComing={comingTo.length < PLANS_ON_SALE.length && comingTo.includes(id)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
