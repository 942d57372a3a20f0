import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PublicSearch } from "~/domains/directory/search/ui/public-search";
import { outOfCoverageText } from "~/domains/lead-search/query-parser/out-of-coverage-text";
import { tryScored } from "~/domains/lead-search/runs/demo-scored-search.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { siteMeta } from "../site-meta";
import { DemoFinds } from "./finds";
import { requireDemo } from "./switch.server";
import { DemoHead } from "./tabs";

export const meta = siteMeta({
  title: (appName) => m.site_live_demo_search_live({ appName }),
  description: () => m.site_live_search_real_companies_now_each(),
  path: paths.site.liveDemo,
  picture: "demo",
});

const EXAMPLES = ["fintech in Nigeria or Kenya", "large banks in Nigeria", "hotels in Ghana", "safaricon"];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireDemo(args);
  const asked = new URL(args.request.url).searchParams.get("q")?.trim().slice(0, 200) ?? "";
  const query = asked || (EXAMPLES[0] as string);
  return { asked, query, found: await tryScored(ctx, query) };
}

function NothingFound({ asked, elsewhere }: { asked: string; elsewhere: string[] }) {
  return (
    <div className="stack tight">
      <h2 className="big">
        {asked ? m.site_live_no_results_for_yet({ asked }) : m.site_live_the_directory_is_empty()}
      </h2>
      {elsewhere.length > 0 ? <p className="note">{outOfCoverageText(elsewhere)}</p> : null}
      <p className="muted">
        {asked ? m.site_live_try_fewer_words_a_country() : m.site_live_create_an_account_to_import()}
      </p>
      <p>
        <a href={asked ? paths.site.demoAgents : paths.auth.businessSignup}>
          {asked ? m.site_live_view_companies_by_country() : m.site_live_start_free_trial()}
        </a>
      </p>
    </div>
  );
}

export default function DemoLivePage() {
  const { asked, query, found } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="site">
      <section className="wide stack">
        <DemoHead current={paths.site.liveDemo} title={m.site_live_search_for_companies()}>
          {m.site_live_this_is_our_live_search()}
        </DemoHead>
        <PublicSearch to={paths.site.liveDemo} words={asked} examples={EXAMPLES} />
      </section>
      <section className="band found" id="results">
        <div className="wide halves">
          {found.companies.length > 0 ? (
            <DemoFinds {...found} query={query} isExample={!asked} />
          ) : (
            <NothingFound asked={asked} elsewhere={found.elsewhere} />
          )}
        </div>
      </section>
    </main>
  );
}
