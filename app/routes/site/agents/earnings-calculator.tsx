import { formatUsd, usdColumn } from "~/core/format";
import type { readEarnings } from "~/domains/agents/earnings";
import { TIERS } from "~/domains/agents/tiers";
import { m } from "~/messages/messages";
import { paths } from "~/paths";

type Earnings = ReturnType<typeof readEarnings>;

function Year({ year }: { year: NonNullable<Earnings["year"]> }) {
  const formatPaid = usdColumn(year.tiers.map(({ paid }) => paid));
  return (
    <table className="table plain">
      <caption>
        {m.site_earnings_calculator_deals_of_in_your_first({
          count: year.deals,
          amount: formatUsd(year.value),
          total: formatUsd(year.total),
        })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{m.site_earnings_calculator_tier()}</th>
          <th scope="col" className="num">
            {m.site_earnings_calculator_deals()}
          </th>
          <th scope="col" className="num">
            {m.site_earnings_calculator_paid()}
          </th>
        </tr>
      </thead>
      <tbody>
        {year.tiers.map(({ tier, deals, paid }) => (
          <tr key={tier}>
            <th scope="row">
              {TIERS[tier].name}, {TIERS[tier].rate}%
            </th>
            <td className="num">{deals}</td>
            <td className="num">{formatPaid(paid)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{m.site_earnings_calculator_first_year()}</th>
          <td className="num">{year.deals}</td>
          <td className="num">
            <b>{formatPaid(year.total)}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Calculates an agent's first-year earnings with a form that submits to its own page. */
export function EarningsCalculator({ asked, problem, year }: Earnings) {
  return (
    <section className="wide halves" id="earnings">
      <div className="stack tight">
        <h2 className="big">{m.site_earnings_calculator_earnings_calculator()}</h2>
        <p className="muted">
          {m.site_earnings_calculator_you_start_at_per_deal({ rate: TIERS.entry.rate })}
        </p>
        <form
          className="grid max-w-[20rem] justify-items-start gap-3"
          method="get"
          action={`${paths.site.agentSignup}#earnings`}
        >
          {problem ? (
            <p className="note error" role="alert">
              {problem}
            </p>
          ) : null}
          <label className="grid w-full gap-1 weight-600">
            {m.site_earnings_calculator_deals_per_month()}
            <input
              className="min-h-touch rounded bg-sheet px-3 text-[1rem] edged"
              type="text"
              name="deals"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={asked.deals}
            />
          </label>
          <label className="grid w-full gap-1 weight-600">
            {m.site_earnings_calculator_deal_value_usd()}
            <input
              className="min-h-touch rounded bg-sheet px-3 text-[1rem] edged"
              type="text"
              name="value"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={asked.value}
            />
          </label>
          <button type="submit" className="button">
            {m.site_earnings_calculator_calculate()}
          </button>
        </form>
      </div>
      {year ? <Year year={year} /> : null}
    </section>
  );
}
