import { describe, expect, it } from "vitest";
import { callApp, fetchApp, ORIGIN, signedInBusiness } from "../support/harness/app";
import { timeOf } from "../support/harness/time-of";

const get = async (path: string) => {
  const answer = await fetchApp(path);
  return { status: answer.status, text: await answer.text() };
};

describe("a manifest request for many paths (CVE-2026-55685)", () => {
  const deep = "a/".repeat(1_900);
  it.each([
    ["one path of 3,800 segments", `p=/${"/".repeat(3_799)}`],
    ["one path of 1,900 segments", `p=/${deep}`],
    ["the same, encoded", `p=${"%2F".repeat(2_500)}`],
    ["the same under an encoded name", `%70=/${deep}`],
    ["thirteen segments", `p=/${"a/".repeat(13)}`],
    ["121 paths", Array.from({ length: 121 }, (_, index) => `p=/${index}`).join("&")],
  ])("is rejected with status 400 within 50 ms: %s", async (_, query) => {
    const version = "any";
    const ask = () => get(`/__manifest?${query}&version=${version}`);
    expect((await ask()).status).toBe(400);
    expect(await timeOf(ask, 50)).toBeLessThan(50);
  });

  it("succeeds for the paths that our own screens request", async () => {
    const { cookie } = await signedInBusiness();
    const html = await (await fetchApp("/business", { cookie })).text();
    const version = /"version":"([0-9a-f]+)"/.exec(html)?.[1];
    const asked = [...html.matchAll(/<(?:a|form)\b[^>]*data-discover[^>]*>/g)].flatMap(
      ([tag]) => /(?:href|action)="([^"?#]+)/.exec(tag)?.[1] ?? [],
    );
    const query = [...new Set(asked)].map((path) => `p=${encodeURIComponent(path)}`).join("&");
    const answer = await fetchApp(`/__manifest?${query}&version=${version}`);
    expect(answer.status).toBe(200);
    expect(Object.keys(await answer.json<object>()).length).toBeGreaterThan(3);
  });
});

describe("a URL that is expensive for Remix to parse", () => {
  it.each([
    `/${"a/".repeat(3_900)}`,
    `/business/${"/".repeat(7_000)}`,
    `/${"%2F".repeat(2_500)}`,
    `/business/${"a".repeat(7_900)}`,
    `/pricing/${"/a".repeat(3_500)}.data`,
    `/business.data?_routes=${"root,".repeat(1_500)}`,
    `/?${"a[0].b=1&".repeat(800)}`,
  ])("gets a response within 150 ms: number %#", async (path) => {
    const ask = () => get(path);
    expect((await ask()).status).toBeLessThan(500);
    expect(await timeOf(ask, 150)).toBeLessThan(150);
  });
});

describe("a form re-rendered with its input (CVE-2026-34077: turbo-stream serialises it)", () => {
  const fields = (count: number, length: number, name: (at: number) => string) =>
    new URLSearchParams(Array.from({ length: count }, (_, index) => [name(index), "x".repeat(length)]));
  const FORMS: [string, URLSearchParams, number][] = [
    ["499 fields", fields(499, 400, (at) => `field${at}`), 422],
    ["499 names of three levels", fields(499, 10, (at) => `a${at}.b${at}.c${at}`), 422],
    ["a list of 300 lists", fields(499, 1, (at) => `a[${at % 300}][${at % 300}].b`), 422],
    ["a field of 250 kB", fields(1, 250_000, () => "contactName"), 422],
    ["600 fields", fields(600, 10, (at) => `field${at}`), 422],
    ["four levels", fields(10, 10, (at) => `a.b.c.d${at}.e`), 422],
    ["300 kB", fields(1, 300_000, () => "contactName"), 413],
  ];

  it.each(FORMS)("gets a response within 300 ms: %s", async (_, body, status) => {
    const { cookie } = await signedInBusiness();
    for (const path of ["/business/contacts/new", "/business/contacts/new.data"]) {
      const send = async () => {
        const answer = await fetchApp(path, { method: "POST", body, headers: { origin: ORIGIN }, cookie });
        await answer.text();
        return answer.status;
      };
      expect(await send()).toBe(status);
      expect(await timeOf(send, 300)).toBeLessThan(300);
    }
  });
});

describe("Remix 1 data requests (?_data=)", () => {
  it.each([
    ["GET", "/pricing?_data=root"],
    ["GET", "/pricing?_data=routes/site/pricing"],
    ["GET", "/?%5Fdata=nowhere"],
    ["POST", "/business-login?index&_data=routes/auth/business-login"],
  ])("%s %s gets 400 and a message about .data URLs", async (method, path) => {
    const answer = await fetchApp(path, { method, headers: { origin: ORIGIN } });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/^Data is asked for by \.data addresses/);
  });
});

describe("a file upload as a data URL", () => {
  it.each(["/api/upload/attachment", "/api/upload/logo"])(
    "%s quickly refuses a body of blanks",
    async (path) => {
      const { cookie } = await signedInBusiness();
      const blanks = " ".repeat(160_000);
      for (const body of [
        blanks,
        `${blanks}!`,
        `${blanks}==${blanks}!`,
        "=".repeat(160_000),
        blanks.repeat(6),
      ]) {
        const send = () =>
          callApp("POST", path, { filename: "a.png", fileData: `data:image/png;base64,${body}` }, cookie);
        const answer = await send();
        expect([answer.status, body.length]).toEqual([422, body.length]);
        expect(await timeOf(send, 300)).toBeLessThan(300);
      }
    },
  );
});
