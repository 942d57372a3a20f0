import { env as workerEnv } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { handleEmail } from "workers/email";
import { messageNow, sentTo } from "../support/fixtures/outreach";
import { replyTo } from "../support/fixtures/raw-mails";
import { type Business, makeBusiness, type TestEnv } from "../support/harness/context";

const env = workerEnv as unknown as TestEnv;

/** Builds an email as Email Routing passes it to the Worker. */
function delivered(raw: Uint8Array, rawSize = raw.byteLength) {
  const refused: string[] = [];
  const message = {
    from: "bounce@buyer.test",
    to: "sales@soko.test",
    headers: new Headers(),
    raw: new Blob([raw as Uint8Array<ArrayBuffer>]).stream(),
    rawSize,
    setReject: (reason: string) => void refused.push(reason),
    forward: async () => ({ messageId: "" }),
    reply: async () => ({ messageId: "" }),
  };
  return { message: message as unknown as ForwardableEmailMessage, refused };
}

const rawKeyOf = ({ ctx, account }: Business) =>
  ctx.d1
    .prepare("select raw_key from inbound_emails where account_id = ?")
    .bind(account.id)
    .first<string>("raw_key");

describe("an email from Email Routing", () => {
  it("is received, stops the sequence, and is stored unchanged", async () => {
    const business = await makeBusiness();
    const address = `amina-${crypto.randomUUID()}@buyer.test`;
    const { messageId, waitingId } = await sentTo(business, address);
    const raw = replyTo(messageId, address, "Call me");
    const { message, refused } = delivered(raw);
    await handleEmail(message, env);
    expect(refused).toEqual([]);
    expect(await messageNow(business, waitingId)).toMatchObject({ state: "stopped" });
    const kept = await env.FILES.get((await rawKeyOf(business)) ?? "");
    expect(new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(raw);
  });

  it("larger than 25 MB is refused with a message before it is read", async () => {
    const { message, refused } = delivered(new Uint8Array(10), 25 * 1024 * 1024 + 1);
    await handleEmail(message, env);
    expect(refused).toEqual(["This email is larger than 25 MB. Send a smaller one."]);
  });

  it("larger than its stated size is refused as well", async () => {
    const { message, refused } = delivered(new Uint8Array(25 * 1024 * 1024 + 10), 10);
    await handleEmail(message, env);
    expect(refused).toHaveLength(1);
  });
});
