import { describe, expect, it } from "vitest";
import { statementCsv, statementOf } from "~/domains/commissions/statement/statement.server";
import { verifyStatement } from "~/domains/commissions/statement/verify-statement.mjs";
import { confirmDeal, makeAgent, reportDeal } from "../../support/commissions";
import { makeBusiness } from "../../support/context";

async function madeStatement() {
  const [business, agent] = [await makeBusiness(), await makeAgent()];
  for (const dollars of [1_000, 2_500])
    await confirmDeal(business, await reportDeal(business, agent, dollars));
  const statement = await statementOf(agent.ctx, agent.agent.id, business.account.id);
  if (!statement) throw new Error("no statement");
  return statement;
}

type Statement = Awaited<ReturnType<typeof madeStatement>>;

const tampered = async (change: (statement: Statement) => unknown) => {
  const statement = structuredClone(await madeStatement());
  change(statement);
  return verifyStatement(JSON.stringify(statement));
};

const entryOf = ({ entries }: Statement, number: number) => {
  const entry = entries[number - 1];
  if (!entry) throw new Error("no entry");
  return entry;
};

describe("a statement of commissions", () => {
  it("is found untouched as JSON and as CSV, with the same sums", async () => {
    const statement = await madeStatement();
    const json = await verifyStatement(JSON.stringify(statement));
    expect(json).toMatchObject({ isUntouched: true, count: 4, sums: { earned: 17_500, open: 17_500 } });
    expect(await verifyStatement(statementCsv(statement))).toEqual(json);
    const bare = statementCsv(statement).replaceAll("\r\n", "\n");
    expect(await verifyStatement(bare)).toEqual(json);
  });

  it.each([
    ["an amount", 3, (s: Statement) => Object.assign(entryOf(s, 3), { cents: 12_501 })],
    ["a rate", 1, (s: Statement) => Object.assign(entryOf(s, 1), { rate: 15 })],
    ["a time", 2, (s: Statement) => Object.assign(entryOf(s, 2), { at: 1_700_000_000 })],
    ["a fact", 4, (s: Statement) => Object.assign(entryOf(s, 4), { fact: "paid" })],
    ["a hash", 2, (s: Statement) => Object.assign(entryOf(s, 2), { hash: "f".repeat(64) })],
    ["an entry taken out", 2, (s: Statement) => s.entries.splice(1, 1)],
    ["the last one taken out", 4, (s: Statement) => s.entries.pop()],
    ["two that changed places", 1, (s: Statement) => s.entries.reverse()],
    ["an entry of another chain", 1, (s: Statement) => Object.assign(entryOf(s, 1), { agent: 0 })],
  ])("says where it was touched: %s", async (_what, entry, change) => {
    expect(await tampered(change)).toMatchObject({ isUntouched: false, entry });
  });

  it("finds a chain that was written anew by the signature", async () => {
    expect(await tampered((s) => Object.assign(s.head, { signature: "A".repeat(86) }))).toMatchObject({
      isUntouched: false,
      entry: null,
      problem: "The signature is not that of this statement.",
    });
  });

  it("says of anything else that it is no statement", async () => {
    for (const text of [
      "",
      "{}",
      "{",
      "a,b\n1,2",
      "null",
      '{"format":"njia-statement-1","entries":[],"head":null}',
    ])
      expect(await verifyStatement(text)).toMatchObject({ isUntouched: false, entry: null });
  });
});
