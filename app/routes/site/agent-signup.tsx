import { paths } from "~/http/paths";
import { siteMeta } from "./site-meta";

export const meta = siteMeta({
  title: (appName) => `Sell for companies you know how to reach | ${appName}`,
  description: () => "Sell for companies you know how to reach",
  path: paths.site.agentSignup,
  picture: "agents",
});

export default function AgentSignupPage() {
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <h1>Sell for companies you know how to reach</h1>
      </section>
    </main>
  );
}
