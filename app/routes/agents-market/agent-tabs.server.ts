import type { AccountContext } from "~/core/context";
import { countUnreadChats } from "~/domains/chats/chats.server";
import { CHATS } from "~/paths/agents/chats";
import { screenTabs } from "~/routes/frame/screen-tabs.server";

/** The tabs of the requested screen; the messages tab shows the number of unread chats. */
export async function agentTabs(ctx: AccountContext, request: Request) {
  const group = screenTabs(request);
  if (!group?.tabs.some(({ to }) => to === CHATS.list)) return group;
  const unread = await countUnreadChats(ctx);
  if (unread === 0) return group;
  const tabs = group.tabs.map((tab) =>
    tab.to === CHATS.list ? { ...tab, label: `${tab.label} (${unread} new)` } : tab,
  );
  return { ...group, tabs };
}
