import { paths } from "~/http/paths";
import { siteMeta } from "./site-meta";

export const meta = siteMeta({
  title: (appName) => `Solutions | ${appName}`,
  description: () => "Solutions",
  path: paths.site.solutions,
  picture: "solutions",
});

export default function SolutionsPage() {
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <h1>Solutions</h1>
      </section>
    </main>
  );
}
