import { describe, expect, inject, it } from "vitest";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { fetchApp, ORIGIN, postForm, signedInBusiness } from "../../support/app";
import { env } from "../../support/context";

const smtp = inject("mail");
const imap = inject("imap");

const TYPED = {
  name: "First round",
  subject: "Solar for {{companyName}}",
  content: "Dear {{firstName|there}}, good day.",
  description: "Shops in Nairobi",
};

type Fields = Record<string, string>;

function send(path: string, cookie: string, fields: Fields, file?: { name: string; text: string }) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append("file", new File([file.text], file.name, { type: "text/csv" }));
  // As in the form, most fields come behind the file.
  body.append("hours", "any");
  body.append("inPlace", "import");
  const headers = { origin: ORIGIN, "sec-fetch-site": "same-origin" };
  return fetchApp(path, { method: "POST", body, headers, cookie });
}

function expectTyped(html: string) {
  for (const value of ["First round", "Solar for {{companyName}}", "Shops in Nairobi"])
    expect(html).toContain(value);
  expect(html).toMatch(/<option value="any" selected=""/);
}

const people = (count: number) =>
  ["Name,Email,Company,Country"]
    .concat(
      Array.from(
        { length: count },
        (_, index) => `Wanjiru${index} Otieno,w${index}@${crypto.randomUUID()}.test,Sunbird ${index},Kenya`,
      ),
    )
    .join("\n");

const audienceIn = (html: string) => /<option value="(import:\d+)" selected=""/.exec(html)?.[1];

describe("a file of contacts in the form of a new campaign", () => {
  it.each(["/campaigns/new", "/business/campaigns"])(
    "is imported, and is the audience of what is typed: %s",
    async (path) => {
      const { cookie } = await signedInBusiness();
      const file = `${people(4)}\nKofi Mensah,,Volta,Ghana\n`;
      const answer = await send(path, cookie, TYPED, { name: "customers.csv", text: file });
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expectTyped(html);
      expect(html).toContain("5 contacts imported");
      expect(html).toContain("4 of 5 contacts are emailed.");
      expect(audienceIn(html)).toMatch(/^import:\d+$/);
    },
  );

  it("says what it leaves out of a file that is imported twice", async () => {
    const { cookie } = await signedInBusiness();
    const text = people(3);
    await send("/campaigns/new", cookie, TYPED, { name: "a.csv", text });
    const same = await send("/campaigns/new", cookie, TYPED, { name: "b.csv", text });
    expect(same.status).toBe(422);
    const html = await same.text();
    expect(html).toContain("You already have every contact of b.csv.");
    expectTyped(html);
    const more = await send("/campaigns/new", cookie, TYPED, {
      name: "c.csv",
      text: `${text}\nKofi Mensah,kofi@volta.test,Volta,Ghana`,
    });
    expect(await more.text()).toContain("3 contacts you already have: not part of this audience.");
  });

  it.each([
    ["no file", undefined, "Choose a CSV file first."],
    ["a picture", { name: "photo.csv", text: `\u0089PNG\r\n\u0000${"\u0000".repeat(400_000)}` }, "CSV"],
    ["no header", { name: "x.csv", text: "Amina,amina@shop.test\nKofi,kofi@shop.test" }, "name the columns"],
    ["no row", { name: "x.csv", text: "Name,Email\n" }, "no row under them"],
  ] as const)("is refused beside what is typed: %s", async (_what, file, message) => {
    const { cookie } = await signedInBusiness();
    const answer = await send("/campaigns/new", cookie, TYPED, file);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("Failed to import contacts");
    expect(html).toContain(message);
    expectTyped(html);
  });

  it("leads to its import, with the form as a draft, if a person must choose or it is large", async () => {
    const { cookie, ctx } = await signedInBusiness();
    for (const text of ["Name,Remark\nAmina Bello,hello\n", people(1_200)]) {
      const answer = await send("/campaigns/new", cookie, TYPED, { name: "customers.csv", text });
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toMatch(/^\/business\/imports\/\d+$/);
      const row = await env.DB.prepare("select max(id) id from outreach_campaigns where account_id = ?")
        .bind(ctx.account.id)
        .first<{ id: number }>();
      expect(await getCampaign(ctx, row?.id ?? 0)).toMatchObject({ name: TYPED.name, status: "draft" });
    }
  });
});

describe("the first mailbox in the form of a new campaign", () => {
  const servers = () => ({
    fromAddress: `amina@${crypto.randomUUID()}.test`,
    fromName: "Amina Bello",
    postalAddress: "Moi Avenue 1, Nairobi",
    host: "127.0.0.1",
    port: String(smtp.login),
    security: "none",
    imapSecurity: "tls",
    password: "pässword",
    hqCountry: "KE",
    hours: "any",
  });
  const countryOf = (accountId: number) =>
    env.DB.prepare("select hq_country c from accounts where id = ?").bind(accountId).first("c");
  const mailboxesOf = (accountId: number) =>
    env.DB.prepare("select count(*) n from mailboxes where account_id = ?").bind(accountId).first("n");

  it("is connected, with the company's country, and offered no more", async () => {
    const { cookie, account } = await signedInBusiness();
    await env.DB.prepare("update accounts set hq_country = null where id = ?").bind(account.id).run();
    const fields = { ...TYPED, ...servers() };
    const missing = await postForm(
      "/campaigns/new",
      { ...fields, hqCountry: "", inPlace: "connect" },
      cookie,
    );
    expect(missing.status).toBe(422);
    expect(await missing.text()).toContain("Please choose the country of your company.");
    expect(await mailboxesOf(account.id)).toBe(0);
    const answer = await postForm("/campaigns/new", { ...fields, inPlace: "connect" }, cookie);
    const html = await answer.text();
    expect(html).toContain("Mailbox Connected");
    expectTyped(html);
    expect(html).not.toContain("Test and connect");
    expect([await mailboxesOf(account.id), await countryOf(account.id)]).toEqual([1, "KE"]);
  });

  it("keeps what is typed, but for the password, if the server refuses it", async () => {
    const { cookie, account } = await signedInBusiness();
    const wrong = {
      ...TYPED,
      ...servers(),
      imapHost: "127.0.0.1",
      imapPort: String(imap.scripted),
      imapSecurity: "none",
      password: "not the password",
    };
    const answer = await postForm("/campaigns/new", { ...wrong, inPlace: "connect" }, cookie);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("Failed to connect mailbox");
    expectTyped(html);
    expect(html).toContain("Moi Avenue 1, Nairobi");
    expect(html).not.toContain("not the password");
    expect(await mailboxesOf(account.id)).toBe(0);
  });

  it("sends a password to no server that the form has not shown", async () => {
    const { cookie, account } = await signedInBusiness();
    const answer = await postForm(
      "/campaigns/new",
      { ...TYPED, ...servers(), host: "", inPlace: "connect" },
      cookie,
    );
    const html = await answer.text();
    expect(html).toMatch(/value="mail\.[\w-]+\.test"/);
    expectTyped(html);
    expect(await mailboxesOf(account.id)).toBe(0);
    const noAddress = await postForm(
      "/campaigns/new",
      { ...TYPED, fromAddress: "x", inPlace: "find" },
      cookie,
    );
    expect(noAddress.status).toBe(422);
  });

  it("is connected first if the form is created with a mailbox typed", async () => {
    const { cookie, account } = await signedInBusiness();
    const answer = await postForm(
      "/campaigns/new",
      { ...TYPED, ...servers(), audience: "contacts:scope=own" },
      cookie,
    );
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toMatch(/^\/campaigns\/\d+$/);
    expect(await mailboxesOf(account.id)).toBe(1);
  });
});
