import { eq } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { queueDueInboxes } from "~/domains/mailboxes/inboxes/queue-inboxes.server";
import { pollInbox } from "~/domains/replies/polling/poll-inbox.server";
import { threads } from "~/domains/replies/tables";
import { LOOK } from "~/domains/templates/template-limits";
import { campaignTo } from "../../support/fixtures/audiences";
import { importPeople } from "../../support/fixtures/imports";
import { inboxOf, markSent } from "../../support/fixtures/inboxes";
import { replyTo } from "../../support/fixtures/raw-mails";
import { makeCampaign, makeMailbox } from "../../support/fixtures/sending";
import { fetchApp, ORIGIN, postForm, signedInBusiness } from "../../support/harness/app";
import { type Business, env } from "../../support/harness/context";
import { newUser, script } from "../../support/servers/imap";

/** Queues the inboxes that are due, as the schedule does each minute, and runs their jobs. */
async function runDuePolls(ctx: Business["ctx"]) {
  ctx.queue.sent.length = 0;
  await queueDueInboxes(ctx);
  for (const job of ctx.queue.sent) if (job.kind === "poll-inbox") await pollInbox(ctx, job.mailboxId);
}

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
  // As in the form, most fields follow the file.
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

it("shows a rejected campaign form with check and preview of the typed content", async () => {
  const { ctx, cookie } = await signedInBusiness();
  const { id } = await importPeople(ctx, people(2));
  const refused = await postForm("/campaigns/new", { ...TYPED, name: "", audience: `import:${id}` }, cookie);
  // Leaves out the data for the script, which contains what the empty form showed.
  const [html] = (await refused.text()).split("__remixContext");
  expect(refused.status).toBe(422);
  expect(html).toContain("2 contacts will be emailed.");
  expect(html).toContain("1 email per recipient.");
  expect(html).toContain("Solar for Sunbird 0");
  expect(html).not.toContain("This campaign has no steps.");
});

describe("a contact file uploaded in the new-campaign form", () => {
  it.each(["/campaigns/new", "/business/campaigns"])(
    "is imported and becomes the audience, and the form keeps its input: %s",
    async (path) => {
      const { cookie } = await signedInBusiness();
      const file = `${people(4)}\nKofi Mensah,,Volta,Ghana\n`;
      const answer = await send(path, cookie, TYPED, { name: "customers.csv", text: file });
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expectTyped(html);
      expect(html).toContain("5 contacts imported");
      expect(html).toContain("4 of 5 contacts will be emailed.");
      expect(audienceIn(html)).toMatch(/^import:\d+$/);
      // A link in this tab would lose what was typed.
      const links = html.match(/<a [^>]*href="\/campaigns\/audience\?[^>]*>/g) ?? [];
      expect(links.length).toBeGreaterThan(1);
      for (const link of links) expect(link).toContain('target="_blank"');
    },
  );

  it("counts the file's existing contacts, and emails them too", async () => {
    const { cookie } = await signedInBusiness();
    const text = people(3);
    await send("/campaigns/new", cookie, TYPED, { name: "a.csv", text });
    const same = await send("/campaigns/new", cookie, TYPED, { name: "b.csv", text });
    expect(same.status).toBe(200);
    const html = await same.text();
    expect(html).toContain("3 contacts in the file: 0 new, 3 existing");
    expect(html).toContain("3 contacts will be emailed.");
    expectTyped(html);
    const more = await send("/campaigns/new", cookie, TYPED, {
      name: "c.csv",
      text: `${text}\nKofi Mensah,kofi@volta.test,Volta,Ghana`,
    });
    const page = await more.text();
    expect(page).toContain("4 contacts in the file: 1 new, 3 existing");
    expect(page).toContain("4 contacts will be emailed.");
  });

  it("is rejected above the size limit while streaming, and all other fields are kept", async () => {
    const { cookie, ctx } = await signedInBusiness({ plan: "scaleup" });
    const boundary = "limit";
    const field = (name: string, value: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const head = `${field("name", TYPED.name)}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="big.csv"\r\ncontent-type: text/csv\r\n\r\nName,Email\n`;
    const tail = `\r\n${field("subject", TYPED.subject)}${field("description", TYPED.description)}${field("hours", "any")}${field("inPlace", "import")}--${boundary}--\r\n`;
    const rows = new TextEncoder().encode("Amina Bello,amina@shop.test\n".repeat(2_000));
    const chunks = Math.ceil((50 * 1024 * 1024) / rows.length) + 3;
    let sent = -1;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent === 0) controller.enqueue(new TextEncoder().encode(head));
        else if (sent <= chunks) controller.enqueue(rows.slice());
        else {
          controller.enqueue(new TextEncoder().encode(tail));
          controller.close();
        }
      },
    });
    const headers = {
      origin: ORIGIN,
      "sec-fetch-site": "same-origin",
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "content-length": String(head.length + chunks * rows.length + tail.length),
    };
    const answer = await fetchApp("/campaigns/new", { method: "POST", body, headers, cookie });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("Failed to import contacts");
    expect(html).toContain("50 MB");
    expectTyped(html);
    const kept = await env.DB.prepare("select count(*) n from imports where account_id = ?")
      .bind(ctx.account.id)
      .first("n");
    expect([kept, (await ctx.files.list({ prefix: `imports/${ctx.account.id}/` })).objects]).toEqual([0, []]);
  });

  it.each([
    ["no file", undefined, "Choose a CSV file first."],
    ["a picture", { name: "photo.csv", text: `\u0089PNG\r\n\u0000${"\u0000".repeat(400_000)}` }, "CSV"],
    ["no header", { name: "x.csv", text: "Amina,amina@shop.test\nKofi,kofi@shop.test" }, "no column names"],
    ["no row", { name: "x.csv", text: "Name,Email\n" }, "no rows"],
  ] as const)("is rejected with an error, and the form keeps its input: %s", async (_what, file, message) => {
    const { cookie } = await signedInBusiness();
    const answer = await send("/campaigns/new", cookie, TYPED, file);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("Failed to import contacts");
    expect(html).toContain(message);
    expectTyped(html);
  });

  it("opens its import and saves the form as a draft if it needs a choice or is large", async () => {
    const { cookie, ctx } = await signedInBusiness();
    for (const text of ["Name,Remark\nAmina Bello,hello\n", people(1_200)]) {
      const answer = await send("/campaigns/new", cookie, TYPED, { name: "customers.csv", text });
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toMatch(
        /^\/business\/imports\/\d+\?next=%2Fcampaigns%2F\d+%2Fedit$/,
      );
      const row = await env.DB.prepare("select max(id) id from outreach_campaigns where account_id = ?")
        .bind(ctx.account.id)
        .first<{ id: number }>();
      expect(await getCampaign(ctx, row?.id ?? 0)).toMatchObject({ name: TYPED.name, status: "draft" });
    }
  });
});

describe("the form of a draft campaign", () => {
  const draftOf = async (ctx: Business["ctx"]) => (await campaignTo(ctx, "contacts:scope=own")).id;

  it("imports a file in place with the typed values kept, and rejects an invalid mailbox", async () => {
    const { cookie, ctx } = await signedInBusiness();
    const id = await draftOf(ctx);
    const path = `/campaigns/${id}/edit`;
    const answer = await send(path, cookie, TYPED, { name: "customers.csv", text: people(4) });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain("4 contacts imported");
    expect(html).toContain('value="First round"');
    expect(audienceIn(html)).toMatch(/^import:\d+$/);
    expect((await getCampaign(ctx, id)).name).toBe("People");
    const refused = await postForm(path, { ...TYPED, fromAddress: "x", inPlace: "find" }, cookie);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Failed to connect mailbox");
  });

  it("is previewed by POST, and neither URL nor response contains a typed password", async () => {
    const { cookie, ctx } = await signedInBusiness();
    const id = await draftOf(ctx);
    for (const path of [`/campaigns/${id}/edit`, "/campaigns/new"]) {
      const page = await (await fetchApp(path, { cookie })).text();
      expect(page, path).toContain(`name="${LOOK}"`);
      expect(page, path).not.toMatch(/formmethod="get"/i);
      const answer = await postForm(path, { ...TYPED, [LOOK]: "1", password: "typed-secret" }, cookie);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      expect(html).toContain("First round");
      expect(html).not.toContain("typed-secret");
    }
    expect((await getCampaign(ctx, id)).name).toBe("People");
  });

  it("returns not found for another account", async () => {
    const [mine, other] = [await signedInBusiness(), await signedInBusiness()];
    const id = await draftOf(mine.ctx);
    const answer = await send(`/campaigns/${id}/edit`, other.cookie, TYPED, {
      name: "a.csv",
      text: people(1),
    });
    expect(answer.status).toBe(404);
  });
});

describe("screens that resolve a campaign's obstacles", () => {
  const next = "/campaigns/new?name=First";

  it("return to the campaign after a signature, a mailbox or an import", async () => {
    const { cookie, ctx } = await signedInBusiness();
    const query = new URLSearchParams({ step: "details", next });
    const saved = await postForm(
      `/ai-outreach-templates/signature?${query}`,
      { name: "Amina Bello" },
      cookie,
    );
    expect([saved.status, saved.headers.get("location")]).toEqual([302, next]);
    const { id } = await makeMailbox(ctx, 25);
    const page = await fetchApp(`/mailboxes/${id}?${new URLSearchParams({ next })}`, { cookie });
    expect(await page.text()).toContain(`href="${next}"`);
    const row = await importPeople(ctx, people(2));
    const done = await fetchApp(`/business/imports/${row.id}?${new URLSearchParams({ next })}`, { cookie });
    expect(await done.text()).toContain(`href="${next}&amp;audience=import%3A${row.id}"`);
  });

  it("never link to another site", async () => {
    const { cookie, ctx } = await signedInBusiness();
    const { id } = await makeMailbox(ctx, 25);
    const page = await fetchApp(`/mailboxes/${id}?next=https://evil.test/`, { cookie });
    expect(await page.text()).not.toContain("evil.test");
  });
});

describe("the first mailbox in the new-campaign form", () => {
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

  it("is connected together with the company's country, and then no longer offered", async () => {
    const { cookie, account } = await signedInBusiness();
    await env.DB.prepare("update accounts set hq_country = null where id = ?").bind(account.id).run();
    const fields = { ...TYPED, ...servers() };
    const missing = await postForm(
      "/campaigns/new",
      { ...fields, hqCountry: "", inPlace: "connect" },
      cookie,
    );
    expect(missing.status).toBe(422);
    expect(await missing.text()).toContain("Choose your company’s country.");
    expect(await mailboxesOf(account.id)).toBe(0);
    const answer = await postForm("/campaigns/new", { ...fields, inPlace: "connect" }, cookie);
    const html = await answer.text();
    expect(html).toContain("Mailbox connected");
    expectTyped(html);
    expect(html).not.toContain("Test and connect");
    expect([await mailboxesOf(account.id), await countryOf(account.id)]).toEqual([1, "KE"]);
  });

  it("keeps the typed values, except the password, if the server rejects it", async () => {
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

  it("never sends a password to a server the form has not shown", async () => {
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

  it("has its inbox synced like one connected on its own page", async () => {
    const { cookie, ctx, account } = await signedInBusiness();
    await env.DB.prepare("update users set email_verified_at = 1 where account_id = ?")
      .bind(account.id)
      .run();
    const user = newUser();
    const box = { password: "pässword" };
    await script(user, { ...box, mails: [] });
    const fields = {
      ...servers(),
      username: user,
      imapHost: "127.0.0.1",
      imapPort: String(imap.scripted),
      imapSecurity: "none",
    };
    const answer = await postForm("/campaigns/new", { ...TYPED, ...fields, inPlace: "connect" }, cookie);
    expect(await answer.text()).toContain("Mailbox connected");
    const mailboxId = await env.DB.prepare("select id from mailboxes where account_id = ?")
      .bind(account.id)
      .first<number>("id");
    if (mailboxId === null) throw new Error("no mailbox");
    const inbox = await inboxOf(ctx, mailboxId);
    expect(inbox.nextPollAt.getTime()).toBeLessThanOrEqual(Date.now());
    await env.DB.prepare("update mailboxes set ready_at = 1 where id = ?").bind(mailboxId).run();
    const { campaignId } = await makeCampaign(ctx, mailboxId, ["reader@buyer.test"]);
    const [sent = ""] = await markSent(ctx, campaignId);
    await runDuePolls(ctx);
    const raw = new TextDecoder().decode(replyTo(sent, "reader@buyer.test", "Yes, I am interested."));
    await script(user, { ...box, mails: [{ uid: 1, raw }] });
    await env.DB.prepare("update inboxes set next_poll_at = 1 where mailbox_id = ?").bind(mailboxId).run();
    await runDuePolls(ctx);
    const rows = await ctx.db.select().from(threads).where(eq(threads.accountId, account.id));
    expect(rows).toHaveLength(1);
  });

  it("is connected first if the form is submitted with mailbox details", async () => {
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
