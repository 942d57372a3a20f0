import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTime } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { PLANS, settledPlan } from "~/domains/billing/plans/plans";
import { getAllowances } from "~/domains/quotas/get-allowances.server";
import { allowanceJson } from "~/domains/quotas/json";
import { dayEnd } from "~/domains/quotas/policy";
import { AllowanceList } from "~/domains/quotas/ui/allowance-list";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: "Usage limits" }];

export const loader = businessPage(async (ctx, { request }) => {
  const { account, actor } = ctx;
  const end = dayEnd(ctx.now());
  return {
    tabs: screenTabs(request),
    allowances: (await getAllowances(ctx)).map(allowanceJson),
    plan: PLANS[settledPlan(account)].name,
    isLargest: settledPlan(account) === "corporate",
    isConfirmed: account.isConfirmed,
    maySendLink: !actor.isVerified && !actor.isDemo,
    email: actor.email,
    ends: [...new Set([formatTime(end, "UTC"), formatTime(end, readerZone(ctx))])].join(", which is "),
  };
});

export default function AllowancesPage() {
  const { tabs, allowances, plan, isLargest, isConfirmed, maySendLink, email, ends } =
    useLoaderData<typeof loader>();
  return (
    <Page title="Usage limits" width="narrow">
      <ScreenTabs group={tabs} />
      {isConfirmed ? (
        <p>
          Daily limits on the {plan} plan. Deleting items doesn’t free up usage. All limits reset on {ends}.
        </p>
      ) : (
        <Alert kind="warning" title="Confirm your email address">
          <div className="stack tight">
            <p>
              Open the link we sent to {email} to get your full {plan} plan limits. Current limits reset on{" "}
              {ends}.
            </p>
            {maySendLink ? (
              <form method="post" action={paths.account.verify}>
                <Submit kind="plain">Resend link</Submit>
              </form>
            ) : null}
          </div>
        </Alert>
      )}
      <AllowanceList allowances={allowances} />
      {isConfirmed && !isLargest ? (
        <div className="row">
          <LinkButton to={paths.business.billing}>Compare plans</LinkButton>
        </div>
      ) : null}
    </Page>
  );
}
