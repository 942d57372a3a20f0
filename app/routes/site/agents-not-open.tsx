import { paths } from "~/http/paths";
import { siteMeta } from "./site-meta";

export const meta = siteMeta({
  title: (appName) => `Agent accounts open soon | ${appName}`,
  description: () => "Agent accounts open soon",
  path: paths.agent.home,
  picture: "agents",
});

export default function AgentsNotOpenPage() {
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <h1>Agent accounts open soon</h1>
      </section>
    </main>
  );
}
