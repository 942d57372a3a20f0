import { paths } from "~/http/paths";
import { siteMeta } from "./site-meta";

export const meta = siteMeta({
  title: (appName) => `Agent network | ${appName}`,
  description: () => "Agent network",
  path: paths.site.demoAgents,
  picture: "demo",
});

export default function DemoAgentsPage() {
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <h1>Agent network</h1>
      </section>
    </main>
  );
}
