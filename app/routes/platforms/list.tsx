import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readerZone } from "~/core/time/time-zones";
import { listConnections } from "~/domains/marketing/platforms/connections.server";
import { PLATFORMS } from "~/domains/marketing/platforms/names";
import { PlatformCard } from "~/domains/marketing/platforms/ui/platform-card";
import { platformView } from "~/domains/marketing/platforms/view";
import { MARKETING } from "~/paths/business/marketing";
import { usePoll } from "~/ui/feedback/poll";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { MarketingTab } from "../marketing/frame";
import { marketingPage, marketingTabs } from "../marketing/frame.server";

const POLL_SECONDS = 5;

export const meta: MetaFunction = () => [{ title: "Platforms" }];

export const loader = marketingPage(async (ctx) => {
  const connections = await listConnections(ctx);
  const views = PLATFORMS.map((platform) =>
    platformView(
      platform,
      connections.find((connection) => connection.platform === platform) ?? null,
      ctx.now(),
      readerZone(ctx),
    ),
  );
  return { tabs: marketingTabs(MARKETING.platforms), views, isAny: connections.length > 0 };
});

export default function PlatformsPage() {
  const { tabs, views, isAny } = useLoaderData<typeof loader>();
  usePoll(
    views.some(({ isSyncing }) => isSyncing),
    POLL_SECONDS,
  );
  return (
    <MarketingTab
      tabs={tabs}
      title="Platforms"
      subtitle={
        isAny
          ? "Messages and form submissions become leads, one per person."
          : "Connect platforms to turn messages into leads, one per person."
      }
      action={
        <IfCanWrite>
          <form method="post" action={MARKETING.syncAll} className="row">
            {isAny ? null : (
              <span className="small muted" id="sync-reason">
                Connect a platform first.
              </span>
            )}
            <Submit disabled={!isAny} aria-describedby={isAny ? undefined : "sync-reason"}>
              Sync All Platforms
            </Submit>
          </form>
        </IfCanWrite>
      }
    >
      <ul className="ways" aria-label="Platforms">
        {views.map((view) => (
          <PlatformCard key={view.platform} view={view} />
        ))}
      </ul>
    </MarketingTab>
  );
}
