import { describe, expect, it } from "vitest";
import type { importJson } from "~/domains/directory/imports/import-json";
import { companiesCsv, ownCompanies } from "../support/fixtures/imports";
import { callApp, databaseState, fetchApp, signedInBusiness } from "../support/harness/app";
import { env } from "../support/harness/context";

type Answer = ReturnType<typeof importJson>;

const TABLES = ["imports", "import_rejects", "companies"];

const send = (cookie: string, body: BodyInit, path = "/api/imports", headers: Record<string, string> = {}) =>
  fetchApp(path, { method: "POST", body, headers: { "content-type": "text/csv", ...headers }, cookie });

async function uploaded(cookie: string, text: string): Promise<Answer> {
  const response = await send(cookie, text, "/api/imports?filename=firms.csv");
  expect(response.status).toBe(201);
  return response.json();
}

/** Polls until the job is done: the Worker's queue runs it. */
async function settled(cookie: string, id: number): Promise<Answer> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const row: Answer = await (await fetchApp(`/api/imports/${id}`, { cookie })).json();
    if (!["checking", "running", "undoing"].includes(row.status)) return row;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The job did not end.");
}

const formOf = (text: string, name = "file", fileName = "firms.csv") => {
  const form = new FormData();
  form.append(name, new File([text], fileName, { type: "text/csv" }));
  return form;
};

describe("the import API", () => {
  it("takes a file from upload through mapping and run to undo", async () => {
    const { cookie, ctx } = await signedInBusiness();
    const row = await uploaded(
      cookie,
      "Nom;Pays;Site\nAcme;Bénin;acme.bj\n;Togo;\nGamma;Nulle part;\nDelta;Mali;\n",
    );
    expect(row).toMatchObject({
      fileName: "firms.csv",
      status: "uploaded",
      delimiter: ";",
      encoding: "utf-8",
      mapping: ["name", "country", "website"],
    });
    const mapped = await callApp("PUT", `/api/imports/${row.id}/mapping`, { mapping: row.mapping }, cookie);
    expect([mapped.status, await mapped.json()]).toMatchObject([
      200,
      { status: "checking", onDuplicate: "skip" },
    ]);
    expect(await settled(cookie, row.id)).toMatchObject({ status: "checked", rowsTotal: 4, rowsRejected: 2 });

    const rejects = await fetchApp(`/api/imports/${row.id}/rejects?limit=1`, { cookie });
    expect(rejects.headers.get("x-total-count")).toBe("2");
    expect(await rejects.json()).toMatchObject([{ line: 3, cells: ["", "Togo", ""] }]);
    const next = /<([^>]+)>; rel="next"/.exec(rejects.headers.get("link") ?? "")?.[1];
    expect(await (await fetchApp(next ?? "", { cookie })).json()).toMatchObject([{ line: 4 }]);

    const started = await callApp("POST", `/api/imports/${row.id}/start`, { onDuplicate: "update" }, cookie);
    expect([started.status, await started.json()]).toMatchObject([
      200,
      { status: "running", onDuplicate: "update" },
    ]);
    expect(await settled(cookie, row.id)).toMatchObject({ status: "completed", rowsCreated: 2 });
    expect((await ownCompanies(ctx)).map((company) => company.name)).toEqual(["Acme", "Delta"]);

    const file = await fetchApp(`/business/imports/${row.id}/rejects.csv`, { cookie });
    expect(file.headers.get("content-disposition")).toContain("attachment");
    expect(await file.text()).toMatch(
      /^line,left out,reason,Nom,Pays,Site\r\n3,row,Company name: .*,,Togo,\r\n4,row,.*Nulle part/s,
    );

    const undone = await callApp("POST", `/api/imports/${row.id}/undo`, {}, cookie);
    expect(await undone.json()).toMatchObject({ status: "undoing" });
    expect(await settled(cookie, row.id)).toMatchObject({ status: "undone" });
    expect(await ownCompanies(ctx)).toEqual([]);
  });

  it("accepts a multipart form too, and lists imports newest first", async () => {
    const { cookie } = await signedInBusiness();
    const first = await uploaded(cookie, "name\nAcme\n");
    const second = await fetchApp("/api/imports", { method: "POST", body: formOf("name\nBeta\n"), cookie });
    expect(second.status).toBe(201);
    const list = await fetchApp("/api/imports?limit=1", { cookie });
    expect(list.headers.get("x-total-count")).toBe("2");
    expect(list.headers.get("link")).toContain('rel="next"');
    expect(await list.json()).toMatchObject([{ fileName: "firms.csv", id: first.id + 1 }]);
  });

  it("accepts multipart bodies as other programs format them", async () => {
    const { cookie } = await signedInBusiness();
    const body =
      '--x y\r\ncontent-disposition: form-data; name="note"\r\n\r\nhello\r\n--x y\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname\r\nAcme\r\n--x y--\r\n';
    const headers = { "content-type": 'multipart/form-data; boundary="x y"; charset=utf-8' };
    const response = await send(cookie, body, "/api/imports", headers);
    expect([response.status, await response.json()]).toMatchObject([
      201,
      { fileName: "a.csv", columns: ["name"] },
    ]);
  });
});

describe("POST /api/imports rejects", () => {
  const multipart = { "content-type": "multipart/form-data; boundary=b" };
  it.each<[string, BodyInit, Record<string, string>, number, RegExp]>([
    ["a workbook", "PK\u0003\u0004xl", {}, 422, /spreadsheet.*save/is],
    ["an empty file", "", {}, 422, /empty|Choose a CSV file/],
    ["a file without a header", "Acme Ltd,Kenya\nBeta Ltd,Ghana\n", {}, 422, /has no column names/],
    [
      "2 GB by its stated size",
      "name\nAcme\n",
      { "content-length": String(2 ** 31) },
      413,
      /2\.1 GB.*50 MB.*Split/,
    ],
    [
      "a form without a file",
      '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n',
      multipart,
      422,
      /Choose a CSV file/,
    ],
    [
      "a form that breaks off",
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nname\r\nA',
      multipart,
      422,
      /upload is incomplete/,
    ],
    [
      "a form that is not multipart",
      "file=a.csv",
      { "content-type": "application/x-www-form-urlencoded" },
      422,
      /text\/csv.*multipart/,
    ],
    ["a malformed multipart form", "nonsense", multipart, 422, /is incomplete|Choose a CSV file/],
  ])("%s with a clear message, and writes no row", async (_, body, headers, status, message) => {
    const { cookie } = await signedInBusiness();
    const before = await databaseState(TABLES);
    const response = await send(cookie, body, "/api/imports", headers);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(message);
    expect(await databaseState(TABLES)).toBe(before);
  });

  it("more than 50 MB sent without a stated size", async () => {
    const { cookie, account } = await signedInBusiness();
    await env.DB.prepare("update users set email_verified_at = 1 where account_id = ?")
      .bind(account.id)
      .run();
    const piece = new TextEncoder().encode("Acme,Kenya\n".repeat(100_000));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += piece.length;
        if (sent > 2 ** 31) controller.close();
        else controller.enqueue(piece);
      },
    });
    const response = await send(cookie, body);
    expect([response.status, await response.text()]).toEqual([413, expect.stringContaining("50 MB")]);
    expect(sent).toBeLessThan(60 * 1024 * 1024);
    expect(await databaseState(["imports"])).not.toContain(`"account_id":${account.id},`);
  });

  it("a request without a signed-in user", async () => {
    const response = await send("", "name\nAcme\n");
    expect([response.status, await response.text()]).toEqual([401, expect.stringContaining("Unauthorized")]);
  });
});

describe("an import by its id", () => {
  const CALLS: [string, string, unknown][] = [
    ["GET", "", undefined],
    ["GET", "/rejects", undefined],
    ["PUT", "/mapping", { mapping: ["name"] }],
    ["POST", "/start", {}],
    ["POST", "/undo", {}],
  ];

  it.each(CALLS)(
    "%s …%s responds 404 for another account's import and for an invalid id",
    async (method, path, body) => {
      const { cookie: owner } = await signedInBusiness();
      const { cookie } = await signedInBusiness();
      const { id } = await uploaded(owner, "name\nAcme\n");
      const before = await databaseState(TABLES);
      for (const other of [id, 999_999_999, "abc", "1e3", "-1", "0"]) {
        const response = await callApp(method, `/api/imports/${other}${path}`, body, cookie);
        expect([response.status, await response.text()]).toEqual([404, "This import wasn’t found."]);
      }
      expect(await databaseState(TABLES)).toBe(before);
    },
  );

  it.each<[string, unknown, number, RegExp]>([
    ["a list", [], 400, /JSON object/],
    ["no mapping", {}, 422, /./],
    ["no name among the columns", { mapping: [null, "country"] }, 422, /company name/],
    ["a field twice", { mapping: ["name", "name"] }, 422, /Two columns/],
    ["an unknown field", { mapping: ["name", "turnover"] }, 422, /Choose one of/],
    ["too few columns", { mapping: ["name"] }, 422, /2 columns/],
    ["another choice", { mapping: ["name", null], onDuplicate: "merge" }, 422, /skip, update or create/],
  ])("rejects an invalid column mapping and stays uploaded: %s", async (_, body, status, message) => {
    const { cookie } = await signedInBusiness();
    const { id } = await uploaded(cookie, "name,country\nAcme,Kenya\n");
    const response = await callApp("PUT", `/api/imports/${id}/mapping`, body, cookie);
    expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(message)]);
    expect(await (await fetchApp(`/api/imports/${id}`, { cookie })).json()).toMatchObject({
      status: "uploaded",
    });
  });

  it("names the missing step if it is started or undone too early", async () => {
    const { cookie } = await signedInBusiness();
    const { id } = await uploaded(cookie, companiesCsv(3));
    const started = await callApp("POST", `/api/imports/${id}/start`, {}, cookie);
    expect([started.status, await started.text()]).toEqual([
      409,
      expect.stringContaining("Map the columns first"),
    ]);
    const undone = await callApp("POST", `/api/imports/${id}/undo`, {}, cookie);
    expect([undone.status, await undone.text()]).toEqual([409, expect.stringContaining("nothing to undo")]);
  });
});
