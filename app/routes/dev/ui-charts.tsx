import { AfricaMap } from "~/ui/charts/africa-map";
import { BarChart } from "~/ui/charts/bar-chart";
import { LineChart } from "~/ui/charts/line-chart";
import type { exampleCharts } from "./charts.server";
import { Chapter, Part } from "./ui-part";

const EMPTY = "An example of a chart of which there is nothing to draw. It says what would bring figures.";

/** Every chart of app/ui/charts in its states. */
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
          title="Example of four steps, a link each, one country chosen"
          unit="companies"
          values={map}
          steps={[1, 10, 100, 1000]}
          selected="KE"
        />
        <AfricaMap
          title="Example of has and has not"
          unit="agents"
          values={map.map(({ code, name, value }) => ({ code, name, value }))}
          steps={[100]}
          categories={["Not yet", "Open"]}
        />
      </Part>
    </Chapter>
  );
}
