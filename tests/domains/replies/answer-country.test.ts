import { expect, it } from "vitest";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { replyEligibility } from "~/domains/replies/threads/reply-blockers.server";
import { replyToThread } from "~/domains/replies/threads/reply-to-thread.server";
import { getThread } from "~/domains/replies/threads/threads.server";
import { sentTo } from "../../support/fixtures/outreach";
import { replyTo } from "../../support/fixtures/raw-mails";
import { makeBusiness, testContext } from "../../support/harness/context";

it.each([
  ["buyer.test", "ZA"],
  // The email that was sent is better evidence than the ending of a domain.
  ["buyer.co.ke", "ZA"],
])(
  "a reply to a sender at %s without a lead uses the country of the original email",
  async (domain, country) => {
    const business = await makeBusiness();
    const address = `amina-${crypto.randomUUID()}@${domain}`;
    const { messageId } = await sentTo(business, address, { country });
    const reply = replyTo(messageId, address, "Please call me.");
    const { threadId } = await receiveMail(testContext(), reply, { accountId: null });
    const thread = await getThread(business.ctx, threadId ?? 0);
    expect((await replyEligibility(business.ctx, thread)).country).toBe(country);
    const id = await replyToThread(business.ctx, thread.id, { text: "Tomorrow at ten?" });
    const row = await business.ctx.d1
      .prepare("select country, rule from outreach_messages where id = ?")
      .bind(id)
      .first();
    expect(row).toEqual({ country, rule: "answer" });
    const stranger = await makeBusiness();
    expect((await replyEligibility(stranger.ctx, thread)).country).toBe(domain.endsWith(".ke") ? "KE" : null);
  },
);
