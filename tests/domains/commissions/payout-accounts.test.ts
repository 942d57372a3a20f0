import { describe, expect, it } from "vitest";
import { batchFile } from "~/domains/commissions/payouts/batch-file.server";
import { detailsOf, isIban, PayoutAccountInput } from "~/domains/commissions/payouts/payout-account-schema";
import { savePayoutAccount } from "~/domains/commissions/payouts/payout-accounts.server";
import { markPaid } from "~/domains/commissions/payouts/settle-payout.server";
import { makeAgent } from "../../support/fixtures/commissions";
import { admin, at, BANK, batchedPayout, MOBILE } from "../../support/fixtures/payouts";
import { env } from "../../support/harness/context";

const fieldOf = (input: object) => PayoutAccountInput.safeParse(input).error?.issues[0]?.path[0] ?? null;

describe("a payout account", () => {
  it.each([
    ["MU17BOMM0101101030300200000MUR", true],
    ["EG380019000500000000263180002", true],
    ["EG380019000500000000263180003", false],
    ["EG38", false],
  ])("recognises %s as an IBAN: %s", (text, is) => expect(isIban(text)).toBe(is));

  it("reports which field is invalid", () => {
    expect(fieldOf(BANK)).toBeNull();
    expect(fieldOf(MOBILE)).toBeNull();
    expect(fieldOf({ ...BANK, swift: "" })).toBe("branch");
    expect(fieldOf({ ...BANK, swift: "KCB" })).toBe("swift");
    expect(fieldOf({ ...BANK, country: "XX" })).toBe("country");
    expect(fieldOf({ ...BANK, country: "EG", account: "EG380019000500000000263180003" })).toBe("account");
    expect(fieldOf({ ...BANK, account: "EG380019000500000000263180002" })).toBe("country");
    expect(fieldOf({ ...MOBILE, phone: "0700123456" })).toBeNull();
    for (const phone of ["call me", "12345", undefined]) expect(fieldOf({ ...MOBILE, phone })).toBe("phone");
    expect(fieldOf({ ...MOBILE, operator: undefined })).toBe("operator");
    expect(fieldOf({ ...MOBILE, holder: "x".repeat(101) })).toBe("holder");
    expect(fieldOf({ ...MOBILE, kind: "cash" })).toBe("kind");
  });

  it("is stored encrypted, requires the password after an older sign-in, and sends an email", async () => {
    const { ctx, agent } = await makeAgent();
    const later = at(ctx, new Date(ctx.actor.signedInAt.getTime() + 11 * 60_000));
    const input = PayoutAccountInput.parse(MOBILE);
    await expect(
      savePayoutAccount(ctx, agent, { ...input, currentPassword: "not this one" }),
    ).rejects.toMatchObject({ field: "currentPassword" });
    await expect(savePayoutAccount(later, agent, input)).rejects.toMatchObject({ field: "currentPassword" });
    expect(await savePayoutAccount(ctx, agent, input)).toMatchObject({ hint: "Number ending in 3456" });
    const row = await env.DB.prepare("select * from payout_accounts where agent_id = ?")
      .bind(agent.id)
      .first();
    expect(JSON.stringify(row)).not.toMatch(/700123456|Amina|M-Pesa/);
    const mail = await env.DB.prepare("select text from transactional_emails where cause like ?")
      .bind(`payout-account:${agent.id}:%`)
      .first<{ text: string }>();
    expect(mail?.text).toContain("ending in 3456");
    expect(mail?.text).toMatch(/contact\s+us\s+at\s+\S+@/);
    expect(mail?.text).not.toContain("700123456");
  });

  it("accepts a mobile number as typed in the agent's country", async () => {
    const { ctx, agent } = await makeAgent();
    const ghana = { ...agent, country: "GH" };
    const parsed = (phone: string) => PayoutAccountInput.parse({ ...MOBILE, phone });
    const save = (phone: string) => savePayoutAccount(ctx, ghana, parsed(phone));
    const details = (phone: string) => detailsOf(parsed(phone), "GH");
    expect(details("0201234567")).toMatchObject({ phone: "+233201234567" });
    expect(details("+254 700 123 456")).toMatchObject({ phone: "+254700123456" });
    expect(await save("020 123 4567")).toMatchObject({ hint: "Number ending in 4567" });
    await expect(save("1234567")).rejects.toMatchObject({ code: "invalid", field: "phone" });
  });

  it("can't be saved by a demo agent or an impersonating administrator", async () => {
    const { ctx, agent } = await makeAgent();
    const input = PayoutAccountInput.parse(MOBILE);
    for (const actor of [{ isDemo: true }, { impersonatorId: 1 }])
      await expect(
        savePayoutAccount({ ...ctx, actor: { ...ctx.actor, ...actor } }, agent, input),
      ).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("a payout run file", () => {
  const lineOf = (text: string, id: number) =>
    text.split("\r\n").find((line) => line.startsWith(`NJIA-${id},`));

  it("has the mobile money columns, escapes formulas and stays the same after payment", async () => {
    const { payout, batchId } = await batchedPayout(1_000.1, { ...MOBILE, holder: "=cmd|'/c calc'!A1" });
    const { ctx } = await admin();
    const { text } = await batchFile(ctx, batchId);
    expect(text.split("\r\n")[0]).toBe("payment_reference,beneficiary_name,operator,msisdn,amount,currency");
    expect(lineOf(text, payout.id)).toBe(
      `NJIA-${payout.id},'=cmd|'/c calc'!A1,M-Pesa,254700123456,50.01,USD`,
    );
    await markPaid(ctx, payout.id, "REF-1");
    expect((await batchFile(ctx, batchId)).text).toBe(text);
  });

  it("has the bank transfer columns", async () => {
    const { payout, batchId } = await batchedPayout(20, BANK);
    const { text } = await batchFile((await admin()).ctx, batchId);
    expect(lineOf(text, payout.id)).toBe(
      `NJIA-${payout.id},Amina Odhiambo,Jua Bank,KE,0012345678,,KCBLKENX,1.00,USD`,
    );
  });
});
