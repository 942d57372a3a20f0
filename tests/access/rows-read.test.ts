import { beforeAll, describe, expect, it } from "vitest";
import { cookieOf } from "../support/harness/app";
import { fetchWith } from "../support/harness/built-app";
import { env } from "../support/harness/context";
import { addressOf, type EveryId, everyId, readerOf } from "../support/harness/every-id";
import { meterDatabase } from "../support/harness/meter-database";
import { answerOf, isExport, isReadByRowsRead } from "./matrix";
import { TABLE } from "./table";

const MAX_ROWS_READ = 500;
/**
 * An audience evaluates each of its first 1,000 contacts. Here it has 320, evaluated twice per page: for its figures
 * and its rows.
 */
const MAX_ROWS_OF_AUDIENCE = 12_000;

/** Measures the rows that D1 bills for one request to the built Worker. */
async function rowsReadBy(path: string, userId: number) {
  const cookie = await cookieOf(userId);
  const meter = { read: 0, written: 0 };
  const response = await fetchWith(meterDatabase(env.DB, meter), path, cookie);
  await response.text();
  return { response, status: response.status, read: meter.read };
}

describe("rows read by pages and API calls", () => {
  let every: EveryId;
  beforeAll(async () => {
    every = await everyId();
  }, 600_000);

  /** Requested below, with the audience that they need. */
  const isOfAudience = (path: string) => path.startsWith("/api/campaign-audience");
  const readers = TABLE.filter(
    (row) => (row.methods ?? ["GET"]).includes("GET") && !isExport(row.path) && !isOfAudience(row.path),
  );
  it.each(readers)("stay within 500 at $path", async (row) => {
    const { path } = row;
    const { response, status, read } = await rowsReadBy(addressOf(every, path), readerOf(every, row));
    // A sign-in page redirects signed-in users; an invalid address, or an email without attachments, returns 404.
    const fitting = path.includes(":question") ? [302, 404] : [200, 302, 405];
    expect(/\*|:place|:name|^\/demo\/read-only$/.test(path) ? [404] : fitting).toContain(status);
    // The gate's walks leave these checks to this file.
    if (["business", "agent", "admin"].includes(row.access) && isReadByRowsRead(row, "GET"))
      expect(await answerOf(row, response)).toBe("answer");
    expect(read).toBeLessThanOrEqual(MAX_ROWS_READ);
  });

  it.each([
    ["/business/companies?search=company"],
    ["/business/companies?search=company&country=GH"],
    ["/business/companies?search=compnay"],
    ["/business/companies?country=GH&industry=energy&size=11-50"],
    ["/business/companies?scope=own"],
    ["/business/contacts?search=person"],
    ["/business/companies?owner=me"],
    ["/business/companies?owner=none"],
    ["/business/contacts?owner=none"],
    ["/ai-lead-search/leads?owner=none"],
    ["/business/companies?columns=owner"],
    ["/business/contacts?columns=owner"],
    ["/business/contacts?columns=email,owner&search=person&cursor=:lastContactId"],
    ["/business/contacts?columns=owner&sort=name"],
    ["/ai-lead-search/leads?columns=owner"],
    ["/opportunities?owner=none"],
    ["/business/companies?tag=:tagId"],
    ["/business/companies?tag=:tagId&search=company&country=GH"],
    ["/business/contacts?tag=:tagId&search=person"],
    ["/ai-lead-search/leads?tag=:tagId&since=2020-01-01"],
    ["/opportunities?tag=:tagId"],
    ["/api/database/companies/Ghana/all/company"],
    ["/api/database/contacts?search=person&limit=50"],
    ["/?q=company"],
  ])("stay within 500 for %s", async (path) => {
    const { status, read } = await rowsReadBy(addressOf(every, path), every.business.user.userId);
    expect(status).toBe(200);
    expect(read).toBeLessThanOrEqual(MAX_ROWS_READ);
  });

  it.each([
    ["/campaigns/audience?audience=contacts%3Asearch%3Dperson"],
    ["/api/campaign-audience?audience=contacts%3Asearch%3Dperson"],
    ["/api/campaign-audience/contacts?audience=contacts%3Asearch%3Dperson"],
  ])("stay within 12,000 for %s", async (path) => {
    const { status, read } = await rowsReadBy(addressOf(every, path), every.business.user.userId);
    expect(status).toBe(200);
    expect(read).toBeLessThanOrEqual(MAX_ROWS_OF_AUDIENCE);
  });
});
