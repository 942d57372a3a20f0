import { describe, expect, it } from "vitest";
import { confirmDataRequest } from "~/domains/privacy/requests/confirm-data-request.server";
import { requestData } from "~/domains/privacy/requests/request-data.server";
import { DataRequest, REQUEST_KINDS } from "~/domains/privacy/requests/schemas";
import { lastLink } from "../../support/fixtures/people";
import { env, testContext, withDatabase } from "../../support/harness/context";
import { meterDatabase } from "../../support/harness/meter-database";

/** Lists the tables and indexes that SQLite reads whole to run a statement. */
async function scansOf(text: string): Promise<string[]> {
  const count = new Set(text.match(/\?\d+/g)).size || text.split("?").length - 1;
  const plan = env.DB.prepare(`explain query plan ${text}`).bind(...Array(count).fill("a"));
  const { results } = await plan.all<{ detail: string }>();
  return results.map(({ detail }) => detail).filter((detail) => detail.startsWith("SCAN "));
}

/** What may always be read whole: a list that the statement made itself, and the settings. */
const isSmall = (scan: string) => /json_each|CONSTANT ROW|\bn\b|settings/.test(scan);

describe("a data request", () => {
  it.each(REQUEST_KINDS)("to %s scans no whole table", async (kind) => {
    const system = testContext();
    const email = `kofi-${crypto.randomUUID()}@trade.test`;
    await requestData(system, DataRequest.parse({ kind, email }));
    const token = await lastLink(system, email);
    const meter = { read: 0, written: 0, statements: [] as string[] };
    await confirmDataRequest(withDatabase(system, meterDatabase(system.d1, meter)), token);
    const texts = [...new Set(meter.statements)].filter((text) =>
      /^\s*(select|update|delete|with)/i.test(text),
    );
    expect(texts.length).toBeGreaterThan(kind === "erase" ? 10 : 3);
    const found: string[] = [];
    for (const text of texts)
      for (const scan of await scansOf(text))
        if (!isSmall(scan)) found.push(`${scan}: ${text.slice(0, 200)}`);
    expect(found).toEqual([]);
  });
});
