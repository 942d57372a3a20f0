import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { disconnectPlatform } from "~/domains/marketing/platforms/connect.server";
import { PLATFORM_NAMES } from "~/domains/marketing/platforms/names";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { MARKETING } from "~/paths/business/marketing";
import { ConfirmPage } from "~/ui/layout/confirm-page";
import { marketingPageOf } from "../marketing/frame.server";
import { platformOf, platformToConnect } from "./named.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Disconnect ${data?.name ?? "it"}?` },
];

export const loader = marketingPageOf(platformOf, async (_ctx, _args, platform) => ({
  platform,
  name: PLATFORM_NAMES[platform],
}));

export const action = marketingPageOf(platformToConnect, async (ctx, { context }, platform) => {
  await disconnectPlatform(ctx, platform);
  return redirectWithFlash(context, MARKETING.platforms, {
    kind: "success",
    title: `${PLATFORM_NAMES[platform]} Disconnected`,
    text: "The token was deleted. Leads and conversations stay.",
  });
});

export default function DisconnectPage() {
  const { platform, name } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={`Disconnect ${name}?`}
      submit={`Disconnect ${name}`}
      back={MARKETING.platform(platform)}
      keep="Keep connection"
    >
      <p>
        The token and app secret will be deleted, and messages will stop in both directions. Leads and
        conversations stay. You can reconnect with the token.
      </p>
    </ConfirmPage>
  );
}
