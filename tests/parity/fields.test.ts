import { describe, expect, it } from "vitest";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";

const inputOf = (html: string, name: string) =>
  html.match(new RegExp(`<(input|select|textarea)[^>]*name="${name}"[^>]*>`))?.[0] ?? "none";

const applicant = (phone: string) => ({
  name: "Nia Moyo",
  email: `nia-${crypto.randomUUID()}@agents.test`,
  password: "a good long one",
  confirmPassword: "a good long one",
  country: "KE",
  specializations: ["Technology"],
  operationalMarkets: ["KE"],
  phone,
});

describe("field validation", () => {
  it("requires no email address in contact and signature inputs, nor for a contact by API", async () => {
    const { cookie } = await signedInBusiness();
    for (const [path, name] of [
      ["/business/contacts/new", "contactEmail"],
      ["/ai-outreach-templates/signature", "email"],
    ] as const) {
      const input = inputOf(await (await fetchApp(path, { cookie })).text(), name);
      expect([path, /type="email"/.test(input), /required/.test(input)]).toEqual([path, true, false]);
    }
    const contact = { contactName: "Amina Otieno", contactEmail: "" };
    expect((await postForm("/business/contacts/new", contact, cookie)).status).toBe(302);
    expect((await callApp("POST", "/api/contacts", contact, cookie)).status).toBe(201);
    const wrong = { ...contact, contactEmail: "amina" };
    expect((await postForm("/business/contacts/new", wrong, cookie)).status).toBe(422);
    expect((await callApp("POST", "/api/contacts", wrong, cookie)).status).toBe(422);
  });

  it("accepts phone numbers with separators or an extension in every phone field, and rejects other text", async () => {
    const { cookie } = await signedInBusiness();
    const ways: Record<string, (phone: string) => Promise<Response>> = {
      contact: (phoneNumber) =>
        callApp("POST", "/api/contacts", { contactName: "Nia", phoneNumber, addAnyway: true }, cookie),
      "contact by form": (phoneNumber) =>
        postForm("/business/contacts/new", { contactName: "Nia", phoneNumber, addAnyway: "on" }, cookie),
      opportunity: (contactPhone) =>
        callApp("POST", "/api/opportunities", { title: "Roofs", region: "Kenya", contactPhone }, cookie),
      signature: (phone) => callApp("PATCH", "/api/signature", { phone }, cookie),
      account: (phone) =>
        callApp("PATCH", "/api/account", { firstName: "Amina", lastName: "Owner", phone }, cookie),
      agent: (phone) => callApp("POST", "/api/agents/signup", applicant(phone)),
    };
    for (const [name, send] of Object.entries(ways)) {
      for (const bad of ["abc", "12345 or so", "+254 700 000000 12345", "1".repeat(41)])
        expect([name, bad, (await send(bad)).status]).toEqual([name, bad, 422]);
      for (const good of ["+254 (0)700-000 000", "06.12.34.56.78 poste 12", ""]) {
        const answer = await send(good);
        expect([name, good, answer.status < 400]).toEqual([name, good, true]);
      }
    }
  });
});

describe("the port of a mailbox", () => {
  const own = (more: Record<string, string>) => ({
    kind: "smtp",
    fromName: "Amina",
    postalAddress: "Moi Avenue 1, Nairobi",
    fromAddress: `amina-${crypto.randomUUID()}@sender.test`,
    host: "mail.sender.test",
    dailyLimit: "40",
    gapSeconds: "300",
    ...more,
  });
  const idOf = (answer: Response) => answer.headers.get("location")?.split("/").pop() ?? "";
  const portOf = async (id: string, cookie: string) =>
    (await (await fetchApp(`/api/mailboxes/${id}`, { cookie })).json<{ port: number }>()).port;

  it.each([
    ["tls", 465],
    ["starttls", 587],
  ])("defaults to the standard one for %s if left empty: %i", async (security, port) => {
    const { cookie } = await signedInBusiness();
    const added = await postForm("/mailboxes/new", own({ security, port: "" }), cookie);
    expect(added.status).toBe(302);
    expect(await portOf(idOf(added), cookie)).toBe(port);
  });

  it.each([
    ["starttls", "465"],
    ["tls", "587"],
  ])("is rejected with a field error for %s on port %s", async (security, port) => {
    const { cookie } = await signedInBusiness();
    const page = await postForm("/mailboxes/new", own({ security, port }), cookie);
    expect(page.status).toBe(422);
    expect(inputOf(await page.text(), "port")).toContain('aria-invalid="true"');
    const call = { ...own({ security }), port: Number(port), dailyLimit: 40, gapSeconds: 300 };
    expect((await callApp("POST", "/api/mailboxes", call, cookie)).status).toBe(422);
  });

  it("follows the encryption setting when only that is changed", async () => {
    const { cookie } = await signedInBusiness();
    const id = idOf(await postForm("/mailboxes/new", own({ security: "tls", port: "" }), cookie));
    const change = { security: "starttls" };
    expect((await callApp("PATCH", `/api/mailboxes/${id}`, change, cookie)).status).toBe(200);
    expect(await portOf(id, cookie)).toBe(587);
    expect((await callApp("PATCH", `/api/mailboxes/${id}`, { port: 465 }, cookie)).status).toBe(422);
  });
});

it("missing fields are named in plain words, without expected types", async () => {
  const { cookie } = await signedInBusiness({ plan: "corporate" });
  const ways = [
    ["/support/new", "/api/support"],
    ["/business/contacts/new", "/api/contacts"],
    ["/opportunities/new", "/api/opportunities"],
    ["/agent-matching/new", "/api/agent-requests"],
    ["/tasks/new", "/api/tasks"],
  ] as const;
  for (const [page, path] of ways) {
    const form = await postForm(page, { any: " " }, cookie);
    const call = await callApp("POST", path, {}, cookie);
    expect([page, form.status, call.status]).toEqual([page, 422, 422]);
    for (const answer of [form, call]) expect(await answer.text()).not.toMatch(/Invalid input|expected \w+/);
  }
});
