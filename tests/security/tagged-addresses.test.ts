import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { emailKey, untagged } from "~/core/email";
import { eraseRecipientStatements } from "~/domains/campaigns/erase-campaigns.server";
import { addressHash, addressHashes, taggedHash } from "~/domains/global-suppressions/address-hash.server";
import {
  erasedAddresses,
  isErasedAddress,
  suppressGloballyStatement,
} from "~/domains/global-suppressions/global-suppressions.server";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { sendMails } from "~/domains/mail/send-mails.server";
import { confirmDataRequest } from "~/domains/privacy/requests/confirm-data-request.server";
import { requestData } from "~/domains/privacy/requests/request-data.server";
import { DataRequest } from "~/domains/privacy/requests/schemas";
import { sendEligibility } from "~/domains/suppressions/is-suppressed.server";
import { normalizePlusAddressing } from "~/domains/suppressions/normalize-plus-addressing.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { sentTo } from "../support/fixtures/outreach";
import { lastLink, outcome } from "../support/fixtures/people";
import { type Business, makeBusiness, testContext } from "../support/harness/context";

const system = testContext();
/** An address, two tagged versions of it, and a stranger's that only looks similar. */
function people() {
  const name = `amina${crypto.randomUUID().slice(0, 8)}`;
  return {
    bare: `${name}@buyer.test`,
    tagged: `${name}+news@buyer.test`,
    other: `${name.toUpperCase()}+Shop+2@Buyer.test`,
    stranger: `${name}x+news@buyer.test`,
  };
}

async function verdict({ ctx, account }: Business, address: string) {
  const hash = addressHashes(ctx.config, address);
  const now = Math.floor(Date.now() / 1000);
  const found = await ctx.db.get<{ is: string }>(
    sql`select ${sendEligibility({ accountId: account.id, hashes: hash, country: "KE", now })} as "is"`,
  );
  return found?.is;
}

describe("an address without its tag", () => {
  it.each([
    ["Amina+News@Buyer.test ", "amina@buyer.test"],
    ["a+b+c@x.test", "a@x.test"],
    ["+a@x.test", "+a@x.test"],
    ['"a@b"+c@x.test', '"a@b"@x.test'],
    ["a@x+y.test", "a@x+y.test"],
    ["nobody", "nobody"],
  ])("is derived from '%s' as '%s'", (given, expected) => {
    expect(untagged(given)).toBe(expected);
  });
});

describe("a suppression", () => {
  it.each(["bare", "tagged", "other"] as const)(
    "of one address (%s) covers the address and all its tags",
    async (which) => {
      const business = await makeBusiness();
      const who = people();
      await suppressStatement(business.ctx, {
        accountId: business.account.id,
        address: who[which],
        reason: "manual",
      });
      for (const address of [who.bare, who.tagged, who.other])
        expect(await verdict(business, address), address).toBe("suppressed");
      expect(await verdict(business, who.stranger)).toBe("opt-out");
      const kept = business.ctx.d1.prepare("select address from suppressions where account_id = ?");
      expect(await kept.bind(business.account.id).first("address")).toBe(who[which]);
    },
  );

  it("stored under an old tagged hash covers that address, and all tags after the migration job", async () => {
    const business = await makeBusiness();
    const { ctx, account } = business;
    const who = people();
    await suppressStatement(ctx, { accountId: account.id, address: who.tagged, reason: "unsubscribe" });
    await ctx.d1
      .prepare("update suppressions set address_hash = ? where account_id = ?")
      .bind(taggedHash(ctx.config, who.tagged), account.id)
      .run();
    expect([await verdict(business, who.tagged), await verdict(business, who.bare)]).toEqual([
      "suppressed",
      "opt-out",
    ]);
    await normalizePlusAddressing(system);
    await normalizePlusAddressing(system);
    expect([await verdict(business, who.tagged), await verdict(business, who.bare)]).toEqual([
      "suppressed",
      "suppressed",
    ]);
    const rows = ctx.d1.prepare(
      "select count(*) n from suppressions where account_id = ? and reason = 'unsubscribe'",
    );
    expect(await rows.bind(account.id).first("n")).toBe(1);
  });

  it("stored under an old tagged hash still blocks email after its address was erased", async () => {
    const business = await makeBusiness();
    const { ctx, account } = business;
    const who = people();
    await suppressGloballyStatement(ctx, taggedHash(ctx.config, who.tagged) ?? "", "unsubscribe");
    expect(await verdict(business, who.tagged)).toBe("suppressed");
    const mail = { subject: "News", paragraphs: ["Hello"], to: { address: who.tagged } };
    await mailStatement(ctx, { ...mail, cause: `news:${account.id}` });
    await sendMails(system);
    const state = ctx.d1
      .prepare("select state from transactional_emails where cause = ?")
      .bind(`news:${account.id}`);
    expect(await state.first("state")).toBe("stopped");
  });
});

describe("erasure", () => {
  it("covers all tags of the address, and marks them as erased", async () => {
    const business = await makeBusiness();
    const who = people();
    for (const [at, address] of [who.bare, who.tagged, who.other, who.stranger].entries())
      await sentTo(business, address, { leadId: 700_000_000 + business.account.id * 10 + at });
    await requestData(system, DataRequest.parse({ kind: "erase", email: who.tagged }));
    await confirmDataRequest(system, await lastLink(system, who.tagged));
    const left = await business.ctx.d1
      .prepare("select distinct to_address a from outreach_messages where account_id = ?")
      .bind(business.account.id)
      .all<{ a: string }>();
    expect(left.results.map(({ a }) => a).sort()).toEqual(["", who.stranger]);
    expect(await isErasedAddress(system, who.other)).toBe(true);
    expect(await isErasedAddress(system, who.stranger)).toBe(false);
    expect(await erasedAddresses(system, [who.bare, who.stranger])).toEqual(new Set([who.bare]));
  });

  it("reads fewer than ten rows through the address index", async () => {
    const { ctx } = await makeBusiness();
    const [statement] = eraseRecipientStatements(ctx, people().tagged).slice(-1);
    expect((await statement?.run())?.meta.rows_read).toBeLessThan(10);
  });
});

it("attempts are counted per address, whatever tag is typed", async () => {
  const { bare } = people();
  const ctx = { ...system, now: () => new Date(1_800_000_000_000) };
  const results: string[] = [];
  for (let index = 0; index < 40; index += 1)
    results.push(
      await outcome(consumeAttempt(ctx, ["data-request-address", emailKey(bare.replace("@", `+${index}@`))])),
    );
  expect(results).toContain("too_many");
});

it("the hash of an address ignores the tag, and matches no other address", () => {
  const { bare, tagged, stranger } = people();
  const { config } = system;
  expect(addressHash(config, tagged)).toBe(addressHash(config, bare));
  expect(addressHash(config, stranger)).not.toBe(addressHash(config, bare));
  expect(addressHashes(config, bare)).toBe(addressHash(config, bare));
});
