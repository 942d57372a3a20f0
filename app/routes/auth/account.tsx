import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PLANS } from "~/domains/billing/plans";
import { userJson } from "~/domains/identity/json";
import { requireUser } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Your account" }];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  return userJson(ctx.actor, ctx.account);
}

const TYPES = { business: "Business", agent: "Sales agent", admin: "Administrator" } as const;

export default function AccountPage() {
  const user = useLoaderData<typeof loader>();
  return (
    <Page title="Your account" width="narrow">
      <dl className="definitions">
        <dt>Name</dt>
        <dd>
          {user.firstName} {user.lastName}
        </dd>
        <dt>E-mail</dt>
        <dd>{user.email}</dd>
        <dt>Account</dt>
        <dd>{TYPES[user.userType]}</dd>
        {user.subscriptionTier ? (
          <>
            <dt>Plan</dt>
            <dd>{PLANS[user.subscriptionTier].name}</dd>
          </>
        ) : null}
      </dl>
      <div className="row">
        {user.accountId ? <LinkButton to={paths.business.home}>Go to the Business Portal</LinkButton> : null}
        <form method="post" action={paths.auth.logout}>
          <button type="submit" className="button">
            Log out
          </button>
        </form>
      </div>
    </Page>
  );
}
