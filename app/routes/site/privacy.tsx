import { paths } from "~/http/paths";
import { siteMeta } from "./site-meta";

export const meta = siteMeta({
  title: (appName) => `Privacy | ${appName}`,
  description: () => "Privacy",
  path: paths.site.privacy,
  picture: "privacy",
});

export default function PrivacyPage() {
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <h1>Privacy</h1>
      </section>
    </main>
  );
}
