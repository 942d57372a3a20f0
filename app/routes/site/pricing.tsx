import { paths } from "~/http/paths";
import { siteMeta } from "./site-meta";

export const meta = siteMeta({
  title: (appName) => `Pricing | ${appName}`,
  description: () => "Pricing",
  path: paths.site.pricing,
  picture: "pricing",
});

export default function PricingPage() {
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <h1>Pricing</h1>
      </section>
    </main>
  );
}
