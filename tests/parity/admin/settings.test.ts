import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { application, signUpAdmin } from "../../support/fixtures/people";
import { callApp, databaseState, fetchApp, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";
import { MAIL_COLUMNS } from "../../support/harness/every-row";

async function administrator() {
  const { userId, email, token } = await signUpAdmin();
  return { userId, email, cookie: `njia=${token}` };
}
type Admin = Awaited<ReturnType<typeof administrator>>;
let [byForm, byCall] = [{} as Admin, {} as Admin];
beforeAll(async () => {
  [byForm, byCall] = [await administrator(), await administrator()];
});

const patch = (body: unknown) => callApp("PATCH", "/api/admin/settings", body, byCall.cookie);
const CLAIMS = {
  mode: "stated",
  agents: "10,000+",
  countries: "54",
  revenue: "$2.5M",
  companies: "200,000+",
  confidence: "85%+",
};
const NO_COMPANY = {
  legalName: "",
  address: "",
  registrationNumber: "",
  taxNumber: "",
  privacyEmail: "",
  governingLaw: "",
  bankAccounts: [],
};
const BANK_ACCOUNT = {
  currency: "USD",
  bankName: "Jua Bank",
  accountHolder: "Njia Ltd",
  accountNumber: "0012 3456 78",
  swift: "JUABKENA",
};
const COMPANY = {
  legalName: "Njia Ltd",
  address: "1 Ngong Road\nNairobi",
  registrationNumber: "PVT-2026-1",
  taxNumber: "P051234567X",
  privacyEmail: "privacy@njia.test",
  governingLaw: "the laws of Kenya",
};
const companyFields = (company: Record<string, string>, ...accounts: Record<string, string>[]) =>
  Object.fromEntries([
    ...Object.entries(company).map(([name, value]) => [`operator.${name}`, value]),
    ...accounts.flatMap((account, index) =>
      Object.entries(account).map(([name, value]) => [`operator.bankAccounts[${index}].${name}`, value]),
    ),
  ]);
const EMPTY_ROW = Object.fromEntries(Object.keys(BANK_ACCOUNT).map((name) => [name, ""]));
const BUILT_IN = {
  claims: CLAIMS,
  salesEmail: null,
  operator: NO_COMPANY,
  localPrices: null,
  passwordMinimum: null,
  linkDomains: [] as string[],
  oneToOneEmail: { dailyLimit: 200, testDailyLimit: 20 },
  switches: { signUp: true, agentApplications: true, demo: true },
};
const reset = async () => expect((await patch(BUILT_IN)).status).toBe(200);
afterEach(reset);

const current = async () => {
  const answer = await fetchApp("/api/admin/settings", { cookie: byCall.cookie });
  const { claims, salesEmail, operator, localPrices, passwordMinimum, linkDomains, oneToOneEmail, switches } =
    (await answer.json()) as typeof BUILT_IN;
  return { claims, salesEmail, operator, localPrices, passwordMinimum, linkDomains, oneToOneEmail, switches };
};
const lastLine = async ({ userId }: Admin) =>
  env.DB.prepare("select action, target, detail from audit_log where actor_id = ? order by id desc limit 1")
    .bind(userId)
    .first();
const textOf = async (path: string) => (await fetchApp(path)).text();

/** Path of the form, its fields, and the same change as the body of a call. */
const CHANGES: [string, Record<string, string>, Record<string, unknown>][] = [
  [
    "claims",
    Object.fromEntries(Object.entries({ ...CLAIMS, agents: "12,000+" }).map(([k, v]) => [`claims.${k}`, v])),
    { claims: { agents: "12,000+" } },
  ],
  ["sales-address", { salesEmail: "deals@njia.test" }, { salesEmail: "deals@njia.test" }],
  [
    "local-prices",
    { "localPrices.rates": "kes 129.20\nNGN 1,500", "localPrices.ratedOn": "2026-11-12" },
    {
      localPrices: {
        ratedOn: "2026-11-12",
        rates: [
          { currency: "KES", perDollar: 129.2 },
          { currency: "NGN", perDollar: 1500 },
        ],
      },
    },
  ],
  [
    "company",
    companyFields(COMPANY, EMPTY_ROW, BANK_ACCOUNT),
    { operator: { ...COMPANY, bankAccounts: [BANK_ACCOUNT] } },
  ],
  ["passwords", { passwordMinimum: "10" }, { passwordMinimum: 10 }],
  [
    "link-domains",
    { linkDomains: "www.Shop.example\nhttps://news.example/path\n" },
    { linkDomains: ["news.example", "shop.example"] },
  ],
  [
    "one-to-one-email",
    { "oneToOneEmail.dailyLimit": "150", "oneToOneEmail.testDailyLimit": "20" },
    { oneToOneEmail: { dailyLimit: 150 } },
  ],
  ["switches", { "switches.signUp": "on" }, { switches: { agentApplications: false, demo: false } }],
];

describe("settings changed by form and by call", () => {
  it.each(CHANGES)("have the same effect: %s", async (path, fields, body) => {
    const form = await postForm(`/admin/settings/${path}`, fields, byForm.cookie);
    expect([form.status, form.headers.get("location")]).toEqual([302, "/admin/settings"]);
    const [effect, line] = [await current(), await lastLine(byForm)];
    await reset();
    expect((await patch(body)).status).toBe(200);
    expect([await current(), await lastLine(byCall)]).toEqual([effect, line]);
  });

  it.each([
    ["claims", { "claims.agents": "" }, { claims: { agents: "" } }, "This field is required."],
    [
      "claims",
      { "claims.revenue": "x".repeat(21) },
      { claims: { revenue: "x".repeat(21) } },
      "Use at most 20 char",
    ],
    ["sales-address", { salesEmail: "sales" }, { salesEmail: "sales" }, "Enter an email address, e.g."],
    [
      "link-domains",
      { linkDomains: "shop.example\nlocalhost" },
      { linkDomains: ["shop.example", "localhost"] },
      "“localhost” isn’t a domain.",
    ],
    [
      "company",
      companyFields({ privacyEmail: "privacy" }),
      { operator: { privacyEmail: "privacy" } },
      "Enter an email address",
    ],
    [
      "company",
      companyFields({}, { ...BANK_ACCOUNT, currency: "dollars" }),
      { operator: { bankAccounts: [{ ...BANK_ACCOUNT, currency: "dollars" }] } },
      "Enter a 3-letter currency code",
    ],
    [
      "one-to-one-email",
      { "oneToOneEmail.dailyLimit": "0" },
      { oneToOneEmail: { dailyLimit: 0 } },
      "Enter a number of emails from 1 to 10,000.",
    ],
    [
      "local-prices",
      { "localPrices.rates": "KES 129.20\nshillings" },
      { localPrices: { ratedOn: "2026-11-12", rates: [{ currency: "shillings", perDollar: 1 }] } },
      "Enter a 3-letter currency code",
    ],
    ["passwords", { passwordMinimum: "5" }, { passwordMinimum: 5 }, "Enter a number from 6 to 64."],
  ])(
    "are rejected with the same message, and the form keeps its input: %s %j",
    async (path, fields, body, message) => {
      const whole = { ...CHANGES.find(([name]) => name === path)?.[1], ...fields };
      const before = await databaseState(["settings", "audit_log"]);
      const form = await postForm(`/admin/settings/${path}`, whole, byForm.cookie);
      const call = await patch(body);
      expect([form.status, call.status]).toEqual([422, 422]);
      const [page, words] = [await form.text(), await call.text()];
      expect([page.includes(message), words.includes(message)]).toEqual([true, true]);
      for (const typed of Object.values(whole)) expect(page).toContain(typed);
      expect(await databaseState(["settings", "audit_log"])).toBe(before);
    },
  );

  it("show local prices under the plans while their rates are recent", async () => {
    const rates = [{ currency: "KES", perDollar: 129.2 }];
    const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    await patch({ localPrices: { ratedOn: dayBefore(1), rates } });
    for (const path of ["/", "/pricing"]) expect(await textOf(path)).toContain("≈ KES 12,800");
    expect(await textOf("/pricing")).toContain("You pay in US dollars.");
    await patch({ localPrices: { ratedOn: dayBefore(40), rates } });
    for (const path of ["/", "/pricing"]) expect(await textOf(path)).not.toContain("≈");
  });

  it("send a test email and a test request to the model", async () => {
    const form = await postForm("/admin/settings/test-mail", {}, byForm.cookie);
    const call = await callApp("POST", "/api/admin/settings/test-mail", {}, byCall.cookie);
    expect([form.status, call.status, await call.json()]).toEqual([302, 202, { to: byCall.email }]);
    expect((await lastLine(byForm))?.action).toBe((await lastLine(byCall))?.action);
    const asked = await postForm("/admin/settings/test-ai", {}, byForm.cookie);
    const answer = await callApp("POST", "/api/admin/settings/test-ai", {}, byCall.cookie);
    expect([asked.status, answer.status]).toEqual([302, 200]);
    expect(await answer.json()).toMatchObject({
      answer: null,
      reason: expect.stringContaining("No AI model"),
    });
    expect(await lastLine(byForm)).toEqual(await lastLine(byCall));
  });
});

describe("a cached page", () => {
  it("shows a change immediately", async () => {
    for (const path of ["/", "/agent-community", "/demo/agents"])
      expect(await textOf(path)).toContain("10,000+");
    expect(await textOf("/agent-signup")).toContain("85%+ confidence");
    await patch({ claims: { agents: "12,345", confidence: "91%" }, salesEmail: "deals@njia.test" });
    for (const path of ["/", "/agent-community", "/demo/agents"])
      expect(await textOf(path)).toContain("12,345");
    expect(await textOf("/agent-signup")).toContain("91% confidence");
    for (const path of ["/", "/pricing", "/terms", "/privacy", "/data-request"])
      expect(await textOf(path)).toContain("deals@njia.test");
    await patch({ claims: { mode: "live" } });
    expect(await textOf("/agent-signup")).toContain("You get AI leads");
    expect(await textOf("/agent-community")).not.toContain("Built for");
  });
});

const person = (over: Record<string, string> = {}) => ({
  firstName: "Amina",
  lastName: "Bello",
  email: `amina-${crypto.randomUUID()}@shop.test`,
  password: "correct horse",
  confirmPassword: "correct horse",
  ...over,
});
const applying = () => application() as Record<string, string | string[]>;

/** Includes the email columns that a request writes: the queue's job updates the other columns in the meantime. */
const stateWithMails = async (tables: string[]) => {
  const { results } = await env.DB.prepare(
    `select ${MAIL_COLUMNS.join(", ")} from transactional_emails order by id`,
  ).all();
  return `${await databaseState(tables)} ${JSON.stringify(results)}`;
};

describe("a switch turned off", () => {
  it("closes both sign-up pages and the sign-up call", async () => {
    await patch({ switches: { signUp: false } });
    const before = await stateWithMails(["users", "accounts"]);
    for (const path of ["/auth/signup", "/business-signup"]) {
      const page = await textOf(path);
      expect([page.includes("Sign-up is closed for now."), page.includes('name="password"')]).toEqual([
        true,
        false,
      ]);
      const posted = await postForm(path, person());
      expect([posted.status, (await posted.text()).includes("Sign-up is closed for now.")]).toEqual([
        403,
        true,
      ]);
    }
    const call = await callApp("POST", "/api/auth/email-register", person());
    expect([call.status, await call.text()]).toEqual([
      403,
      expect.stringContaining("Sign-up is closed for now."),
    ]);
    expect(await stateWithMails(["users", "accounts"])).toBe(before);
  });

  it("closes the agent application page and the call", async () => {
    await patch({ switches: { agentApplications: false } });
    const before = await stateWithMails(["users", "agents"]);
    expect(await textOf("/agent-auth")).toContain("Agent applications are closed for now.");
    expect(await textOf("/agent-auth?mode=login")).toContain('name="password"');
    const posted = await postForm("/agent-auth?mode=signup", applying());
    const call = await callApp("POST", "/api/agents/signup", applying());
    expect([posted.status, call.status]).toEqual([403, 403]);
    expect(await stateWithMails(["users", "agents"])).toBe(before);
  });

  it("removes the demo and all links to it", async () => {
    expect(await textOf("/")).toContain('href="/demo"');
    await patch({ switches: { demo: false } });
    for (const path of ["/demo", "/demo/live", "/demo/agents", "/demo/pricing"])
      expect((await fetchApp(path)).status).toBe(404);
    for (const path of ["/", "/solutions", "/agent-community", "/auth", "/sitemap.xml", "/nothing-here"])
      expect(await textOf(path)).not.toContain("/demo");
  });
});

describe("the company details", () => {
  it("are shown in the footer, the terms and the privacy page", async () => {
    await patch({ operator: { ...COMPANY, bankAccounts: [BANK_ACCOUNT] } });
    for (const path of ["/", "/terms", "/privacy"])
      expect(await textOf(path)).toContain("Njia Ltd, PVT-2026-1, 1 Ngong Road, Nairobi");
    expect(await textOf("/terms")).toContain("governed by the laws of Kenya");
    expect(await textOf("/privacy")).toContain('href="mailto:privacy@njia.test"');
  });

  it("are requested on the administrator’s home until they are complete", async () => {
    const home = async () => (await fetchApp("/admin", { cookie: byForm.cookie })).text();
    expect(await home()).toContain("Invoices are drafts");
    await patch({ operator: { ...COMPANY, registrationNumber: "" } });
    expect(await home()).toContain("Invoices are drafts");
    await patch({ operator: COMPANY });
    expect(await home()).not.toContain("Invoices are drafts");
  });

  it("require a legal name, an address and a registration number in the form", async () => {
    const answer = await postForm(
      "/admin/settings/company",
      companyFields({ taxNumber: "P1" }),
      byForm.cookie,
    );
    expect(answer.status).toBe(422);
    expect(
      (await answer.text()).match(/Invoices must include this detail\. Enter a value\./g)?.length,
    ).toBeGreaterThan(2);
  });
});

describe("the minimum password length", () => {
  it("is shown in the hint, and enforced with the same message by form and call", async () => {
    await patch({ passwordMinimum: 14 });
    for (const path of ["/auth/signup", "/business-signup", "/agent-auth"])
      expect(await textOf(path)).toContain("At least 14 characters");
    const short = person({ password: "abc", confirmPassword: "abc" });
    const shortAgent = { ...applying(), password: "abc", confirmPassword: "abc" };
    const answers = [
      await postForm("/auth/signup", short),
      await callApp("POST", "/api/auth/email-register", short),
      await postForm("/agent-auth?mode=signup", shortAgent),
      await callApp("POST", "/api/agents/signup", shortAgent),
      await postForm("/admin/users/new", { ...short, userType: "business" }, byForm.cookie),
      await callApp("POST", "/api/admin/users", short, byCall.cookie),
    ];
    for (const answer of answers)
      expect([answer.status, await answer.text()]).toEqual([
        422,
        expect.stringContaining("Password must be at least 14 characters long."),
      ]);
  });
});
