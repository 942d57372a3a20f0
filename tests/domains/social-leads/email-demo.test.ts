import { describe, expect, it } from "vitest";
import { sendEmailDemo } from "~/domains/social-leads/email-demo.server";
import { env, makeBusiness, still } from "../../support/harness/context";

const mailsOf = async (address: string) =>
  (
    await env.DB.prepare("select subject from transactional_emails where to_address = ?")
      .bind(address)
      .all<{ subject: string }>()
  ).results;

describe("the demo email", () => {
  it("is sent once for five concurrent requests", async () => {
    const { ctx } = await makeBusiness();
    const own = { ...still(ctx), actor: { ...ctx.actor, isVerified: true } };
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => sendEmailDemo(own)));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await mailsOf(ctx.actor.email)).toHaveLength(1);
  });
});
