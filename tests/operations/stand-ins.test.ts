import { createHmac } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestProject } from "vitest/node";
import { serve } from "../../scripts/journey-servers.mjs";
import { migrate } from "../../scripts/prepare.mjs";
import { APP_SECRET, bytesOfEvent, signedByMeta } from "../support/fixtures/platforms-events";
import { startPlatforms } from "../support/servers/meta-server";
import startPaystack from "../support/servers/paystack-server";
import startResearch from "../support/servers/research-server";
import { freePort, newFolder } from "./commands";

type Start = (project: TestProject) => Promise<() => void>;

const PAYSTACK_KEY = "sk_test_njia";
const USER = "KE.77120000000000000047";

const folder = newFolder();
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** Starts a server and returns the address that a test project would get. */
async function addressOf(start: Start): Promise<string> {
  let address = "";
  const provide = (_: string, url: string) => {
    address = url;
  };
  ends.push(await start({ provide } as unknown as TestProject));
  return address;
}

let origin = "";
let platforms: Awaited<ReturnType<typeof startPlatforms>>;
let research = "";
let paystack = "";

async function call(method: string, path: string, cookie: string, body?: unknown) {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { "content-type": "application/json", cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect(answer.ok, `${method} ${path}: ${answer.status} ${text.slice(0, 300)}`).toBe(true);
  return text === "" ? null : JSON.parse(text);
}

async function cookieFrom(path: string, body: object): Promise<string> {
  const answer = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

const signUp = () =>
  cookieFrom("/api/auth/email-register", {
    firstName: "Amina",
    lastName: "Otieno",
    email: `amina-${crypto.randomUUID()}@stand-ins.example`,
    companyName: "Otieno Stores",
    phone: "+254 700 000000",
    operationalMarkets: ["KE"],
    password: "a long test password",
    confirmPassword: "a long test password",
  });

const asAdmin = () =>
  cookieFrom("/api/auth/email-login", { email: "admin@demo.test", password: "demo-Njia-2026" });

/** Waits for an effect of the Worker's queue. */
async function until<T>(read: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const found = await read();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("It did not come about.");
}

beforeAll(async () => {
  platforms = await startPlatforms();
  ends.push(() => platforms.stop());
  research = await addressOf(startResearch);
  paystack = await addressOf(startPaystack);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  expect(await migrate(folder)).toBe(0);
  const server = serve(port, folder, ["--empty"], {
    GLEIF_URL: research,
    WIKIDATA_URL: research,
    PAYSTACK_URL: paystack,
    PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
    META_GRAPH_URL: platforms.url,
    PASSWORD_COST_LOG2: "4",
  });
  ends.push(() => server.stop());
  expect(await server.isReady).toBe(true);
});

describe("an instance with stand-in services", () => {
  it("processes a payment, its partial refunds and a dispute from Paystack", async () => {
    const cookie = await signUp();
    await call("POST", "/api/subscription/upgrade", cookie, { tier: "startup" });
    const invoices = () => call("GET", "/api/invoices", cookie);
    const [invoice] = await invoices();
    const { url } = await call("POST", `/api/invoices/${invoice.id}/pay`, cookie, {});
    const reference = String(url).split("/").at(-1);
    await fetch(`${paystack}/pay/${reference}`, { method: "POST", body: "{}" });
    const tell = async (event: object) => {
      const body = JSON.stringify(event);
      const signature = createHmac("sha512", PAYSTACK_KEY).update(body).digest("hex");
      const headers = { "content-type": "application/json", "x-paystack-signature": signature };
      const answer = await fetch(`${origin}/api/webhooks/paystack`, { method: "POST", body, headers });
      expect(await answer.json()).toEqual({ received: true });
      return (await invoices())[0].status;
    };
    const refund = (number: number, amount: number) => ({
      event: "refund.processed",
      data: {
        status: "processed",
        transaction_reference: reference,
        refund_reference: `${number}-${reference}`,
        amount,
        currency: "USD",
        processor: "stand-in",
        customer: { first_name: null, last_name: null, email: "amina@stand-ins.example" },
        integration: 1,
        domain: "test",
      },
    });
    const opened = {
      event: "charge.dispute.create",
      data: { id: 1, status: "awaiting-merchant-feedback", transaction: { id: 1, reference } },
    };
    expect(await tell({ event: "charge.success", data: { reference, status: "success" } })).toBe("paid");
    expect(await tell(opened)).toBe("paid");
    const cents = Math.round(Number(invoice.total) * 100);
    expect(await tell(refund(1, cents - 500))).toBe("paid");
    expect(await tell(refund(2, 500))).toBe("open");
  });

  it("receives from and replies to a WhatsApp user without a number through the Graph API", async () => {
    const cookie = await signUp();
    const businessName = `Otieno Stores ${crypto.randomUUID()}`;
    await call("POST", "/api/marketing/access", cookie, {
      businessName,
      industry: "ecommerce",
      marketingExperience: "beginner",
      socialMediaPlatforms: ["whatsapp"],
      targetAudience: "Shop owners in Nairobi",
      marketingGoals: "Orders from new shops",
    });
    const admin = await asAdmin();
    const applications: { id: number }[] = await call("GET", "/api/admin/queues/marketing-access", admin);
    const application = applications.find((row) => JSON.stringify(row).includes(businessName));
    await call("POST", `/api/admin/marketing/${application?.id}/approve`, admin);
    const token = `EAAG${crypto.randomUUID().replaceAll("-", "")}`;
    platforms.put(token, {
      businesses: { "55": [{ id: "7001", number: "+254 700 000001", name: "Otieno" }] },
    });
    await call("POST", "/api/marketing/platforms/whatsapp/connect", cookie, {
      apiToken: token,
      appSecret: APP_SECRET,
    });
    const page = await (
      await fetch(`${origin}/marketing/platforms/whatsapp`, { headers: { cookie } })
    ).text();
    const hook = /\/api\/webhooks\/meta\/[\w-]+/.exec(page)?.[0];
    const body = bytesOfEvent({
      object: "whatsapp_business_account",
      entry: [
        {
          id: "55",
          changes: [
            {
              field: "messages",
              value: {
                messaging_product: "whatsapp",
                metadata: { display_phone_number: "254700000001", phone_number_id: "7001" },
                contacts: [{ user_id: USER, profile: { name: "Zawadi", username: "zawadi.s" } }],
                messages: [
                  {
                    id: `wamid.${crypto.randomUUID()}`,
                    from_user_id: USER,
                    timestamp: String(Math.floor(Date.now() / 1000)),
                    type: "text",
                    text: { body: "How much for 12 shops?" },
                  },
                ],
              },
            },
          ],
        },
      ],
    });
    const headers = { "content-type": "application/json", "x-hub-signature-256": signedByMeta(body) };
    expect((await fetch(`${origin}${hook}`, { method: "POST", body, headers })).status).toBe(200);
    const lead = await until(async () => (await call("GET", "/api/social-leads", cookie))[0]);
    expect(lead).toMatchObject({ contactName: "Zawadi", contactPhone: null });
    await call("POST", `/api/marketing/social-leads/${lead.id}/messages`, cookie, { text: "$5,400." });
    const [sent] = await until(async () => {
      const posts = platforms.askedWith(token).filter(({ path }) => path.endsWith("/messages"));
      return posts.length > 0 ? posts : undefined;
    });
    expect(sent?.body).toMatchObject({ recipient: USER, text: { body: "$5,400." } });
  });

  it("imports companies from GLEIF and Wikidata, with their Latin and Arabic names", async () => {
    const room = {
      gleif: [
        {
          lei: "213800STANDIN0000047",
          name: "شركة الواحة للتمور",
          country: "DZ",
          city: "Biskra",
          transliteratedOtherNames: [
            {
              name: "Sharikat Alwaha Liltumur",
              language: "ar-Latn",
              type: "AUTO_ASCII_TRANSLITERATED_LEGAL_NAME",
            },
          ],
        },
      ],
      wikidata: [
        {
          id: "Q990000001",
          name: "Tamanrasset Salt Works",
          arabicName: "ملاحات تمنراست",
          country: "DZ",
          website: "https://tamanrasset-salt.example",
        },
      ],
    };
    await fetch(`${research}/put?room=Njia`, { method: "POST", body: JSON.stringify(room) });
    const cookie = await signUp();
    await call("POST", "/api/admin/research/start", await asAdmin(), {});
    for (const [word, name] of [
      ["Alwaha", "Alwaha"],
      ["Tamanrasset", "Tamanrasset Salt Works"],
      ["تمنراست", "Tamanrasset Salt Works"],
    ] as const) {
      const found = await until(async () => {
        const groups: { kind: string; rows: { title: string }[] }[] = await call(
          "GET",
          `/api/search?q=${encodeURIComponent(word)}`,
          cookie,
        );
        return groups.find(({ kind }) => kind === "companies")?.rows[0];
      });
      expect(found.title).toContain(name);
    }
  });
});
