import { paths } from "~/http/paths";
import { siteMeta } from "./site-meta";

export const meta = siteMeta({
  title: (appName) => `Live demo | ${appName}`,
  description: () => "Live demo",
  path: paths.site.liveDemo,
  picture: "demo",
});

export default function DemoLivePage() {
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <h1>Live demo</h1>
      </section>
    </main>
  );
}
