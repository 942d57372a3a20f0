import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseSlug } from "~/core/ids";
import { getProvider, removeProvider } from "~/domains/identity/external/external-providers.server";
import { dropKeptPages } from "~/http/edge/page-cache.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `Remove ${data?.name ?? "it"}?` }];

export const loader = adminPage(async (ctx, { params }) => {
  const { key, name } = await getProvider(ctx, parseSlug(params.providerKey, "provider"));
  return { key, name };
});

export const action = adminPage(async (ctx, { params, context }) => {
  await removeProvider(ctx, parseSlug(params.providerKey, "provider"));
  dropKeptPages();
  return redirectWithFlash(context, paths.admin.providers, { kind: "success", title: "Provider Removed" });
});

export default function RemoveProviderPage() {
  const { key, name } = useLoaderData<typeof loader>();
  return (
    <Page title={`Remove ${name}?`} width="narrow">
      <p>
        Nobody can log in with {name} any more. Who has no password asks for one under “I forgot my password”.
        If you set the same issuer up again, everybody who used it is recognised.
      </p>
      <form method="post" className="row">
        <Submit kind="danger">Remove {name}</Submit>
        <LinkButton to={paths.admin.provider(key)}>Keep it</LinkButton>
      </form>
    </Page>
  );
}
