import { describe, expect, it } from "vitest";
import { approvedAgent } from "../../support/fixtures/agents";
import { callApp, cookieOf, fetchApp, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";

async function person() {
  const { agent } = await approvedAgent();
  const cookie = await cookieOf(agent.userId);
  const kept = () =>
    env.DB.prepare("select languages from agents where id = ?").bind(agent.id).first("languages");
  return {
    kept,
    cookie,
    byForm: (languages: string) => postForm("/agent/profile", { languages }, cookie),
    byCall: (languages: string) => callApp("PUT", `/api/agents/${agent.id}/languages`, { languages }, cookie),
  };
}

describe("an agent's languages by form and by call", () => {
  it("are stored the same way, in one canonical form, and shown in the field", async () => {
    const [one, other] = [await person(), await person()];
    const form = await one.byForm("kiswahili, FRENCH, ewe");
    expect([form.status, form.headers.get("location")]).toEqual([302, "/agent/profile"]);
    expect((await other.byCall("kiswahili, FRENCH, ewe")).status).toBe(200);
    expect([await one.kept(), await other.kept()]).toEqual(Array(2).fill('["Swahili","French","Ewe"]'));
    const html = await (await fetchApp("/agent/profile", { cookie: one.cookie })).text();
    expect(html).toContain('value="Swahili, French, Ewe"');
  });

  it.each([" , ", "x".repeat(301), "9", "English, Klingon"])(
    "are rejected with the same message: %j",
    async (languages) => {
      const side = await person();
      const before = await side.kept();
      const [form, call] = [await side.byForm(languages), await side.byCall(languages)];
      expect([form.status, call.status, await side.kept()]).toEqual([422, 422, before]);
      expect(await form.text()).toContain(await call.text());
    },
  );
});
