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
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: "Allowances of today" }];

export const loader = businessPage(async (ctx) => {
  const { account, actor } = ctx;
  const end = dayEnd(ctx.now());
  return {
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
  const { allowances, plan, isLargest, isConfirmed, maySendLink, email, ends } =
    useLoaderData<typeof loader>();
  return (
    <Page title="Allowances of today" width="narrow">
      {isConfirmed ? (
        <p>
          What your account may use in a day with the {plan} plan. Deleting something gives nothing back
          within the day. All of them begin anew on {ends}.
        </p>
      ) : (
        <Alert kind="warning" title="Nobody of your account has confirmed an e-mail address yet">
          <div className="stack tight">
            <p>
              Until then the allowances of your account are small, and begin anew on {ends}. We sent the link
              to {email}. Once an address is confirmed, the allowances of the {plan} plan hold at once.
            </p>
            {maySendLink ? (
              <form method="post" action={paths.account.verify}>
                <Submit kind="plain">Send the link again</Submit>
              </form>
            ) : null}
          </div>
        </Alert>
      )}
      <AllowanceList allowances={allowances} />
      {isConfirmed && !isLargest ? (
        <div className="row">
          <LinkButton to={paths.business.billing}>Larger plans</LinkButton>
        </div>
      ) : null}
    </Page>
  );
}
