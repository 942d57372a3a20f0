import { describe, expect, it } from "vitest";
import { upload } from "../support/fixtures/imports";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";

const FILE = "name,country\nAcme,Kenya\n,Ghana\n";

const text = async (response: Response) =>
  (await response.text())
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

/** The same command as a form of a page and as a call. */
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

describe("the columns of an import", () => {
  it("are confirmed by a form as by a call", async () => {
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
  ])("%j with %s are refused in the same words", async (mapping, onDuplicate) => {
    const { cookie, form, call } = await both(mapping, onDuplicate);
    expect([form.response.status, call.response.status]).toEqual([422, 422]);
    expect(await text(form.response)).toContain(await call.response.text());
    expect(await stateOf(form.id, cookie)).toMatchObject({ isConfirmed: false });
    expect(await stateOf(call.id, cookie)).toMatchObject({ isConfirmed: false });
  });
});

describe("starting and undoing too early", () => {
  it.each(["start", "undo"])("%s is refused by the call as by the page", async (verb) => {
    const { cookie, ctx } = await signedInBusiness();
    const { id } = await upload(ctx, FILE);
    const called = await callApp("POST", `/api/imports/${id}/${verb}`, {}, cookie);
    const posted = await postForm(`/business/imports/${id}/${verb}`, {}, cookie);
    expect([called.status, posted.status]).toEqual([409, 409]);
    expect(await text(posted)).toContain(await called.text());
  });
});
