import { paths } from "~/http/paths";
import { siteMeta } from "./site-meta";

export const meta = siteMeta({
  title: (appName) => `Agent community | ${appName}`,
  description: () => "Agent community",
  path: paths.site.agentCommunity,
  picture: "community",
});

export default function AgentCommunityPage() {
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <h1>Agent community</h1>
      </section>
    </main>
  );
}
