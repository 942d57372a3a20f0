import { beforeAll, describe, expect, it } from "vitest";
import { signText } from "~/domains/commissions/ledger/signing-key.server";
import { FIELDS } from "~/domains/commissions/statement/read-statement.mjs";
import { statementFile } from "~/domains/commissions/statement/statement.server";
import { hashOf, signedText, verifyStatement } from "~/domains/commissions/statement/verify-statement.mjs";
import { env, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const CHAIN = { agent: 900_000_001, business: 900_000_002 };
const COUNT = 20_001;
const FACTS = ["earned", "held", "payable"] as const;
const ctx = testContext();

/** Writes three facts per deal. Signs only the last entry, because only the head's signature is verified. */
beforeAll(async () => {
  let previous = "0".repeat(64);
  const rows: object[] = [];
  for (let seq = 1; seq <= COUNT; seq++) {
    const subject = `deal:${900_000_000 + Math.ceil(seq / 3)}`;
    const fact = FACTS[(seq - 1) % 3];
    const entry = { ...CHAIN, seq, subject, fact, cents: 500, base: 10_000, rate: 5, at: seq, payout: 0 };
    const hash = await hashOf(entry, previous);
    const signed = seq === COUNT ? await signText(ctx.config, signedText({ ...entry, hash })) : null;
    rows.push({ ...entry, previous, hash, signature: "", publicKey: "", ...signed });
    previous = hash;
  }
  const columns = [...FIELDS, "previous", "hash", "signature", "publicKey"];
  const insert =
    env.DB.prepare(`insert into commission_entries (agent_id, account_id, seq, subject, fact, cents, base,
    rate, at, payout, previous, hash, signature, public_key)
    select ${columns.map((name) => `value ->> '${name}'`).join()} from json_each(?)`);
  for (let index = 0; index < COUNT; index += 1_000)
    await insert.bind(JSON.stringify(rows.slice(index, index + 1_000))).run();
});

describe("a statement of 20,001 entries", () => {
  it.each(["json", "csv"] as const)("is exported in full as %s, and verifies as a stream", async (format) => {
    const { pieces } = await statementFile(ctx, CHAIN.agent, CHAIN.business, format);
    const found = await verifyStatement(pieces);
    expect(found).toMatchObject({ isUntouched: true, count: COUNT, sums: { earned: 3_333_500 } });
  });

  it("is read 1,000 entries at a time while it streams", async () => {
    const meter = metered(ctx);
    const { pieces } = await statementFile(meter.ctx, CHAIN.agent, CHAIN.business, "csv");
    for (let line = 0; line < 500; line++) await pieces.next();
    expect(meter.rowsRead()).toBeLessThan(1_010);
    for (let line = 0; line < 1_000; line++) await pieces.next();
    expect(meter.rowsRead()).toBeLessThan(2_010);
    await pieces.return(undefined);
  });

  it("is detected as changed at its 20,000th entry", async () => {
    const { pieces } = await statementFile(ctx, CHAIN.agent, CHAIN.business, "csv");
    async function* tampered() {
      for await (const piece of pieces)
        yield piece.startsWith(`${CHAIN.agent},${CHAIN.business},20000,`)
          ? piece.replace(",500,", ",600,")
          : piece;
    }
    expect(await verifyStatement(tampered())).toMatchObject({ isUntouched: false, entry: 20_000 });
  });
});
