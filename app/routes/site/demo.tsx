import { paths } from "~/http/paths";
import { siteMeta } from "./site-meta";

export const meta = siteMeta({
  title: (appName) => `Demo | ${appName}`,
  description: () => "Demo",
  path: paths.site.demo,
  picture: "demo",
});

export default function DemoPage() {
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <h1>Demo</h1>
      </section>
    </main>
  );
}
