import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { ownValue } from "~/core/own-value";
import { addProvider } from "~/domains/identity/external/external-providers.server";
import { NewProvider } from "~/domains/identity/external/external-schemas";
import { dropKeptPages } from "~/http/edge/page-cache.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { ProviderFields } from "./fields";

const PRESETS: Record<string, { key: string; name: string; issuer: string }> = {
  google: { key: "google", name: "Google", issuer: "https://accounts.google.com" },
  microsoft: {
    key: "microsoft",
    name: "Microsoft",
    issuer: "https://login.microsoftonline.com/your-tenant/v2.0",
  },
};

export const meta: MetaFunction = () => [{ title: "Add sign-in provider" }];

export const loader = adminPage(async (_, { request }) => ({
  preset: ownValue(PRESETS, new URL(request.url).searchParams.get("like") ?? "") ?? null,
  constraint: getZodConstraint(NewProvider),
}));

export const action = adminPage((ctx, args) =>
  handleForm(args, NewProvider, async (input) => {
    const { key, name, isOn } = await addProvider(ctx, input);
    dropKeptPages();
    return redirectWithFlash(args.context, paths.admin.provider(key), {
      kind: "success",
      title: "Provider added",
      text: isOn
        ? `The sign-in pages show “Continue with ${name}”.`
        : "Check the connection, then show the button on the sign-in pages.",
    });
  }),
);

export default function NewProviderPage() {
  const { preset, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof NewProvider>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
    ...(preset ? { defaultValue: preset } : {}),
  });
  const like = (name: string) => paths.withQuery(paths.admin.newProvider, { like: name });
  return (
    <Page title="Add sign-in provider" width="narrow">
      <Breadcrumb trail={[{ to: paths.admin.providers, label: "Sign-in providers" }]} />
      <p>
        Start with <a href={like("google")}>Google</a>, <a href={like("microsoft")}>Microsoft</a> or another
        issuer.
      </p>
      <PostForm form={form} creates>
        <Field
          field={fields.key}
          label="Short name"
          hint="Used in URLs: lowercase letters, digits and hyphens. Can’t be changed."
        />
        <ProviderFields fields={fields} hasSecret={false} />
        <Submit>Add provider</Submit>
      </PostForm>
    </Page>
  );
}
