import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { PLANS } from "~/domains/billing/plans";
import { canWrite, READS_ONLY } from "~/domains/identity/policy";
import { requireBusiness } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { OnlyReads } from "~/ui/forms/readers";
import { Footer } from "~/ui/layout/public-bar";
import { BottomBar, TopBar } from "~/ui/layout/top-bar";

export const handle = { hydrate: true };

export async function loader(args: LoaderFunctionArgs) {
  const { actor, account, config } = await requireBusiness(args);
  return {
    appName: config.APP_NAME,
    user: {
      name: `${actor.firstName} ${actor.lastName}`,
      email: actor.email,
      plan: PLANS[account.plan].name,
      isDemo: account.isDemo,
    },
    note: canWrite(actor) ? null : READS_ONLY,
  };
}

const HOME = { to: paths.business.home, label: "Business Portal" };
const LINKS = [
  HOME,
  { to: paths.leadSearch.list, label: "Lead search" },
  { to: paths.business.companies, label: "Companies" },
  { to: paths.business.imports, label: "Imports" },
];

/** The frame of every business screen. */
export default function BusinessLayout() {
  const { appName, user, note } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <>
      <TopBar
        appName={appName}
        home={HOME}
        links={LINKS}
        user={user}
        isHome={pathname === paths.business.home || pathname === paths.business.alias}
      >
        <a href={paths.account.home}>Profile</a>
        <a href={paths.team.home}>Team</a>
        <form method="post" action={paths.auth.logout}>
          <button type="submit" className="button slim">
            Log out
          </button>
        </form>
      </TopBar>
      {note ? (
        <aside className="note flash info" aria-label="Your role">
          {note} An owner of it can change that.
        </aside>
      ) : null}
      <OnlyReads.Provider value={note !== null}>
        <Outlet />
      </OnlyReads.Provider>
      <Footer appName={appName} groups={[]} />
      <BottomBar links={LINKS} />
    </>
  );
}
