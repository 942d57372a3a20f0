import { describe, expect, it } from "vitest";
import { receiveMail } from "~/domains/replies/receive-mail.server";
import { fetchApp, signedInBusiness } from "../support/app";
import { testContext } from "../support/context";
import { sentTo } from "../support/outreach";
import { rawMail, replyTo } from "../support/raw-mails";

const anyone = () => `amina-${crypto.randomUUID()}@buyer.test`;

async function answered(words: string) {
  const business = await signedInBusiness();
  const address = anyone();
  const sent = await sentTo(business, address);
  await receiveMail(testContext(), replyTo(sent.messageId, address, words), { accountId: null });
  const id = await business.ctx.d1
    .prepare("select id from threads where account_id = ?")
    .bind(business.account.id)
    .first<number>("id");
  const textOf = async (path: string) =>
    (await (await fetchApp(path, { cookie: business.cookie })).text()).replaceAll("<!-- -->", "");
  return { business, id, textOf };
}

describe("the screens of replies", () => {
  it("show what a person wrote first, with the words that decided, and fold what the mail quotes", async () => {
    const { business, id, textOf } = await answered(
      "Hello,\n\nsounds good.\n\nOn Tue, 3 Nov 2026 at 10:01, Sales wrote:\n> Unsubscribe here",
    );
    expect(await textOf("/replies")).toContain("Hello, sounds good.");
    const page = await textOf(`/replies/${id}`);
    expect(page).toContain("<mark>sounds good</mark>");
    expect(page).toContain("The whole mail, with what it quotes");
    expect(await textOf(`/replies/${id}/answer`)).toContain("<mark>sounds good</mark>");
    const path = await business.ctx.d1
      .prepare("select path from notifications where account_id = ? and kind = 'reply'")
      .bind(business.account.id)
      .first<string>("path");
    expect(path).toBe(`/replies/${id}`);
  });

  it("offer no answer to a person who wants no mail, and say what to do without a mailbox", async () => {
    const no = await answered("Please unsubscribe me");
    expect(await no.textOf(`/replies/${no.id}`)).toContain("This person wants no mail from you.");
    const bare = await signedInBusiness();
    const raw = rawMail({ From: anyone(), To: "x@y.test", Subject: "" }, "How much is it?");
    await receiveMail(testContext(), raw, { accountId: bare.account.id });
    const list = await (await fetchApp("/replies", { cookie: bare.cookie })).text();
    const link = /href="(\/replies\/\d+)"/.exec(list)?.[1] ?? "";
    const page = await (await fetchApp(link, { cookie: bare.cookie })).text();
    expect(page).toContain("Set up a mailbox");
    expect(page).not.toContain("Send the answer");
  });
});
