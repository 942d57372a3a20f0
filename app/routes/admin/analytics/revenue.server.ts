import { formatUsd } from "~/core/format";
import type { Amount, Revenue } from "~/domains/admin/revenue/get-revenue.server";
import { FIGURES, type FigureKey, type RevenuePlan } from "~/domains/admin/revenue/revenue";
import { PLANS } from "~/domains/billing/plans/plans";
import { paths } from "~/paths";
import { formatUsdTick } from "~/ui/charts/axis.server";
import { verticalBars } from "~/ui/charts/bar-shape.server";

const monthName = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });
export const nameOfMonth = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

export const nameOfPlan = (key: RevenuePlan) => (key === "extra" ? "Extra leads" : PLANS[key].name);

const rowsTo = (figure: FigureKey, filter: { month?: string; plan?: RevenuePlan } = {}) =>
  paths.withQuery(paths.admin.revenueRows(figure), filter);

type Cell = { value: string; to: string };

const cell = ({ cents }: Amount, to: string): Cell => ({ value: formatUsd(cents), to });

const isNothing = ({ cents, count }: Amount) => cents === 0 && count === 0;

/** Prepares the revenue screen: each total links to its entries. */
export function revenueView({ months, figures }: Revenue) {
  const cells = (
    amountOf: (figure: Revenue["figures"][number]) => Amount | undefined,
    to: (key: FigureKey) => string,
  ) => figures.map((figure) => cell(amountOf(figure) ?? { cents: 0, count: 0 }, to(figure.figure)));
  const paid = figures.find(({ figure }) => figure === "paid");
  const plans = paid?.byPlan.map(({ plan }) => plan) ?? [];
  return {
    columns: FIGURES.map(({ key, name }) => ({ key, name })),
    stats: figures.map(({ figure, name, ...amount }) => ({
      label: name,
      value: formatUsd(amount.cents),
      to: rowsTo(figure),
    })),
    byMonth: [...months].reverse().map((month) => ({
      id: month,
      name: nameOfMonth(month),
      cells: cells(
        ({ byMonth }) => byMonth.find((amount) => amount.month === month),
        (key) => rowsTo(key, { month }),
      ),
    })),
    byPlan: plans.map((plan) => ({
      id: plan,
      name: nameOfPlan(plan),
      cells: cells(
        ({ byPlan }) => byPlan.find((amount) => amount.plan === plan),
        (key) => rowsTo(key, { plan }),
      ),
    })),
    chart: verticalBars(
      paid?.byMonth.some((month) => !isNothing(month))
        ? paid.byMonth.map(({ month, cents }) => ({
            label: nameOfMonth(month),
            // A month with only reversals has no bar below the axis.
            value: Math.max(cents, 0),
            ...(cents === 0 ? {} : { to: rowsTo("paid", { month }) }),
          }))
        : [],
      { format: formatUsd, formatTick: formatUsdTick },
    ),
  };
}
