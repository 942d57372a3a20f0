import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import { addRefusals } from "~/domains/refusals/add-refusals.server";
import { answerStatement, askedStatement } from "~/domains/refusals/consents.server";
import { consentGivenBy } from "~/domains/refusals/given-consents.server";
import { verdictOf } from "~/domains/refusals/is-refused.server";
import { createSocialCampaign } from "~/domains/social-leads/campaigns/create-social-campaign.server";
import { convertSocialLead } from "~/domains/social-leads/convert-social-lead.server";
import { addressHash, addressHashes } from "~/domains/suppression/address-hash.server";
import { type Business, makeBusiness } from "../../support/context";
import { socialLead } from "../../support/social-leads";

const agreed = { consentText: "Yes, send me offers by e-mail", consentAt: new Date(1_790_000_000_000) };

/** What the guard of sending says of a mail to South Africa, where the law wants a yes. */
const verdict = async ({ ctx, account }: Business, email: string | null) =>
  statement(
    ctx,
    sql`select ${verdictOf({
      accountId: account.id,
      hashes: addressHashes(ctx.config, email ?? ""),
      country: "ZA",
      now: secondsOf(ctx.now()),
    })} as verdict`,
  ).first<string>("verdict");

it("what a lead agreed to is a yes to the guard, once it is in a campaign of mails or an opportunity", async () => {
  const business = await makeBusiness({ plan: "startup" });
  const { ctx } = business;
  const [one, two, silent] = [
    await socialLead(business, agreed),
    await socialLead(business, agreed),
    await socialLead(business),
  ];
  expect(await verdict(business, one.email)).toBe("unasked");
  await createSocialCampaign(ctx, { name: "One", leadIds: [one.id, silent.id], type: "email" });
  expect(await verdict(business, one.email)).toBe("consent");
  expect(await verdict(business, silent.email)).toBe("unasked");
  await convertSocialLead(ctx, two.id);
  expect(await verdict(business, two.email)).toBe("consent");
  expect(await consentGivenBy(ctx, one.email)).toEqual({
    at: agreed.consentAt,
    source: "Facebook, by webhook: “Yes, send me offers by e-mail”",
  });
  const other = await makeBusiness();
  expect([await verdict(other, one.email), await consentGivenBy(other.ctx, one.email)]).toEqual([
    "unasked",
    null,
  ]);
});

it("a no wins, whether it was said before or is said after", async () => {
  const business = await makeBusiness({ plan: "startup" });
  const { ctx, account } = business;
  const [refused, declined, later] = [
    await socialLead(business, agreed),
    await socialLead(business, agreed),
    await socialLead(business, agreed),
  ];
  await addRefusals(ctx, { addresses: [refused.email ?? ""], note: "" });
  const hash = addressHash(ctx.config, declined.email ?? "");
  await ctx.db.batch([askedStatement(ctx, account.id, declined.email ?? "")]);
  await statement(ctx, answerStatement(ctx, { accountId: account.id, hash, answer: "no" })).run();
  for (const { id } of [refused, declined, later]) await convertSocialLead(ctx, id);
  expect(await verdict(business, refused.email)).toBe("refused");
  expect(await verdict(business, declined.email)).toBe("declined");
  await addRefusals(ctx, { addresses: [later.email ?? ""], note: "" });
  expect(await verdict(business, later.email)).toBe("refused");
  for (const { email } of [refused, declined, later]) expect(await consentGivenBy(ctx, email)).toBeNull();
});
