import { AfricaMap } from "~/ui/charts/africa-map";
import { BarChart } from "~/ui/charts/bar-chart";
import { LineChart } from "~/ui/charts/line-chart";
import type { exampleCharts } from "./charts.server";
import { Chapter, Part } from "./ui-part";

const EMPTY = "No data yet. Figures appear after the first event.";

/** Every chart of app/ui/charts in all its states. */
export function ChartsChapter({ bars, lines, map }: ReturnType<typeof exampleCharts>) {
  return (
    <Chapter id="charts" title="Charts">
      <Part name="BarChart">
        {bars.map(({ title, shape }) => (
          <BarChart key={title} title={title} shape={shape} category="Example" unit="Leads" empty={EMPTY} />
        ))}
      </Part>
      <Part name="LineChart">
        {lines.map(({ title, shape }) => (
          <LineChart key={title} title={title} shape={shape} to="#LineChart" empty={EMPTY} />
        ))}
      </Part>
      <Part name="AfricaMap">
        <AfricaMap
          title="Four steps, linked countries, one selected"
          unit="companies"
          values={map}
          steps={[1, 10, 100, 1000]}
          selected="KE"
        />
        <AfricaMap
          title="Two categories"
          unit="agents"
          values={map.map(({ code, name, value }) => ({ code, name, value }))}
          steps={[100]}
          categories={["Not yet", "Open"]}
        />
      </Part>
    </Chapter>
  );
}
