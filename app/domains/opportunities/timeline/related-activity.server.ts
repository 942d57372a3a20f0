import type { AccountContext } from "~/core/context";
import { addressesOfCompany } from "~/domains/directory/contacts/find-contacts-of-companies.server";
import { messagesTo, type People } from "~/domains/messages/messages-to.server";
import { repliesWith } from "~/domains/replies/threads/replies-with.server";
import { paths } from "~/paths";
import type { Opportunity } from "../opportunity";
import type { Happening } from "./timeline.server";

export const MAX_EMAILS = 30;

type Message = Awaited<ReturnType<typeof messagesTo>>[number];

function ofMessage({ id, campaignId, toAddress, position, ...times }: Message): Happening[] {
  const to = campaignId === null ? {} : { to: paths.campaigns.message(campaignId, id) };
  const what: [Date | null, string, Happening["kind"]?][] = [
    [times.sentAt, campaignId === null ? "Mail sent" : `Message ${position} of a campaign sent`],
    [times.clickedAt, "Link in a message opened", "good"],
    [times.bouncedAt, "Message came back", "bad"],
    [times.complainedAt, "Spam complaint", "bad"],
    [times.unsubscribedAt, "Asked not to be written to", "bad"],
  ];
  return what
    .toReversed()
    .flatMap(([at, title, kind]) =>
      at
        ? [{ id: `message-${id}-${title}`, at, title, detail: toAddress, ...to, ...(kind ? { kind } : {}) }]
        : [],
    );
}

const MAX_EXCERPT_LENGTH = 300;

type Of = Pick<Opportunity, "leadId" | "contactEmail" | "companyId">;

async function peopleOf(ctx: AccountContext, opportunities: readonly Of[]): Promise<People> {
  const companyId = opportunities[0]?.companyId;
  const contacts = companyId ? await addressesOfCompany(ctx, companyId) : [];
  return {
    leadIds: [...new Set(opportunities.flatMap(({ leadId }) => leadId ?? []))],
    addresses: [
      ...new Set([...opportunities.flatMap(({ contactEmail }) => contactEmail ?? []), ...contacts]),
    ],
  };
}

export async function relatedActivity(
  ctx: AccountContext,
  opportunity: Of,
  others: readonly Of[] = [],
): Promise<Happening[]> {
  return mailsWith(ctx, await peopleOf(ctx, [opportunity, ...others]));
}

/** Mails to these people and their replies, the newest of each. */
export async function mailsWith(ctx: AccountContext, who: People, before?: Date): Promise<Happening[]> {
  const [sent, replied] = await Promise.all([
    messagesTo(ctx, who, MAX_EMAILS, before),
    repliesWith(ctx, who, MAX_EMAILS, before),
  ]);
  const replies = replied.map(
    ({ id, threadId, fromAddress, subject, text, replyClass, receivedAt }): Happening => {
      const about = replyClass ? `: ${replyClass.replaceAll("_", " ")}` : "";
      const start = text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH)} …` : text;
      return {
        id: `reply-${id}`,
        at: receivedAt,
        title: `Reply of ${fromAddress}${about}`,
        detail: `${subject}\n${start}`,
        ...(replyClass === "interested" ? { kind: "good" as const } : {}),
        ...(threadId ? { to: paths.replies.thread(threadId) } : {}),
      };
    },
  );
  return [...sent.flatMap(ofMessage), ...replies];
}
