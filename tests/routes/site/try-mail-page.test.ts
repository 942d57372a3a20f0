import { describe, expect, it } from "vitest";
import { SAMPLES } from "~/domains/replies/playground/samples";
import { putOff } from "../../security/put-off";
import { deliveryReport, rawMail } from "../../support/fixtures/raw-mails";
import { fetchApp, ORIGIN, postForm } from "../../support/harness/app";

const PATH = "/email-response-demo";

interface Whole {
  mail?: string;
  file?: Uint8Array;
}

const post = ({ mail = "", file = new Uint8Array() }: Whole, headers: Record<string, string> = {}) => {
  const body = new FormData();
  body.set("mail", mail);
  body.set("file", new File([file as Uint8Array<ArrayBuffer>], file.length ? "mail.eml" : ""));
  return fetchApp(PATH, {
    method: "POST",
    body,
    headers: { origin: ORIGIN, "sec-fetch-site": "same-origin", ...headers },
  });
};
const textOf = async (answer: Response) =>
  (await answer.text()).replace(/<style>[\s\S]*?<\/style>/g, "").replace(/<!-- -->/g, "");

describe("the email playground page", () => {
  it("shows the same result for a pasted delivery report and for its file", async () => {
    const file = deliveryReport("<a1@soko.test>", "amina@buyer.test", "5.1.1");
    for (const whole of [{ file }, { mail: new TextDecoder().decode(file) }]) {
      const answer = await post(whole);
      expect(answer.status).toBe(200);
      const page = await textOf(answer);
      for (const words of [
        "Invalid address",
        "amina@buyer.test",
        "5.1.1",
        "550 no such user",
        "&lt;a1@soko.test&gt;",
        "None of your campaigns will email it again",
      ])
        expect(page).toContain(words);
      expect(page).not.toContain("<script");
      expect(page.length).toBeLessThan(20_000);
    }
  });

  it("shows the sender's own text, the removed quote and the next action", async () => {
    const mail = rawMail(
      { From: "amina@buyer.test", Subject: "Re: Solar" },
      "We are interested.\n\nOn Tue, 3 Nov 2026 at 10:01, Sales <sales@soko.test> wrote:\n> Unsubscribe here.",
    );
    const page = await textOf(await post({ file: mail }));
    for (const words of [
      "<mark>interested</mark>",
      "Removed text",
      "&gt; Unsubscribe here.",
      "Next action",
      "High",
    ])
      expect(page).toContain(words);
  });

  it("reads pasted text as UTF-8, and a file in its declared character set", async () => {
    const mail =
      "From: fatou@buyer.test\r\nSubject: Re\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: 8bit\r\n\r\nNous sommes intéressés.";
    const file = Uint8Array.from(mail, (letter) => letter.charCodeAt(0));
    for (const whole of [{ file }, { mail }])
      expect(await textOf(await post(whole))).toContain("Nous sommes intéressés.");
  });

  it("reports missing, invalid and oversized input", async () => {
    const cases: [Whole, number, string][] = [
      [{}, 422, "Paste an email or choose an email file."],
      [{ mail: "Hello, call me" }, 400, "Send the complete email"],
      [{ file: new TextEncoder().encode("%PDF-1.7 \n") }, 400, "Send the complete email"],
      [{ file: new Uint8Array(1024 * 1024 + 1) }, 413, "larger than 1 MB"],
      [{ mail: "From: x\n".repeat(26_000) }, 422, "Paste at most 200,000 characters"],
    ];
    for (const [whole, status, words] of cases) {
      const answer = await post(whole);
      expect([answer.status, await textOf(answer)]).toEqual([status, expect.stringContaining(words)]);
    }
    expect(await textOf(await post({ mail: "Hello, call me" }))).toContain("Hello, call me</textarea>");
  });

  it("shares one request limit per network with the API call", async () => {
    const network = { "cf-connecting-ip": "198.51.100.77" };
    const mail = "From: amina@buyer.test\n\nHello";
    const seen: number[] = [];
    for (let n = 0; n < 122; n += 1) seen.push((await putOff(120, () => post({ mail }, network))).status);
    expect(seen.indexOf(429)).toBe(120);
    const call = { method: "POST", body: mail, headers: { ...network, "content-type": "message/rfc822" } };
    expect((await fetchApp("/api/email-response-demo", call)).status).toBe(429);
  });

  it.each([
    ["interested", "Interested"],
    ["refusal", "Not interested"],
    ["referral", "Wrong person"],
    ["text", "Invalid address"],
    ["away", "Not classified (automated email)"],
    ["gone", "Invalid address"],
    ["full", "Mailbox full or unavailable"],
    ["blocked", "Blocked (sender reputation)"],
    ["complaint", "Spam complaint"],
  ])("classifies its sample %s correctly", async (name, words) => {
    const sample = SAMPLES[name]?.mail;
    const form = await textOf(await fetchApp(`${PATH}?sample=${name}`));
    expect(form).toContain(`value="${sample?.from}"`);
    const page = await textOf(await postForm(PATH, { ...sample }));
    expect(page.split('class="verdict ')[1]?.slice(0, 200)).toContain(words);
  });
});
