import { describe, expect, it } from "vitest";
import {
  checkStatement,
  checkStatementFile,
  ledgerKeys,
} from "~/domains/commissions/statement/check-statement.server";
import { COLUMNS } from "~/domains/commissions/statement/read-statement.mjs";
import { verifyStatement } from "~/domains/commissions/statement/verify-statement.mjs";
import {
  confirmDeal,
  makeAgent,
  reportDeal,
  statementOf,
  statementText,
} from "../../support/fixtures/commissions";
import { makeBusiness, testContext } from "../../support/harness/context";
import { timeOf } from "../../support/harness/time-of";

async function madeChain() {
  const [business, agent] = [await makeBusiness(), await makeAgent()];
  for (const dollars of [1_000, 2_500])
    await confirmDeal(business, await reportDeal(business, agent, dollars));
  const textAs = async (format: "json" | "csv") =>
    (await statementText(agent.ctx, agent.agent.id, business.account.id, format)) ?? "";
  return { agent, business, textAs };
}

async function madeStatement() {
  const { agent, business } = await madeChain();
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

describe("a commission statement", () => {
  it("verifies as JSON and CSV with the same sums, whatever its chunks, line ends or spacing", async () => {
    const { textAs } = await madeChain();
    const [json, csv] = [await textAs("json"), await textAs("csv")];
    const found = await verifyStatement(json);
    expect(found).toMatchObject({ isUntouched: true, count: 4, sums: { earned: 17_500, open: 17_500 } });
    const pieces = (text: string, size: number) =>
      Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
        text.slice(index * size, (index + 1) * size),
      );
    for (const text of [json, csv, csv.replaceAll("\r\n", "\n"), `\ufeff${csv}`]) {
      expect(await verifyStatement(text)).toEqual(found);
      expect(await verifyStatement(pieces(text, 7))).toEqual(found);
    }
    for (const space of [0, 1, 2])
      expect(await verifyStatement(JSON.stringify(JSON.parse(json), null, space))).toEqual(found);
  });

  it("is invalid if it ends early or continues after its head", async () => {
    const { textAs } = await madeChain();
    const [json, csv] = [await textAs("json"), await textAs("csv")];
    const lines = csv.trimEnd().split("\r\n");
    for (const text of [json.slice(0, json.lastIndexOf("]}")), lines.slice(0, -1).join("\n"), csv + lines[1]])
      expect(await verifyStatement(text)).toMatchObject({ isUntouched: false });
  });

  it("is invalid if it contains anything besides its entries and head", async () => {
    const { textAs } = await madeChain();
    const [json, csv] = [await textAs("json"), await textAs("csv")];
    const one = JSON.stringify(JSON.parse(json));
    const lines = csv.trimEnd().split("\r\n");
    const first = lines.map((line, index) => `${index === 0 ? "cents" : "999999"},${line}`).join("\n");
    const entry = json.split("\n")[1] ?? "";
    for (const text of [
      first,
      lines.map((line) => `${line},x`).join("\n"),
      lines.map((line, index) => (index === 1 ? line.replace(",5000,", ",5e3,") : line)).join("\n"),
      json.replace('"agent":', '"agent":99,"business":98,"agent":'),
      json.replace('"head":{', '"head":{"agent":1,'),
      one.replace('"head":{', '"head":{"agent":1,'),
      `${json}${entry}`,
      `${json}{"cents":99999999}\n`,
      json.replace('"cents":', '"cents":999999,"cents":'),
      one.replace('"cents":', '"cents":999999,"cents":'),
      json.replace('"cents":', '"note":"paid","cents":'),
      one.replace('"entries":', '"note":"paid","entries":'),
    ])
      expect([text.slice(0, 200), (await verifyStatement(text)).isUntouched]).toEqual([
        text.slice(0, 200),
        false,
      ]);
  });

  it.each([
    ["brackets", "[".repeat(20_000_000)],
    ["an object that never ends", `{"a":"${"x".repeat(20_000_000)}`],
    ["short lines", "a\n".repeat(3_000_000)],
    ["a first line of commas", ",".repeat(20_000_000)],
    ["line feeds", "\n".repeat(20_000_000)],
    ["line feeds behind the names of the columns", `${COLUMNS.join(",")}\n${"\n".repeat(4_000_000)}`],
    ["line feeds behind the beginning of JSON", `{"format":"njia-statement-1",${"\n".repeat(4_000_000)}`],
    [
      "brackets behind the beginning of JSON",
      `{"format":"njia-statement-1","entries":${"[".repeat(4_000_000)}`,
    ],
  ])("that is long and malformed is rejected within a second: %s", async (_what, text) => {
    const pieces = Array.from({ length: Math.ceil(text.length / 65_536) }, (_, index) =>
      text.slice(index * 65_536, (index + 1) * 65_536),
    );
    expect(await verifyStatement(pieces)).toMatchObject({ isUntouched: false });
    expect(await timeOf(() => verifyStatement(pieces), 1_000)).toBeLessThan(1_000);
  });

  it.each([
    ["a line feed", "\n"],
    ["a table of something else", "name,city\n"],
    ["JSON of something else", '{"name":'],
  ])("is rejected after its first chunk if it starts with %s", async (_what, text) => {
    let taken = 0;
    async function* endless() {
      for (;;) {
        taken += 1;
        yield text.padEnd(1_000, text);
      }
    }
    expect(await verifyStatement(endless())).toMatchObject({ isUntouched: false, entry: null });
    expect(taken).toBe(1);
  });

  it("is invalid if it is nested too deeply to serialise", async () => {
    const { textAs } = await madeChain();
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    const json = JSON.stringify(JSON.parse(await textAs("json")));
    const text = json.replace('"entries":[', `"entries":[${deep},`);
    expect(await verifyStatement(text)).toMatchObject({ isUntouched: false });
  });

  it("is rejected while streaming once it exceeds 4 MB", async () => {
    let taken = 0;
    async function* endless() {
      yield new TextEncoder().encode('{"format":"njia-statement-1",');
      for (;;) {
        taken += 1;
        yield new TextEncoder().encode("1".repeat(100_000));
      }
    }
    await expect(checkStatementFile(testContext(), endless())).rejects.toMatchObject({ code: "too_large" });
    expect(taken).toBeLessThan(45);
  });

  it("signed before a pepper change is accepted while the old key is published", async () => {
    const { agent, textAs } = await madeChain();
    const text = await textAs("json");
    const [before = ""] = await ledgerKeys(agent.ctx);
    async function* pieces() {
      yield text;
    }
    const checkWith = (config: object) => {
      const base = testContext();
      return checkStatement({ ...base, config: { ...base.config, ...config } }, pieces());
    };
    const PASSWORD_PEPPER = "another pepper of the tests, with 32 letters";
    expect(await checkWith({})).toMatchObject({ isUntouched: true, count: 4 });
    expect((await checkWith({ PASSWORD_PEPPER })).problem).toContain("not signed with our key");
    const others = `${"A".repeat(43)},${before}`;
    expect(await checkWith({ PASSWORD_PEPPER, LEDGER_OLD_KEYS: others })).toMatchObject({
      isUntouched: true,
    });
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
  ])("reports the entry that was tampered with: %s", async (_what, entry, change) => {
    expect(await tampered(change)).toMatchObject({ isUntouched: false, entry });
  });

  it("is invalid if the signature of its head doesn't belong to it", async () => {
    expect(await tampered((s) => Object.assign(s.head, { signature: "A".repeat(86) }))).toMatchObject({
      isUntouched: false,
      entry: null,
      problem: "The signature doesn’t belong to this statement.",
    });
  });

  it("is rejected if the file is not a statement", async () => {
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
