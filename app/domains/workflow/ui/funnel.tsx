import type { ComponentProps } from "react";
import { paths } from "~/paths";
import { FunnelChart } from "~/ui/charts/funnel-chart";
import { LineChart } from "~/ui/charts/line-chart";
import { TileMap } from "~/ui/charts/tile-map";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Section } from "~/ui/layout/page";
import { StageTable } from "./stage-table";

const NONE = "No leads found in this period";

/** The six stages of the leads found in a period: chart, table, trend and countries. */
export const Funnel = ({
  rows,
  funnel,
  trend,
  map,
  isEmpty,
  found,
}: {
  rows: ComponentProps<typeof StageTable>["rows"];
  funnel: ComponentProps<typeof FunnelChart>["shape"];
  trend: Pick<ComponentProps<typeof LineChart>, "title" | "shape"> | null;
  map: ComponentProps<typeof TileMap>["shape"];
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
        Search for leads, or choose a longer period.
      </EmptyState>
    ) : (
      <FunnelChart title="The six stages" unit="Leads" shape={funnel} empty={`${NONE}.`} />
    )}
    <Section title="Stage performance">
      <StageTable rows={rows} period={found} />
      <p className="muted small">
        A lead counts in every stage up to the furthest it has reached. Benchmark for conversion: 80% is good,
        60% is fair.
      </p>
    </Section>
    <div className="grid-2">
      {trend ? <LineChart {...trend} empty={`${NONE}.`} /> : null}
      <TileMap title="Leads by country, all time" unit="Leads" shape={map} empty="No leads yet." />
    </div>
  </>
);
