import { paths } from "~/http/paths";
import { siteMeta } from "./site-meta";

export const meta = siteMeta({
  title: (appName) => `Terms | ${appName}`,
  description: () => "Terms",
  path: paths.site.terms,
  picture: "terms",
});

export default function TermsPage() {
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <h1>Terms</h1>
      </section>
    </main>
  );
}
