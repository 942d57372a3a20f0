import { paths } from "~/http/paths";
import { siteMeta } from "./site-meta";

export const meta = siteMeta({
  title: (appName) => `Pricing, as in the demo | ${appName}`,
  description: () => "Pricing, as in the demo",
  path: paths.site.demoPricing,
  picture: "demo",
});

export default function DemoPricingPage() {
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <h1>Pricing, as in the demo</h1>
      </section>
    </main>
  );
}
