import { describe, expect, it } from "vitest";
import { getImport, listImportRejects, listImports } from "~/domains/directory/imports/imports.server";
import { companiesCsv, importFile, ownCompanies } from "../../support/fixtures/imports";
import { databaseState, fetchApp, ORIGIN, postForm, signedInBusiness } from "../../support/harness/app";
import { metered } from "../../support/harness/metered";

const FILE = "Name,Land,Country\nAcme Solar,x,Kenya\n,x,Ghana\nBeta Foods,x,Atlantis\nGamma Mills,x,Togo\n";

/** Posts the upload form as a browser without script does. */
function postFile(cookie: string, content: BlobPart, fileName = "firms.csv") {
  const body = new FormData();
  body.append("file", new File([content], fileName, { type: "text/csv" }));
  return fetchApp("/business/imports/new", {
    method: "POST",
    body,
    headers: { origin: ORIGIN, "sec-fetch-site": "same-origin" },
    cookie,
  });
}

const pageOf = async (path: string, cookie: string) => (await fetchApp(path, { cookie })).text();

/** Reloads the page, as its refresh does, until the job is done. */
async function whenDone(path: string, cookie: string): Promise<string> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const html = await pageOf(path, cookie);
    if (!html.includes('http-equiv="refresh"')) return html;
    expect(html).toContain("You can leave this page");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The job did not end.");
}

const text = (html: string) =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");

describe("the pages of an import, without script", () => {
  it("take a file through mapping and preview to its imported companies and back", async () => {
    const { cookie, ctx } = await signedInBusiness();
    expect(text(await pageOf("/business/imports", cookie))).toContain("No imports yet");
    const sent = await postFile(cookie, FILE);
    expect(sent.status).toBe(302);
    const here = sent.headers.get("location") ?? "";
    expect(here).toMatch(/^\/business\/imports\/\d+$/);

    const mapping = await pageOf(here, cookie);
    expect(mapping).toMatch(/<select[^>]*name="mapping\[0\]"[\s\S]*?<option value="name" selected/);
    expect(text(mapping)).toContain("For example: Acme Solar; Beta Foods; Gamma Mills");

    const columns = { "mapping[0]": "name", "mapping[1]": "", "mapping[2]": "country", onDuplicate: "skip" };
    expect((await postForm(here, columns, cookie)).status).toBe(302);
    const preview = text(await whenDone(here, cookie));
    expect(preview).toContain("2 rows can’t be imported");
    expect(preview).toMatch(/3 Row Company name: .* 4 Row Country: “Atlantis” isn’t an African country/);
    expect(preview).toContain("Import 2 companies");
    expect(preview).toMatch(/Acme Solar Kenya/);

    expect((await postForm(`${here}/start`, { onDuplicate: "skip" }, cookie)).status).toBe(302);
    expect(text(await whenDone(here, cookie))).toMatch(/Companies added 2/);
    expect((await ownCompanies(ctx)).map((company) => company.name)).toEqual(["Acme Solar", "Gamma Mills"]);
    expect(text(await pageOf("/business/imports", cookie))).toMatch(/firms\.csv (✓ )?Imported/);

    expect(text(await pageOf(`${here}/undo`, cookie))).toContain("2 companies will be removed");
    expect((await postForm(`${here}/undo`, {}, cookie)).status).toBe(302);
    expect(text(await whenDone(here, cookie))).toContain("Changes to 2 companies were undone");
    expect(await ownCompanies(ctx)).toEqual([]);
  });

  it("report the companies and contacts that an undone contact import removed", async () => {
    const { cookie } = await signedInBusiness();
    const file =
      "Name,Email,Company,Country\nAda Obi,ada@undo.test,Duka,Kenya\nBen Obi,ben@undo.test,Duka,Kenya\n";
    const upload = await fetchApp("/api/imports?kind=contacts&filename=people.csv", {
      method: "POST",
      body: file,
      headers: { "content-type": "text/csv" },
      cookie,
    });
    const { id, mapping } = (await upload.json()) as { id: number; mapping: (string | null)[] };
    const here = `/business/imports/${id}`;
    const columns = Object.fromEntries(mapping.map((field, place) => [`mapping[${place}]`, field ?? ""]));
    await postForm(here, { ...columns, onDuplicate: "skip" }, cookie);
    await whenDone(here, cookie);
    await postForm(`${here}/start`, { onDuplicate: "skip" }, cookie);
    await whenDone(here, cookie);
    await postForm(`${here}/undo`, {}, cookie);
    expect(text(await whenDone(here, cookie))).toContain("1 company was removed. 2 contacts were removed.");
  });

  it.each<[string, BlobPart, number, RegExp]>([
    ["a workbook", "PK\u0003\u0004xl/workbook.xml", 422, /spreadsheet.*CSV UTF-8/],
    ["a file without rows", "name,country\n", 422, /no rows/],
    ["an empty file", "", 422, /empty/],
  ])("explain how to fix an upload of %s", async (_, content, status, message) => {
    const { cookie } = await signedInBusiness();
    const response = await postFile(cookie, content);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(text(html)).toMatch(message);
    expect(html).toMatch(
      /<input[^>]*type="file"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*type="file"/,
    );
  });

  it("report a missing file and an oversized file", async () => {
    const { cookie } = await signedInBusiness();
    const before = await databaseState(["imports"]);
    expect(text(await (await postFile(cookie, "", "")).text())).toContain("Choose a CSV file first");
    const large = await fetchApp("/business/imports/new", {
      method: "POST",
      body: "--b\r\n",
      headers: {
        origin: ORIGIN,
        "sec-fetch-site": "same-origin",
        "content-type": "multipart/form-data; boundary=b",
        "content-length": String(2 ** 31),
      },
      cookie,
    });
    expect([large.status, text(await large.text())]).toEqual([
      413,
      expect.stringMatching(/2\.1 GB.*the limit is 50 MB. Split/),
    ]);
    expect(await databaseState(["imports"])).toBe(before);
  });

  it("keep the typed choices if the column mapping is invalid", async () => {
    const { cookie } = await signedInBusiness();
    const here = (await postFile(cookie, FILE)).headers.get("location") ?? "";
    const columns = { "mapping[0]": "", "mapping[1]": "city", "mapping[2]": "city", onDuplicate: "update" };
    const response = await postForm(here, columns, cookie);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(text(html)).toContain("Choose which column holds the company name.");
    expect(html).toMatch(/name="mapping\[1\]"[\s\S]*?<option value="city" selected/);
    expect(/<input[^>]*name="onDuplicate"[^>]*checked=""[^>]*>/.exec(html)?.[0]).toContain('value="update"');
  });

  it("page through all rejected rows with the exact total", async () => {
    const { cookie, ctx } = await signedInBusiness();
    const rows = Array.from({ length: 120 }, () => ",Ghana\n").join("");
    const { id } = await importFile(ctx, `name,country\n${rows}Acme,Ghana\n`);
    const first = await pageOf(`/business/imports/${id}`, cookie);
    expect(text(first)).toContain("50 on this page, 120 rows in total");
    const next = /href="([^"]*cursor=51)#rejects"/.exec(first)?.[1] ?? "";
    expect(text(await pageOf(next, cookie))).toContain("50 on this page, 120 rows in total");
  });
});

describe("the data read by the import pages", () => {
  it("stays under 120 rows for a large import", async () => {
    const { ctx } = await signedInBusiness();
    const { id } = await importFile(ctx, `${companiesCsv(1000)}${",Ghana,\n".repeat(600)}`);
    const meter = metered(ctx);
    await getImport(meter.ctx, id);
    await listImportRejects(meter.ctx, id, { limit: 50, cursor: 100 });
    await listImports(meter.ctx, { limit: 50 });
    expect(meter.rowsRead()).toBeLessThan(120);
  });
});
