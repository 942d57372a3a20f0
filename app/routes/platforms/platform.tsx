import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readerZone } from "~/core/time/time-zones";
import { canSeeKeys } from "~/domains/identity/policy";
import { findConnection } from "~/domains/marketing/platforms/connections.server";
import { PlatformState } from "~/domains/marketing/platforms/ui/platform-card";
import { WebhookSetUp } from "~/domains/marketing/platforms/ui/webhook-set-up";
import { hookView, platformView } from "~/domains/marketing/platforms/view";
import { MARKETING } from "~/paths/business/marketing";
import { DefinitionList } from "~/ui/data/definition-list";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { marketingPageOf } from "../marketing/frame.server";
import { platformOf } from "./named.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.view.name ?? "Platform" }];

export const loader = marketingPageOf(platformOf, async (ctx, _, platform) => {
  const connection = await findConnection(ctx, platform);
  const zone = readerZone(ctx);
  const isOwner = canSeeKeys(ctx.actor) && ctx.actor.impersonatorId === null;
  return {
    view: platformView(platform, connection?.encryptedToken ? connection : null, ctx.now(), zone),
    hook: connection?.encryptedToken && isOwner ? hookView(ctx.config, connection, zone) : null,
  };
});

export default function PlatformPage() {
  const { view, hook } = useLoaderData<typeof loader>();
  const { platform, name, state, tail, ends, places, result, trouble, brings, past, hasFile } = view;
  const connect = (
    <LinkButton to={MARKETING.connect(platform)} kind="primary" writes>
      Connect {name}
    </LinkButton>
  );
  return (
    <Page title={name} subtitle={<PlatformState view={view} />} width="reading">
      <Breadcrumb trail={[{ to: MARKETING.platforms, label: "Platforms" }]} />
      {state === "off" ? (
        <EmptyState title={`${name} isn’t connected`} action={connect}>
          {brings}
        </EmptyState>
      ) : (
        <>
          {trouble ? (
            <Alert kind="error" title={view.stateName}>
              {trouble}
            </Alert>
          ) : null}
          <DefinitionList
            facts={[
              ["Connected to", places],
              ["Token", `Ends with ${tail ?? ""}, stored encrypted`],
              ["Token expires", ends ?? "No expiry date"],
              ["Last sync", result ?? "Not synced yet"],
              ["Earlier messages", past],
            ]}
          />
          {hook ? <WebhookSetUp hook={hook} name={name} connectTo={MARKETING.connect(platform)} /> : null}
          <IfCanWrite>
            <div className="row">
              <LinkButton to={MARKETING.connect(platform)}>Replace token</LinkButton>
              {hasFile ? <LinkButton to={MARKETING.platformFile(platform)}>Import file</LinkButton> : null}
              <LinkButton to={MARKETING.disconnect(platform)}>Disconnect {name}</LinkButton>
            </div>
          </IfCanWrite>
        </>
      )}
    </Page>
  );
}
