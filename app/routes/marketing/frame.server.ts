import type { BusinessContext } from "~/core/context";
import { hasMarketing, requireMarketing } from "~/domains/marketing/access/access.server";
import { businessPage, type PageArgs } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { MARKETING } from "~/paths/business/marketing";
import type { Tab } from "~/ui/layout/tabs";

const TABS = [
  [MARKETING.home, "Campaigns"],
  [MARKETING.content, "AI Content"],
  [MARKETING.leads, "Lead Management"],
  [MARKETING.analytics, "Analytics"],
  [MARKETING.platforms, "Platforms"],
] as const;

/** The portal's tabs for a loader: rendered on the server, so that no script contains them. */
export const marketingTabs = (current: (typeof TABS)[number][0]): Tab[] =>
  TABS.map(([to, label]) => ({ to, label, isCurrent: to === current }));

/**
 * Wraps a loader or action of the portal. `find` looks up the record in the path: another account's record is a 404,
 * approved or not. Accounts without approval are redirected to the application.
 */
export const marketingPage = <Result, Found = undefined, Args extends PageArgs = PageArgs>(
  run: (ctx: BusinessContext, args: Args, found: Found) => Promise<Result>,
  find?: (ctx: BusinessContext, args: Args) => Promise<Found>,
) =>
  businessPage<Result, Args>(async (ctx, args) => {
    const found = (await find?.(ctx, args)) as Found;
    if (args.request.method !== "GET") await requireMarketing(ctx);
    else if (!(await hasMarketing(ctx))) throw redirect(MARKETING.home);
    return run(ctx, args, found);
  });

/** Like `marketingPage`, with `find` before `run`. */
export const marketingPageOf = <Found, Result, Args extends PageArgs = PageArgs>(
  find: (ctx: BusinessContext, args: Args) => Promise<Found>,
  run: (ctx: BusinessContext, args: Args, found: Found) => Promise<Result>,
) => marketingPage<Result, Found, Args>(run, find);
