import { describe, expect, it } from "vitest";
import { fetchApp, signedInBusiness } from "../support/harness/app";
import { timeOf } from "../support/harness/time-of";

const TYPE = "multipart/form-data; boundary=b";
const part = (name: string, text: string, more = "") =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
const FILE = part("file", "name,country\r\nSoko,Kenya\r\n", '; filename="a.csv"');
const END = "--b--\r\n";

async function sender(path: string) {
  const { cookie } = await signedInBusiness();
  return async (body: string, type = TYPE) => {
    const answer = await fetchApp(path, { method: "POST", body, headers: { "content-type": type }, cookie });
    return { status: answer.status, text: await answer.text() };
  };
}

const BODIES: [string, string][] = [
  ["787,000 empty parts", part("a", "").repeat(400_000) + END],
  ["787,000 parts without a head", "--b\r\n\r\n".repeat(787_000) + END],
  ["a head of 4 MB", `--b\r\n${"X-A: b\r\n".repeat(500_000)}\r\n\r\n${END}`],
  ["a head that never ends", `--b\r\nContent-Disposition: form-data; name="${"a".repeat(4_000_000)}`],
];

describe("a multipart form body", () => {
  for (const path of ["/api/imports", "/business/imports/new", "/ai-outreach-templates/new"])
    it.each(BODIES)(`with excessive parts is refused at ${path} within 300 ms: %s`, async (_, body) => {
      const send = await sender(path);
      const { status, text } = await send(body);
      expect([413, 422]).toContain(status);
      expect(text).toMatch(/too many or invalid parts|is incomplete|missing/);
      expect(await timeOf(() => send(body), 300)).toBeLessThan(300);
    });

  it.each([
    ["a boundary of 71 letters", `multipart/form-data; boundary=${"b".repeat(71)}`],
    ["no boundary", "multipart/form-data"],
    ["a boundary behind 600 blanks", `multipart/form-data;${" ".repeat(600)}boundary=b`],
  ])("with %s is refused", async (_, type) => {
    const send = await sender("/api/imports");
    expect((await send(FILE + END, type)).status).toBe(422);
  });

  it("is accepted with the fields that a browser sends along with a file", async () => {
    const send = await sender("/api/imports");
    const fields = Array.from({ length: 12 }, (_, index) => part(`field${index}`, "x".repeat(100))).join("");
    expect(await send(fields + FILE + END)).toMatchObject({ status: 201 });
    expect(await send(FILE + END, 'multipart/form-data; charset=utf-8; boundary="b"')).toMatchObject({
      status: 201,
    });
  });

  it("with a file of only line breaks is processed within four seconds", async () => {
    const send = await sender("/api/imports");
    const body = part("file", "a,b\r\n".repeat(400_000), '; filename="a.csv"') + END;
    expect(await timeOf(() => send(body), 4_000)).toBeLessThan(4_000);
  });
});
