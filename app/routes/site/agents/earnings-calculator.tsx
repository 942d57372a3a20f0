import { formatUsd, plural, usdColumn } from "~/core/format";
import type { readEarnings } from "~/domains/agents/earnings";
import { TIERS } from "~/domains/agents/tiers";
import { paths } from "~/paths";

type Earnings = ReturnType<typeof readEarnings>;

function Year({ year }: { year: NonNullable<Earnings["year"]> }) {
  const formatPaid = usdColumn(year.tiers.map(({ paid }) => paid));
  return (
    <table className="table plain">
      <caption>
        {`${plural(year.deals, "deal")} of ${formatUsd(year.value)} in your first year pay ${formatUsd(year.total)}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Tier</th>
          <th scope="col" className="num">
            Deals
          </th>
          <th scope="col" className="num">
            Paid
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
          <th scope="row">First year</th>
          <td className="num">{year.deals}</td>
          <td className="num">
            <b>{formatPaid(year.total)}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** What an agent's first year pays: a form that asks its own page. */
export function EarningsCalculator({ asked, problem, year }: Earnings) {
  return (
    <section className="wide halves" id="earnings">
      <div className="stack tight">
        <h2 className="big">Earnings calculator</h2>
        <p className="muted">You start at {TIERS.entry.rate}% per deal. Your rate rises as you close.</p>
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
            Deals per month
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
            Deal value (USD)
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
            Calculate
          </button>
        </form>
      </div>
      {year ? <Year year={year} /> : null}
    </section>
  );
}
