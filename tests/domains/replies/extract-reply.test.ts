import { describe, expect, it } from "vitest";
import { extractReply } from "~/domains/replies/parsing/strip-quoted-text";
import { textOfHtml } from "~/domains/replies/parsing/strip-quoted-text/html-quotes";
import { timeOf } from "../../support/harness/time-of";
import { score } from "../../understanding/strip-quoted-text/score";

const AIMS: Record<string, number> = {
  "own words, exactly": 0.95,
  "exactly, written by hand": 0.95,
  "nothing of the person's words lost": 1,
  "nothing of the quote kept": 0.95,
};

describe("extracting a reply's own text from the labelled emails", () => {
  it("reaches the accuracy goals in both halves", async () => {
    const figures = await score(extractReply);
    for (const [name, aim] of Object.entries(AIMS)) {
      const figure = figures.find((figure) => figure.name === name);
      expect(figure?.cases.held, name).toBeGreaterThan(100);
      expect(figure?.open, `${name}: ${figure?.misses?.join("\n\n")}`).toBeGreaterThanOrEqual(aim);
      expect(figure?.held, name).toBeGreaterThanOrEqual(aim);
    }
  });
});

const OURS = `Dear Amina,

We help supermarkets in Kisumu save on power with panels on their roofs.

How many shops do you have, and who decides on them?

Best regards,
Soko Sales`;

describe("our own quoted text", () => {
  it.each([
    ["below the answer", `Twelve.\n\n${OURS}`, "Twelve."],
    ["above the answer", `${OURS}\n\nTwelve.`, "Twelve."],
    ["wrapped anew", `Twelve.\n\n${OURS.replace(/ (save|panels|and) /g, "\n$1 ")}`, "Twelve."],
    [
      "below a line that names it, with answers between",
      `See below.\n\nOn 3 Nov 2026, at 10:01, Soko <s@soko.test> wrote:\n\n${OURS.replace("?\n", "?\nTwelve, Jane decides.\n")}`,
      "See below.\n\nTwelve, Jane decides.",
    ],
    ["in front of the answer in one line", `${OURS.replace("on them?", "on them? Twelve.")}`, "Twelve."],
  ])("is removed from the reply: %s", (_, text, own) => {
    expect(extractReply(text, OURS)).toBe(own);
  });

  it("is kept where the sender repeats a greeting or phrase of ours", () => {
    const text = "We want panels on their roofs as you say.\n\nBest regards,\nAmina";
    expect(extractReply(text, OURS)).toBe(text);
  });
});

describe("an expensive email", () => {
  const sent = "How many shops do you have, and who decides on them? ".repeat(2_000);
  it.each([
    ["marks", ">".repeat(1_000_000)],
    ["lines of marks", ">\n".repeat(500_000)],
    ["marked words", "> a\n".repeat(250_000)],
    ["lines above quotes", "On 3 Nov 2026, at 10:01, x wrote\n".repeat(30_000)],
    ["one long line above a quote", "On 3 Nov 2026 x wrote ".repeat(45_000)],
    ["wrapped beginnings", "On 3 Nov 2026 at 10:01\n".repeat(40_000)],
    ["fields", "From: a\nTo: b\nCc: c\n".repeat(50_000)],
    ["sign-offs", "Regards,\nAmina\n".repeat(60_000)],
    ["rules", "-----\n".repeat(160_000)],
    ["lawyers", "This message is confidential\n\n".repeat(33_000)],
    ["colons", ":".repeat(1_000_000)],
    ["our own words", sent.repeat(10)],
    ["our own words in short lines", sent.repeat(10).replaceAll(" ", "\n")],
  ])("has its reply text extracted within 600 ms: 1 MB of %s", async (_, text) => {
    expect(await timeOf(async () => extractReply(text, sent), 600)).toBeLessThan(600);
  });
});

describe("an email with HTML only", () => {
  const quoted = "<div>Habari Amina</div><div>Would you like a quote?</div>";
  it.each([
    [
      "Gmail",
      `<div>Yes</div><div class="gmail_quote"><div class="gmail_attr">Wabhala u-Soko:<br></div>${quoted}</div>`,
    ],
    [
      "Gmail, answered between",
      `<div class="gmail_quote"><div class="gmail_attr">Wabhala u-Soko:<br></div><blockquote class="gmail_quote">Shops?</blockquote><div>Yes</div><blockquote class="gmail_quote">When?</blockquote></div>`,
    ],
    [
      "Outlook",
      `<p>Yes</p><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p><b>Isuka:</b> Soko</p></div>${quoted}`,
    ],
    ["Outlook on the web", `<div>Yes</div><hr><div id="x_divRplyFwdMsg"><b>Isuka:</b> Soko</div>${quoted}`],
    [
      "Yahoo",
      `<div>Yes</div><div id="yahoo_quoted_123" class="ydp1 yahoo_quoted"><div>Soko, 3/11:</div>${quoted}</div>`,
    ],
    [
      "Thunderbird",
      `<p>Yes</p><div class="moz-cite-prefix">Soko, 3/11:</div><blockquote type="cite">${quoted}</blockquote>`,
    ],
    [
      "a program that indents text",
      `<blockquote style="margin:0 0 0 40px;border:none;padding:0px">Yes</blockquote>`,
    ],
  ])("is reduced to the sender's own text: %s", (_, html) => {
    expect(extractReply(textOfHtml(html))).toBe("Yes");
  });
});
