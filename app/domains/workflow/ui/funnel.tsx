import type { ComponentProps } from "react";
import { paths } from "~/paths";
import { BarChart } from "~/ui/charts/bar-chart";
import { LineChart } from "~/ui/charts/line-chart";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { StageTable } from "./stage-table";

const NONE = "No leads found in this period";
const MAX_COUNTRIES = 10;

/** The six stages of the leads found in a period: chart, table, trend and countries. */
export const Funnel = ({
  rows,
  funnel,
  trend,
  countries,
  summary,
  isEmpty,
  found,
}: {
  rows: ComponentProps<typeof StageTable>["rows"];
  funnel: ComponentProps<typeof BarChart>["shape"];
  trend: Pick<ComponentProps<typeof LineChart>, "title" | "shape"> | null;
  countries: ComponentProps<typeof BarChart>["shape"];
  summary: string;
  isEmpty: boolean;
  found: string;
}) => (
  <>
    {isEmpty ? (
      <EmptyState
        title={NONE}
        action={
          <LinkButton writes to={paths.leadSearch.new}>
            New search
          </LinkButton>
        }
      >
        Search for leads, or choose a longer period. Deals from your own contacts are in the{" "}
        <Link to={paths.opportunities.forecast}>deal forecast</Link>.
      </EmptyState>
    ) : (
      <BarChart
        title="Leads by stage · % of previous stage"
        category="Stage"
        unit="Leads · % of previous stage"
        shape={funnel}
        empty={`${NONE}.`}
      />
    )}
    <p className="muted">{summary}</p>
    <Section title="Stage performance">
      <StageTable rows={rows} period={found} />
      <p className="muted small">
        Leads count in every stage they’ve reached. Conversion benchmark: 80% good, 60% fair.
      </p>
    </Section>
    <div className="grid-2">
      {trend ? <LineChart {...trend} empty={`${NONE}.`} /> : null}
      <BarChart
        title="Leads by country, all time"
        category="Country"
        unit="Leads"
        shape={countries}
        limit={MAX_COUNTRIES}
        empty="No leads yet."
      />
    </div>
  </>
);
