import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseSlug } from "~/core/ids";
import { getProvider, removeProvider } from "~/domains/identity/external/external-providers.server";
import { dropKeptPages } from "~/http/edge/page-cache.server";
import { buttonAction } from "~/http/pages/button.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `Remove ${data?.name ?? "it"}?` }];

export const loader = adminPage(async (ctx, { params }) => {
  const { key, name } = await getProvider(ctx, parseSlug(params.providerKey, "provider"));
  return { key, name };
});

export const action = buttonAction(adminPage, async (ctx, { params }) => {
  await removeProvider(ctx, parseSlug(params.providerKey, "provider"));
  dropKeptPages();
  return { to: paths.admin.providers, title: "Provider removed" };
});

export default function RemoveProviderPage() {
  const { key, name } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={`Remove ${name}?`}
      submit={`Remove ${name}`}
      back={paths.admin.provider(key)}
      keep="Keep provider"
    >
      <p>
        No one will be able to sign in with {name}. Users without a password can set one through “I forgot my
        password”. If you add the same issuer again, we’ll recognise earlier users.
      </p>
    </ConfirmPage>
  );
}
