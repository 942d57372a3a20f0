import { beforeAll, describe, expect, it } from "vitest";
import { ContactInput } from "~/domains/directory/contact-schema";
import { createContact } from "~/domains/directory/save-contact.server";
import { cookieOf } from "../support/app";
import { fetchWith } from "../support/built-app";
import { type Business, env, makeBusiness } from "../support/context";
import { upload } from "../support/imports";
import { addAlike, makeSearch, runSearch } from "../support/lead-search";
import { meterDatabase } from "../support/metered";
import { TABLE } from "./table";

const MOST = 500;
/** Exports read every row they write, and say so in their name. */
const isExport = (path: string) => path.endsWith(".csv");

/** What D1 bills for one request to the built Worker. */
async function rowsReadBy(path: string, userId: number) {
  const cookie = await cookieOf(userId);
  const meter = { read: 0, written: 0 };
  const response = await fetchWith(meterDatabase(env.DB, meter), path, cookie);
  await response.text();
  return { status: response.status, read: meter.read };
}

describe("rows read by every page and call that reads", () => {
  let business: Business;
  let ids: Record<string, number | string> = {};
  let adminId = 0;

  beforeAll(async () => {
    business = await makeBusiness({ plan: "corporate" });
    const { ctx } = business;
    await addAlike(ctx, 400);
    await addAlike(ctx, 300, { country: "GH", city: "Accra", website: "https://gh.test" });
    for (let n = 0; n < 320; n += 1)
      await createContact(ctx, ContactInput.parse({ contactName: `Person ${n}`, location: "Accra, Ghana" }));
    const imported = await upload(ctx, "name\nAcme\n");
    const search = await makeSearch(ctx, { location: ["KE", "GH"] }, 400);
    await runSearch(ctx, search.id);
    const lead = await env.DB.prepare("select id from leads where account_id = ? limit 1")
      .bind(business.account.id)
      .first("id");
    const contact = await env.DB.prepare("select id from contacts where account_id = ? limit 1")
      .bind(business.account.id)
      .first("id");
    const { user } = await makeBusiness();
    adminId = user.userId;
    await env.DB.prepare("update users set user_type = 'admin', is_admin = 1 where id = ?")
      .bind(adminId)
      .run();
    ids = {
      importId: imported.id,
      searchId: search.id,
      leadId: Number(lead),
      contactId: Number(contact),
      userId: adminId,
      act: "suspend",
    };
  }, 120_000);

  const readers = TABLE.filter(({ methods = ["GET"], path }) => methods.includes("GET") && !isExport(path));
  const concrete = (path: string) =>
    path
      .replace(/\/:\w+\?/g, "")
      .replace(/:(\w+)/g, (_, name: string) => String(ids[name]))
      .replace("*", "nothing-here");

  it.each(readers)("$path stays within 500", async ({ path, access }) => {
    const { status, read } = await rowsReadBy(
      concrete(path),
      access === "admin" ? adminId : business.user.userId,
    );
    // A door sends who is signed in away; an address that isn't one answers 404.
    expect(path.includes("*") ? [404] : [200, 302, 405]).toContain(status);
    expect(read).toBeLessThanOrEqual(MOST);
  });

  it.each([
    ["/business/companies?search=company"],
    ["/business/companies?search=company&country=GH"],
    ["/business/companies?search=compnay"],
    ["/business/companies?country=GH&industry=energy&size=11-50"],
    ["/business/companies?scope=own"],
    ["/business/contacts?search=person"],
    ["/api/database/companies/Ghana/all/company"],
    ["/api/database/contacts?search=person&limit=50"],
    ["/?q=company"],
  ])("%s stays within 500", async (path) => {
    const { status, read } = await rowsReadBy(path, business.user.userId);
    expect(status).toBe(200);
    expect(read).toBeLessThanOrEqual(MOST);
  });
});
