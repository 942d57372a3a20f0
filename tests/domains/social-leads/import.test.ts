import { describe, expect, it } from "vitest";
import { getSocialImport, newestImports, rejectsOf } from "~/domains/social-leads/imports/import-job.server";
import { importSocialLeads, startLeadImport } from "~/domains/social-leads/imports/import-leads.server";
import { inspectFile, textOfFile } from "~/domains/social-leads/imports/read-file";
import { removeImportedLeads } from "~/domains/social-leads/imports/remove-imported-leads.server";
import { runSocialImport } from "~/domains/social-leads/imports/run-social-import.server";
import { ImportInput } from "~/domains/social-leads/imports/schemas";
import { importRunView } from "~/domains/social-leads/imports/view";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { approvedMarketing } from "../../support/fixtures/marketing";
import { outcome } from "../../support/fixtures/people";
import { connectedBusiness, platformToken, withPlatforms } from "../../support/fixtures/platforms";
import { type Business, env, makeBusiness } from "../../support/harness/context";

const importing = ({ ctx }: Business, input: Record<string, unknown>) =>
  importSocialLeads(ctx, ImportInput.parse({ platform: "linkedin", method: "csv", ...input }));

const FILE = `name,email,company,phone,industry,region,tags,lead_type
Wanjiku,wanjiku@shop.example,Kamau Foods,0712345678,Food,Kenya,"freezer, shop",b2b
Otieno,otieno@home.example,,,,Kenya,,B2C
Nobody,,Nowhere Ltd,,,,,
,blank@shop.example,Blank Ltd,,,,,
Amina,not an address,Amina Ltd,,,,,B2X
`;

describe("a file of social leads", () => {
  it("is imported row by row, and errors are listed by line", async () => {
    const business = await makeBusiness();
    const { count, merged, refused, run } = await importing(business, { csv: FILE });
    expect([count, merged, refused, run?.status]).toEqual([3, 0, 2, "completed"]);
    const rejects = await rejectsOf(business.ctx, run?.id ?? 0, 10);
    expect(rejects.map(({ line }) => line)).toEqual([4, 6]);
    expect(rejects[0]?.reason).toBe("Enter an email address or phone number.");
    expect(rejects[1]?.reason).toContain("Choose B2B or B2C.");
    const { rows } = await listSocialLeads(business.ctx, {}, { limit: 10 });
    expect(rows).toMatchObject([
      { name: null, email: "blank@shop.example", companyName: "Blank Ltd" },
      { name: "Otieno", leadType: "B2C", companyName: null, platform: "linkedin" },
      {
        name: "Wanjiku",
        leadType: "B2B",
        phoneKey: "+254712345678",
        country: "KE",
        tags: ["freezer", "shop"],
      },
    ]);
  });

  it.each([
    [
      "phone numbers only",
      "Phone\n0712 345 678\n+254 733 000 002 (office)\n",
      ["+254712345678", "+254733000002"],
    ],
    ["French column names", "nom;prénom;téléphone\nDiop;Awa;+221 77 000 00 52\n", ["+221770000052"]],
    ["Arabic column names", "الاسم,رقم الجوال\nسارة,+966 50 123 4567\n", ["+966501234567"]],
    ["a title above the header", "Leads of November,\n,\nName,Mobile\nAwa,0712345678\n", ["+254712345678"]],
  ])("with %s is imported", async (_, csv, phones) => {
    const business = await makeBusiness({ hqCountry: "KE" });
    expect(await importing(business, { csv })).toMatchObject({ count: phones.length, refused: 0 });
    const { rows } = await listSocialLeads(business.ctx, {}, { limit: 10 });
    expect(rows.map(({ phoneKey }) => phoneKey).sort()).toEqual([...phones].sort());
  });

  it("from Meta's Ads Manager is imported unchanged; a lead its webhook also reports is stored once", async () => {
    const room = {
      leads: [
        {
          id: "770000000000001",
          form: "501",
          createdAt: 1_795_000_000,
          fields: { full_name: "Zawadi", phone_number: "+254711000091" },
        },
      ],
    };
    const business = await connectedBusiness("facebook", { room });
    await business.tell({
      object: "page",
      entry: [
        {
          id: "1001",
          changes: [{ field: "leadgen", value: { leadgen_id: "770000000000001", page_id: "1001" } }],
        },
      ],
    });
    await business.work();
    const csv = [
      "id\tcreated_time\tad_id\tad_name\tcampaign_name\tform_id\tform_name\tis_organic\tplatform\tfull_name\tphone_number\thow_many_shops?",
      "l:770000000000001\t2026-11-03T10:01:00+03:00\tag:1\tAd 1\tRains\tf:1\tForm\tfalse\tfb\tZawadi\tp:+254711000091\tThree",
      "l:770000000000002\t2026-11-03T10:02:00+03:00\tag:1\tAd 1\tRains\tf:1\tForm\tfalse\tig\tBaraka\tp:+254711000092\tTwo",
      "l:770000000000003\tyesterday\tag:1\tAd 1\tRains\tf:1\tForm\tfalse\tig\t\tp:none\t",
    ].join("\n");
    const done = await importing(business, { platform: "facebook", csv: `${csv}\n` });
    expect(done).toMatchObject({ count: 2, merged: 1, refused: 0 });
    const { rows } = await listSocialLeads(business.ctx, {}, { limit: 10 });
    expect(rows.find(({ name }) => name === "Baraka")).toMatchObject({
      phoneKey: "+254711000092",
      leadSource: "Instagram lead ad: Ad 1, campaign Rains",
      message: "how many shops?: Two",
    });
  });

  it("adds nothing when sent again", async () => {
    const business = await makeBusiness();
    await importing(business, { csv: FILE });
    expect(await importing(business, { csv: FILE })).toMatchObject({ count: 0, merged: 3, refused: 2 });
    expect((await listSocialLeads(business.ctx, {}, { limit: 10 })).total.count).toBe(3);
  });

  it("with wrong columns is rejected with the missing column named", async () => {
    const business = await makeBusiness();
    const wrong = importing(business, { csv: "first name;shoe size\nWanjiku;38\n" });
    await expect(wrong).rejects.toThrow("This file has no column for email addresses or phone numbers.");
    for (const csv of ["name,email,company\n", "   ", "<html><body>no</body></html>", '{"name": 1}'])
      expect(await outcome(importing(business, { csv }))).toBe("invalid");
    expect(() => textOfFile(new TextEncoder().encode("PK\u0003\u0004 a workbook"))).toThrow("spreadsheet");
    expect((await listSocialLeads(business.ctx, {}, { limit: 1 })).total.count).toBe(0);
  });

  it.each([10_001, 200_000])("of %i rows is rejected", async (count) => {
    const business = await makeBusiness();
    const csv = `name,email,company\n${"A,a@b.example,C\n".repeat(count)}`;
    await expect(importing(business, { csv })).rejects.toMatchObject({
      code: "invalid",
      message: "This file has more than 10,000 rows. Split the file and upload each part.",
    });
  });

  it("is not read beyond its row limit", () => {
    const text = `name,email,company\n${"A,a@b.example,C\n".repeat(10_001)}${'"a"b\n'.repeat(1_000)}`;
    expect(() => inspectFile(text)).toThrow("more than 10,000 rows");
  });

  it("with malformed lines is rejected as not CSV", async () => {
    const business = await makeBusiness();
    const csv = `name,email,company\n${'"a"b,x\n'.repeat(50_000)}`;
    await expect(importing(business, { csv })).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringMatching(/^This file doesn’t look like CSV/),
    });
  });

  it("of many rows continues in the queue, and two concurrent deliveries import each row once", async () => {
    const business = await makeBusiness({ plan: "scaleup" });
    const rows = Array.from(
      { length: 400 },
      (_, index) => `Lead ${index},lead-${index}@many.example,Company ${index}`,
    );
    const { run } = await importing(business, { csv: `name,email,company\n${rows.join("\n")}\n` });
    expect(run).toMatchObject({ status: "running", total: 400 });
    const id = run?.id ?? 0;
    for (let job = 0; job < 10; job += 1)
      await Promise.all([runSocialImport(business.ctx, id), runSocialImport(business.ctx, id)]);
    expect(await getSocialImport(business.ctx, id)).toMatchObject({
      status: "completed",
      done: 400,
      created: 400,
      merged: 0,
      fileKey: null,
    });
    expect((await listSocialLeads(business.ctx, {}, { limit: 1 })).total.count).toBe(400);
    const used = await env.DB.prepare("select used from quota_usage where holder = ? and kind = 'rows'")
      .bind(`account:${business.account.id}`)
      .first<{ used: number }>();
    expect(used?.used).toBe(400);
  });
});

describe("import without a file", () => {
  it("adds a lead entered manually once", async () => {
    const business = await makeBusiness();
    const typed = {
      method: "manual",
      platform: "whatsapp",
      name: "Wanjiku",
      email: "w@shop.example",
      company: "Kamau Foods",
      tags: "freezer, shop",
      leadType: "B2B",
    };
    expect(await importing(business, typed)).toMatchObject({ count: 1, merged: 0 });
    expect(await importing(business, typed)).toMatchObject({ count: 0, merged: 1 });
    const refused = ImportInput.safeParse({ platform: "whatsapp", method: "manual", isTyped: true });
    expect(refused.error?.issues.map(({ path }) => path[0])).toEqual(["name", "email", "company"]);
  });

  it("imports nothing from a platform that is not connected", async () => {
    const business = await makeBusiness();
    for (const method of ["manual", "csv", "api"])
      expect(await importing(business, { method })).toEqual({ count: 0, merged: 0, refused: 0, run: null });
    expect(await outcome(startLeadImport(business.ctx))).toBe("conflict");
  });

  it("rejects a token with a line break and treats an empty one as none", () => {
    const input = { platform: "facebook", method: "api" };
    expect(ImportInput.safeParse({ ...input, apiToken: "abc\ndef" }).success).toBe(false);
    expect(ImportInput.parse({ ...input, apiToken: "  " }).apiToken).toBeNull();
  });
});

const told = (id: string, product: string) => ({
  id,
  form: "501",
  createdAt: Math.floor(Date.now() / 1000) - 3_600,
  fields: { full_name: `Person ${id}`, email: `person${id}@told.example`, product },
});

describe("demo work", () => {
  it("marks rows as demo even if a job writes them", async () => {
    const { ctx } = await makeBusiness();
    const demo = { ...ctx, account: { ...ctx.account, isDemoWork: true } };
    const lines = Array.from(
      { length: 200 },
      (_, index) => `Person ${index},p${index}@shown.example,Shown Ltd`,
    );
    const input = { platform: "linkedin", method: "csv", csv: ["name,email,company", ...lines].join("\n") };
    const { run } = await importSocialLeads(demo, ImportInput.parse(input));
    expect(run?.status).toBe("running");
    await runSocialImport(ctx, run?.id ?? 0);
    const counts = await env.DB.prepare(
      "select count(*) as leads, sum(is_demo) as marked from social_leads where account_id = ?",
    )
      .bind(ctx.account.id)
      .first();
    expect(counts).toEqual({ leads: 200, marked: 200 });
  });
});

describe("a sync of connected platforms", () => {
  it("runs once at a time, as a queue job with progress", async () => {
    const business = await connectedBusiness("facebook", {
      room: { leads: [told("1", "Freezer"), told("2", "Fridge")] },
    });
    const { ctx, job } = business;
    const started = await Promise.all([startLeadImport(ctx), startLeadImport(ctx), startLeadImport(ctx)]);
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(ctx.queue.sent.filter(({ kind }) => kind === "import-social-leads")).toHaveLength(1);
    const id = started[0]?.id ?? 0;
    expect(await getSocialImport(ctx, id)).toMatchObject({ status: "running", done: 0, total: 1 });
    await Promise.all([runSocialImport(job, id), runSocialImport(job, id)]);
    expect(await getSocialImport(ctx, id)).toMatchObject({ status: "completed", done: 1, created: 2 });
    expect((await startLeadImport(ctx)).id).not.toBe(id);
  });

  it("connects with the token from the dialog, and tags new leads with keywords in their message", async () => {
    const business = await makeBusiness({ plan: "corporate" });
    await approvedMarketing(business);
    const token = await platformToken({
      page: { id: "1001", name: "Juma Solar" },
      leads: [told("3", "Deep freezer"), told("4", "Table")],
    });
    const input = { platform: "facebook", method: "api", apiToken: token, criteria: "Freezer, sofa" };
    const ctx = withPlatforms(business.ctx);
    expect(await importSocialLeads(ctx, ImportInput.parse(input))).toMatchObject({ count: 2 });
    const { rows } = await listSocialLeads(ctx, { platform: "facebook" }, { limit: 5 });
    expect(rows.map(({ name, tags }) => [name, tags]).sort()).toEqual([
      ["Person 3", ["Freezer"]],
      ["Person 4", []],
    ]);
    const again = await importSocialLeads(ctx, ImportInput.parse({ ...input, apiToken: "" }));
    expect(again).toMatchObject({ count: 0, run: { status: "completed", created: 0 } });
  });

  it("from one platform is a separate import that can be undone", async () => {
    const business = await connectedBusiness("facebook", { room: { leads: [told("5", "Freezer")] } });
    const input = ImportInput.parse({ platform: "facebook", method: "api" });
    const { count, run } = await importSocialLeads(business.ctx, input);
    expect(count).toBe(1);
    expect(run).toMatchObject({ kind: "connected", platform: "facebook", status: "completed", total: 1 });
    expect(run && importRunView(run).title).toBe("Leads from Facebook");
    // This import covers one platform: an import from all platforms can start beside it.
    expect((await startLeadImport(business.ctx)).id).not.toBe(run?.id);
    expect(await removeImportedLeads(business.ctx, run?.id ?? 0)).toMatchObject({
      removed: 1,
      removal: "done",
    });
    expect((await listSocialLeads(business.ctx, {}, { limit: 1 })).total.count).toBe(0);
  });

  it("stores the error of a platform that returned no leads", async () => {
    const { ctx } = await connectedBusiness("facebook", { room: {} });
    await env.DB.prepare("update platform_connections set encrypted_token = 'x' where account_id = ?")
      .bind(ctx.account.id)
      .run();
    const asked = importSocialLeads(ctx, ImportInput.parse({ platform: "facebook", method: "api" }));
    await expect(asked).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringMatching(/^Facebook: /),
    });
    const [run] = await newestImports(ctx, 1);
    expect(run).toMatchObject({ status: "completed", done: 1, refused: 1, created: 0 });
  });
});
