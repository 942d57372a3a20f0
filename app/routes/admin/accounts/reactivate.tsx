import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { reactivateAccount } from "~/domains/admin/accounts/suspend-account.server";
import { getAccount } from "~/domains/identity/find-account.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction } from "~/http/pages/button.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: "Reactivate account" }];

export const loader = adminPage(async (ctx, { params }) => {
  const { id, name } = await getAccount(ctx, parseId(params.accountId, "account"));
  return { id, name };
});

export const action = buttonAction(adminPage, async (ctx, { params }) => {
  const { id } = await getAccount(ctx, parseId(params.accountId, "account"));
  return catchDomainError(
    async () => {
      await reactivateAccount(ctx, id);
      const title = "Account reactivated";
      return { to: paths.admin.account(id), title };
    },
    ({ message }) => ({
      to: paths.admin.account(id),
      kind: "error",
      title: "Account not reactivated",
      text: message,
    }),
  );
});

export default function ReactivateAccountPage() {
  const { id, name } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={`Reactivate ${name}?`}
      submit="Reactivate account"
      kind="primary"
      isOnce
      back={paths.admin.account(id)}
      keep="Cancel"
    >
      <p>
        Queued emails will be checked again and sent. Short links, forms, automation, imports and exports will
        resume. The owners will get an email.
      </p>
    </ConfirmPage>
  );
}
