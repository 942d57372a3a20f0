import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { parseSlug } from "~/core/ids";
import {
  changeProvider,
  getProvider,
  providerJson,
} from "~/domains/identity/external/external-providers.server";
import { ProviderForm } from "~/domains/identity/external/external-schemas";
import { dropKeptPages } from "~/http/edge/page-cache.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { ProviderFields } from "./fields";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.name ?? "Sign-in provider" }];

export const loader = adminPage(async (ctx, { params }) =>
  providerJson(await getProvider(ctx, parseSlug(params.providerKey, "provider"))),
);

export const action = adminPage(async (ctx, args) => {
  const { key } = await getProvider(ctx, parseSlug(args.params.providerKey, "provider"));
  return handleForm(args, ProviderForm, async (input) => {
    const { name, isOn } = await changeProvider(ctx, key, input);
    dropKeptPages();
    return redirectWithFlash(args.context, paths.admin.provider(key), {
      kind: "success",
      title: "Provider saved",
      text: isOn
        ? `The sign-in pages show “Continue with ${name}”.`
        : `The sign-in pages don’t show ${name}.`,
    });
  });
});

export default function ProviderPage() {
  const { key, hasSecret, ...provider } = useLoaderData<typeof loader>();
  const { name, issuer, clientId, isOn } = provider;
  const [form, fields] = useForm<z.input<typeof ProviderForm>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { name, issuer, clientId, isOn },
  });
  return (
    <Page title={name} width="narrow">
      <Breadcrumb trail={[{ to: paths.admin.providers, label: "Sign-in providers" }]} />
      <PostForm form={form}>
        <ProviderFields fields={fields} hasSecret={hasSecret} />
        <Submit>Save provider</Submit>
      </PostForm>
      <form method="post" action={paths.admin.checkProvider(key)} className="row">
        <Submit kind="plain">Check connection</Submit>
        <LinkButton kind="danger" to={paths.admin.removeProvider(key)}>
          Remove provider
        </LinkButton>
      </form>
    </Page>
  );
}
