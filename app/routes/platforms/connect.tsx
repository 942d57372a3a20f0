import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { connectPlatform } from "~/domains/marketing/platforms/connect.server";
import { isOfMeta, PLATFORM_NAMES, TOKEN_HINTS } from "~/domains/marketing/platforms/names";
import { ConnectPlatform } from "~/domains/marketing/platforms/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { MARKETING } from "~/paths/business/marketing";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { marketingPageOf } from "../marketing/frame.server";
import { platformOf, platformToConnect } from "./named.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Connect ${data?.name ?? "platform"}` },
];

export const loader = marketingPageOf(platformOf, async (_ctx, _args, platform) => ({
  name: PLATFORM_NAMES[platform],
  hint: TOKEN_HINTS[platform],
  hasSecret: isOfMeta(platform),
}));

export const action = marketingPageOf(platformToConnect, (ctx, args, platform) =>
  handleForm(args, ConnectPlatform, async (input) => {
    const { places } = await connectPlatform(ctx, platform, input);
    return redirectWithFlash(args.context, MARKETING.platform(platform), {
      kind: "success",
      title: `${PLATFORM_NAMES[platform]} Connected`,
      text: places.map(({ name }) => name).join("; "),
    });
  }),
);

export default function ConnectPlatformPage() {
  const { name, hint, hasSecret } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<ConnectPlatform>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page
      title={`Connect ${name}`}
      subtitle={`We verify the token with ${name} before saving it.`}
      width="narrow"
    >
      <Breadcrumb trail={[{ to: MARKETING.platforms, label: "Platforms" }]} />
      <PostForm form={form}>
        <Field
          field={fields.apiToken}
          label="API token"
          type="password"
          autoComplete="off"
          hint={`${hint} Stored encrypted. Only the last 4 characters are shown.`}
          required
        />
        {hasSecret ? (
          <Field
            field={fields.appSecret}
            label="App secret"
            type="password"
            autoComplete="off"
            hint="From your Meta app, under Settings > Basic. Required for incoming events."
          />
        ) : null}
        <Submit pending="Connecting">Connect {name}</Submit>
      </PostForm>
    </Page>
  );
}
