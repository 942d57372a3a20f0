import { describe, expect, it } from "vitest";
import { undoImportBesidesTasks } from "~/domains/opportunities/tasks/tasks.server";
import { listSuppressions } from "~/domains/suppressions/suppressions.server";
import { checkPeople, importPeople, upload } from "../support/fixtures/imports";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";

const FILE = "name,country\nAcme,Kenya\n,Ghana\n";

const text = async (response: Response) =>
  (await response.text())
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

/** Runs the same command through a page's form and through a call. */
async function both(mapping: (string | null)[], onDuplicate: string, more: { onSimilar?: string } = {}) {
  const { cookie, ctx } = await signedInBusiness();
  const [first, second] = [await upload(ctx, FILE), await upload(ctx, FILE)];
  const fields = Object.fromEntries(mapping.map((field, index) => [`mapping[${index}]`, field ?? ""]));
  return {
    cookie,
    form: {
      id: first.id,
      response: await postForm(`/business/imports/${first.id}`, { ...fields, onDuplicate, ...more }, cookie),
    },
    call: {
      id: second.id,
      response: await callApp(
        "PUT",
        `/api/imports/${second.id}/mapping`,
        { mapping, onDuplicate, ...more },
        cookie,
      ),
    },
  };
}

const stateOf = async (id: number, cookie: string) => {
  const { mapping, onDuplicate, onSimilar, status } = await (
    await fetchApp(`/api/imports/${id}`, { cookie })
  ).json<{
    mapping: string[];
    onDuplicate: string;
    onSimilar: string;
    status: string;
  }>();
  return { mapping, onDuplicate, onSimilar, isConfirmed: status !== "uploaded" };
};

describe("the column mapping of an import", () => {
  it("is saved identically by form and API", async () => {
    const { cookie, form, call } = await both(["name", null], "update", { onSimilar: "create" });
    expect([form.response.status, call.response.status]).toEqual([302, 200]);
    const state = await stateOf(call.id, cookie);
    expect(state).toEqual({
      mapping: ["name", null],
      onDuplicate: "update",
      onSimilar: "create",
      isConfirmed: true,
    });
    expect(await stateOf(form.id, cookie)).toEqual(state);
  });

  it.each<[(string | null)[], string]>([
    [[null, "country"], "skip"],
    [["name", "name"], "skip"],
    [["name", "turnover"], "skip"],
    [["name"], "skip"],
    [["name", null], "merge"],
  ])("is rejected with the same message: %j with duplicate handling %s", async (mapping, onDuplicate) => {
    const { cookie, form, call } = await both(mapping, onDuplicate);
    expect([form.response.status, call.response.status]).toEqual([422, 422]);
    expect(await text(form.response)).toContain(await call.response.text());
    expect(await stateOf(form.id, cookie)).toMatchObject({ isConfirmed: false });
    expect(await stateOf(call.id, cookie)).toMatchObject({ isConfirmed: false });
  });
});

const OPT_OUTS = "name,email,unsubscribed\nAma,ama@parity.test,maybe\nBo,bo@parity.test,yes\n";

describe("opt-outs of an import", () => {
  it("requires a decision if the opt-out column is unmapped, with the same message by form and API", async () => {
    const { cookie, ctx } = await signedInBusiness();
    const mapping = ["personName", "personEmail", null];
    const [first, second] = [
      await upload(ctx, OPT_OUTS, "a.csv", "contacts"),
      await upload(ctx, OPT_OUTS, "b.csv", "contacts"),
    ];
    const fields = {
      "mapping[0]": "personName",
      "mapping[1]": "personEmail",
      "mapping[2]": "",
      onDuplicate: "skip",
    };
    const post = (more: Record<string, string> = {}) =>
      postForm(`/business/imports/${first.id}`, { ...fields, ...more }, cookie);
    const put = (more: Record<string, boolean> = {}) =>
      callApp("PUT", `/api/imports/${second.id}/mapping`, { mapping, ...more }, cookie);
    const [posted, called] = [await post(), await put()];
    expect([posted.status, called.status]).toEqual([422, 422]);
    const page = await posted.text();
    expect(page).toContain('name="ignoreOptOuts"');
    expect(await text(new Response(page))).toContain(await called.text());
    expect((await post({ ignoreOptOuts: "on" })).status).toBe(302);
    expect((await put({ ignoreOptOuts: true })).status).toBe(200);
    expect(await stateOf(first.id, cookie)).toEqual(await stateOf(second.id, cookie));
  });

  it.each(["form", "call"])("can be decided, then lifted by undoing the import, by %s", async (way) => {
    const { cookie, ctx } = await signedInBusiness();
    const { id } = await importPeople(ctx, OPT_OUTS);
    const listed = async () =>
      (await listSuppressions(ctx, { limit: 50 })).rows.map(({ address }) => address);
    const page = await text(await fetchApp(`/business/imports/${id}`, { cookie }));
    expect(page).toContain("Unknown opt-out values");
    expect(page).toContain("2 addresses from this import are on the suppression list");
    const values = await fetchApp(`/api/imports/${id}/opt-outs`, { cookie });
    expect(await values.json()).toEqual([{ value: "maybe", count: 1 }]);
    const decide = (input: Record<string, string>) =>
      way === "form"
        ? postForm(`/business/imports/${id}/opt-outs`, input, cookie)
        : callApp("POST", `/api/imports/${id}/opt-outs`, input, cookie);
    expect((await decide({ value: "maybe", decision: "perhaps" })).status).toBe(422);
    expect((await decide({ value: "other", decision: "allow" })).status).toBe(409);
    expect((await decide({ value: "maybe", decision: "allow" })).status).toBe(way === "form" ? 302 : 200);
    expect(await listed()).toEqual(["bo@parity.test"]);
    expect(await text(await fetchApp(`/business/imports/${id}/undo`, { cookie }))).toContain(
      "Also allow emails to the 1 contact this import suppressed",
    );
    if (way === "form") await postForm(`/business/imports/${id}/undo`, { liftSuppressions: "on" }, cookie);
    else await callApp("POST", `/api/imports/${id}/undo`, { liftSuppressions: true }, cookie);
    await undoImportBesidesTasks(ctx, id);
    await expect.poll(listed, { timeout: 30_000 }).toEqual([]);
  });

  it("are counted on the import's page before it starts", async () => {
    const { cookie, ctx } = await signedInBusiness();
    const { id } = await checkPeople(ctx, OPT_OUTS);
    const page = await text(await fetchApp(`/business/imports/${id}`, { cookie }));
    expect(page).toContain("2 contacts won’t be emailed");
    expect(page).toContain("1 contact has a value we don’t recognise: “maybe” (1).");
  });
});

const TITLED = "Customers,\n,\nname,country\nJua,Kenya\n";

describe("another header row or encoding for an import", () => {
  it("is chosen by form and API with the same result and the same errors", async () => {
    const { cookie, ctx } = await signedInBusiness();
    const [form, call] = [await upload(ctx, TITLED), await upload(ctx, TITLED)];
    const page = await text(await fetchApp(`/business/imports/${form.id}`, { cookie }));
    expect(page).toContain("Header row and encoding");
    const read = (choice: Record<string, string>) => [
      postForm(`/business/imports/${form.id}/reading`, choice, cookie),
      callApp("PUT", `/api/imports/${call.id}/reading`, choice, cookie),
    ];
    const done = await Promise.all(read({ headerLine: "1", encoding: "windows-1252" }));
    expect(done.map(({ status }) => status)).toEqual([302, 200]);
    for (const { id } of [form, call])
      expect(await (await fetchApp(`/api/imports/${id}`, { cookie })).json()).toMatchObject({
        headerLine: 1,
        encoding: "windows-1252",
        columns: ["Customers", ""],
        status: "uploaded",
      });
    for (const choice of [{ headerLine: "9" }, { encoding: "ebcdic" }, { headerLine: "x" }]) {
      const refused = await Promise.all(read(choice as never));
      expect(refused.map(({ status }) => status)).toEqual([422, 422]);
      const [posted, called] = await Promise.all(refused.map(text));
      expect(posted).toContain(called);
    }
  });
});

describe("starting or undoing an import too early", () => {
  it.each(["start", "undo"])("is refused with the same message by form and call: %s", async (verb) => {
    const { cookie, ctx } = await signedInBusiness();
    const { id } = await upload(ctx, FILE);
    const called = await callApp("POST", `/api/imports/${id}/${verb}`, {}, cookie);
    const posted = await postForm(`/business/imports/${id}/${verb}`, {}, cookie);
    expect([called.status, posted.status]).toEqual([409, 409]);
    expect(await text(posted)).toContain(await called.text());
  });
});
