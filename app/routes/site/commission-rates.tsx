import { paths } from "~/http/paths";
import { siteMeta } from "./site-meta";

export const meta = siteMeta({
  title: (appName) => `Commission rates | ${appName}`,
  description: () => "Commission rates",
  path: paths.site.rates,
  picture: "rates",
});

export default function CommissionRatesPage() {
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <h1>Commission rates</h1>
      </section>
    </main>
  );
}
