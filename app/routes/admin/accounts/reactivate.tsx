import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { reactivateAccount } from "~/domains/admin/accounts/suspend-account.server";
import { getAccount } from "~/domains/identity/find-account.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Reactivate account" }];

export const loader = adminPage(async (ctx, { params }) => {
  const { id, name } = await getAccount(ctx, parseId(params.accountId, "account"));
  return { id, name };
});

export const action = adminPage(async (ctx, { params, context }) => {
  const { id } = await getAccount(ctx, parseId(params.accountId, "account"));
  return catchDomainError(
    async () => {
      await reactivateAccount(ctx, id);
      const title = "Account reactivated";
      return redirectWithFlash(context, paths.admin.account(id), { kind: "success", title });
    },
    ({ message }) =>
      redirectWithFlash(context, paths.admin.account(id), {
        kind: "error",
        title: "Account not reactivated",
        text: message,
      }),
  );
});

export default function ReactivateAccountPage() {
  const { id, name } = useLoaderData<typeof loader>();
  return (
    <Page title={`Reactivate ${name}?`} width="narrow">
      <p>
        Queued emails are checked again and then sent. Short links, forms, automation, imports and exports
        work again. The owners get an email.
      </p>
      <form method="post" className="row">
        <Once />
        <Submit>Reactivate account</Submit>
        <LinkButton to={paths.admin.account(id)}>Cancel</LinkButton>
      </form>
    </Page>
  );
}
