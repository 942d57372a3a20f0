import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { contextOf } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { WayLine } from "~/ui/charts/way-map";
import { siteMeta } from "./site-meta";

const siteTags = siteMeta({
  title: (appName) => `Agent accounts are not open yet | ${appName}`,
  description: () => "Agent accounts are not open yet. What you can do until then.",
  path: paths.agent.home,
  picture: "agents",
});

export const meta: MetaFunction = (args) => [
  ...(siteTags(args) ?? []),
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { config } = await contextOf(args);
  return { applyTo: `mailto:${config.SALES_EMAIL}?subject=Agent%20application`, address: config.SALES_EMAIL };
}

export default function AgentsNotOpenPage() {
  const { applyTo, address } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="site">
      <section className="wide stack reading">
        <WayLine />
        <h1>Agent accounts are not open yet</h1>
        <p className="lead">
          You can’t sign in or apply here today. You can write to us now, and we answer when the first
          accounts open.
        </p>
        <div className="row">
          <a className="button accent" href={applyTo}>
            Write to {address}
          </a>
          <a className="button" href={paths.site.agentSignup}>
            Read the programme
          </a>
        </div>
        <p className="muted">
          Say which country and industries you know, and for how long you have sold to businesses. That is all
          we need first. <a href={paths.site.rates}>What agents are paid</a> is public.
        </p>
      </section>
    </main>
  );
}
