import type { AccountContext } from "~/core/context";
import { repliesWith } from "~/domains/replies/replies-with.server";
import { messagesTo } from "~/domains/sending/messages-to.server";
import { OPPORTUNITY_LINKS } from "./links";
import type { Opportunity } from "./opportunity";
import type { Happening } from "./timeline.server";

const MOST = 30;

type Message = Awaited<ReturnType<typeof messagesTo>>[number];

function ofMessage({ id, campaignId, toAddress, position, ...times }: Message): Happening[] {
  const to = campaignId === null ? {} : { to: OPPORTUNITY_LINKS.message(campaignId, id) };
  const what: [Date | null, string, Happening["kind"]?][] = [
    [times.sentAt, campaignId === null ? "Mail sent" : `Message ${position} of a campaign sent`],
    [times.clickedAt, "Link in a message opened", "good"],
    [times.bouncedAt, "Message came back", "bad"],
    [times.unsubscribedAt, "Asked not to be written to", "bad"],
  ];
  return what.flatMap(([at, title, kind]) =>
    at
      ? [{ id: `message-${id}-${title}`, at, title, detail: toAddress, ...to, ...(kind ? { kind } : {}) }]
      : [],
  );
}

const LONGEST = 300;

/** What other domains know of the contact: messages sent, links opened, replies. */
export async function elsewhereOf(
  ctx: AccountContext,
  { leadId, contactEmail }: Pick<Opportunity, "leadId" | "contactEmail">,
): Promise<Happening[]> {
  const who = { leadId, address: contactEmail };
  const [sent, replied] = await Promise.all([messagesTo(ctx, who, MOST), repliesWith(ctx, who, MOST)]);
  const replies = replied.map(
    ({ id, threadId, fromAddress, subject, text, replyClass, receivedAt }): Happening => {
      const about = replyClass ? `: ${replyClass.replaceAll("_", " ")}` : "";
      const start = text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
      return {
        id: `reply-${id}`,
        at: receivedAt,
        title: `Reply of ${fromAddress}${about}`,
        detail: `${subject}\n${start}`,
        ...(replyClass === "interested" ? { kind: "good" as const } : {}),
        ...(threadId ? { to: OPPORTUNITY_LINKS.thread(threadId) } : {}),
      };
    },
  );
  return [...sent.flatMap(ofMessage), ...replies];
}
