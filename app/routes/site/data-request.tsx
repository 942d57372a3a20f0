import { paths } from "~/http/paths";
import { siteMeta } from "./site-meta";

export const meta = siteMeta({
  title: (appName) => `Ask what we hold about you | ${appName}`,
  description: () => "Ask what we hold about you",
  path: paths.site.dataRequest,
  picture: "privacy",
});

export default function DataRequestPage() {
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <h1>Ask what we hold about you</h1>
      </section>
    </main>
  );
}
